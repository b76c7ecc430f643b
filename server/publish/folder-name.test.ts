import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { folderName, publishCommand, shortPath } from './folder-name.ts'

const root = resolve(import.meta.dirname, '../..')

test('a folder below the current folder is named by its relative path, any other folder by its absolute path', () => {
  expect(shortPath(resolve('examples/bus'))).toBe('examples/bus')
  expect(shortPath(resolve('..', 'site2'))).toBe(resolve('..', 'site2'))
  expect(folderName(resolve('examples/bus'))).toBe('examples/bus/')
})

test('suggested commands name the folder, unless it is the default folder', () => {
  expect(publishCommand(resolve(root, 'config'))).toBe('npm run publish')
  expect(publishCommand(resolve('examples/bus'))).toBe('npm run publish -- examples/bus')
  expect(publishCommand(resolve('..', 'site2'))).toBe(`npm run publish -- ${resolve('..', 'site2')}`)
})

test('a path with spaces or quotes is quoted for the shell', () => {
  expect(publishCommand('/sites/my bus')).toBe("npm run publish -- '/sites/my bus'")
  expect(publishCommand("/sites/o'hara")).toBe(String.raw`npm run publish -- '/sites/o'\''hara'`)
})
