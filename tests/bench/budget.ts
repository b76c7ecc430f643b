/**
 * The budget: every figure that repeats to the digit. `npm test` holds it; `npm run bench -- budget` measures it anew and writes it, which is a
 * decision and stands in the diff.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { getBrowser, launchArguments } from '../../tools/browser.ts'
import { buildPlayer } from '../../tools/build/player.ts'
import { startSite } from '../journeys/running-site.fixture.ts'
import { weigh } from './engine/bundle.ts'
import { countExactly } from './engine/measure.ts'
import { countCalls } from './page/calls.ts'
import { openGate } from './page/gate.ts'
import { type Chunk, chunksOf } from './page/weight.ts'
import { costOf } from './publish/cost.ts'

export interface Budget {
  /** Figures by what they measure: renders, components, requests, objects, calls. */
  readonly figures: { readonly [measure: string]: number }
  /** Chunks that players download: packed bytes of each, and of what modules it is made, so that the one that grew can be named. */
  readonly chunks: { readonly [name: string]: Chunk }
}

const root = resolve(import.meta.dirname, '../..')
const file = join(import.meta.dirname, 'budget.json')
const buildDir = join(root, 'dist/player')

/** More than this over its budget is a regression. */
const TOLERANCE = 0.01
/** Documents of the site whose one changed document is counted. */
const SITE_SIZE = 40

export async function readBudget(): Promise<Budget> {
  return JSON.parse(await readFile(file, 'utf8')) as Budget
}

/** Measures everything and makes it the budget; says what is another than before. */
export async function writeBudget(say: (line: string) => void): Promise<void> {
  await buildPlayer(buildDir, say)
  const before = await readBudget().catch((): Budget => ({ figures: {}, chunks: {} }))
  const figures = { ...(await engineFigures(say)), ...(await publishFigures()), ...(await pageFigures(say)) }
  const found: Budget = { figures, chunks: await weighAll() }
  await writeFile(file, `${JSON.stringify(found, null, 2)}\n`)
  for (const [measure, value] of Object.entries(figures))
    if (before.figures[measure] !== value) say(`${measure}: ${before.figures[measure] ?? 'new'} -> ${value}`)
  for (const [name, { bytes }] of Object.entries(found.chunks))
    if (before.chunks[name]?.bytes !== bytes) say(`chunk ${name}: ${before.chunks[name]?.bytes ?? 'new'} -> ${bytes} B`)
  say(`Written to ${file}.`)
}

const ENGINE = 'the engine over hand-written React, gzip'

/** Every chunk of the player, and what the smallest page with the engine has more than the same page by hand. */
export async function weighAll(): Promise<Budget['chunks']> {
  const [ours, hand] = [await weigh('ours'), await weigh('hand')]
  const { react: _same, ...modules } = ours.modules
  return { ...(await chunksOf(buildDir)), [ENGINE]: { bytes: ours.gzip - hand.gzip, modules } }
}

/** Renders and components of the engine. */
export async function engineFigures(say: (line: string) => void): Promise<Budget['figures']> {
  const found = await countExactly(say)
  return Object.fromEntries(found.map(({ measure, of, value }) => [`${measure}: ${of}`, value]))
}

/** Objects that one changed document costs. */
export async function publishFigures(): Promise<Budget['figures']> {
  const { published } = await costOf(SITE_SIZE, true)
  const objects = Object.values(published?.changedObjects ?? {}).reduce((sum, count) => sum + count, 0)
  return { 'objects of one changed document, all languages': objects }
}

/** What Home asks for and calls. */
export async function pageFigures(say: (line: string) => void): Promise<Budget['figures']> {
  const site = await startSite()
  const gate = await openGate(site.origin, 'ours', undefined)
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ executablePath: getBrowser(say), args: [...launchArguments] })
    const html = await (await fetch(`${site.origin}/`)).text()
    const { toLive, perSwitch, configurationRequests } = await countCalls(browser, gate)
    return {
      'requests that Home names before its first paint':
        1 + (html.match(/<link rel="(?:preload|modulepreload|stylesheet)"|<script src=/g) ?? []).length,
      'requests for configuration until Home is live': configurationRequests,
      'calls until Home is live': toLive,
      'calls of a channel switch': perSwitch,
    }
  } finally {
    await browser?.close()
    gate.close()
    await site.stop()
  }
}

/** One sentence for each figure that is over its budget. */
export function overBudget(budget: Budget['figures'], found: Budget['figures']): readonly string[] {
  return Object.entries(found).flatMap(([measure, value]) => {
    const allowed = budget[measure]
    if (allowed === undefined) return [`${measure} is ${value} and has no budget; ${remedy}`]
    return value > allowed * (1 + TOLERANCE) ? [`${measure} is ${value}; its budget is ${allowed}; ${remedy}`] : []
  })
}

/** One sentence for each chunk that grew, with the modules that did it. */
export function grownChunks(budget: Budget['chunks'], found: Budget['chunks']): readonly string[] {
  return Object.entries(found).flatMap(([name, { bytes: packed, modules }]) => {
    const allowed = budget[name]
    if (allowed !== undefined && packed <= allowed.bytes * (1 + TOLERANCE)) return []
    const grown = Object.entries(modules)
      .map(([module, bytes]) => ({ module, by: bytes - (allowed?.modules[module] ?? 0) }))
      .filter(({ by }) => by > 0)
      .sort((a, b) => b.by - a.by)
      .slice(0, 5)
      .map(({ module, by }) => `${module} by ${by}`)
    const was = allowed === undefined ? 'has no budget' : `has a budget of ${allowed.bytes}`
    return [
      `the chunk ${name} has ${packed} bytes and ${was}; grown (minified bytes): ${grown.join(', ') || 'none of its modules'}; ${remedy}`,
    ]
  })
}

const remedy = 'make it smaller, or decide that it is worth it: npm run bench -- budget'
