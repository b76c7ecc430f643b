/**
 * Our pages as hand-written React: a compiled page becomes the source code that a developer would write with the same
 * widgets (JSX calls, a hook for each changing value, plain conditions, a small router) without the engine. Bundled
 * like the player app.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import { cssModules, minification } from '../../../vite.config.ts'
import { inProductionMode } from '../../../tools/build/production-mode.ts'
import type { Expr, ItemPlan, NodePlan, RulePlan } from '../../../engine/core/slice.ts'
import { readTree } from '../../../engine/core/wire.ts'
import { compileExpr, type ValueContext } from '../../../engine/core/value.ts'
import type { Seed } from '../../../player/document.ts'
import { seedWorld } from '../../../player/seed.ts'

const root = join(import.meta.dirname, '../../..')

export interface HandPage {
  readonly path: string
  readonly seed: Seed
}

export interface HandScript {
  readonly name: string
  readonly code: string
}

/** Bundles React and all pages into one script, which the boot script starts like the player app. */
export async function bundleByHand(pages: readonly HandPage[]): Promise<HandScript> {
  await mkdir(join(root, '.data'), { recursive: true })
  // The folder is in the repository, so the bundler finds React and the widgets.
  const folder = await mkdtemp(join(root, '.data', 'by-hand-'))
  try {
    const entry = join(folder, 'pages.tsx')
    await writeFile(entry, sourceOf(pages))
    const result = await inProductionMode(() =>
      build({
        root,
        configFile: false,
        logLevel: 'error',
        mode: 'production',
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { runtime: 'automatic', development: false } },
        css: { modules: cssModules },
        build: {
          ...minification,
          write: false,
          target: 'es2022',
          cssCodeSplit: false,
          modulePreload: false,
          copyPublicDir: false,
          reportCompressedSize: false,
          rolldownOptions: {
            input: entry,
            preserveEntrySignatures: 'strict',
            output: { codeSplitting: false, minify: true },
          },
        },
      }),
    )
    const chunk = (Array.isArray(result) ? result : [result])
      .flatMap((one) => ('output' in one ? one.output : []))
      .find((output) => output.type === 'chunk')
    if (chunk === undefined) throw new Error('the bundle of the hand-written pages has no script')
    return { name: `hand-${createHash('sha256').update(chunk.code).digest('hex').slice(0, 8)}.js`, code: chunk.code }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

class SourceWriter {
  readonly components: string[] = []
  readonly constants: string[] = []
  readonly imports = new Set<string>()
  readonly #names = new Map<string, string>()
  readonly context: ValueContext

  constructor(pages: readonly HandPage[]) {
    const facts = Object.assign({}, ...pages.map(({ seed }) => seed.slice.facts)) as ValueContext['facts']
    this.context = {
      locale: { tag: 'en', timeZone: 'UTC', currencySign: '' },
      facts,
      selector: () => undefined,
      report: () => undefined,
    }
  }

  /** Returns the name of the component for a plan. Equal plans share a component. */
  component(key: string, write: (name: string) => string): string {
    const known = this.#names.get(key)
    if (known !== undefined) return known
    const name = `Part${this.#names.size}`
    this.#names.set(key, name)
    this.components.push(write(name))
    return name
  }

  constant(value: unknown): string {
    const text = JSON.stringify(value)
    const key = `constant ${text}`
    let name = this.#names.get(key)
    if (name === undefined) {
      name = `values${this.#names.size}`
      this.#names.set(key, name)
      this.constants.push(`const ${name} = ${text}`)
    }
    return name
  }
}

function sourceOf(pages: readonly HandPage[]): string {
  const source = new SourceWriter(pages)
  const drawn = pages.map(({ path, seed }) => {
    const cells: { [cell: string]: unknown } = {}
    seedWorld({ declare: () => undefined, set: (changes: object) => void Object.assign(cells, changes) } as never, seed)
    return (
      `  ${JSON.stringify(path)}: { cells: ${source.constant(cells)}, draw: ` +
      `() => ${item(readTree(seed.slice.root), source)} },`
    )
  })
  return `import { createElement as h, Fragment, startTransition, useCallback, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { format } from '${root}/engine/core/format.ts'
import { selectors } from '${root}/business/selectors.gen.ts'
import { addIconShapes } from '${root}/widgets/_shared/icon-shapes.ts'
import { contentIcons } from '${root}/widgets/_shared/content-icons.ts'
${[...source.imports].join('\n')}

const values = new Map()
const watchers = new Map()
function set(changes) {
  const calls = new Set()
  for (const [cell, value] of Object.entries(changes)) {
    if (Object.is(values.get(cell), value)) continue
    values.set(cell, value)
    for (const changed of watchers.get(cell) ?? []) calls.add(changed)
  }
  for (const changed of calls) changed()
}
function useCell(cell) {
  const watch = useCallback((changed) => {
    let list = watchers.get(cell)
    if (list === undefined) watchers.set(cell, (list = new Set()))
    list.add(changed)
    return () => list.delete(changed)
  }, [cell])
  const get = () => values.get(cell)
  return useSyncExternalStore(watch, get, get)
}
const inside = (value, ...path) => path.reduce((here, key) => here?.[key], value)
const text = (value) => (value == null || typeof value === 'object' ? '' : String(value))
const read = (ref) => {
  const steps = ref.split('.')
  const size = steps[0] === 'fact' ? 3 : steps[0] === 'route' ? 1 : 2
  return inside(values.get(steps.slice(0, size).join('.')), ...steps.slice(size))
}
// The rows that the server selected from the public lists. A hand-written page would get them from its loader.
const results = ${JSON.stringify(Object.assign({}, ...pages.map(({ seed }) => seed.selected)))}
const select = (name, entries, args) => results[name + entries + JSON.stringify(args)] ?? selectors[name].select(read, args)
addIconShapes(contentIcons)
const locale = ${JSON.stringify(pages[0]?.seed.locale)}
const plurals = new Intl.PluralRules(locale.tag)
const nothing = () => undefined
const nowhere = {}
${source.constants.join('\n')}
${source.components.join('\n')}

const pages = {
${drawn.join('\n')}
}
function App({ done }) {
  const path = useCell('path')
  useEffect(done, [done])
  return h(Fragment, null, h(Fragment, { key: path }, pages[path].draw()), h('div', { className: 'habi-toasts', role: 'status', 'aria-live': 'polite' }))
}
export async function start(taps, live) {
  set({ path: location.pathname, ...pages[location.pathname].cells })
  await new Promise((done) => startTransition(() => {
    hydrateRoot(document.getElementById('root'), h(App, { done }), { onRecoverableError: (error) => console.error('HYDRATION ' + error) })
  }))
  live()
  document.documentElement.dataset.live = ''
  for (const control of taps) control.click()
  const go = (path) => {
    set({ path, ...pages[path].cells })
    scrollTo(0, 0)
  }
  addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]')
    if (link == null || event.defaultPrevented || !Object.hasOwn(pages, link.pathname)) return
    event.preventDefault()
    history.pushState(null, '', link.pathname)
    go(link.pathname)
  })
  addEventListener('popstate', () => go(location.pathname))
}
`
}

function item(one: ItemPlan, source: SourceWriter): string {
  if ('outlet' in one) return item(one.outlet, source)
  if ('variants' in one)
    return `h(${source.component(JSON.stringify(one), (name) => pick(one.variants, name, source))})`
  if (one.each !== undefined)
    throw new Error(`${one.address}: lists of data are not supported by the hand-written pages`)
  if (one.bindings === undefined && one.condition === undefined) return widget(one, source, new Map())
  return `h(${source.component(JSON.stringify(one), (name) => dynamic(one, name, source))})`
}

/** Returns the source of a component with a hook for each value of its props and conditions. */
function dynamic(plan: NodePlan, name: string, source: SourceWriter): string {
  const cells = cellsIn([plan], Object.values(plan.bindings ?? {}), source)
  const shown = widget(plan, source, cells)
  const condition = plan.condition === undefined ? 'true' : holds(plan.condition, cells, plan.pending)
  const body =
    plan.pending === 'reserve'
      ? place(`!(${condition})`, shown)
      : plan.condition === undefined
        ? shown
        : `${condition} ? ${shown} : null`
  return `function ${name}() {\n${hooks(cells)}  return ${body}\n}`
}

function pick(plans: readonly NodePlan[], name: string, source: SourceWriter): string {
  const cells = cellsIn(plans, [], source)
  const kept = plans.some(({ pending: q }) => q === 'reserve')
  let reserved = 'false'
  let body = 'null'
  for (const plan of [...plans].reverse()) {
    const { condition: c, pending: q, ...plain } = plan
    const one = item(plain, source)
    if (c === undefined) body = one
    else if (q === 'reserve') {
      const open = `!(${holds(c, cells, undefined)}) && !(${fails(c, cells, undefined)})`
      reserved = `(${open}) || (!(${holds(c, cells, undefined)}) && ${reserved})`
      body = `${fails(c, cells, undefined)} ? ${body} : ${one}`
    } else body = `${holds(c, cells, q)} ? ${one} : ${body}`
  }
  return `function ${name}() {\n${hooks(cells)}  return ${kept ? place(reserved, body) : body}\n}`
}

const place = (kept: string, body: string): string =>
  `h('div', { className: ${kept} ? 'habi-place habi-kept' : 'habi-place', inert: ${kept} }, ${body})`

function widget(plan: NodePlan, source: SourceWriter, cells: ReadonlyMap<string, string>): string {
  source.imports.add(`import { Component as ${plan.widget} } from '${root}/widgets/${plan.widget}/${plan.widget}.tsx'`)
  const literal = plan.props === undefined ? 'nowhere' : source.constant(plan.props)
  const bound = Object.entries(plan.bindings ?? {}).map(
    ([prop, expr]) => `${JSON.stringify(prop)}: ${value(expr, cells)}`,
  )
  const props = bound.length === 0 ? literal : `{ ...${literal}, ${bound.join(', ')} }`
  const slots = Object.entries(plan.slots ?? {}).map(
    ([slot, list]) => `${JSON.stringify(slot)}: h(Fragment, null, ${list.map((one) => item(one, source)).join(', ')})`,
  )
  return (
    `h(${plan.widget}, { id: ${JSON.stringify(plan.address)}, props: ${props}, ` +
    `slots: ${slots.length === 0 ? 'nowhere' : `{ ${slots.join(', ')} }`}, emit: nothing, locale })`
  )
}

function cellsIn(
  plans: readonly NodePlan[],
  values: readonly Expr[],
  { context }: SourceWriter,
): ReadonlyMap<string, string> {
  const found = new Set<string>()
  const rules = plans.map(({ condition: c = true }): Expr => ['if', c, ['=', null], ['=', null]])
  for (const expr of [...rules, ...values]) compileExpr(expr, context, found)
  return new Map([...found].map((cell, n) => [cell, `cell${n}`]))
}

const hooks = (cells: ReadonlyMap<string, string>): string =>
  [...cells].map(([cell, name]) => `  const ${name} = useCell(${JSON.stringify(cell)})\n`).join('')

function reference(ref: string, cells: ReadonlyMap<string, string>): string {
  for (const [cell, name] of cells) {
    if (ref === cell) return name
    if (ref.startsWith(`${cell}.`)) return [name, ...ref.slice(cell.length + 1).split('.')].join('?.')
  }
  throw new Error(`no hook reads ${ref}`)
}

function value(expr: Expr, cells: ReadonlyMap<string, string>): string {
  switch (expr[0]) {
    case '=':
      return JSON.stringify(expr[1])
    case 'ref':
      return expr[2] === undefined
        ? reference(expr[1], cells)
        : `(${reference(expr[1], cells)} ?? ${JSON.stringify(expr[2])})`
    case 'text':
      return `(${expr[1].map((part) => (typeof part === 'string' ? JSON.stringify(part) : `text(${value(part, cells)})`)).join(' + ')})`
    case 'if':
      return `(${holds(expr[1], cells, undefined)} ? ${value(expr[2], cells)} : ${value(expr[3], cells)})`
    case 'format':
      return `format(${JSON.stringify(expr[1])}, ${value(expr[2], cells)}, locale)`
    case 'select':
      return `select(${JSON.stringify(expr[1])}, ${JSON.stringify(expr[4] ?? '')}, ${fields(expr[2], cells)})`
    case 'choice':
      return `((by) => ${chain(expr[2], (arm) => `by === ${JSON.stringify(arm)}`, cells)})(String(${value(expr[1], cells)}))`
    case 'plural': {
      const isArm = (arm: string): string =>
        arm.startsWith('=') ? `number === ${arm.slice(1)}` : `plurals.select(shown) === '${arm}'`
      return `((number, shown = number - ${expr[2]}) => ${chain(expr[3], isArm, cells)})(Number(${value(expr[1], cells)}) || 0)`
    }
    case '#':
      return 'String(shown)'
    case 'object':
      return fields(expr[1], cells)
    case 'list':
      return `[${expr[1].map((part) => value(part, cells)).join(', ')}]`
    default:
      throw new Error(`${expr[0]} is not supported by the hand-written pages`)
  }
}

/** Returns a chain of conditions, one for each arm, that ends with the value of the arm "other". */
function chain(
  arms: { readonly [arm: string]: Expr },
  isArm: (arm: string) => string,
  cells: ReadonlyMap<string, string>,
): string {
  const { other, ...compared } = arms
  return Object.entries(compared).reduceRight(
    (rest, [arm, part]) => `(${isArm(arm)} ? ${value(part, cells)} : ${rest})`,
    other === undefined ? 'undefined' : value(other, cells),
  )
}

const fields = (parts: { readonly [key: string]: Expr }, cells: ReadonlyMap<string, string>): string =>
  `{ ${Object.entries(parts)
    .map(([key, part]) => `${JSON.stringify(key)}: ${value(part, cells)}`)
    .join(', ')} }`

/** Returns a condition that is true when the rule holds, and false if values are unknown. */
function holds(rule: RulePlan, cells: ReadonlyMap<string, string>, assumed: NodePlan['pending']): string {
  if (typeof rule === 'boolean') return String(rule)
  if (rule[0] === 'not') return fails(rule[1], cells, assumed)
  if (rule[0] !== 'is')
    return joined(rule.slice(1) as RulePlan[], rule[0] === 'all' ? '&&' : '||', (part) => holds(part, cells, assumed))
  return leaf(rule, cells, assumed, '')
}

function fails(rule: RulePlan, cells: ReadonlyMap<string, string>, assumed: NodePlan['pending']): string {
  if (typeof rule === 'boolean') return String(!rule)
  if (rule[0] === 'not') return holds(rule[1], cells, assumed)
  if (rule[0] !== 'is')
    return joined(rule.slice(1) as RulePlan[], rule[0] === 'all' ? '||' : '&&', (part) => fails(part, cells, assumed))
  return leaf(rule, cells, assumed, '!')
}

const joined = (parts: readonly RulePlan[], by: string, write: (part: RulePlan) => string): string =>
  `(${parts.map(write).join(` ${by} `)})`

function leaf(
  rule: Extract<RulePlan, readonly ['is', ...unknown[]]>,
  cells: ReadonlyMap<string, string>,
  assumed: NodePlan['pending'],
  sign: '' | '!',
): string {
  const [, fact, op, wanted] = rule
  const assumption = typeof assumed === 'object' ? assumed[fact] : undefined
  const name = reference(`fact.${fact}`, cells)
  const left = assumption === undefined ? name : `(${name} ?? ${JSON.stringify(assumption)})`
  const right =
    typeof wanted === 'object' && wanted !== null && 'fact' in wanted
      ? reference(`fact.${String(wanted.fact)}`, cells)
      : JSON.stringify(wanted)
  const signs: { readonly [op: string]: string } = { eq: '===', neq: '!==', gt: '>', gte: '>=', lt: '<', lte: '<=' }
  if (op === 'exists')
    return `(${left} !== undefined && ${sign}((${left} !== null && ${left} !== '') === ${wanted !== false}))`
  const test = (): string => {
    if (op === 'in' || op === 'notIn') return `${op === 'in' ? '' : '!'}${right}.includes(${left})`
    if (op === 'contains' || op === 'notContains') return `${op === 'contains' ? '' : '!'}${left}.includes(${right})`
    if (op === 'between') return between(left, wanted as readonly (number | null)[])
    const comparison = signs[op]
    if (comparison === undefined) throw new Error(`the operator ${op} is not supported by the hand-written pages`)
    return `${left} ${comparison} ${right}`
  }
  return `(${left} !== undefined && ${sign}(${test()}))`
}

function between(left: string, [from, until]: readonly (number | null | undefined)[]): string {
  const parts = [...(from == null ? [] : [`${left} >= ${from}`]), ...(until == null ? [] : [`${left} <= ${until}`])]
  return parts.length === 0 ? 'true' : parts.join(' && ')
}
