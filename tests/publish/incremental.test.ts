/** A publish session makes the same release and findings as a new process, whatever it has published before. */
import { asChecked } from '../../engine/check/site.ts'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import { putAssets } from '../../engine/release/assets.ts'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import { type SmallSite, smallSite } from '../faults/small-site.fixture.ts'
import { readWhole } from '../faults/whole-release.fixture.ts'
import { siteOf, withOtherTitle } from '../bench/publish/site-of.ts'
import { readBuild } from '../../engine/release/player-build.ts'
import { CheckCache, checkSource, hasErrors } from '../../engine/check/check.ts'
import { CompileCache, compileSite } from '../../engine/compile/site.ts'
import { folders, hashOf } from '../../engine/release/disk.ts'
import { prove, ProveCache } from '../../engine/prove/prove.ts'
import { type PublishOutcome, publishSite } from '../../engine/release/publish.ts'
import { SourceReader } from '../../engine/document/source.ts'
import type { Store } from '../../engine/release/store.ts'
import { PublishSession } from '../../engine/release/publish-session.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'

const buildDir = resolve(import.meta.dirname, '../../dist/player')
const AT = Date.UTC(2026, 5, 1)
const EDITS = caseCount({ quick: 2, full: 60, variable: 'EDITS' })
const EDITS_MS = 180_000 + EDITS * 15_000
const PUBLISHES = caseCount({ quick: 1, full: 3, variable: 'PUBLISHES' })
const PUBLISHES_MS = 180_000 + PUBLISHES * 60_000
const DAY = 86_400_000
let work: string

beforeAll(async () => (work = await mkdtemp(join(tmpdir(), 'habi-incremental-'))))
afterAll(() => rm(work, { recursive: true, force: true }))

/** Returns the results that must be the same for a session and a new process. */
function resultOf({ ok, findings, release }: PublishOutcome): object {
  return { ok, findings, release }
}

/** Returns the path of the document that the number `pick` selects. */
function pathIn(files: ReadonlyMap<string, string>, pick: number, start = ''): string | undefined {
  const paths = [...files.keys()].filter((path) => path.startsWith(start))
  return paths[pick % Math.max(1, paths.length)]
}

type SiteEdit = (files: Map<string, string>, pick: number) => void

function change(start: string, edit: (value: { [key: string]: unknown }, pick: number) => void): SiteEdit {
  return (files, pick) => {
    const path = pathIn(files, pick, start)
    if (path === undefined) return
    const value = JSON.parse(files.get(path) ?? '{}') as JsonObject
    edit(value, pick)
    files.set(path, JSON.stringify(value))
  }
}

function put(kind: string, documentOf: (pick: number) => { readonly id: string }): SiteEdit {
  return (files, pick) => {
    const document = { $schema: `../../schemas/${kind}.json`, kind, ...documentOf(pick) }
    files.set(`${kind}/${document.id}.json`, JSON.stringify(document))
  }
}

const translated = (text: string): object => ({ $text: { en: text, tl: text, cn: text } })
const always = { fact: 'session.loggedIn', op: 'exists', value: true }

