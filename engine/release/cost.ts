/**
 * The cost of pages: the bytes and calls that it takes to open a page, computed from the results of the prerenderer and
 * the stored files. Also compares the costs with the budgets of the site.
 */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Budgets } from '../document/types.gen.ts'
import { canonical } from '../core/json.ts'
import { limitInWords, sizeInWords } from '../document/size.ts'
import { capital } from '../wording/capital.ts'
import type { PageDataSource } from '../core/prerender.ts'
import { readNode, type WireItem, writeNode } from '../core/wire.ts'
import type { PublishedPage } from './build-cache.ts'
import type { PlayerBuild } from './player-build.ts'

export interface FileWeight {
  readonly bytes: number
  /** Bytes that are transferred: those of the file compressed with brotli if there is one. */
  readonly sent: number
}

/** The cost of one address in one language. */
export interface Cost {
  readonly page: string
  readonly path: string
  readonly language: string
  readonly html: FileWeight
  /** All scripts that the document names. */
  readonly script: FileWeight
  readonly chunks: readonly ChunkCost[]
  readonly images: readonly ImageCost[]
  /** The probable largest contentful paint: the address of an image, or the title. */
  readonly largest: string
  readonly calls: readonly CallCost[]
  /**
   * The nodes of each widget, with the uncompressed bytes of their configuration in the document; the heaviest widget
   * first.
   */
  readonly nodes: readonly { readonly widget: string; readonly count: number; readonly bytes: number }[]
}

export interface ChunkCost {
  readonly file: string
  readonly weight: FileWeight
  /** Widgets of the page that need the chunk; empty for a chunk that every page loads. */
  readonly widgets: readonly string[]
}

export interface ImageCost {
  readonly address: string
  /** Id of the asset document of the image. */
  readonly asset?: string
  readonly weight: FileWeight
  /** The image is in the delivered HTML and is not loaded lazily. */
  readonly first: boolean
  /** Nodes that show the image. */
  readonly shownBy: readonly NodeName[]
}

/** A data source that is loaded while the page is open. */
export interface CallCost extends PageDataSource {
  /** Widgets of the page that read the data source. */
  readonly widgets: readonly string[]
}

interface NodeName {
  readonly widget: string
  readonly address: string
}

export interface CostRequest {
  readonly pages: readonly PublishedPage[]
  readonly build: PlayerBuild
  /**
   * `objects` is the folder with the objects of the release, `client` the folder with the files of the player build.
   */
  readonly objects: string
  readonly client: string
  /** Ids of asset documents, by the object name of their image. */
  readonly assets?: ReadonlyMap<string, string>
}

/** The cost of each page, in the order of the pages. */
export async function costsOf({ pages, build, objects, client, assets }: CostRequest): Promise<readonly Cost[]> {
  const weigh = (folder: string, file: string): Promise<FileWeight> => weightOf(join(folder, file))
  const costs: Cost[] = []
  for (const { path, language, slice, rendered } of pages) {
    const { object, resources } = rendered
    const nodes = nodesOf(writeNode(slice.root))
    const chunks: ChunkCost[] = []
    for (const file of resources.chunks) {
      const widgets = slice.widgets.filter(
        (widget) => !build.base.includes(file) && build.chunks[widget]?.includes(file) === true,
      )
      chunks.push({ file, weight: await weigh(client, file), widgets })
    }
    const images: ImageCost[] = []
    for (const { address, isEager } of resources.images) {
      const shownBy = nodes
        .filter(({ text }) => text.includes(address))
        .map(({ widget, address: node }) => ({ widget, address: node }))
      const object = address.slice('/r/'.length)
      const asset = assets?.get(object)
      images.push({
        address,
        ...(asset === undefined ? {} : { asset }),
        weight: await weigh(objects, object),
        first: isEager,
        shownBy,
      })
    }
    costs.push({
      page: slice.page,
      path,
      language,
      html: await weigh(objects, object),
      script: sum(chunks.map(({ weight }) => weight)),
      chunks,
      images,
      largest: resources.largestImage ?? `title "${slice.head.title}"`,
      calls: resources.data.map((source) => ({ ...source, widgets: readersOf(source.name, nodes) })),
      nodes: byWidget(nodes),
    })
  }
  return costs
}

