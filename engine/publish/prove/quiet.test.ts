import { expect, test } from 'vitest'
import catalogueFile from '../../../schemas/catalogue.gen.json' with { type: 'json' }
import { type Catalogue, checkSource } from '../check.ts'
import type { Finding } from '../finding.ts'
import { Library } from '../library.ts'
import { siteOf } from '../link/site.ts'
import { sourceOf } from '../source.ts'
import { prove, ProveMemory } from './prove.ts'

const catalogue = catalogueFile as unknown as Catalogue
const JUNE = Date.UTC(2026, 5, 1)
const DAY = 86_400_000

/** Pages that all show one section, with one offer in it that ends with August. */
function siteWith(pages: readonly string[]) {
  const files = new Map<string, string>()
  const put = (kind: string, id: string, body: object): void =>
    void files.set(`${kind}/${id}.json`, JSON.stringify({ $schema: `../schemas/${kind}.json`, kind, id, ...body }))
  const schedule = { from: '2026-01-01T00:00', until: '2026-09-01T00:00' }
  const offer = { id: 'offer', widget: 'Text', v: 1, schedule, props: { text: { $text: { en: 'Now' } } } }
  put('section', 'offers', { title: 'Offers', root: { id: 'offers', widget: 'Stack', v: 1, slots: { items: [offer] } } })
  put('layout', 'main', { root: { id: 'shell', widget: 'Stack', v: 1, slots: { items: [{ id: 'outlet', outlet: true }] } } })
  for (const id of pages) {
    const root = { id: 'page', widget: 'Stack', v: 1, slots: { items: [{ id: 'part', use: 'section/offers' }] } }
    put('page', id, { title: { $text: { en: id } }, root })
    put('route', id, { path: `/${id}`, page: id, head: { title: { $text: { en: id } } } })
  }
  return checkSource(sourceOf(files), catalogue, catalogue.widgets).site
}

function told(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ code, file, message }) => `${code} ${file} ${message}`)
}

test('what was proven in silence is proven again when the clock has changed something', () => {
  const site = siteWith(['one'])
  const memory = new ProveMemory()
  // In June nothing ends within sight; in July the end comes into sight; in October all is over. And back again.
  const moments = [JUNE, JUNE + DAY, JUNE + 40 * DAY, JUNE + 130 * DAY, JUNE, JUNE - 60 * DAY, JUNE - 200 * DAY, JUNE]
  const warm = moments.map((at) => told(prove(site, catalogue, { at, memory }).findings))
  expect(warm).toEqual(moments.map((at) => told(prove(site, catalogue, { at }).findings)))
  expect(new Set(warm.map((one) => one.join())).size).toBeGreaterThan(2)
})

test('a page of which nothing was said because another page said it speaks for itself once that one is gone', () => {
  const memory = new ProveMemory()
  const at = JUNE + 40 * DAY
  const both = siteWith(['one', 'two'])
  expect(told(prove(both, catalogue, { at, memory }).findings)).toHaveLength(1)
  const less = [...both.documents.values()].filter(({ id }) => id !== 'one')
  const alone = siteOf(new Library(less), both.files, both.broken)
  expect(told(prove(alone, catalogue, { at, memory }).findings)).toEqual(told(prove(alone, catalogue, { at }).findings))
  expect(told(prove(alone, catalogue, { at }).findings)).toHaveLength(1)
})