/** Edits of a site, some of which break it. */
const edits: { readonly [what: string]: SiteEdit } = {
  'another title of a banner': change('banner/', (banner, n) => (banner.title = translated(`Title ${n}`))),
  'another sort value': change('banner/', (banner, n) => (banner.sort = n % 3)),
  'a banner moves to another position': change('banner/', (banner, n) => (banner.position = `place-${n % 3}`)),
  'a banner for another time': change(
    'banner/',
    (banner, n) => (banner.schedule = { from: '2026-01-01T00:00', until: `2026-0${(n % 6) + 1}-01T12:00` }),
  ),
  'a banner with another link': change(
    'banner/',
    (banner, n) => (banner.link = { route: n % 3 === 0 ? 'nowhere' : 'page-0-a' }),
  ),
  'another audience': change('audience/', (audience, n) => (audience.rule = n % 2 === 0 ? always : { not: always })),
  'a section with another text': change('section/', (section, n) => {
    section.root = {
      id: 'only',
      widget: 'Heading',
      v: 1,
      props: { text: n % 2 === 0 ? translated(`Heading ${n}`) : { $string: 'app.retry' } },
    }
  }),
  'a section of offers only': change('section/', (section, n) => {
    const root = section.root as { slots: { items: readonly object[] } } | undefined
    const offers = root?.slots?.items.at(-1)
    if (offers !== undefined)
      section.root = { id: 'offers', widget: 'Stack', v: 1, slots: { items: n % 3 === 0 ? [] : [offers] } }
  }),
  'another text': change('strings/', (strings, n) => {
    const [key = ''] = Object.keys(strings.strings as object).slice(n % 3)
    ;(strings.strings as { [key: string]: object })[key] = { en: `Text ${n}` }
  }),
  'a page with an unknown section': change('page/page', (page, n) => {
    page.root = { id: 'page', widget: 'Stack', v: 1, slots: { items: [{ id: 'one', use: `section/shelf-${n % 4}` }] } }
  }),
  'another address': change('route/page', (route, n) => (route.path = `/p/${n % 4}`)),
  'a route with a guard': change('route/page', (route, n) => (route[n % 2 === 0 ? 'login' : 'restricted'] = true)),
  'a redirect': change('route/page', (route, n) => {
    delete route.page
    delete route.head
    route.redirect = { to: { route: `page-${n % 2}-a` } }
  }),
  'an alias of a route': change('route/page', (route, n) => (route.aliases = [{ path: `/also/${n % 3}` }])),
  'a site without a guard': change(
    'site.json',
    (site, n) => (site.guards = n % 2 === 0 ? {} : { restricted: always, login: always }),
  ),
  'a page with a schedule': change('page/page', (page, n) => {
    ;(page.root as { schedule?: object }).schedule = {
      from: '2026-01-01T00:00',
      until: `2026-0${(n % 4) + 5}-15T12:00`,
    }
  }),
  'a page that starts a flow': change('page/page', (page, n) => {
    const on = { press: [{ do: { flow: `go-${n % 2}` } }] }
    page.root = { id: 'page', widget: 'Button', v: 1, props: { label: translated('Go') }, on }
  }),
  'a flow': put('flow', (n) => ({
    id: `go-${n % 2}`,
    title: 'Go',
    steps: [
      {
        id: 'there',
        do: 'nav.open',
        args: { link: { route: `page-${n % 3}-b` } },
        ...(n % 5 === 0 ? { when: always } : {}),
      },
    ],
  })),
  'a popup': put('popup', (n) => ({
    id: `news-${n % 3}`,
    title: translated('News'),
    group: 'news',
    trigger: 'auto',
    priority: n % 2,
    ...(n % 5 === 0 ? { routes: ['home'] } : {}),
    ...(n % 7 === 0 ? { when: { audience: 'group-0' } } : {}),
    root: { id: 'news', widget: 'Heading', v: 1, props: { text: translated(`News ${n}`) } },
  })),
  'a table': put('decision-table', (n) => ({
    id: 'levels',
    title: 'Levels',
    hit: n % 4 === 0 ? 'unique' : 'first',
    columns: { level: { type: 'string' } },
    rows: [
      { id: 'some', when: n % 3 === 0 ? { audience: 'group-0' } : always, then: { level: 'a' } },
      { id: 'same', when: always, then: { level: 'b' } },
      ...(n % 2 === 0 ? [{ id: 'rest', when: true, then: { level: 'c' } }] : []),
    ],
  })),
  'a page with a state value': change(
    'page/page',
    (page, n) => (page.state = { open: { type: 'boolean', default: n % 2 === 0 } }),
  ),
  'a section with a state value': change(
    'section/',
    (section, n) =>
      (section.state = {
        open: n % 3 === 0 ? { type: 'string', default: '' } : { type: 'boolean', default: n % 2 === 0 },
      }),
  ),
  'another skin': change('skin/', (skin, n) => (skin.priority = n % 5)),
  'another layout': change('layout/', (layout, n) => {
    const items = [
      { id: 'outlet', outlet: true },
      { id: 'end', widget: 'Text', v: 1, props: { text: translated(`End ${n}`) } },
    ]
    layout.root = { id: 'shell', widget: 'Stack', v: 1, slots: { items } }
  }),
  'another list of languages': change('site.json', (site, n) => {
    const [en, tl, cn = { code: 'cn', tag: 'zh-Hans', name: 'Chinese' }] = site.languages as readonly Json[]
    site.languages = [en, tl, ...(n % 2 === 0 ? [] : [cn])] as Json[]
  }),
  'a deleted document': (files, pick) => {
    const path = pathIn(files, pick)
    if (path !== undefined && path !== 'site.json') files.delete(path)
  },
  'a new banner': (files, pick) => {
    const banner = {
      position: `place-${pick % 3}`,
      title: translated('New'),
      image: { $asset: 'app-icon' },
      link: { route: 'home' },
      sort: pick % 4,
    }
    const body = { $schema: '../../../schemas/banner.json', kind: 'banner', id: `new/offer-${pick % 5}`, ...banner }
    files.set(`banner/new/offer-${pick % 5}.json`, JSON.stringify(body))
  },
  'a file that is not JSON': (files, pick) => {
    const path = pathIn(files, pick)
    if (path !== undefined) files.set(path, '{')
  },
  'other white space': (files, pick) => {
    const path = pathIn(files, pick)
    if (path !== undefined) files.set(path, `${files.get(path) ?? ''}\n`)
  },
}

