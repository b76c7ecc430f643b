/** The second site, `examples/bus`: it has another language, currency and zone, and shows nothing of the first site. */
import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../../engine/core/json.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { openSite } from '../../tools/site-version.ts'
import { renderSite } from './render-site.fixture.ts'

/** A Friday morning before the winter timetable. */
const at = Date.UTC(2026, 10, 20, 8)
const folder = new URL('../../examples/bus', import.meta.url).pathname
const workspace = openSite(await readSiteFolder(folder), 'examples/bus')
const pages = await renderSite(workspace)

test('the site passes the check and the proofs without a finding, on weekdays and on weekends', () => {
  const { documents } = workspace.site()
  expect(documents.size).toBeGreaterThan(12)
  for (const day of [0, 1, 2, 3])
    expect([...workspace.findings(), ...workspace.proofs(at + day * 86_400_000).findings].map(formatFinding)).toEqual(
      [],
    )
})

test('a rule can compare the language only with the languages of the site', async () => {
  const edited = openSite(await readSiteFolder(folder), 'examples/bus')
  const page = JSON.parse(edited.text('page/contact.json') ?? '') as JsonObject
  const findingsWith = (languages: readonly string[]): string[] => {
    const node = { id: 'more', widget: 'Heading', v: 1, props: { text: { $text: { de: 'Mehr', cs: 'Víc' } } } }
    const variants = languages.map((value) => ({ ...node, when: { fact: 'device.language', op: 'eq', value } }))
    const root = page.root as { slots: { items: object[] } }
    const items = [
      ...root.slots.items,
      { id: 'choice', pick: 'first', of: [...variants, node].map((one, n) => ({ ...one, id: `more-${n}` })) },
    ]
    edited.update('page/contact.json', JSON.stringify({ ...page, root: { ...root, slots: { items } } }))
    return [...edited.findings(), ...edited.proofs(at).findings].map(({ code, message }) => `${code} ${message}`)
  }
  expect(findingsWith(['de'])).toEqual([])
  expect(findingsWith(['de', 'cs'])).toEqual([
    expect.stringContaining('One of the 2 variants before it always applies'),
  ])
  expect(findingsWith(['en'])).toEqual([expect.stringContaining('expected one of "de", "cs", got "en"')])
})

test('every page is rendered in both languages', () => {
  expect(pages).toHaveLength(16)
  expect(new Set(pages.map(({ html }) => /<html lang="([^"]+)"/.exec(html)?.[1]))).toEqual(new Set(['de', 'cs']))
  expect(pages.flatMap(({ failures }) => failures)).toEqual([])
})

test('amounts have the number format of each language', () => {
  const fares = pages.filter(({ route }) => route === 'fares').map(({ html }) => html)
  const amounts = fares.map((html) => [...html.matchAll(/>([\d.,\u{a0}]+\u{a0}€)</gu)].map(([, amount]) => amount))
  expect(amounts).toEqual([
    ['2,90\u{a0}€', '7,50\u{a0}€', '1.180,00\u{a0}€'],
    ['2,90\u{a0}€', '7,50\u{a0}€', '1\u{a0}180,00\u{a0}€'],
  ])
})

describe.each(pages.map((page) => [`${page.route} in ${page.language}`, page.html] as const))('%s', (_, html) => {
  test('has the title, the icon and the image of the site', () => {
    expect(html).toMatch(/<title>[^<]+ · Waldlinie<\/title>/)
    expect(html).toMatch(/<meta property="og:title" content="[^"]+ · Waldlinie">/)
    expect(html).toContain('<meta property="og:image" content="/r/share-card.svg">')
    expect(html).toContain('<link rel="icon" href="/r/app-icon.svg" type="image/svg+xml">')
  })

  test('shows nothing of the first site', () => {
    // The patterns match the strip of the policy, the mark of the header, names, the currency, and words in Tagalog and
    // English.
    expect(html).not.toMatch(/id="locked"|21\+|Habi|₱|PHP|Manila|viewBox="0 0 32 32"/)
    expect(html).not.toMatch(/\b(?:Bumalik|Pahina|Suporta|Ibahagi|Home|Back|Page|Close)\b/)
  })
})
