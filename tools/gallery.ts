/**
 * Builds the gallery into `dist/gallery`: every widget with its examples, as static files that the server serves under `/gallery`. What is
 * shown is what players get: each example is compiled by publishing and prerendered by the player's own build. Skips the work when nothing has
 * changed. `npx tsx tools/gallery.ts`.
 */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { readBuild } from '../engine/release/player-build.ts'
import { disk } from '../engine/release/disk.ts'
import { openPrerenderer } from '../engine/release/prerender.ts'
import { packSource } from '../engine/release/source-pack.ts'
import { openStore } from '../engine/release/store.ts'
import type { WidgetDefinition } from '../engine/widget.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { own } from '../engine/core/json.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import type { SiteFiles } from '../engine/document/source.ts'
import { checkExamples } from '../gallery/check.ts'
import { type ExampleCompiler, openExampleCompiler } from '../gallery/compile.ts'
import { type WidgetExample, keyOf, readExamples } from '../gallery/examples.ts'
import { frameAddress, type Gallery, type GalleryExample, type GalleryWidget } from '../gallery/model.ts'
import { Page } from '../gallery/page/Page.tsx'
import { eventRows, propRows } from '../gallery/props.ts'
import { defaultSkin, renderExample } from '../gallery/render.ts'
import { scriptOf } from '../gallery/script.ts'
import { sizeOfWidget } from '../gallery/size.ts'

const root = resolve(import.meta.dirname, '..')

/** A file of the gallery, as the server needs to know it (`dist/gallery/gallery.json`). */
interface GalleryFile {
  /** Path below `dist/gallery`. */
  readonly file: string
  /** Changes with the content. */
  readonly tag: string
  /** Of the style that stands in a frame. */
  readonly styleHash?: string
}

/** What is wrong with a widget or with one of its examples (`Banner/long`). */
export interface GalleryProblem {
  readonly of: string
  readonly problem: string
}

/** Builds into `out` unless what is there was made from the same sources. Returns what is wrong with widgets, or undefined when it skipped. */
export async function buildGallery(
  out: string,
  buildDir: string,
  say: (line: string) => void,
): Promise<readonly GalleryProblem[] | undefined> {
  const config = await readSiteFolder(join(root, 'config'))
  const stamp = await stampOf(buildDir, packSource(config.files, config.assets).hash)
  if ((await stampIn(out)) === stamp) return undefined
  say('Building the gallery …')
  // Beside the old one, and then in its place: whole or not at all, even when two build at once.
  const fresh = `${out}.${process.pid}`
  const before = `${fresh}.before`
  try {
    const problems = await build(fresh, buildDir, config, stamp)
    await rename(out, before).catch(() => undefined)
    await rename(fresh, out)
    return problems
  } finally {
    for (const folder of [fresh, before]) await rm(folder, { recursive: true, force: true })
  }
}

