/**
 * Builds the gallery into `dist/gallery`: every widget with its examples, as static files that the server serves under
 * `/gallery`. Each example is compiled and prerendered like a page, by the build of the player app. `npx tsx
 * tools/gallery.ts` builds what has changed.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ignoreClosedOutput } from '../engine/release/closed-output.ts'
import { readBuild } from '../engine/release/player-build.ts'
import { disk } from '../engine/release/disk.ts'
import { openPrerenderer } from '../engine/release/prerender.ts'
import { packSource } from '../engine/release/source-pack.ts'
import { openStore } from '../engine/release/store.ts'
import type { WidgetDefinition } from '../engine/widget.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { readSiteFolder } from '../engine/release/folder.ts'
import type { SiteFiles } from '../engine/document/source.ts'
import { buildWidget, messageOf } from '../gallery/build-widget.ts'
import { checkExamples } from '../gallery/check.ts'
import { type ExampleCompiler, openExampleCompiler } from '../gallery/compile.ts'
import { type WidgetExample, readExamples } from '../gallery/examples.ts'
import { type Gallery, type GalleryWidget, pictureAddress } from '../gallery/model.ts'
import { GalleryOutput } from '../gallery/output.ts'
import { Page } from '../gallery/page/Page.tsx'
import { defaultSkin } from '../gallery/render.ts'
import { scriptOf } from '../gallery/script.ts'
import { inProductionMode } from './build/production-mode.ts'

const root = resolve(import.meta.dirname, '..')

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
    store,
  })

  const output = new GalleryOutput(out)
  const prerenderer = openPrerenderer(buildDir)
  const widgets: GalleryWidget[] = []
  try {
    const parts = { catalogue, player, checked, compiler, prerenderer, output }
    for (const [name, definition] of Object.entries(definitions))
      widgets.push(await buildWidget(definition, examples.get(name) ?? [], problemsByWidget.get(name) ?? [], parts))
  } finally {
    prerenderer.close()
  }
  await writePage(output, galleryOf(compiler, widgets))
  // The studio asks which widgets have pictures.
  const shown = widgets.filter(({ examples: [first] }) => first?.problems.length === 0)
  const pictures = Object.fromEntries(shown.map(({ name }) => [name, pictureAddress(name)]))
  await output.put('/gallery/pictures.json', 'pictures.json', JSON.stringify(pictures))
  await output.writeList(stamp)
  return widgets.flatMap(({ name, problems, examples: list }) => [
    ...problems.map((problem) => ({ subject: name, problem })),
    ...list.flatMap((example) => example.problems.map((problem) => ({ subject: `${name}/${example.name}`, problem }))),
  ])
}

/** Writes the page of the gallery with its scripts and styles. */
async function writePage(output: GalleryOutput, gallery: Gallery): Promise<void> {
  const page = renderToStaticMarkup(createElement(Page, { gallery }))
  await output.put('/gallery', 'index.html', `<!doctype html>${page}`)
  const folder = join(root, 'gallery/page')
  for (const name of ['gallery', 'frame']) {
    await output.put(`/gallery/${name}.js`, `${name}.js`, await scriptOf(join(folder, `${name}.ts`)))
    await output.put(`/gallery/${name}.css`, `${name}.css`, await readFile(join(folder, `${name}.css`), 'utf8'))
  }
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

/** Hash of all sources. The hashes of the player build cover engine, widgets and business. */
async function stampOf(buildDir: string, config: string): Promise<string> {
  const sum = createHash('sha256').update(config)
  for (const name of ['sources.sha256', 'build.json'])
    sum.update(await readFile(join(buildDir, name), 'utf8').catch(() => ''))
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

if (import.meta.filename === process.argv[1]) {
  ignoreClosedOutput()
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
