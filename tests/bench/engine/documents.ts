/** The bench page in our real format: site, layout, route and page documents, and the catalogue of the few widgets and facts they use. */
import type { Json, JsonObject } from '../../../engine/core/json.ts'
import type { Slice } from '../../../engine/core/slice.ts'
import type { CompileSite } from '../../../engine/compile/context.ts'
import type { CheckedDocument } from '../../../engine/document/document.ts'
import { documentFrom } from '../../../engine/document/document.fixture.ts'
import type { Catalogue, SlotRule } from '../../../engine/core/catalogue.ts'
import type { Schema } from '../../../engine/core/schema.ts'
import { DocumentIndex, documentQueries } from '../../../engine/document/document-index.ts'
import { pageSlice } from '../../../engine/compile/slice.ts'
import type { Kind } from '../../../engine/document/types.gen.ts'
import { testLocale } from '../../../engine/core/locale.fixture.ts'
import type { State, TreeNode } from './workload.ts'

const widgetOf = { box: 'Box', image: 'Image', text: 'Text', badge: 'Badge', tab: 'Tab' } as const

/** The documents of a site that shows `tree` and nothing else. */
export function documentsOf(tree: TreeNode): readonly CheckedDocument[] {
  const put = (kind: Kind, id: string, body: JsonObject): CheckedDocument =>
    documentFrom({ $schema: `../../schemas/${kind}.json`, kind, id, ...body }, `${kind}/${id}.json`)
  const title: Json = { $text: { en: 'Bench' } }
  return [
    put('layout', 'main', {
      root: { id: 'shell', widget: 'Box', v: 1, props: { cls: 'shell' }, slots: { body: [{ id: 'outlet', outlet: true }] } },
    }),
    put('page', 'bench', { title, state: { tab: { type: 'string', default: 'Home' } }, root: nodeOf(tree) }),
    put('route', 'bench', { path: '/', page: 'bench', head: { title, description: title } }),
  ]
}

function nodeOf(node: TreeNode): JsonObject {
  return {
    id: node.id,
    widget: widgetOf[node.type],
    v: 1,
    props: node.bind === undefined ? node.props : { ...node.props, text: { $ref: `fact.${node.bind.text}`, default: '' } },
    ...(node.visible === undefined ? {} : { when: { fact: node.visible, op: 'eq', value: true } }),
    ...(node.press === undefined ? {} : { on: { press: [{ do: 'state.set', args: { name: 'tab', value: node.press } }] } }),
    ...(node.children === undefined ? {} : { slots: { body: node.children.map(nodeOf) } }),
  }
}

/** Widgets of the bench and one declared fact for each value of `state`. */
export function catalogueOf(state: State): Pick<Catalogue, 'widgets' | 'facts' | 'selectors'> {
  const text: Schema = { type: 'string', accepts: ['$ref', '$text'] }
  const widget = (
    name: string,
    properties: { readonly [name: string]: Schema },
    more: { readonly slots?: { readonly body: SlotRule }; readonly events?: Catalogue['widgets'][string]['events'] } = {},
  ): Catalogue['widgets'][string] => ({
    name,
    version: 1,
    title: name,
    group: 'content',
    pure: true,
    slots: {},
    events: {},
    schema: { type: 'object', additionalProperties: false, properties, required: [] },
    ...more,
  })
  const facts: { [name: string]: Catalogue['facts'][string] } = {
    'clock.now': {
      schema: { type: 'number', format: 'instant' },
      description: 'The moment.',
      known: 'live',
      examples: [0],
      owner: 'bench',
    },
  }
  for (const [path, value] of Object.entries(state)) {
    facts[path] = {
      schema: typeof value === 'boolean' ? { type: 'boolean' } : { type: 'string' },
      description: 'A value of the bench.',
      known: 'live',
      examples: [value],
      owner: 'bench',
    }
  }
  return {
    widgets: {
      Box: widget('Box', { cls: { type: 'string' } }, { slots: { body: {} } }),
      Image: widget('Image', { cls: { type: 'string' }, alt: { type: 'string' } }),
      Text: widget('Text', { cls: { type: 'string' }, text }),
      Badge: widget('Badge', { cls: { type: 'string' }, text }),
      Tab: widget('Tab', { cls: { type: 'string' }, text }, { events: { press: { title: 'Press', description: 'The tab was pressed.' } } }),
    },
    facts,
    selectors: {},
  }
}

/** The page through our real compile: what a player would download. */
export function compileBench(tree: TreeNode, state: State): Slice {
  const documents = documentsOf(tree)
  const library = new DocumentIndex(documents)
  const site: CompileSite = {
    language: 'en',
    defaultLanguage: 'en',
    locale: testLocale,
    catalogue: catalogueOf(state),
    ...documentQueries(library),
    asset: () => undefined,
  }
  const [page, layout, route] = [library.document('page', 'bench'), library.document('layout', 'main'), library.document('route', 'bench')]
  if (page === undefined || layout === undefined || route === undefined) throw new Error('the bench has lost a document')
  return { ...pageSlice(page, layout, route.value, site), css: '' }
}
