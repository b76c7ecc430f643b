import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { skinTokens } from './tokens.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test('the style sheet has every color token with its default, and no other color', () => {
  const inCss = Object.fromEntries(
    [...css.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name, value]) => [`color.${name}`, value]),
  )
  expect(inCss).toEqual(Object.fromEntries(Object.entries(skinTokens).map(([name, token]) => [name, token.default])))
})

test('every custom property that a style of the player reads is set by a style sheet or by code', () => {
  const root = resolve(import.meta.dirname, '../..')
  const files = ['widgets', 'player', 'engine'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(root, folder, path)),
  )
  const textOf = (ending: RegExp): string =>
    files
      .filter((path) => ending.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n')
  const styles = textOf(/\.css$/)
  const set = new Set([
    ...[...styles.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name),
    ...[...textOf(/(?<!\.test|\.fixture)\.tsx?$/).matchAll(/--[\w-]+/g)].map(([name]) => name),
  ])
  const read = [...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)
  expect(read.length).toBeGreaterThan(100)
  // Code sets the images of a skin as `--skin-${name}`.
  const isSet = (name = ''): boolean => set.has(name) || (set.has('--skin-') && name.startsWith('--skin-'))
  expect([...new Set(read)].filter((name) => !isSet(name))).toEqual([])
})
