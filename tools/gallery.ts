/**
 * Builds the gallery into `dist/gallery`: every widget with its examples, as static files that the server serves under
 * `/gallery`. Each example is compiled and prerendered like a page, by the build of the player app. `npx tsx
 * tools/gallery.ts` builds what has changed.
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
import { inProductionMode } from './build/production-mode.ts'

const root = resolve(import.meta.dirname, '..')

/** A file of the gallery, for the server (`dist/gallery/gallery.json`). */
interface GalleryFile {
  /** Path below `dist/gallery`. */
  readonly file: string
  /** Changes with the content. */
  readonly tag: string
  /** Hash of the inline style of a frame, for its policy. */
  readonly styleHash?: string
}

/** A problem of a widget or of one of its examples (`Banner/long`). */
interface GalleryProblem {
  readonly subject: string
  readonly problem: string
}

interface GalleryFolders {
  readonly out: string
  /** Folder of the built player app. */
  readonly buildDir: string
  /** Folder of the site whose skins, texts and languages the examples use. */
  readonly siteDir: string
}

/**
 * Builds the gallery unless it was built from the same sources. Returns the problems of widgets; undefined when it was
 * not built.
 */
export async function buildGallery(
  { out, buildDir, siteDir }: GalleryFolders,
  report: (line: string) => void,
): Promise<readonly GalleryProblem[] | undefined> {
  const config = await readSiteFolder(siteDir)
  const stamp = await stampOf(buildDir, packSource(config.files, config.assets).hash)
  if ((await stampIn(out)) === stamp) return undefined
  report('Building the gallery …')
  // The folder is replaced when it is complete. Two builds at the same time do not mix.
  const fresh = `${out}.${process.pid}`
  const before = `${fresh}.before`
  try {
    const problems = await inProductionMode(() => build(fresh, buildDir, config, stamp))
    await rename(out, before).catch(() => undefined)
    await rename(fresh, out)
    return problems
  } finally {
    for (const folder of [fresh, before]) await rm(folder, { recursive: true, force: true })
  }
}

async function build(
  out: string,
  buildDir: string,
  config: SiteFiles,
  stamp: string,
): Promise<readonly GalleryProblem[]> {
  const player = await readBuild(buildDir)
  const definitions = await readDefinitions(buildDir, stamp)

  const examples = new Map<string, readonly WidgetExample[]>()
  const problemsByWidget = new Map<string, string[]>()
  for (const name of Object.keys(definitions)) {
    problemsByWidget.set(name, [])
    try {
      examples.set(name, await readExamples(root, name))
    } catch (error) {
      problemsByWidget.get(name)?.push(messageOf(error))
    }
  }
  const checked = checkExamples(config, [...examples.values()].flat(), catalogue, definitions)
  const store = await openStore(join(out, 'store'), disk)
  const compiler = await openExampleCompiler({
    site: checked.site,
    assets: config.assets,
    catalogue,
    build: player,
    store,
  })

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
      const problems = problemsByWidget.get(name) ?? []
      const size = await sizeOfWidget(name).catch(
        (error: unknown) => void problems.push(`its bundle cannot be built: ${messageOf(error)}`),
      )
      const built: GalleryExample[] = []
      for (const example of examples.get(name) ?? []) {
        const checkProblems = checked.problems(example)
        const found = [...checkProblems]
        const node = checked.node(example)
        for (const { language } of compiler.settings.languages) {
          try {
            const slice = compiler.compile(example, node, language)
            const path = frameAddress(name, example.name, language)
            const needsEdge = needsMargin(definition, player.css.widgets[name] ?? '')
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
            // The compiler fails at what the check has already reported.
            if (checkProblems.length === 0) found.push(`${language}: ${messageOf(error)}`)
            await put(
              frameAddress(name, example.name, language),
              `frame/${keyOf(example)}.${language}.html`,
              brokenFrame(found),
            )
          }
        }
        built.push({
          name: example.name,
          title: example.title,
          json: JSON.stringify(example.node, null, 2),
          problems: [...new Set(found)],
        })
      }
      widgets.push(describeWidget(definition, catalogue, size?.total, built, problems))
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
    ...problems.map((problem) => ({ subject: name, problem })),
    ...list.flatMap((example) => example.problems.map((problem) => ({ subject: `${name}/${example.name}`, problem }))),
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
  const allProblems =
    schema === undefined
      ? [...problems, 'its schema is not in the catalogue: run npm run generate -- --write']
      : problems
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
    problems: allProblems,
  }
}

/** A widget of content or games has the margin of a page, unless its style sets its own. */
function needsMargin({ group }: WidgetDefinition, css: string): boolean {
  return !['layout', 'navigation', 'popups'].includes(group) && !css.includes('--edge')
}

/** The frame of an example that cannot be rendered. */
function brokenFrame(problems: readonly string[]): string {
  const lines = problems.map((problem) => createElement('li', { key: problem }, problem))
  const page = createElement(
    'html',
    { lang: 'en' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('title', null, 'Broken example'),
    ),
    createElement(
      'body',
      null,
      createElement(
        'main',
        null,
        createElement('h1', null, 'This example cannot be shown'),
        createElement('ul', null, lines),
      ),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

async function readDefinitions(
  buildDir: string,
  stamp: string,
): Promise<{ readonly [name: string]: WidgetDefinition }> {
  const module = `${pathToFileURL(join(buildDir, 'server', 'versions.js')).href}?${stamp}`
  const { versions } = (await import(module)) as { versions: { readonly [name: string]: WidgetDefinition } }
  return versions
}

async function stampIn(out: string): Promise<string | undefined> {
  const text = await readFile(join(out, 'gallery.json'), 'utf8').catch(() => '{}')
  return (JSON.parse(text) as { readonly stamp?: string }).stamp
}

/** Hash of all sources. The hash of the player build covers engine, widgets and business. */
async function stampOf(buildDir: string, config: string): Promise<string> {
  const sum = createHash('sha256').update(config)
  sum.update(await readFile(join(buildDir, 'sources.sha256'), 'utf8').catch(() => ''))
  const own = await readdir(join(root, 'gallery'), { recursive: true, withFileTypes: true })
  const paths = own
    .filter((entry) => entry.isFile() && !/\.test\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of [
    ...paths,
    import.meta.filename,
    join(root, 'catalogue/catalogue.gen.json'),
    join(root, 'schemas/vocabulary.json'),
  ].sort())
    sum.update(relative(root, path)).update(await readFile(path))
  return sum.digest('hex').slice(0, 20)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error)
}

if (import.meta.filename === process.argv[1]) {
  const dist = resolve(root, 'dist')
  const problems = await buildGallery(
    {
      out: join(dist, 'gallery'),
      buildDir: join(dist, 'player'),
      siteDir: process.env.SITE_DIR || join(root, 'config'),
    },
    (line) => console.log(line),
  )
  for (const { subject, problem } of problems ?? []) console.error(`${subject}: ${problem}`)
  console.log(
    problems === undefined
      ? 'dist/gallery is up to date.'
      : `Built dist/gallery${problems.length === 0 ? '.' : `, ${problems.length} problems.`}`,
  )
}