const step = fc.record({
  what: fc.constantFrom(...Object.keys(edits)),
  pick: fc.nat(1000),
  undo: fc.boolean(),
  later: fc.constantFrom(0, 0, DAY, 40 * DAY, -40 * DAY),
})

type EditStep = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Applies the steps one after the other. Undoes steps after which the publish is refused, and returns their number. */
async function editing(
  base: SmallSite,
  steps: readonly EditStep[],
  publish: (site: SmallSite, at: number, what: string) => Promise<boolean>,
): Promise<number> {
  let site = base
  let at = AT
  let refused = 0
  for (const { what, pick, undo, later } of steps) {
    const files = new Map(site.files)
    edits[what]?.(files, pick)
    at += later
    const ok = await publish({ ...site, files }, at, what)
    if (!ok) refused++
    if (!undo && ok) site = { ...site, files }
  }
  return refused
}

/** A store that writes nothing, because the compiler only needs the names of objects. */
const namesOnly = { put: async (content: Uint8Array | string, end: string) => `${hashOf(content)}.${end}` } as Store

interface PublishCaches {
  readonly reader: SourceReader
  readonly check: CheckCache
  readonly prove: ProveCache
  readonly compile: CompileCache
}

const emptyCaches = (): PublishCaches => ({
  reader: new SourceReader(),
  check: new CheckCache(),
  prove: new ProveCache(),
  compile: new CompileCache(),
})

/** Computes everything that a publish computes before it renders. */
async function compileAll({ files, assets }: SmallSite, at: number, caches: PublishCaches) {
  caches.reader.replace({ files, assets })
  const source = caches.reader.read()
  const { site: unchecked, findings } = checkSource(source, catalogue, catalogue.widgets, undefined, caches.check)
  if (hasErrors(findings)) return { ok: false, findings }
  const site = asChecked(unchecked)
  const proven = prove(site, catalogue, { at, cache: caches.prove }).findings
  const images = await putAssets(site.index.documents('asset'), assets, namesOnly)
  const { languages, ...rest } = compileSite({
    documents: site.index,
    catalogue,
    assetName: (id) => images.get(id),
    cache: caches.compile,
  })
  const made = languages.map(({ app, pages, popups, ...more }) => ({
    ...more,
    pages: [...pages],
    popups: [...popups],
    app: app(
      (route) => route,
      (popup) => popup,
    ),
  }))
  return { ok: true, findings, proven, made, rest }
}

test('after any edits, caches do not change the findings and the compiled site', { timeout: EDITS_MS }, async () => {
  const base = await siteOf(40)
  let refused = 0
  let proven = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const caches = emptyCaches()
      refused += await editing(base, steps, async (site, at, what) => {
        const warm = await compileAll(site, at, caches)
        expect(warm, what).toEqual(await compileAll(site, at, emptyCaches()))
        proven += warm.proven?.length ?? 0
        return warm.ok
      })
    }),
    { numRuns: EDITS, seed: testSeed },
  )
  expect(refused).toBeGreaterThan(0)
  expect(proven).toBeGreaterThan(0)
})

test(
  'after any edits, a publish session makes the same release as a new process',
  { timeout: PUBLISHES_MS },
  async () => {
    const base = await siteOf(40)
    let runs = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 5 }), async (steps) => {
        const siteDir = join(work, `site-${++runs}`)
        const session = new PublishSession()
        try {
          await editing(base, steps, async (site, at, what) => {
            const warm = await publishSite({ catalogue, ...site, siteDir, buildDir, at }, session)
            const cold = await publishSite({
              catalogue,
              ...site,
              siteDir: join(work, 'cold'),
              buildDir,
              at,
              dryRun: true,
            })
            expect(resultOf(warm), what).toEqual(resultOf(cold))
            return warm.ok
          })
        } finally {
          await session.close()
        }
      }),
      { numRuns: PUBLISHES, seed: testSeed },
    )
  },
)

test(
  'a publish of a changed banner writes the pages with the banner, their slices and one directory in each language only',
  { timeout: 120_000 },
  async () => {
    const siteDir = join(work, 'objects')
    const session = new PublishSession()
    const site = await siteOf(60)
    const publish = (one: SmallSite) => publishSite({ catalogue, ...one, siteDir, buildDir, at: AT }, session)
    await publish(site)
    expect((await publish(site)).written).toEqual([])
    const { written } = await publish(withOtherTitle(site, 'Another title'))
    await session.close()
    const ends = written.map((name) => name.slice(name.lastIndexOf('.') + 1)).sort()
    // Two pages in three languages: each has HTML and a slice, and each language has a directory.
    expect(ends).toEqual([...Array.from({ length: 6 }, () => 'html'), ...Array.from({ length: 9 }, () => 'json')])
  },
)

