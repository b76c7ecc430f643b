/**
 * Attempts to remove a duty of the policy by configuration. Each is refused with a finding at the document to change.
 * The notice itself is code and has no setting.
 */
import { expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { CheckCache, checkSource } from '../../engine/check/check.ts'
import { type Finding, formatFinding } from '../../engine/document/finding.ts'
import { SourceReader } from '../../engine/document/source.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { strips } from '../../player/policies/policies.gen.ts'
import { widgets } from '../../widgets/widgets.gen.ts'

type Body = { [key: string]: unknown }
/** Changes a document (function), adds one (object), or removes one (null). */
type Changes = { readonly [path: string]: ((body: Body) => void) | Body | null }

const ROUTE = 'route/responsive-gaming.json'
const PAGE = 'page/responsive-gaming.json'
const SITE = 'site.json'
const path = '/responsive-gaming'

const { files, others } = await readSiteFolder(new URL('../../config', import.meta.url).pathname)
// Caches parsed and checked documents, so unchanged ones are not checked again for each attempt.
const reader = new SourceReader('config')
const cache = new CheckCache()

function errorsWith(changes: Changes): readonly Finding[] {
  const changed = new Map(files)
  for (const [name, change] of Object.entries(changes)) {
    if (change === null) {
      changed.delete(name)
      continue
    }
    const body = JSON.parse(files.get(name) ?? '{}') as Body
    if (typeof change === 'function') change(body)
    else {
      const [kind = '', ...id] = name.replace('.json', '').split('/')
      Object.assign(body, { $schema: `../../schemas/${kind}.json`, kind, id: id.join('/') }, change)
    }
    changed.set(name, JSON.stringify(body))
  }
  reader.replace({ files: changed, others })
  const { findings } = checkSource(reader.read(), catalogue, widgets, undefined, cache)
  return findings.filter(({ severity }) => severity === 'error')
}

const visitor = { fact: 'session.loggedIn', op: 'eq', value: false }
const inBrowser = { fact: 'device.container', op: 'eq', value: 'BROWSER' }
const text = (en: string): Body => ({ $text: { en, tl: en, cn: en } })

/** The list that contains the node with the text of the page, and the index of the node. */
function placeOfText(value: unknown): { readonly items: unknown[]; readonly index: number } | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const index = value.findIndex(
      (node: { widget?: unknown }) => node.widget === 'RichText' || node.widget === 'Article',
    )
    if (index >= 0) return { items: value, index }
  }
  for (const inner of Object.values(value)) {
    const found = placeOfText(inner)
    if (found !== undefined) return found
  }
  return undefined
}

/** Changes the node with the text of the page. */
const body =
  (change: (node: Body, items: unknown[]) => unknown) =>
  (page: Body): void => {
    const place = placeOfText(page)
    if (place === undefined) throw new Error(`${PAGE} has no rich text`)
    const { items, index } = place
    items[index] = change(items[index] as Body, items)
  }
const withRule = (rule: Body): Changes => ({ [PAGE]: body((node) => ({ ...node, ...rule })) })
const around = (node: (inner: Body) => Body): Changes => ({ [PAGE]: body(node) })
const blocks = (change: (blocks: Body[]) => unknown[]): Changes => ({
  [PAGE]: body((node) => {
    const { props } = node as { props: { blocks: Body[] } }
    return { ...node, props: { ...props, blocks: change(props.blocks) } }
  }),
})
const paragraph = (value: unknown): Body => ({ type: 'paragraph', spans: [{ type: 'text', text: value }] })
/** Applies `change` to all texts of the page. */
const texts = (change: (texts: Body) => void): Changes => ({
  [PAGE]: (page) => {
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { $text } = value as { $text?: Body }
      if ($text !== undefined) change($text)
      else Object.values(value).forEach(visit)
    }
    visit(page)
  },
})
const route = (change: Body): Changes => ({ [ROUTE]: (value) => void Object.assign(value, change) })
const layout = (items: readonly Body[], widget = 'Shell', slot = 'main'): Changes => ({
  'layout/other.json': {
    root: { id: 'shell', widget, v: 1, slots: { [slot]: items }, ...(widget === 'Shell' ? {} : { props: labels() }) },
  },
  ...route({ layout: 'other' }),
})
const outlet = { id: 'outlet', outlet: true }
const popup = (change: Body): Changes => ({
  'popup/first-deposit.json': (value) => {
    delete value.routes
    Object.assign(value, change)
  },
})

