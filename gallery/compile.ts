/** Examples become slices: what a player would download for a page that shows nothing else. */
import type { Site } from '../engine/check/check.ts'
import type { PlayerBuild } from '../engine/release/player-build.ts'
import { type CheckedDocument, type CompileSite, newContext } from '../engine/compile/context.ts'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { DocumentIndex, documentQueries } from '../engine/document/document-index.ts'
import { compileStaticText } from '../engine/compile/head.ts'
import { plans } from '../engine/compile/node.ts'
import { type CompiledSite, compileSite } from '../engine/compile/site.ts'
import type { Store } from '../engine/release/store.ts'
import type { Json, JsonObject } from '../engine/core/json.ts'
import type { Slice } from '../engine/core/slice.ts'
import { type Example, keyOf } from './examples.ts'

export interface CompileDesk {
  /** Languages, skins and style of the site. */
  readonly look: CompiledSite
  /** Address of the site's own icon. */
  readonly icon: string | undefined
  /** @throws when the example cannot be compiled */
  readonly compile: (example: Example, node: JsonObject, language: string) => Omit<Slice, 'css'>
}

export interface DeskRequest {
  readonly site: Site
  readonly assets: ReadonlyMap<string, Uint8Array>
  readonly catalogue: Catalogue
  readonly build: PlayerBuild
  readonly store: Store
}

/** What the look of the site is made of: no page, no picture. */
const lookKinds = new Set(['site', 'skin', 'audience', 'strings'])

/** Addresses of pictures stand below `/gallery/r/`: the gallery shows them whatever release is live. */
export async function openDesk({ site, assets, catalogue, build, store }: DeskRequest): Promise<CompileDesk> {
  const documents: readonly CheckedDocument[] = [...site.documents.values()]
  const look = compileSite({
    index: new DocumentIndex(documents.filter(({ kind }) => lookKinds.has(kind))),
    catalogue,
    assetName: () => undefined,
    chunks: build.chunks,
  })
  const pictures = new Map<string, string>()
  for (const { id, value } of documents.filter(({ kind }) => kind === 'asset')) {
    const file = String(value.file)
    const bytes = assets.get(`asset/files/${file}`)
    if (bytes !== undefined) pictures.set(id, await store.put(bytes, file.slice(file.lastIndexOf('.') + 1)))
  }
  const lookups = documentQueries(new DocumentIndex(documents))

  function siteIn(language: string): CompileSite {
    const here: CompileSite = {
      language,
      defaultLanguage: look.defaultLanguage,
      timeZone: look.timeZone,
      catalogue,
      ...lookups,
      asset(id) {
        const asset = lookups.document('asset', id)
        const file = pictures.get(id)
        if (asset === undefined || file === undefined) return undefined
        const { width, height, alt } = asset.value
        return {
          src: `/gallery/r/${file}`,
          width: width as number,
          height: height as number,
          alt: alt === undefined ? '' : compileStaticText(alt as Json, newContext(here, id, id)),
        }
      },
    }
    return here
  }

  return {
    look,
    icon: pictures.has('app-icon') ? `/gallery/r/${pictures.get('app-icon')}` : undefined,
    compile(example, node, language) {
      const page = `gallery/${keyOf(example)}`
      const context = newContext(siteIn(language), page, page)
      const [root, ...more] = plans(node, context)
      if (root === undefined || more.length > 0) throw new Error('an example shows one node')
      const { data, state, facts, widgets } = context.collected
      const head = { title: `${example.widget} · ${example.title}`, description: '' }
      return { page, language, head, root, data, state, facts, widgets: [...widgets].sort() }
    },
  }
}
