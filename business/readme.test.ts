/** Tests that the tables of `business/README.md` agree with the code and the configuration. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import type { CallSettings } from '../engine/runtime/calls/contract.ts'
import settings from '../config/call-settings/gateway.json' with { type: 'json' }

const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

const strings = join(import.meta.dirname, '../config/strings')
/** The English texts whose keys begin with `app.`. */
const english = new Map(
  readdirSync(strings)
    .flatMap((file) =>
      Object.entries(
        (JSON.parse(readFileSync(join(strings, file), 'utf8')) as { strings: { [key: string]: { en: string } } })
          .strings,
      ),
    )
    .filter(([key]) => key.startsWith('app.'))
    .map(([key, { en }]) => [key, en]),
)

/** The part of the README below a heading of level 2; without a heading, the part before the first one. */
function partOf(heading?: string): string {
  const part = readme.split(/^## /m).find((one) => one.startsWith(heading === undefined ? '# ' : `${heading}\n`))
  if (part === undefined) throw new Error(`business/README.md has no heading "${heading}"`)
  return part
}

/** The texts in code style. */
const quoted = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)

/** The cells of each row of the tables in a part, without the two rows of the head. */
const rowsOf = (part: string): string[][] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| *-/.test(line) && !/^\| (area|key|call) /.test(line))
    .map((line) => line.split('|').slice(1, -1))

test('the README names every action in the row of its area', () => {
  const listed = rowsOf(partOf()).flatMap(([area = '', , actions = '']) =>
    quoted(actions).map((action) => `${quoted(area)[0]}.${action}`),
  )
  expect(listed.sort()).toEqual(Object.keys(catalogue.actions).sort())
})

test('the README names every call that has settings of its own', () => {
  expect(
    rowsOf(partOf('Settings of calls'))
      .flatMap(([call = '']) => quoted(call))
      .sort(),
  ).toEqual(Object.keys(settings.calls).sort())
})

test('the README states the cache and the time limit of every call', () => {
  const duration = (seconds: number): string => (seconds < 86_400 ? `${seconds} s` : `${seconds / 86_400} days`)
  const calls = settings.calls as CallSettings['calls']
  const expected = Object.entries(calls).map(([call, { cache, timeoutMs = settings.defaults.timeoutMs }]) => [
    call,
    cache === undefined
      ? ''
      : `${duration(cache.seconds)}, ${cache.storage === 'local' ? 'on the device' : 'in memory'}`,
    duration(timeoutMs / 1000),
  ])
  const listed = rowsOf(partOf('Settings of calls')).flatMap(([call = '', cache = '', , limit = '']) =>
    quoted(call).map((name) => [name, cache.trim(), limit.trim()]),
  )
  expect(listed.sort()).toEqual(expected.sort())
})

test('the README names every call and action that neither a document nor code uses', () => {
  const folder = join(import.meta.dirname, '../config')
  const documents = textOf(folder, (path) => path.endsWith('.json') && !path.startsWith('call-settings'))
  const code = textOf(
    import.meta.dirname,
    (path) => path.endsWith('.ts') && !/\.(?:gen|test|fixture|type-test|sandbox)\.ts$/.test(path),
  )
  const filled = JSON.stringify(Object.values(catalogue.calls))
  const isUsed = (name: string): boolean =>
    documents.includes(`"${name}"`) ||
    filled.includes(`"${name}"`) ||
    code.replaceAll(`name: '${name}'`, '').includes(`'${name}'`)
  const unused = [...Object.keys(catalogue.calls), ...Object.keys(catalogue.actions)].filter((name) => !isUsed(name))
  expect(
    rowsOf(partOf('Calls and actions that this site does not use')).flatMap(([name = '']) => quoted(name)),
  ).toEqual(unused.sort())
})

/** The text of the files in a folder whose paths are chosen. */
function textOf(folder: string, isChosen: (path: string) => boolean): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isChosen)
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
}

test('the README names every text of the player app, and quotes its English', () => {
  const rows = rowsOf(partOf('Texts'))
  expect(rows.flatMap(([key = '']) => quoted(key)).sort()).toEqual([...english.keys()].sort())
  for (const [key = '', text = ''] of rows) {
    const [name = ''] = quoted(key)
    if (!name.startsWith('app.offline.')) expect(text.trim(), name).toBe(english.get(name))
  }
})

test('the README names the required constants and the optional areas', () => {
  const required = Object.entries(catalogue.constants).filter(([, { required }]) => required === true)
  expect(quoted(partOf('Constants')).filter((name) => name in catalogue.constants)).toEqual(
    required.map(([name]) => name),
  )
  const [first = ''] = partOf('Areas of a site').split('), and parts of\nthese')
  expect(quoted(first).filter((name) => name in catalogue.optionalAreas)).toEqual(
    [...new Set(Object.values(catalogue.optionalAreas))].sort(),
  )
})
