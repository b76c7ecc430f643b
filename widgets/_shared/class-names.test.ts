import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const widgets = join(import.meta.dirname, '..')

test('style sheets of a folder have different class names, because the build adds only the name of the folder', () => {
  const files = new Map<string, Set<string>>()
  for (const file of readdirSync(widgets, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.module.css')) continue
    for (const [, name] of readFileSync(join(widgets, file), 'utf8').matchAll(/^\s*\.([a-z]\w*)/gim)) {
      const key = `${basename(dirname(file))} ${name}`
      files.set(key, (files.get(key) ?? new Set<string>()).add(file))
    }
  }
  expect(files.size).toBeGreaterThan(100)
  expect([...files].filter(([, { size }]) => size > 1).map(([key]) => key)).toEqual([])
})