export const sum = (weights: readonly FileWeight[]): FileWeight => ({
  bytes: weights.reduce((all, { bytes }) => all + bytes, 0),
  sent: weights.reduce((all, { sent }) => all + sent, 0),
})

/** All bytes that are sent for a page: its document, its scripts and every image that it may show. */
export const sentFor = ({ html, script, images }: Cost): number =>
  html.sent + script.sent + sum(images.map(({ weight }) => weight)).sent

/** Weights by file path. A file name contains a hash, so the content of a file never changes. */
const weighed = new Map<string, FileWeight>()
const MAX_WEIGHED = 50_000

async function weightOf(path: string): Promise<FileWeight> {
  const before = weighed.get(path)
  if (before !== undefined) return before
  const weight = await measured(path)
  // The weight of a script is not cached until the script is compressed.
  if (path.endsWith('.js') && weight.sent === weight.bytes) return weight
  if (weighed.size >= MAX_WEIGHED) weighed.clear()
  weighed.set(path, weight)
  return weight
}

async function measured(path: string): Promise<FileWeight> {
  const { size } = await stat(path)
  const packed = await stat(`${path}.br`).catch(() => undefined)
  return { bytes: size, sent: packed?.size ?? size }
}

/** A node with its own part of the configuration, excluding the parts of the nodes inside it. */
interface OwnNode extends NodeName {
  readonly text: string
}

function nodesOf(item: WireItem): readonly OwnNode[] {
  if ('outlet' in item) return nodesOf(item.outlet)
  if ('of' in item) return item.of.flatMap(nodesOf)
  const { widget, address, slots, fallback } = readNode(item)
  const { s: _slots, f: _fallback, ...own } = item
  return [
    { widget, address, text: canonical(own) },
    ...Object.values(slots ?? {}).flatMap((items) => items.flatMap(nodesOf)),
    ...(typeof fallback === 'object' ? nodesOf(fallback) : []),
  ]
}

function byWidget(nodes: readonly OwnNode[]): Cost['nodes'] {
  const found = new Map<string, { readonly widget: string; readonly count: number; readonly bytes: number }>()
  for (const { widget, text } of nodes) {
    const { count, bytes } = found.get(widget) ?? { count: 0, bytes: 0 }
    found.set(widget, { widget, count: count + 1, bytes: bytes + Buffer.byteLength(text) })
  }
  return [...found.values()].sort((a, b) => b.bytes - a.bytes)
}

/** Widgets that read a data source. */
function readersOf(source: string, nodes: readonly OwnNode[]): readonly string[] {
  const reads = new RegExp(`"data\\.${source}["./[]`)
  return [...new Set(nodes.filter(({ text }) => reads.test(text)).map(({ widget }) => widget))].sort()
}

function nodesInWords({ widget, count, bytes }: Cost['nodes'][number]): string {
  return `the widget ${widget} has ${sizeInWords(bytes)} in ${count === 1 ? 'one node' : `${count} nodes`}`
}

/**
 * How each budget of pages is measured, and how an excess is explained. Budgets of single images are measured by the
 * check.
 */
