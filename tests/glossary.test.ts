/** No code, comment, message, schema, configuration or documentation uses a retired word of docs/glossary.md. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/**
 * Patterns for the second table of the glossary. `below` restricts a word to folders in which it has no other meaning.
 */
const retired: readonly { readonly word: string; readonly pattern: RegExp; readonly below?: readonly string[] }[] = [
  { word: 'workshop', pattern: /workshop/i },
  { word: 'recall', pattern: /\bRecall\b|\brecall(s|ed)?\b/, below: ['engine', 'server', 'tools', 'player'] },
  { word: 'kept for', pattern: /keptFor/ },
  { word: 'kept text', pattern: /keptText/ },
  { word: 'library', pattern: /\blibrary\b|\bLibrary\b/, below: ['engine', 'server'] },
  { word: 'shelf', pattern: /\bShelf\b|\bshelf\b|shelves/, below: ['engine', 'server/delivery', 'server/publish'] },
  { word: 'desk', pattern: /\b[dD]esks?\b/ },
  { word: 'silence', pattern: /\bsilences?\b/i, below: ['engine/prove'] },
  { word: 'silent', pattern: /\bsilent\b/i, below: ['engine/prove'] },
  { word: 'loud', pattern: /\bloud\b/i, below: ['engine/prove'] },
  { word: 'sighting', pattern: /sighting/i },
  { word: 'standing', pattern: /\bStanding\b/ },
  // "Lucky 9 Lane" is the name of a game.
  { word: 'lanes', pattern: /\b(LANES|(?<!Lucky 9 )lanes?|inLanes)\b/i },
  { word: 'house', pattern: /\b[hH]ouse\b|collectHouse/, below: ['engine', 'catalogue', 'tools', 'tests', 'player'] },
  { word: 'mend', pattern: /\bmend(s|ed|ing)?\b/i },
  { word: 'go live', pattern: /\bgoLive\b/ },
  { word: 'eyes', pattern: /\b(these|whose|through|anybody's|somebody's) eyes\b/i },
  { word: 'overlay', pattern: /\boverlays?\b/i },
  // Configuration has texts for players, and `<picture>` is an HTML element of widgets.
  {
    word: 'picture',
    pattern: /\bpictures?\b/i,
    below: [
      'business',
      'catalogue',
      'docs',
      'engine',
      'gallery',
      'player',
      'schemas',
      'server',
      'studio',
      'tests',
      'tools',
    ],
  },
  { word: 'has rest', pattern: /\bhas rest\b/ },
  { word: 'costs itself', pattern: /\bcosts itself\b/ },
  { word: 'so many of', pattern: /\bso many of\b/i },
  { word: 'stands there', pattern: /\bstands there\b/i },
]

test('every retired word of the glossary has a pattern, and every pattern is in the glossary', () => {
  const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Retired words')
  const cells = [...table.matchAll(/^\| ([^|]+?) *\|/gm)].map(([, cell = '']) => cell)
  // The first two rows are the head of the table. Parentheses contain explanations.
  const words = cells.slice(2).flatMap((cell) => cell.replace(/ \([^)]*\)/g, '').split(', '))
  expect(words.sort()).toEqual(retired.map(({ word }) => word).sort())
})

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(
    (file) =>
      /\.(ts|tsx|mts|mjs|js|css|md|json)$/.test(file) &&
      !/package-lock\.json$|CHANGELOG\.md$|docs\/glossary\.md$/.test(file),
  )
  .filter((file) => file !== 'tests/glossary.test.ts')

test.each(retired)('no file uses the retired word "$word"', ({ pattern, below }) => {
  const found = files
    .filter((file) => below === undefined || below.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, n) => (pattern.test(line) ? [`${file}:${n + 1}: ${line.trim().slice(0, 120)}`] : [])),
    )
  expect(found).toEqual([])
})
