/**
 * The cost of pages: the bytes and calls that opening them takes, read from a release, and how they compare with the
 * budgets of the site.
 */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Budgets } from '../document/types.gen.ts'
import { canonical } from '../core/json.ts'
import type { Release } from '../core/release.ts'
import { readNode, type WireItem, type WireSlice } from '../core/wire.ts'
import type { PlayerBuild } from './player-build.ts'

export interface FileWeight {
  readonly bytes: number
  /** Bytes on the wire, compressed with brotli where there is a compressed file. */
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
  /** Nodes by widget, with the bytes of their configuration in the document before compression; the heaviest first. */
  readonly nodes: readonly { readonly widget: string; readonly count: number; readonly bytes: number }[]
}

export interface ChunkCost {
  readonly file: string
  readonly weight: FileWeight
  /** Widgets of the page that need the chunk; empty for chunks of every page. */
  readonly widgets: readonly string[]
}

export interface ImageCost {
  readonly address: string
  readonly weight: FileWeight
  /** The image is in the delivered HTML and is not loaded lazily. */
  readonly first: boolean
  /** Nodes that show the image. */
  readonly shownBy: readonly NodeName[]
}

/** A data source that is loaded while the page is open. */
export interface CallCost {
  readonly name: string
  readonly call: string
  readonly when: 'boot' | 'session'
  /** Widgets of the page that read it. */
  readonly widgets: readonly string[]
}

interface NodeName {
  readonly widget: string
  readonly address: string
}

export interface CostRequest {
  readonly release: Release
  readonly build: PlayerBuild
  /** Folders of the objects of the release and of the files of the build. */
  readonly objects: string
  readonly client: string
  /** Only pages with these object names; all pages when absent. */
  readonly only?: ReadonlySet<string>
}

/** Every address of the release in every language. */
export async function costsOf({ release, build, objects, client, only }: CostRequest): Promise<readonly Cost[]> {
  const weigh = (folder: string, file: string): Promise<FileWeight> => weightOf(join(folder, file))
  const costs: Cost[] = []
  for (const [language, entries] of Object.entries(release.html)) {
    for (const [path, { object }] of Object.entries(entries)) {
      if (only?.has(object) === false) continue
      const html = await readFile(join(objects, object), 'utf8')
      const slice = sliceIn(html, object)
      const nodes = nodesOf(slice.root)
      const chunks: ChunkCost[] = []
      for (const file of chunksIn(html, build, object)) {
        const widgets = slice.widgets.filter((widget) => !build.base.includes(file) && build.chunks[widget]?.includes(file) === true)
        chunks.push({ file, weight: await weigh(client, file), widgets })
      }
      const delivered = imagesIn(html)
      const images: ImageCost[] = []
      for (const address of addressesIn(html)) {
        const shownBy = nodes.filter(({ text }) => text.includes(address)).map(({ widget, address: node }) => ({ widget, address: node }))
        const first = delivered.some((image) => image.address === address && image.first)
        images.push({ address, weight: await weigh(objects, address.slice('/r/'.length)), first, shownBy })
      }
      costs.push({
        page: slice.page,
        path,
        language,
        html: await weigh(objects, object),
        script: sum(chunks.map(({ weight }) => weight)),
        chunks,
        images,
        largest: largestOf(delivered) ?? `title "${slice.head.title}"`,
        calls: callsOf(slice, nodes),
        nodes: byWidget(nodes),
      })
    }
  }
  return costs
}

export const sum = (weights: readonly FileWeight[]): FileWeight => ({
  bytes: weights.reduce((all, { bytes }) => all + bytes, 0),
  sent: weights.reduce((all, { sent }) => all + sent, 0),
})

/** All bytes that are sent for a page: its document, its scripts and every image that it may show. */
export const sentFor = ({ html, script, images }: Cost): number => html.sent + script.sent + sum(images.map(({ weight }) => weight)).sent

