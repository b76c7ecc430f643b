/** Tests that `config/strings` contains every text that code uses, in every language, and no unused text. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

function read(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/test/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
}

function found(sources: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, key = '']) => key)))
}

const texts = new Map(
  read('config/strings', /\.json$/).flatMap((file) =>
    Object.entries((JSON.parse(file) as { strings: { [key: string]: { [language: string]: string } } }).strings),
  ),
)
const site = JSON.parse(readFileSync(join(root, 'config/site.json'), 'utf8')) as {
  languages: readonly { code: string }[]
}
const languages = site.languages.map(({ code }) => code)
/**
 * The keys of the texts that code uses. All have the prefix `app.`, because only these texts are compiled for the
 * player app.
 */
const keysInCode = found(
  [...read('business', /\.ts$/), ...read('player', /\.tsx?$/), ...read('engine/compile', /\.ts$/)],
  /'(app\.[a-z0-9.-]+)'/g,
)

test('every text that code uses is in the configuration, in every language', () => {
  expect(keysInCode.size).toBeGreaterThan(5)
  for (const key of keysInCode) expect(Object.keys(texts.get(key) ?? {}).sort(), key).toEqual([...languages].sort())
})

test('an action uses only texts that are compiled for the player app', () => {
  for (const key of found(read('business', /\.ts$/), /\bctx\.text\('([^']+)'/g)) expect(key).toMatch(/^app\./)
})

test('every text of the configuration exists in every language', () => {
  for (const [key, translations] of texts)
    for (const language of languages) expect(translations[language] ?? '', `${key} ${language}`).not.toBe('')
})

test('every text of the configuration is used', () => {
  const bound = found(read('config', /\.json$/), /"\$string":\s*"([^"]+)"/g)
  expect([...texts.keys()].filter((key) => !bound.has(key) && !keysInCode.has(key))).toEqual([])
})
