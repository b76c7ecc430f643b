/** The bench page as documents of a site, with a catalogue of the widgets and facts that they use. */
import type { Json, JsonObject } from '../../../engine/core/json.ts'
import { type WireSlice, writeSlice } from '../../../engine/core/wire.ts'
import type { CompileSite } from '../../../engine/compile/context.ts'
import type { CheckedDocument } from '../../../engine/document/document.ts'
import { documentFrom } from '../../../engine/document/document.fixture.ts'
import type { Catalogue, SlotRule } from '../../../engine/core/catalogue.ts'
import type { Schema } from '../../../engine/core/schema.ts'
import { DocumentIndex, documentQueries } from '../../../engine/document/document-index.ts'
import type { Kind } from '../../../engine/document/types.gen.ts'
import { testLocale } from '../../../engine/core/locale.fixture.ts'
import { pageSlice } from '../../../engine/compile/slice.ts'
import type { BenchState, BenchNode } from './workload.ts'

const widgetOf = { box: 'Box', image: 'Image', text: 'Text', badge: 'Badge', tab: 'Tab' } as const

/** The documents of a site with one page, which shows `tree`. */
export function documentsOf(tree: BenchNode): readonly CheckedDocument[] {
  const put = (kind: Kind, id: string, body: JsonObject): CheckedDocument =>
    documentFrom({ $schema: `../../schemas/${kind}.json`, kind, id, ...body }, `${kind}/${id}.json`)
  const title: Json = { $text: { en: 'Bench' } }
  return [
    put('layout', 'main', {
      root: {
        id: 'shell',
        widget: 'Box',
        v: 1,
        props: { cls: 'shell' },
        slots: { body: [{ id: 'outlet', outlet: true }] },
      },
    }),
    put('page', 'bench', { title, state: { tab: { type: 'string', default: 'Home' } }, root: nodeOf(tree) }),
    put('route', 'bench', { path: '/', page: 'bench', head: { title, description: title } }),
  ]
}

function nodeOf(node: BenchNode): JsonObject {
  return {
    id: node.id,
    widget: widgetOf[node.type],
    v: 1,
    props:
      node.bind === undefined ? node.props : { ...node.props, text: { $ref: `fact.${node.bind.text}`, default: '' } },
    ...(node.visible === undefined ? {} : { when: { fact: node.visible, op: 'eq', value: true } }),
    ...(node.press === undefined
      ? {}
      : { on: { press: [{ do: 'state.set', args: { name: 'tab', value: node.press } }] } }),
    ...(node.children === undefined ? {} : { slots: { body: node.children.map(nodeOf) } }),
  }
}

/** The widgets of the bench, and a fact for each value of `state`. */
export function catalogueOf(state: BenchState): CompileSite['catalogue'] {
  const text: Schema = { type: 'string', accepts: ['$ref', '$text'] }
  const widget = (
    name: string,
    properties: { readonly [name: string]: Schema },
    more: {
      readonly slots?: { readonly body: SlotRule }
      readonly events?: Catalogue['widgets'][string]['events']
    } = {},
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
      description: 'The present instant.',
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
    areasWithCalls: [],
    flows: {},
    optionalAreas: {},
    widgets: {
      Box: widget('Box', { cls: { type: 'string' } }, { slots: { body: {} } }),
      Image: widget('Image', { cls: { type: 'string' }, alt: { type: 'string' } }),
      Text: widget('Text', { cls: { type: 'string' }, text }),
      Badge: widget('Badge', { cls: { type: 'string' }, text }),
      Tab: widget(
        'Tab',
        { cls: { type: 'string' }, text },
        { events: { press: { title: 'Press', description: 'The tab was pressed.' } } },
      ),
    },
    facts,
    selectors: {},
    constants: {},
    tokens: {},
  }
}

/** The compiled page, as a player downloads it. */
export function compileBench(tree: BenchNode, state: BenchState): WireSlice {
  const documents = documentsOf(tree)
  const index = new DocumentIndex(documents)
  const site: CompileSite = {
    language: 'en',
    defaultLanguage: 'en',
    locale: testLocale,
    catalogue: catalogueOf(state),
    ...documentQueries(index),
    asset: () => undefined,
  }
  const [page, layout, route] = [
    index.document('page', 'bench'),
    index.document('layout', 'main'),
    index.document('route', 'bench'),
  ]
  if (page === undefined || layout === undefined || route === undefined)
    throw new Error('a document of the bench is missing')
  return writeSlice({ ...pageSlice(page, layout, route.value, site), css: '' })
}
