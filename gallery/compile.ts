/** Compiles an example into the slice that a player would download for a page that contains only the example. */
import { asChecked, type Site } from '../engine/check/site.ts'
import { type CompileSite, newContext } from '../engine/compile/context.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { DocumentIndex, documentQueries } from '../engine/document/document-index.ts'
import { compileStaticText } from '../engine/compile/head.ts'
import { nodePlans } from '../engine/compile/node.ts'
import { type CompiledSite, compileSite } from '../engine/compile/site.ts'
import type { Store } from '../engine/release/store.ts'
import type { WidgetNode } from '../engine/core/vocabulary.gen.ts'
import type { Slice } from '../engine/core/slice.ts'
import { type WidgetExample, keyOf } from './examples.ts'

export interface ExampleCompiler {
  /** Languages, skins and styles of the site. */
  readonly settings: CompiledSite
  /** Address of the icon of the site. */
  readonly icon: string | undefined
  /** @throws {Error} when the example cannot be compiled */
  readonly compile: (example: WidgetExample, node: WidgetNode, language: string) => Omit<Slice, 'css'>
}

export interface ExampleCompilerParts {
  readonly site: Site
  readonly assets: ReadonlyMap<string, Uint8Array>
  readonly catalogue: Catalogue
  readonly store: Store
}

/** The kinds of documents that the settings of the site need. */
const settingsKinds = new Set(['site', 'skin', 'audience', 'strings'])

/** Images are served below `/gallery/r/`, so the gallery does not depend on the live release. */
export async function openExampleCompiler(parts: ExampleCompilerParts): Promise<ExampleCompiler> {
  const { site, assets, catalogue, store } = parts
  const documents = [...asChecked(site).documents.values()]
  const lookups = documentQueries(new DocumentIndex(documents))
  const settings = compileSite({
    documents: documentQueries(new DocumentIndex(documents.filter(({ kind }) => settingsKinds.has(kind)))),
    catalogue,
    assetName: () => undefined,
  })
  const images = new Map<string, string>()
  for (const { id, value } of lookups.documents('asset')) {
    const { file } = value
    const bytes = assets.get(`asset/files/${file}`)
    if (bytes !== undefined) images.set(id, await store.put(bytes, file.slice(file.lastIndexOf('.') + 1)))
  }

  function siteIn(language: string): CompileSite {
    const locale = settings.languages.find((compiled) => compiled.language === language)?.locale
    if (locale === undefined) throw new Error(`the site has no language ${language}`)
    const localized: CompileSite = {
      language,
      defaultLanguage: settings.defaultLanguage,
      locale,
      catalogue,
      ...lookups,
      asset(id) {
        const asset = lookups.document('asset', id)
        const file = images.get(id)
        if (asset === undefined || file === undefined) return undefined
        const { width, height, alt } = asset.value
        return {
          src: `/gallery/r/${file}`,
          width,
          height,
          alt: compileStaticText(alt, newContext(localized, id, id)),
        }
      },
    }
    return localized
  }

  return {
    settings,
    icon: images.has('app-icon') ? `/gallery/r/${images.get('app-icon')}` : undefined,
    compile(example, node, language) {
      const page = `gallery/${keyOf(example)}`
      const context = newContext(siteIn(language), page, page)
      const [root, ...others] = nodePlans(node, context)
      if (root === undefined || others.length > 0) throw new Error('an example must render exactly one node')
      const { data, state, facts, widgets } = context.collected
      const head = { title: `${example.widget} · ${example.title}`, description: '' }
      return { page, language, head, root, data, state, facts, widgets: [...widgets].sort() }
    },
  }
}
