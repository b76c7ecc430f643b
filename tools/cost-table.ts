/** The costs of pages as text: a table of pages, the most expensive first, and a table of the chunks of widgets. */
import { sizeInWords } from '../engine/document/size.ts'
import { type Cost, heaviestByPage, sentFor, sum } from '../engine/release/cost.ts'

/** Each page is listed with the costs of its most expensive address and language. */
export function costTable(costs: readonly Cost[]): readonly string[] {
  const pages = [...heaviestByPage(costs).values()].flatMap(([heaviest]) => (heaviest === undefined ? [] : [heaviest]))
  return [
    'Costs of each page at its most expensive address and language. Sizes are ' +
      'compressed, with the uncompressed size in brackets.',
    ...aligned(heads, pages.map(cellsOf)),
    '',
    'Scripts of widgets, compressed:',
    ...aligned(['chunk', 'sent', 'pages', 'widgets'], scripts(costs)),
  ]
}

function aligned(titles: readonly string[], lines: readonly (readonly string[])[]): readonly string[] {
  const rows = [titles, ...lines]
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) =>
        left.has(titles[column] ?? '') ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

const heads = [
  'page',
  'address',
  'sent',
  'HTML',
  'script',
  'of widgets',
  'first images',
  'all images',
  'calls',
  'largest first',
]
const left = new Set(['chunk', 'widgets', 'page', 'address', 'calls', 'largest first'])

function cellsOf(cost: Cost): readonly string[] {
  const { page, path, language, html, script, chunks, images, largest, calls } = cost
  const weighed = ({ sent, bytes }: Cost['html']): string => `${sizeInWords(sent)} (${sizeInWords(bytes)})`
  const weightsOf = (list: readonly { readonly weight: Cost['html'] }[]): Cost['html'] =>
    sum(list.map(({ weight }) => weight))
  return [
    page,
    `${path} ${language}`,
    sizeInWords(sentFor(cost)),
    weighed(html),
    weighed(script),
    sizeInWords(weightsOf(chunks.filter(({ widgets }) => widgets.length > 0)).sent),
    sizeInWords(weightsOf(images.filter(({ first }) => first)).sent),
    weighed(weightsOf(images)),
    calls.length === 0 ? 'none' : `${calls.length}: ${calls.map(({ name }) => name).join(', ')}`,
    largest,
  ]
}

/** Returns the chunks, largest first, each with all widgets that need it. */
function scripts(costs: readonly Cost[]): readonly (readonly string[])[] {
  const found = new Map<string, { sent: number; pages: Set<string>; widgets: Set<string> }>()
  for (const { page, chunks } of costs) {
    for (const { file, weight, widgets } of chunks) {
      if (widgets.length === 0) continue
      const chunk = found.get(file) ?? { sent: weight.sent, pages: new Set(), widgets: new Set() }
      found.set(file, chunk)
      chunk.pages.add(page)
      for (const widget of widgets) chunk.widgets.add(widget)
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b.sent - a.sent)
    .map(([file, { sent, pages, widgets }]) => [
      file,
      sizeInWords(sent),
      String(pages.size),
      [...widgets].sort().join(', '),
    ])
}
