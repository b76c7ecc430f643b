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

/**
 * English texts that have several translations, because they are a button in one place and a state, a title or a quoted
 * name in another.
 */
const ambiguous = ['Following', 'For U', 'Like', 'Play', 'Privacy policy', 'Terms of use']

test('equal English texts have equal translations', () => {
  const translations = new Map<string, Set<string>>()
  for (const file of read('config', /\.json$/)) collect(JSON.parse(file), translations)
  const several = [...translations].filter(([, { size }]) => size > 1)
  expect(several.map(([english]) => english).sort()).toEqual(ambiguous)
})

/** Adds the translations of all texts in `value`, by the English text. */
function collect(value: unknown, translations: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return
  if ('en' in value && typeof value.en === 'string') {
    const { en, ...others } = value
    translations.set(en, (translations.get(en) ?? new Set()).add(JSON.stringify(others)))
  } else for (const part of Object.values(value)) collect(part, translations)
}