/** Weights by file name. A file is named by its hash and never changes. */
const weighed = new Map<string, FileWeight>()
const MAX_WEIGHED = 50_000

async function weightOf(path: string): Promise<FileWeight> {
  const before = weighed.get(path)
  if (before !== undefined) return before
  const weight = await measured(path)
  if (weighed.size >= MAX_WEIGHED) weighed.clear()
  weighed.set(path, weight)
  return weight
}

async function measured(path: string): Promise<FileWeight> {
  const { size } = await stat(path)
  const packed = await stat(`${path}.br`).catch(() => undefined)
  return { bytes: size, sent: packed?.size ?? size }
}

function sliceIn(html: string, object: string): WireSlice {
  const seed = /<script type="application\/json" id="seed">(.*?)<\/script>/s.exec(html)?.[1]
  if (seed === undefined) throw new Error(`${object}: the page has no seed, so that its cost cannot be computed. Publish again`)
  return (JSON.parse(seed) as { slice: WireSlice }).slice
}

/** The boot script and what it fetches. */
function chunksIn(html: string, build: PlayerBuild, object: string): readonly string[] {
  const named = /<html [^>]*data-chunks="([^"]+)"/.exec(html)?.[1]
  if (named === undefined)
    throw new Error(`${object}: the page names no chunks, so that the cost of its scripts cannot be computed. Publish again`)
  return [...new Set([build.boot, ...named.split(' ').map((address) => address.replace(/^\/r\/b\//, ''))])]
}

/**
 * Images that the page shows at once, or may show when a rule holds. Icons and preview cards of the head are left out,
 * because no player waits for them.
 */
function addressesIn(html: string): readonly string[] {
  const shown = imagesIn(html).map(({ address }) => address)
  const named = html.slice(html.indexOf('<body>')).match(/\/r\/[0-9a-f]{20}\.(?:avif|gif|jpe?g|png|svg|webp)/g) ?? []
  return [...new Set([...shown, ...named])]
}

interface Delivered {
  readonly address: string
  readonly first: boolean
  readonly urgent: boolean
  readonly area: number
}

/** Images of the delivered markup and preloads of the head, in order. */
function imagesIn(html: string): readonly Delivered[] {
  return [...html.matchAll(/<(?:img|link rel="preload" as="image") [^>]*>/g)].flatMap(([tag]) => {
    const address = / (?:src|href)="(\/r\/[^"]+)"/.exec(tag)?.[1]
    if (address === undefined) return []
    const size = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)
    return [
      { address, first: !tag.includes(' loading="lazy"'), urgent: /fetchpriority="high"/i.test(tag), area: size('width') * size('height') },
    ]
  })
}

function largestOf(delivered: readonly Delivered[]): string | undefined {
  const urgent = delivered.find((image) => image.urgent)
  return (urgent ?? [...delivered].sort((a, b) => b.area - a.area)[0])?.address
}

/** A node with its own part of the configuration, without that of the nodes inside it. */
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

function callsOf(slice: WireSlice, nodes: readonly OwnNode[]): readonly CallCost[] {
  return Object.entries(slice.data).flatMap(([name, { call, when }]) => {
    if (when === 'publish') return []
    const reads = new RegExp(`"data\\.${name}["./[]`)
    const widgets = [...new Set(nodes.filter(({ text }) => reads.test(text)).map(({ widget }) => widget))].sort()
    return [{ name, call, when, widgets }]
  })
}

/** How each budget is measured, and the explanation for a page over it. */
const measures: { readonly [budget in keyof Budgets]-?: Measure } = {
  pageHtmlBytes: {
    of: ({ html }) => html.sent,
    words: (amount, most) => `has ${kilobytes(amount)} of HTML; the limit is ${kilobytes(most)}`,
    because: ({ nodes }) =>
      `Most of its configuration, before compression: ${listOf(nodes, ({ widget, count, bytes }) => `the widget ${widget} ${kilobytes(bytes)} in ${count === 1 ? 'one node' : `${count} nodes`}`)}`,
  },
  pageScriptBytes: {
    of: ({ script }) => script.sent,
    words: (amount, most) => `has ${kilobytes(amount)} of script; the limit is ${kilobytes(most)}`,
    because: ({ chunks }) => {
      const needed = heaviest(chunks.filter(({ widgets }) => widgets.length > 0))
      const every = sum(chunks.filter(({ widgets }) => widgets.length === 0).map(({ weight }) => weight)).sent
      const own = needed.length === 0 ? 'None of its widgets needs a script' : sentence(listOf(needed, neededBy))
      return `${own}. Every page has ${kilobytes(every)}`
    },
  },
  pageImageBytes: {
    of: ({ images }) => sum(images.map(({ weight }) => weight)).sent,
    words: (amount, most) => `has ${kilobytes(amount)} of images; the limit is ${kilobytes(most)}`,
    because: ({ images }) => `The heaviest: ${listOf(heaviest(images), imageBy)}`,
  },
  imageBytes: {
    of: ({ images }) => Math.max(0, ...images.map(({ weight }) => weight.sent)),
    words: (amount, most) => `has an image of ${kilobytes(amount)}; the limit is ${kilobytes(most)}`,
    because: ({ images }, most) =>
      `Too heavy: ${listOf(
        heaviest(images).filter(({ weight }) => weight.sent > most),
        imageBy,
      )}`,
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
  /** Explains the amount by widgets. */
  readonly because: (cost: Cost, most: number) => string
}

export interface Overspent {
  readonly page: string
  readonly message: string
}

/** A sentence without a period for each page and each budget that it exceeds, for its heaviest address and language. */
export function overspent(costs: readonly Cost[], budgets: Budgets): readonly Overspent[] {
  return [...heaviestByPage(costs)].sort().flatMap(([page, ofPage]) =>
    Object.entries(measures).flatMap(([budget, { of, words, because }]) => {
      const most = budgets[budget as keyof Budgets]
      const [worst] = [...ofPage].sort((a, b) => of(b) - of(a))
      if (most === undefined || worst === undefined || of(worst) <= most) return []
      const message = `page ${page} (${worst.path}, ${worst.language}) ${words(of(worst), most)} (budgets.${budget} of the site). ${because(worst, most)}`
      return [{ page, message }]
    }),
  )
}

/** Costs by page, the heaviest address and language first. */
export function heaviestByPage(costs: readonly Cost[]): ReadonlyMap<string, readonly Cost[]> {
  const pages = new Map<string, Cost[]>()
  for (const cost of [...costs].sort((a, b) => sentFor(b) - sentFor(a))) pages.set(cost.page, [...(pages.get(cost.page) ?? []), cost])
  return pages
}

/** A size as text, with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

const NAMED = 3

function listOf<T>(items: readonly T[], words: (item: T) => string): string {
  const more = items.length - NAMED
  return [...items.slice(0, NAMED).map(words), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
}

const heaviest = <T extends { readonly weight: FileWeight }>(items: readonly T[]): readonly T[] =>
  [...items].sort((a, b) => b.weight.sent - a.weight.sent)

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

function neededBy({ widgets, weight }: ChunkCost): string {
  return widgets.length === 1
    ? `the widget ${widgets[0]} needs ${kilobytes(weight.sent)} of script`
    : `the widgets ${widgets.join(' and ')} need ${kilobytes(weight.sent)} together`
}

function imageBy({ address, weight, shownBy: [node] }: ImageCost): string {
  const by = node === undefined ? '' : ` of the widget ${node.widget} (${node.address})`
  return `${address}${by} with ${kilobytes(weight.sent)}`
}

function callBy({ name, call, when, widgets }: CallCost): string {
  const by = widgets.length === 0 ? 'which no widget reads' : `for the widget${widgets.length === 1 ? '' : 's'} ${widgets.join(', ')}`
  return `${name} (${call}${when === 'session' ? ', only for logged-in players' : ''}) ${by}`
}
