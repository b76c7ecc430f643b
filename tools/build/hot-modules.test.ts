import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type HotModules, writeHotModules } from './hot-modules.ts'

let out: string
beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'habi-hot-'))
  await mkdir(join(out, 'client'))
})
afterEach(() => rm(out, { recursive: true }))

/** Writes a build whose chunks contain this code; `#` stands for the hash in each file name. */
async function build(
  name: string,
  chunks: { readonly [chunk: string]: string },
  boot = 'boot.js',
): Promise<HotModules> {
  const hash = name.padEnd(8, '0')
  for (const [chunk, code] of Object.entries(chunks))
    await writeFile(join(out, 'client', `${chunk}-${hash}.js`), code.replaceAll('#', hash))
  await writeFile(join(out, 'build.json'), JSON.stringify({ build: name, boot, entry: `player-${hash}.js` }))
  await writeHotModules(out)
  return JSON.parse(await readFile(join(out, 'hot', `hot-${name}.json`), 'utf8')) as HotModules
}

const player =
  'var W={Text:{pure:!0,load:()=>w(()=>import(`./widgets-content-#.js`).then(e=>e.t),[])},' +
  'Form:{pure:!1,load:()=>w(()=>import("./widget-Form-#.js").then(e=>e.n),[])}}'
const chunks = {
  player,
  'widgets-content': 'import{a}from"./player-#.js";export const t=a',
  'widget-Form': 'import{a}from"./player-#.js";import{t}from"./widgets-content-#.js";export const n=1',
}

test('a page gets the changed chunk of a widget, which imports the chunks that the page has', async () => {
  await build('one', chunks)
  const { one, two } = await build('two', { ...chunks, 'widget-Form': chunks['widget-Form'].replace('n=1', 'n=2') })
  expect(two).toEqual({})
  expect(one).toEqual({ Form: ['/r/b/hot-1-one-widget-Form.js', 'n'] })
  expect(await readFile(join(out, 'hot', 'hot-1-one-widget-Form.js'), 'utf8')).toBe(
    'import{a}from"./player-one00000.js";import{t}from"./widgets-content-one00000.js";export const n=2',
  )
})

test('a chunk that imports a changed chunk is also replaced', async () => {
  await build('one', chunks)
  const { one } = await build('two', { ...chunks, 'widgets-content': 'export const t=2' })
  expect(Object.keys(one ?? {})).toEqual(['Text', 'Form'])
  expect(await readFile(join(out, 'hot', 'hot-1-one-widget-Form.js'), 'utf8')).toContain(
    'from"./hot-1-one-widgets-content.js"',
  )
})

test.each([
  ['other code than that of widgets', { ...chunks, player: `${player};more()` }, 'boot.js'],
  ['the boot script', chunks, 'other.js'],
])('a page is loaded again after a change of %s', async (_, changed, boot) => {
  await build('one', chunks)
  expect(Object.keys(await build('two', changed, boot))).toEqual(['two'])
})

test('after an edit is undone, the page gets its original code under a new name, so the browser runs it again', async () => {
  await build('one', chunks)
  await build('two', { ...chunks, 'widgets-content': 'export const t=2' })
  expect((await build('one', chunks)).one).toEqual({
    Text: ['/r/b/hot-2-one-widgets-content.js', 't'],
    Form: ['/r/b/hot-2-one-widget-Form.js', 'n'],
  })
  expect(await readFile(join(out, 'hot', 'hot-2-one-widget-Form.js'), 'utf8')).toBe(
    'import{a}from"./player-one00000.js";import{t}from"./hot-2-one-widgets-content.js";export const n=1',
  )
})
