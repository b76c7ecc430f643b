import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { contentIcons } from './content-icons.ts'

const widgets = join(import.meta.dirname, '..')

test('icons of widgets are loaded at once, icons of content later', async () => {
  // Loads the module anew, because another test in this process may have added the content icons.
  vi.resetModules()
  const { iconShape, addIconShapes } = await import('./icon-shapes.ts')
  expect(iconShape('close')).toHaveProperty('line')
  expect(iconShape('wallet')).toEqual({})
  addIconShapes(contentIcons)
  expect(iconShape('wallet')).toBe(contentIcons.wallet)
  expect(iconShape('toString')).toEqual({})
})

test('no widget names a content icon in its code, because the icon would be empty until the second stage', () => {
  const named = readdirSync(widgets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(widgets, file), 'utf8').matchAll(/\bicon(?:\(|: )\s*([^,)}\n]*)/g)].flatMap(
        ([, name = '']) =>
          [...name.matchAll(/'([\w-]+)'/g)]
            .filter(([, name = '']) => Object.hasOwn(contentIcons, name))
            .map(([, name]) => `${file}: ${name}`),
      ),
    )
  expect(named).toEqual([])
})
