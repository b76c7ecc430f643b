/**
 * Compiles and prerenders every widget with its examples. `tools/gallery.ts` loads this module when something has
 * changed.
 */
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { catalogue } from '../catalogue/catalogue.ts'
import type { SiteFiles } from '../engine/document/source.ts'
import { disk } from '../engine/release/disk.ts'
import { readBuild } from '../engine/release/player-build.ts'
import { openPrerenderer } from '../engine/release/prerender.ts'
import { openStore } from '../engine/release/store.ts'
import type { WidgetDefinition } from '../engine/widget.ts'
import { buildWidget, firstLineOf } from './build-widget.ts'
import { checkExamples } from './check.ts'
import { type ExampleCompiler, openExampleCompiler } from './compile.ts'
import { type WidgetExample, readExamples } from './examples.ts'
import { type Gallery, type GalleryWidget, thumbnailAddress } from './model.ts'
import { GalleryOutput } from './output.ts'
import { Page } from './page/Page.tsx'
import { defaultSkin } from './render.ts'
import { scriptOf } from './script.ts'

const root = resolve(import.meta.dirname, '..')

/** A problem of a widget or of one of its examples (`Banner/long`). */
export interface GalleryProblem {
  readonly subject: string
  readonly problem: string
}

/** Builds into a new folder. Returns the problems of widgets. */
export async function build(
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
      problemsByWidget.get(name)?.push(firstLineOf(error))
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
  // The studio requests the list of widgets with thumbnails.
  const shown = widgets.filter(({ examples: [first] }) => first?.problems.length === 0)
  const thumbnails = Object.fromEntries(shown.map(({ name }) => [name, thumbnailAddress(name)]))
  await output.put('/gallery/thumbnails.json', 'thumbnails.json', JSON.stringify(thumbnails))
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
