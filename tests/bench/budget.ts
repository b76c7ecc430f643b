/**
 * The budget: a limit for each exact figure. `npm test` enforces it. `npm run bench -- budget` measures the figures and
 * writes them as the new budget, so a higher limit is visible in the diff of `budget.json`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { getBrowser, launchArguments } from '../../tools/browser.ts'
import { buildPlayer } from '../../tools/build/player.ts'
import { startSite } from '../journeys/running-site.fixture.ts'
import { bundleSize } from './engine/bundle.ts'
import { exactFigures } from './engine/measure.ts'
import { countCalls } from './page/calls.ts'
import { openPageProxy } from './page/page-proxy.ts'
import { type ChunkSize, chunksOf } from './page/chunk-sizes.ts'
import { costOf } from './publish/cost.ts'

export interface Budget {
  /** Figures by measure: renders, components, requests, objects, calls. */
  readonly figures: { readonly [measure: string]: number }
  /** Compressed sizes of the chunks that players download, with the sizes of their modules. */
  readonly chunks: { readonly [name: string]: ChunkSize }
}

const root = resolve(import.meta.dirname, '../..')
const file = join(import.meta.dirname, 'budget.json')
const buildDir = join(root, 'dist/player')

/** A figure may exceed its budget by this share. */
const TOLERANCE = 0.01
/** Number of documents of the site that is published to count the objects of one changed document. */
const SITE_SIZE = 40

export async function readBudget(): Promise<Budget> {
  return JSON.parse(await readFile(file, 'utf8')) as Budget
}

/** Measures all figures and writes them as the budget. Reports the changes. */
export async function writeBudget(report: (line: string) => void): Promise<void> {
  await buildPlayer(buildDir, report)
  const before = await readBudget().catch((): Budget => ({ figures: {}, chunks: {} }))
  const figures = { ...(await engineFigures(report)), ...(await publishFigures()), ...(await pageFigures(report)) }
  const found: Budget = { figures, chunks: await chunkSizes() }
  await writeFile(file, `${JSON.stringify(found, null, 2)}\n`)
  for (const [measure, value] of Object.entries(figures))
    if (before.figures[measure] !== value) report(`${measure}: ${before.figures[measure] ?? 'new'} -> ${value}`)
  for (const [name, { bytes }] of Object.entries(found.chunks))
    if (before.chunks[name]?.bytes !== bytes)
      report(`chunk ${name}: ${before.chunks[name]?.bytes ?? 'new'} -> ${bytes} B`)
  report(`Written to ${file}.`)
}

const ENGINE = 'the engine over hand-written React, gzip'

/**
 * Sizes of all chunks of the player app, and the size of the engine: the smallest page with the engine minus the same
 * page in hand-written React.
 */
export async function chunkSizes(): Promise<Budget['chunks']> {
  const [ours, hand] = [await bundleSize('ours'), await bundleSize('hand')]
  const { react: _same, ...modules } = ours.modules
  return { ...(await chunksOf(buildDir)), [ENGINE]: { bytes: ours.gzip - hand.gzip, modules } }
}

/** Renders and components of the engine. */
export async function engineFigures(report: (line: string) => void): Promise<Budget['figures']> {
  const found = await exactFigures(report)
  return Object.fromEntries(found.map(({ measure, of, value }) => [`${measure}: ${of}`, value]))
}

/** Objects that a publish writes for one changed document. */
export async function publishFigures(): Promise<Budget['figures']> {
  const { published } = await costOf(SITE_SIZE, true)
  const objects = Object.values(published?.changedObjects ?? {}).reduce((sum, count) => sum + count, 0)
  return { 'objects of one changed document, all languages': objects }
}

/** Requests and function calls of Home. */
export async function pageFigures(report: (line: string) => void): Promise<Budget['figures']> {
  const site = await startSite()
  const gate = await openPageProxy(site.origin, 'ours', undefined)
  let browser: Browser | undefined
  try {
    browser = await chromium.launch({ executablePath: getBrowser(report), args: [...launchArguments] })
    const html = await (await fetch(`${site.origin}/`)).text()
    const { toLive, perSwitch } = await countCalls(browser, gate)
    return {
      'requests that Home names before its first paint':
        1 + (html.match(/<link rel="(?:preload|modulepreload|stylesheet)"|<script src=/g) ?? []).length,
      'calls until Home is live': toLive,
      'calls of a channel switch': perSwitch,
    }
  } finally {
    await browser?.close()
    gate.close()
    await site.stop()
  }
}

/** One sentence for each figure over its budget. */
export function overBudget(budget: Budget['figures'], found: Budget['figures']): readonly string[] {
  return Object.entries(found).flatMap(([measure, value]) => {
    const allowed = budget[measure]
    if (allowed === undefined) return [`${measure} is ${value} and has no budget; ${remedy}`]
    return value > allowed * (1 + TOLERANCE) ? [`${measure} is ${value}; its budget is ${allowed}; ${remedy}`] : []
  })
}

/** One sentence for each chunk over its budget, with the modules that have grown. */
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
      `the chunk ${name} has ${packed} bytes and ${was}; grown (minified ` +
        `bytes): ${grown.join(', ') || 'none of its modules'}; ${remedy}`,
    ]
  })
}

const remedy = 'make it smaller, or accept it with: npm run bench -- budget'