async function build(out: string, buildDir: string, config: SiteFiles, stamp: string): Promise<readonly GalleryProblem[]> {
  const player = await readBuild(buildDir)
  const definitions = await readDefinitions(buildDir, stamp)

  const examples = new Map<string, readonly WidgetExample[]>()
  const broken = new Map<string, string[]>()
  for (const name of Object.keys(definitions)) {
    broken.set(name, [])
    try {
      examples.set(name, await readExamples(root, name))
    } catch (error) {
      broken.get(name)?.push(reason(error))
    }
  }
  const checked = checkExamples(config, [...examples.values()].flat(), catalogue, definitions)
  const store = await openStore(join(out, 'store'), disk)
  const compiler = await openExampleCompiler({ site: checked.site, assets: config.assets, catalogue, build: player, store })

  const files = new Map<string, GalleryFile>()
  const put = async (address: string, file: string, content: string, styleHash?: string): Promise<void> => {
    const path = join(out, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    const tag = createHash('sha256').update(content).digest('hex').slice(0, 20)
    files.set(address, { file, tag, ...(styleHash === undefined ? {} : { styleHash }) })
  }

  const prerenderer = openPrerenderer(buildDir)
  const widgets: GalleryWidget[] = []
  try {
    for (const [name, definition] of Object.entries(definitions)) {
      const problems = broken.get(name) ?? []
      const size = await sizeOfWidget(name).catch((error: unknown) => void problems.push(`it does not build alone: ${reason(error)}`))
      const shown: GalleryExample[] = []
      for (const example of examples.get(name) ?? []) {
        const wrong = checked.problems(example)
        const found = [...wrong]
        const node = checked.node(example)
        for (const { language } of compiler.settings.languages) {
          try {
            const slice = compiler.compile(example, node, language)
            const path = frameAddress(name, example.name, language)
            const needsEdge = standsFree(definition, player.css.widgets[name] ?? '')
            const frame = await renderExample({
              slice,
              path,
              icon: compiler.icon,
              settings: compiler.settings,
              build: player,
              prerenderer,
              needsEdge,
            })
            await put(path, path.replace('/gallery/', ''), frame.html, frame.styleHash)
            found.push(...frame.problems.map((problem) => `${language}: ${problem}`))
          } catch (error) {
            // What the check has said already is not said again by the compiler.
            if (wrong.length === 0) found.push(`${language}: ${reason(error)}`)
            await put(frameAddress(name, example.name, language), `frame/${keyOf(example)}.${language}.html`, brokenFrame(found))
          }
        }
        shown.push({ name: example.name, title: example.title, json: JSON.stringify(example.node, null, 2), problems: [...new Set(found)] })
      }
      widgets.push(describeWidget(definition, catalogue, size?.total, shown, problems))
    }
  } finally {
    prerenderer.close()
  }

  const page = renderToStaticMarkup(createElement(Page, { gallery: galleryOf(compiler, widgets) }))
  await put('/gallery', 'index.html', `<!doctype html>${page}`)
  for (const name of ['gallery', 'frame']) {
    await put(`/gallery/${name}.js`, `${name}.js`, await scriptOf(join(root, 'gallery/page', `${name}.ts`)))
    await put(`/gallery/${name}.css`, `${name}.css`, await readFile(join(root, 'gallery/page', `${name}.css`), 'utf8'))
  }
  await writeFile(join(out, 'gallery.json'), JSON.stringify({ stamp, files: Object.fromEntries(files) }))
  return widgets.flatMap(({ name, problems, examples: list }) => [
    ...problems.map((problem) => ({ of: name, problem })),
    ...list.flatMap((example) => example.problems.map((problem) => ({ of: `${name}/${example.name}`, problem }))),
  ])
}

function galleryOf(compiler: ExampleCompiler, widgets: readonly GalleryWidget[]): Gallery {
  const { settings } = compiler
  const skin = defaultSkin(settings)
  return {
    title: settings.languages.find(({ language }) => language === settings.defaultLanguage)?.siteTitle ?? 'Habi',
    widgets,
    skins: settings.skins.map(({ id, scheme }) => ({ id, scheme })),
    skin: `${skin.id}.${skin.scheme}`,
    languages: settings.languages.map(({ language }) => language),
    language: settings.defaultLanguage,
    icon: compiler.icon,
  }
}

function describeWidget(
  definition: WidgetDefinition,
  catalogue: Catalogue,
  size: number | undefined,
  examples: readonly GalleryExample[],
  problems: readonly string[],
): GalleryWidget {
  const { name, group, version, pure = false, budget, slots = {} } = definition
  const { schema, events = {} } = own(catalogue.widgets, name) ?? {}
  const all = schema === undefined ? [...problems, 'its schema is not in the catalogue: run npm run generate -- --write'] : problems
  return {
    name,
    title: schema?.title ?? name,
    group,
    version,
    pure,
    budget,
    slots,
    events: eventRows(events),
    size,
    examples,
    description: schema?.description ?? '',
    props: schema === undefined ? [] : propRows(schema),
    problems: all,
  }
}

/** Things of content and games stand at the page's distance from the edges, unless their own style keeps it. */
function standsFree({ group }: WidgetDefinition, css: string): boolean {
  return !['layout', 'navigation', 'popups'].includes(group) && !css.includes('--edge')
}

/** What stands in a frame whose example cannot be rendered. */
function brokenFrame(problems: readonly string[]): string {
  const lines = problems.map((problem) => createElement('li', { key: problem }, problem))
  const page = createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement('meta', { charSet: 'utf-8' }), createElement('title', null, 'Broken example')),
    createElement(
      'body',
      null,
      createElement('main', null, createElement('h1', null, 'This example cannot be shown'), createElement('ul', null, lines)),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

async function readDefinitions(buildDir: string, stamp: string): Promise<{ readonly [name: string]: WidgetDefinition }> {
  const module = `${pathToFileURL(join(buildDir, 'server', 'versions.js')).href}?${stamp}`
  const { versions } = (await import(module)) as { versions: { readonly [name: string]: WidgetDefinition } }
  return versions
}

async function stampIn(out: string): Promise<string | undefined> {
  const text = await readFile(join(out, 'gallery.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { readonly stamp?: string }).stamp
}

/** The player's build covers engine, widgets and business; the rest is the configuration and the gallery itself. */
async function stampOf(buildDir: string, config: string): Promise<string> {
  const sum = createHash('sha256').update(config)
  sum.update(await readFile(join(buildDir, 'sources.sha256'), 'utf8').catch(() => ''))
  const own = await readdir(join(root, 'gallery'), { recursive: true, withFileTypes: true })
  const paths = own.filter((entry) => entry.isFile() && !/\.test\./.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
  for (const path of [
    ...paths,
    import.meta.filename,
    join(root, 'catalogue/catalogue.gen.json'),
    join(root, 'schemas/vocabulary.json'),
  ].sort())
    sum.update(relative(root, path)).update(await readFile(path))
  return sum.digest('hex').slice(0, 20)
}

function reason(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
}

if (import.meta.filename === process.argv[1]) {
  const problems = await buildGallery(resolve(root, 'dist/gallery'), resolve(root, 'dist/player'), (line) => console.log(line))
  for (const { of, problem } of problems ?? []) console.error(`${of}: ${problem}`)
  console.log(
    problems === undefined
      ? 'dist/gallery is up to date.'
      : `Built dist/gallery${problems.length === 0 ? '.' : `, ${problems.length} problems.`}`,
  )
}