test('a publish session writes objects again that were deleted from the store', { timeout: 120_000 }, async () => {
  const siteDir = join(work, 'taken')
  const session = new PublishSession()
  const site = await smallSite('Here')
  const publish = (one: SmallSite) => publishSite({ catalogue, ...one, siteDir, buildDir, at: AT }, session)
  await publish(site)
  const { objects } = folders(siteDir)
  // Deletes one object of each extension, including the extensions of compressed files.
  const byExtension = new Map((await readdir(objects)).map((name) => [name.slice(name.indexOf('.')), name]))
  for (const deleted of byExtension.values()) {
    await rm(join(objects, deleted))
    await publish(await smallSite(`Without ${deleted}`))
    const { pointer } = await publish(site)
    expect((await readWhole(siteDir)).release).toBe(pointer?.release)
  }
  await session.close()
})

test('a publish session works for another store, and for a site with other images', { timeout: 120_000 }, async () => {
  const session = new PublishSession()
  const one = await smallSite('One')
  const [icon = ''] = one.assets.keys()
  const bytes = one.assets.get(icon) as Uint8Array
  const other = { ...one, assets: new Map([[icon, new Uint8Array([...bytes, 10])]]) }
  for (const [folder, site] of [
    ['a', one],
    ['b', one],
    ['b', other],
    ['a', other],
  ] as const) {
    const warm = await publishSite({ catalogue, ...site, siteDir: join(work, folder), buildDir, at: AT }, session)
    const cold = await publishSite({ catalogue, ...site, siteDir: join(work, 'cold'), buildDir, at: AT, dryRun: true })
    expect(resultOf(warm)).toEqual(resultOf(cold))
  }
  await session.close()
})

test(
  'a publish session makes the same release as a new process after a change of the player build',
  { timeout: 120_000 },
  async () => {
    const ownBuild = join(work, 'build')
    const build = await readBuild(buildDir)
    await mkdir(ownBuild)
    for (const folder of ['client', 'server']) await symlink(join(buildDir, folder), join(ownBuild, folder))
    const session = new PublishSession()
    const site = await siteOf(10)
    const target = { catalogue, siteDir: join(work, 'builds'), buildDir: ownBuild, at: AT }
    const builds = [
      build,
      { ...build, build: 'other', css: { ...build.css, base: `${build.css.base}body{margin:1px}` } },
    ]
    const releases = new Set<unknown>()
    for (const [n, title] of [
      [0, 'One'],
      [1, 'One'],
      [1, 'Two'],
      [0, 'One'],
    ] as const) {
      await writeFile(join(ownBuild, 'build.json'), JSON.stringify(builds[n]))
      const edited = withOtherTitle(site, title)
      const warm = await publishSite({ ...target, ...edited }, session)
      const cold = await publishSite({ ...target, ...edited, siteDir: join(work, 'cold-build'), dryRun: true })
      expect(resultOf(warm)).toEqual(resultOf(cold))
      releases.add(warm.release)
    }
    expect(releases.size).toBe(3)
    await session.close()
  },
)

test(
  'with a new player build, a publish can build the open pages first, and the next publish builds all pages',
  { timeout: 60_000 },
  async () => {
    const ownBuild = join(work, 'open-build')
    const build = await readBuild(buildDir)
    await mkdir(ownBuild)
    for (const folder of ['client', 'server']) await symlink(join(buildDir, folder), join(ownBuild, folder))
    const save = (name: string) => writeFile(join(ownBuild, 'build.json'), JSON.stringify({ ...build, build: name }))
    const session = new PublishSession()
    const site = await smallSite('Open')
    const target = { catalogue, ...site, siteDir: join(work, 'open'), buildDir: ownBuild, at: AT }
    const buildsOf = async (onlyPages?: readonly string[]): Promise<readonly (string | undefined)[]> => {
      const { pages } = await publishSite({ ...target, onlyPages }, session)
      const shown = pages.filter(({ language }) => language === 'en').sort((a, b) => (a.path < b.path ? -1 : 1))
      const texts = shown.map(({ rendered }) => readFile(join(target.siteDir, 'objects', rendered.object), 'utf8'))
      return (await Promise.all(texts)).map((html) => /data-build="(\w+)"/.exec(html)?.[1])
    }
    await save('one')
    expect(await buildsOf()).toEqual(['one', 'one'])
    await save('two')
    expect(await buildsOf(['/'])).toEqual(['two', 'one'])
    expect(await buildsOf()).toEqual(['two', 'two'])
    await session.close()
  },
)
