/** The requirements that every widget must meet. A new widget is tested without a change here. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { Fragment, isValidElement, type ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../engine/core/json.ts'
import type { NodePlan, Slice } from '../../engine/core/slice.ts'
import { disk } from '../../engine/release/disk.ts'
import { openStore } from '../../engine/release/store.ts'
import type { AnyWidgetProps } from '../../engine/widget.ts'
import { widgetSchemaProblems } from '../../engine/document/dialect.ts'
import { definitions } from '../../engine/document/documents.gen.ts'
import type { Schema, WidgetSchema } from '../../engine/core/schema.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { checkExamples, type CheckedExamples } from '../../gallery/check.ts'
import { type ExampleCompiler, openExampleCompiler } from '../../gallery/compile.ts'
import { type WidgetExample, readExamples } from '../../gallery/examples.ts'
import { sizeOfWidget } from '../../gallery/size.ts'
import { widgets } from '../../widgets/widgets.gen.ts'
import { caseCount, testSeed } from '../sample.fixture.ts'
import { invalidProps, validValue } from './widget-props.fixture.ts'
import { loadWidgets, render } from './widget-render.fixture.tsx'

const root = resolve(import.meta.dirname, '../..')
const fuzz = { seed: testSeed, numRuns: caseCount({ quick: 20, full: 200 }) }

const examples = new Map<string, readonly WidgetExample[]>()
for (const name of Object.keys(widgets)) examples.set(name, await readExamples(root, name))

let folder: string
let checked: CheckedExamples
let compiler: ExampleCompiler
let loaded: Awaited<ReturnType<typeof loadWidgets>>

beforeAll(async () => {
  const config = await readSiteFolder(join(root, 'config'))
  checked = checkExamples(config, [...examples.values()].flat(), catalogue, widgets)
  folder = await mkdtemp(join(tmpdir(), 'habi-widgets-'))
  const store = await openStore(folder, disk)
  compiler = await openExampleCompiler({ site: checked.site, assets: config.assets, catalogue, store })
  loaded = await loadWidgets()
}, 60_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

function compileExample(example: WidgetExample, language = 'en'): Omit<Slice, 'css'> {
  return compiler.compile(example, checked.node(example), language)
}

describe.each(Object.entries(widgets))('%s', (name, definition) => {
  const list = examples.get(name) ?? []

  it('has a schema in the closed dialect', async () => {
    const schema = JSON.parse(await readFile(join(root, 'widgets', name, 'schema.json'), 'utf8')) as WidgetSchema
    expect(widgetSchemaProblems(schema, definitions)).toEqual([])
  })

  it.each(list.map((example) => [example.name, example] as const))(
    'has an example "%s" that passes the check of the site',
    (_, example) => {
      expect(checked.problems(example)).toEqual([])
    },
  )

  it.each(list.map((example) => [example.name, example] as const))(
    'renders its example "%s" in every language without a message on the console',
    (_, example) => {
      for (const { language } of compiler.settings.languages) {
        const { html, problems, messages } = render(compileExample(example, language))
        expect({ problems, messages }, language).toEqual({ problems: [], messages: [] })
        expect(html).not.toBe('')
      }
    },
  )

  if (definition.pure === true)
    it('is pure: it works outside React and returns host elements only', () => {
      for (const example of list) {
        const { root: plan } = compileExample(example)
        const Component = loaded[name]?.Component as (
          props: Omit<AnyWidgetProps, 'props'> & { readonly props: object },
        ) => ReactNode
        const slots = Object.fromEntries(Object.keys(plan.slots ?? {}).map((slot) => [slot, slot]))
        const element = Component({
          id: plan.address,
          props: plan.props ?? {},
          slots,
          locale: testLocale,
          emit: () => undefined,
        })
        expect(foreignElements(element), example.name).toEqual([])
      }
    })

  it('renders every valid value', () => {
    const { slice, schema } = fuzzed(name, list)
    fc.assert(
      fc.property(validValue(schema), (props) => {
        const { failed, problems } = render(withData(slice, props as object))
        expect({ failed, problems }).toEqual({ failed: [], problems: [] })
      }),
      fuzz,
    )
  })

  it('does not affect other nodes when data violates the schema', () => {
    const { slice, schema } = fuzzed(name, list)
    const sibling: NodePlan = { address: 'sibling', widget: 'Text', props: { text: 'still here' } }
    fc.assert(
      fc.property(invalidProps(schema), (props) => {
        const { root: widget, ...rest } = withData(slice, props)
        const page: NodePlan = {
          address: 'page',
          widget: 'Stack',
          props: { direction: 'column' },
          slots: { items: [widget, sibling] },
        }
        expect(render({ ...rest, root: page }).html).toContain('still here')
      }),
      fuzz,
    )
  })

  if (definition.version > 1)
    it('migrates the examples of every older version', async () => {
      for (let version = 1; version < definition.version; version++) {
        const file = `examples.v${version}.json`
        expect(
          existsSync(join(root, 'widgets', name, file)),
          `widgets/${name}/${file} keeps the examples of version ${version}`,
        ).toBe(true)
        const old = await readExamples(root, name, file)
        const config = await readSiteFolder(join(root, 'config'))
        const migrated = checkExamples(config, old, catalogue, widgets)
        for (const example of old) {
          expect(migrated.problems(example), `${file} ${example.name}`).toEqual([])
          expect(
            render(compiler.compile(example, migrated.node(example), 'en')).problems,
            `${file} ${example.name}`,
          ).toEqual([])
        }
      }
    })

  it('is within its budget of bytes', async () => {
    const { code, style, total } = await sizeOfWidget(name)
    expect(
      total,
      `${name} has ${total} bytes (code ${code}, style ${style}); its budget is ${definition.budget}`,
    ).toBeLessThanOrEqual(definition.budget)
  })
})

/** The first example of the widget, and its schema. */
function fuzzed(name: string, list: readonly WidgetExample[]): { slice: Omit<Slice, 'css'>; schema: Schema } {
  const [first] = list
  const schema = catalogue.widgets[name]?.schema
  if (first === undefined || schema === undefined) throw new Error(`${name} has no example or is not in the catalogue`)
  return { slice: compileExample(first), schema: schema as Schema }
}

/**
 * Returns the slice with its props bound to state values instead of literals, because only data, as from a gateway or
 * an action, may be invalid at run time.
 */
function withData(slice: Omit<Slice, 'css'>, props: object): Omit<Slice, 'css'> {
  const { props: _literals, bindings: _bound, ...plan } = slice.root
  const bound = Object.keys(props).map((prop) => [prop, ['ref', `state.fuzz.${prop}`]] as const)
  return {
    ...slice,
    state: { ...slice.state, fuzz: props as Json },
    root: { ...plan, bindings: Object.fromEntries(bound) },
  }
}

/** Names of elements in `node` that are neither host elements nor fragments. */
function foreignElements(node: ReactNode): string[] {
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(foreignElements)
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return []
  const { type, props } = node
  const own =
    typeof type === 'string' || type === Fragment ? [] : [typeof type === 'function' ? type.name : String(type)]
  return [...own, ...foreignElements(props.children)]
}