const measures: { readonly [budget in Exclude<keyof Budgets, 'imageBytes'>]-?: Measure } = {
  pageHtmlBytes: {
    of: ({ html }) => html.sent,
    words: (amount, most) => `has ${sizeInWords(amount)} of HTML; ${limitInWords(amount, most)}`,
    because: ({ nodes }) =>
      `The largest parts of its configuration, before compression: ${listOf(nodes, nodesInWords)}`,
  },
  pageScriptBytes: {
    of: ({ script }) => script.sent,
    words: (amount, most) => `has ${sizeInWords(amount)} of script; ${limitInWords(amount, most)}`,
    because: ({ chunks }) => {
      const needed = heaviest(chunks.filter(({ widgets }) => widgets.length > 0))
      const every = sum(chunks.filter(({ widgets }) => widgets.length === 0).map(({ weight }) => weight)).sent
      const own = needed.length === 0 ? 'No widget of the page needs a script' : capital(listOf(needed, neededBy))
      return `${own}. Every page loads ${sizeInWords(every)} of shared script`
    },
  },
  pageImageBytes: {
    of: ({ images }) => sum(images.map(({ weight }) => weight)).sent,
    words: (amount, most) => `has ${sizeInWords(amount)} of images; ${limitInWords(amount, most)}`,
    because: ({ images }) => `The heaviest: ${listOf(heaviest(images), imageBy)}`,
  },
  pageCalls: {
    of: ({ calls }) => calls.length,
    words: (amount, most) => `starts ${amount === 1 ? 'one call' : `${amount} calls`}; the limit is ${most}`,
    because: ({ calls }) => `The calls: ${calls.map(callBy).join('; ')}`,
  },
}

interface Measure {
  readonly of: (cost: Cost) => number
  readonly words: (amount: number, most: number) => string
  /** Explains what contributes most to the amount. */
  readonly because: (cost: Cost) => string
}

export interface BudgetExcess {
  readonly page: string
  readonly message: string
}

/** Returns a message for each budget that a page exceeds, with the address and language that exceed it most. */
export function budgetExcesses(costs: readonly Cost[], budgets: Budgets): readonly BudgetExcess[] {
  return [...heaviestByPage(costs)].sort().flatMap(([page, ofPage]) =>
    Object.entries(measures).flatMap(([budget, { of, words, because }]) => {
      const most = budgets[budget as keyof Budgets]
      const [worst] = [...ofPage].sort((a, b) => of(b) - of(a))
      if (most === undefined || worst === undefined || of(worst) <= most) return []
      const message =
        `page ${page} (${worst.path}, ${worst.language}) ${words(of(worst), most)} (budgets.${budget} of the ` +
        `site). ${because(worst)}`
      return [{ page, message }]
    }),
  )
}

/** Groups costs by page. The heaviest page is first; within a page, the heaviest address and language. */
export function heaviestByPage(costs: readonly Cost[]): ReadonlyMap<string, readonly Cost[]> {
  const pages = new Map<string, Cost[]>()
  for (const cost of [...costs].sort((a, b) => sentFor(b) - sentFor(a)))
    pages.set(cost.page, [...(pages.get(cost.page) ?? []), cost])
  return pages
}

const NAMED = 3

function listOf<T>(items: readonly T[], words: (item: T) => string): string {
  const more = items.length - NAMED
  return [...items.slice(0, NAMED).map(words), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

const heaviest = <T extends { readonly weight: FileWeight }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => b.weight.sent - a.weight.sent)

function neededBy({ widgets, weight }: ChunkCost): string {
  return widgets.length === 1
    ? `the widget ${widgets[0]} needs ${sizeInWords(weight.sent)} of script`
    : `the widgets ${widgets.join(' and ')} together need ${sizeInWords(weight.sent)} of script`
}

function imageBy({ address, asset, weight, shownBy: [node] }: ImageCost): string {
  const by = node === undefined ? '' : ` of the widget ${node.widget} (${node.address})`
  return `${asset === undefined ? address : `the asset ${asset}`}${by} with ${sizeInWords(weight.sent)}`
}

function callBy({ name, call, when, widgets }: CallCost): string {
  const by =
    widgets.length === 0
      ? 'which no widget reads'
      : `for the widget${widgets.length === 1 ? '' : 's'} ${widgets.join(', ')}`
  return `${name} (${call}${when === 'session' ? ', only for logged-in players' : ''}) ${by}`
}