const POPUP = 'popup/play-reminder.json'
/** Changes the root of the popup with the reminder during play. */
const reminder = (change: (root: Body & { props: Body; on: Body }) => unknown): Changes => ({
  [POPUP]: (value) => void change(value.root as Body & { props: Body; on: Body }),
})
const attempts: readonly (readonly [title: string, changes: Changes, file: string])[] = [
  ['the route has another path', route({ path: '/play-with-care' }), SITE],
  ['the route has another case', route({ path: '/Responsive-Gaming' }), SITE],
  ['the route is removed', { [ROUTE]: null, ...withoutLinks() }, SITE],
  ['another route catches its path by a pattern', { ...route({ path: '/x', aliases: [] }), ...caught() }, SITE],
  ['it is an alias of a route with another path', route({ path: '/x', aliases: [{ path }] }), SITE],
  ['the route redirects', { [ROUTE]: redirected(false) }, ROUTE],
  ['the route redirects and keeps the query', { [ROUTE]: redirected(true) }, ROUTE],
  ['the route needs login', route({ login: true }), ROUTE],
  ['the route is hidden in restricted mode', route({ restricted: true }), ROUTE],
  ['the route opens a popup over its page', route({ popup: 'login' }), ROUTE],
  ['a popup opens automatically on every page', popup({}), 'popup/first-deposit.json'],
  [
    'a popup opens automatically on this page',
    popup({ routes: ['home', 'responsive-gaming'] }),
    'popup/first-deposit.json',
  ],
  ['the route shows the page of the news', route({ page: 'news' }), ROUTE],
  ['the route shows the page for maintenance', route({ page: 'maintenance' }), ROUTE],
  ['the layout shows its outlet to visitors only', layout([{ ...box(outlet), when: visitor }]), 'layout/other.json'],
  [
    'the layout shows its outlet until a date',
    layout([{ ...box(outlet), schedule: { until: '2027-01-01T00:00' } }]),
    'layout/other.json',
  ],
  [
    'the layout shows its outlet inside a box with a rule',
    layout([{ id: 'box', widget: 'Stack', v: 1, when: inBrowser, slots: { items: [outlet] } }]),
    'layout/other.json',
  ],
  [
    'the layout shows its outlet on the second slide of a carousel',
    layout([{ id: 'first', widget: 'Heading', v: 1, props: { text: text('News') } }, outlet], 'Carousel', 'items'),
    'layout/other.json',
  ],
  ['the text is removed', around(() => ({ id: 'x', widget: 'Heading', v: 1, props: { text: text('News') } })), PAGE],
  ['the text is an image', around(() => ({ ...image(), id: 'again' })), PAGE],
  ['the text is for visitors only', withRule({ when: visitor }), PAGE],
  ['the text is for browsers only', withRule({ when: inBrowser }), PAGE],
  ['the text is for one language only', withRule({ when: { fact: 'device.language', op: 'eq', value: 'en' } }), PAGE],
  ['the text is for an audience only', withRule({ when: { audience: 'player' } }), PAGE],
  ['the text is for a part of the people only', withRule({ when: half() }), PAGE],
  ['the text ends', withRule({ schedule: { until: '2027-01-01T00:00' } }), PAGE],
  ['the text begins later', withRule({ schedule: { from: '2027-01-01T00:00' } }), PAGE],
  [
    'the text is there on Sundays only',
    withRule({ schedule: { weekly: [{ days: ['sun'], from: '00:00', until: '23:59' }] } }),
    PAGE,
  ],
  ['the text is in a box with a rule', around((inner) => ({ ...box(inner), when: visitor })), PAGE],
  [
    'the text is on the second slide of a carousel',
    around((inner) => ({
      id: 'slides',
      widget: 'Carousel',
      v: 1,
      props: labels(),
      slots: { items: [image(), inner] },
    })),
    PAGE,
  ],
  [
    'the text is one of two variants',
    around((inner) => ({
      id: 'one',
      pick: 'first',
      of: [
        { ...inner, id: 'a', when: visitor },
        { ...image(), id: 'b' },
      ],
    })),
    PAGE,
  ],
  [
    'the text is in a section that is included with a rule',
    {
      'section/duty.json': { root: inner() },
      [PAGE]: body(() => ({ id: 'duty', use: 'section/duty', when: visitor })),
    },
    PAGE,
  ],
  [
    'the text is once for each banner of a position without banners',
    around((node) => ({
      ...node,
      each: { in: { $documents: { kind: 'banner', where: { position: 'no' } } }, as: 'b' },
    })),
    PAGE,
  ],
  ['the text does not say the minimum age', blocks((list) => list.slice(0, -2)), PAGE],
  ['the text does not say that an account can be closed', blocks((list) => list.filter((_, n) => n !== 7)), PAGE],
  ['the text is other words in one language', texts((value) => void (value.tl = 'Mabuhay')), PAGE],
  ['the text is in English in another language', texts((value) => void (value.cn = value.en)), PAGE],
  ['the text is a fact', blocks(() => [paragraph({ $ref: 'fact.session.loginName', default: text('21') })]), PAGE],
  ['the text depends on a rule', blocks((list) => [{ type: 'paragraph', spans: conditional(list) }]), PAGE],
  ['the reminder while playing is removed', { [POPUP]: null }, SITE],
  ['the reminder opens automatically', { [POPUP]: (value) => void (value.trigger = 'auto') }, POPUP],
  ['the reminder is shown to visitors only', reminder((root) => (root.when = visitor)), POPUP],
  [
    'the reminder has other words',
    reminder(({ props }) => Object.assign(props, { title: text('Hi'), text: text('') })),
    POPUP,
  ],
  [
    'the reminder has its words only for some',
    reminder(({ props }) => (props.title = { $if: inBrowser, then: props.title, else: text('') })),
    POPUP,
  ],
  ['the reminder has no close button that works', reminder((root) => (root.on = {})), POPUP],
  [
    'the reminder closes for some only',
    reminder((root) => (root.on = { close: [{ do: 'popup.close', when: inBrowser }] })),
    POPUP,
  ],
  ['the reminder stays open while something runs', reminder(({ props }) => (props.busy = true)), POPUP],
  ['the site names no policy', { [SITE]: (site) => void delete site.policy }, SITE],
  ['the site names a policy that does not exist', { [SITE]: (site) => void (site.policy = 'none') }, SITE],
  [
    'the site has a language without texts of the policy',
    { [SITE]: (site) => void (site.languages as Body[]).push({ code: 'de', tag: 'de', name: 'Deutsch' }) },
    SITE,
  ],
  [
    'the default layout shows no page to players',
    {
      'layout/main.json': (value) => {
        const shell = (value as { root: { slots: { main: Body[] } } }).root
        shell.slots.main = shell.slots.main.map((item) =>
          item.outlet === true ? { ...box(item), when: visitor } : item,
        )
      },
      [ROUTE]: (value) => void delete value.layout,
    },
    'layout/main.json',
  ],
]

