import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawing, keepDrawings } from './drawings.ts'
import { pictograms } from './pictograms.ts'

const widgets = join(import.meta.dirname, '..')

test('what configuration names comes later, and what widgets draw of their own is always there', () => {
  expect(drawing('close')).toHaveProperty('line')
  expect(drawing('wallet')).toEqual({})
  keepDrawings(pictograms)
  expect(drawing('wallet')).toBe(pictograms.wallet)
  expect(drawing('toString')).toEqual({})
})

test('no widget names a pictogram in its code: before the second stage it would draw nothing', () => {
  const named = readdirSync(widgets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(widgets, file), 'utf8').matchAll(/\bicon(?:\(|: )\s*([^,)}\n]*)/g)].flatMap(([, given = '']) =>
        [...given.matchAll(/'([\w-]+)'/g)].filter(([, name = '']) => Object.hasOwn(pictograms, name)).map(([, name]) => `${file}: ${name}`),
      ),
    )
  expect(named).toEqual([])
})
