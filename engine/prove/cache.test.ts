import { asChecked } from '../check/site.ts'
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { CheckCache, checkSource } from '../check/check.ts'
import type { Finding } from '../document/finding.ts'
import { SourceReader } from '../document/source.ts'
import type { RulePlan } from '../core/slice.ts'
import { nextChange } from './cache.ts'
import { prove, ProveCache } from './prove.ts'
import { targetsOf } from './targets.ts'

const JUNE = Date.UTC(2026, 5, 1)
const DAY = 86_400_000

/**
 * Pages that include one section with an offer that ends at the end of August. Pages in `plain` show a text instead.
 */
function siteWith(
  pages: readonly string[],
  plain: readonly string[] = [],
  reader = new SourceReader(),
  cache = new CheckCache(),
) {
  const files = new Map<string, string>()
  const put = (kind: string, id: string, body: object): void =>
    void files.set(
      kind === 'site' ? 'site.json' : `${kind}/${id}.json`,
      JSON.stringify({ $schema: `../schemas/${kind}.json`, kind, id, ...body }),
    )
  put('site', 'site', {
    languages: [{ code: 'en', tag: 'en', name: 'English' }],
    timeZone: 'UTC',
    layoutDefault: 'main',
  })
  const schedule = { from: '2026-01-01T00:00', until: '2026-09-01T00:00' }
  const offer = { id: 'offer', widget: 'Text', v: 1, schedule, props: { text: { $text: { en: 'Now' } } } }
  const word = { id: 'word', widget: 'Text', v: 1, props: { text: { $text: { en: 'Word' } } } }
  put('section', 'offers', {
    title: 'Offers',
    root: { id: 'offers', widget: 'Stack', v: 1, slots: { items: [offer] } },
  })
  put('layout', 'main', {
    root: { id: 'shell', widget: 'Stack', v: 1, slots: { items: [{ id: 'outlet', outlet: true }] } },
  })
  for (const id of pages) {
    const root = {
      id: 'page',
      widget: 'Stack',
      v: 1,
      slots: { items: [plain.includes(id) ? word : { id: 'part', use: 'section/offers' }] },
    }
    put('page', id, { title: { $text: { en: id } }, root })
    put('route', id, { path: `/${id}`, page: id, head: { title: { $text: { en: id } } } })
  }
  reader.replace({ files })
  return asChecked(checkSource(reader.read(), catalogue, catalogue.widgets, undefined, cache).site)
}

function lines(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ code, file, message }) => `${code} ${file} ${message}`)
}

test('proofs from the cache have the same findings as new proofs, before and after a boundary', () => {
  const site = siteWith(['one'])
  const cache = new ProveCache()
  // In June the end of the offer is too far ahead, in July it is not, in October it has passed. Then back to June and
  // earlier.
  const instants = [JUNE, JUNE + DAY, JUNE + 40 * DAY, JUNE + 130 * DAY, JUNE, JUNE - 60 * DAY, JUNE - 200 * DAY, JUNE]
  const warm = instants.map((at) => lines(prove(site, catalogue, { at, cache }).findings))
  expect(warm).toEqual(instants.map((at) => lines(prove(site, catalogue, { at }).findings)))
  expect(new Set(warm.map((one) => one.join())).size).toBeGreaterThan(2)
})

test('a finding of two pages is reported on the second page when the first page no longer has the finding', () => {
  const [cache, reader, checked] = [new ProveCache(), new SourceReader(), new CheckCache()]
  const at = JUNE + 40 * DAY
  for (const plain of [[], ['one'], ['one', 'two'], ['two']]) {
    const site = siteWith(['one', 'two'], plain, reader, checked)
    const warm = lines(prove(site, catalogue, { at, cache }).findings)
    expect(warm, `plain: ${plain.join()}`).toHaveLength(plain.length === 2 ? 0 : 1)
    expect(warm).toEqual(lines(prove(site, catalogue, { at }).findings))
  }
})

test('a rule about the day changes at midnight of the time zone of the site', () => {
  const [target] = targetsOf(siteWith(['one']), catalogue)
  if (target?.kind !== 'node') throw new Error('the site has no node')
  const manila = { settings: { timeZone: 'Asia/Manila' } }
  const solver = { types: { 'clock.now': 't', 'clock.today': 's', 'device.online': 'b' } } as const
  const changeOf = (rule: RulePlan, at: number, ahead = 0): number =>
    nextChange({ at, site: manila, solver }, [{ ...target, conditions: [{ rule, document: '', pointer: '' }] }], ahead)
  const midnight = (day: number): number => Date.UTC(2026, 5, day) - 8 * 3_600_000
  const onThird: RulePlan = ['is', 'clock.today', 'eq', '2026-06-03']
  expect(changeOf(onThird, midnight(1))).toBe(midnight(3))
  expect(changeOf(onThird, midnight(3))).toBe(midnight(4))
  expect(changeOf(onThird, midnight(4))).toBe(Infinity)
  expect(changeOf(['is', 'clock.today', 'contains', '-25'], midnight(1) + 1)).toBe(midnight(2))
  // A day as a range of instants ends at midnight, too.
  expect(changeOf(['is', 'clock.now', 'between', [midnight(3), midnight(4) - 1]], midnight(3))).toBe(midnight(4))
  expect(changeOf(['not', ['is', 'clock.now', 'lte', midnight(4) - 1]], midnight(3))).toBe(midnight(4))
  // It is unknown when a comparison with another fact changes, so the result is valid for one millisecond only.
  expect(changeOf(['is', 'clock.today', 'eq', { fact: 'session.day' }], midnight(3))).toBe(midnight(3) + 1)
  // The proof looks one day ahead, so its result changes one day before the boundary.
  expect(changeOf(onThird, midnight(1), DAY)).toBe(midnight(2))
  expect(changeOf(['is', 'clock.now', 'gte', midnight(9)], midnight(1))).toBe(midnight(9))
  expect(changeOf(['is', 'device.online', 'eq', true], midnight(1))).toBe(Infinity)
})