test('the site of this repository fulfills the policy', () => {
  expect(errorsWith({})).toEqual([])
})

test('there are at least 30 different attempts to evade the policy', () => {
  expect(new Set(attempts.map(([title]) => title)).size).toBeGreaterThanOrEqual(30)
})

test.each(attempts)('an attempt to evade the policy is refused: %s', (_, changes, file) => {
  const found = errorsWith(changes)
  const duties = found.filter(({ code }) => code === 'CFG-POLICY')
  expect(
    duties.map((finding) => finding.file),
    found.map(formatFinding).join('\n'),
  ).toContain(`config/${file}`)
  for (const { message } of duties) expect(message).toMatch(/; /)
})

test('changes that keep the policy are allowed in the same documents', () => {
  expect(errorsWith(route({ layout: 'bare', aliases: [{ path: '/play-with-care' }] }))).toEqual([])
  expect(errorsWith(blocks((list) => [...list, paragraph(text('More.'))]))).toEqual([])
  expect(errorsWith(around((inner) => box(inner)))).toEqual([])
  expect(errorsWith(popup({ routes: ['home'] }))).toEqual([])
})

test('the notice names the age and links to the required page, in every language of the policy', () => {
  for (const [name, { languages, pages }] of Object.entries(catalogue.policies))
    for (const language of languages) {
      const markup = strips[name]?.(language, '/x') ?? ''
      expect(markup).toContain('21')
      for (const page of pages) expect(markup).toContain(`href="/x${page.path}"`)
      expect(markup === strips[name]?.(languages[0] ?? '', '/x')).toBe(language === languages[0])
    }
})

function redirected(carryQuery: boolean): (value: Body) => void {
  return (value) => {
    delete value.page
    delete value.layout
    value.redirect = { to: { route: 'news' }, carryQuery }
  }
}

function caught(): Changes {
  return {
    'route/any.json': {
      path: '/{any}',
      params: { any: { pattern: 'kebab' } },
      page: 'responsive-gaming',
      head: { title: text('Any') },
    },
  }
}

/** Replaces the links of other documents to the route with links to `news`. */
function withoutLinks(): Changes {
  const linked = [...files].filter(([name, content]) => name !== ROUTE && content.includes('"responsive-gaming"'))
  return Object.fromEntries(
    linked.map(([name]) => [
      name,
      (value: Body): void => {
        const changed = JSON.parse(
          JSON.stringify(value).replaceAll('"route":"responsive-gaming"', '"route":"news"'),
        ) as Body
        Object.assign(value, changed)
      },
    ]),
  )
}

function image(): Body {
  return { id: 'extra', widget: 'Image', v: 1, props: { image: { $asset: 'banners/responsible-wide' } } }
}

function box(inner: Body): Body {
  return { id: 'box', widget: 'Stack', v: 1, slots: { items: [inner] } }
}

function inner(): Body {
  const place = placeOfText(JSON.parse(files.get(PAGE) ?? '{}'))
  return (place?.items[place.index] ?? {}) as Body
}

function half(): Body {
  return { fact: 'session.loginName', op: 'bucket', value: [0, 50] }
}

function labels(): Body {
  const label = text('Notices')
  return { label, pauseLabel: label, playLabel: label, slideLabel: label }
}

function conditional(list: readonly Body[]): unknown[] {
  const words =
    JSON.stringify(list)
      .match(/"en":"[^"]+"/g)
      ?.join(' ') ?? ''
  return [{ type: 'text', text: { $if: visitor, then: text(words), else: text('News') } }]
}
