// @vitest-environment happy-dom
import { act, type ReactNode, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it } from 'vitest'
import type { NodePlan } from '../core/slice.ts'
import { type WireNode, writeNode } from '../core/wire.ts'
import { createWorld, type World } from '../runtime/world.ts'
import { Page, viewOf } from './Page.tsx'
import type { LoadedWidget, RenderContext } from './render-context.ts'
import { testLocale } from '../core/locale.fixture.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const renders: { [id: string]: number } = {}
const reports: string[] = []
let plansRead = 0

function count(id: string): void {
  renders[id] = (renders[id] ?? 0) + 1
}

interface Given {
  readonly id: string
  readonly props: { readonly text?: unknown; readonly fail?: boolean }
  readonly slots: { readonly body?: ReactNode }
  readonly emit: (event: string) => void
}

function Leaf({ id, props }: Given): ReactNode {
  count(id)
  if (props.fail === true) throw new Error('broken leaf')
  return <b data-id={id}>{String(props.text ?? '')}</b>
}
/** If its text is `boom`, renders an object, which React rejects, in place of the text. */
function Raw({ props }: Given): ReactNode {
  return <i>{props.text === 'boom' ? ({ not: 'drawable' } as unknown as string) : String(props.text)}</i>
}
function Box({ id, slots }: Given): ReactNode {
  count(id)
  return <div data-id={id}>{slots.body}</div>
}
function Counter({ id, props, emit }: Given): ReactNode {
  const [count, setCount] = useState(0)
  if (props.fail === true) throw new Error('broken counter')
  return (
    <button
      data-id={id}
      onClick={() => {
        setCount(count + 1)
        emit('press')
      }}
    >
      {String(props.text ?? '')}
      {count}
    </button>
  )
}

const known = {
  Leaf: { Component: Leaf, pure: true },
  Box: { Component: Box, pure: true },
  Raw: { Component: Raw, pure: true },
  Counter: { Component: Counter, pure: false },
} as unknown as {
  [name: string]: LoadedWidget
}

interface Bench {
  readonly world: World
  readonly stage: RenderContext
  readonly emitted: string[]
  readonly loaded: string[]
}

function stageFor(): Bench {
  const world = createWorld((code, message) => reports.push(`${code} ${message}`))
  world.declare({ 'player.vipLevel': 'i', 'session.loggedIn': 'b', 'player.nickname': 's' })
  const emitted: string[] = []
  const loaded: string[] = []
  const stage: RenderContext = {
    world,
    values: {
      locale: testLocale,
      facts: world.types,
      selector: () => undefined,
      report: (code, message) => reports.push(`${code} ${message}`),
    },
    widget: (name) => known[name],
    load: (name) => loaded.push(name),
    emit: (plan, _scope, event) => emitted.push(`${plan.address}.${event}`),
    report: (code, _message, node) => reports.push(`${code} ${node}`),
    failed: new Set(),
    guarded: false,
  }
  return { world, stage, emitted, loaded }
}

const mount = (root: NodePlan, bench = stageFor(), html?: string) => mountWire(writeNode(root), bench, html)

async function mountWire(root: WireNode, bench = stageFor(), html?: string) {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  plansRead = 0
  const plan = (): WireNode => {
    plansRead++
    return root
  }
  bench.world.set({ 'view.page': viewOf('page', plan, bench.stage) })
  if (html === undefined) await act(async () => createRoot(host).render(<Page shared={bench.stage} />))
  else {
    host.innerHTML = html
    await act(
      async () =>
        void hydrateRoot(host, <Page shared={bench.stage} />, {
          onCaughtError: () => undefined,
          onRecoverableError: (error) => reports.push(`RECOVERED ${String(error)}`),
        }),
    )
  }
  const text = (): string => host.querySelector('[data-id]')?.parentElement?.textContent ?? ''
  const set = (changes: { [cell: string]: unknown }) => act(async () => bench.world.set(changes))
  return { ...bench, host, text, set }
}

const leaf = (i: string, more: Partial<NodePlan> = {}): NodePlan => ({ address: i, widget: 'Leaf', ...more })
const box = (...body: NodePlan[]): NodePlan => ({ address: 'box', widget: 'Box', slots: { body } })
const ref = (fact: string) => ({ text: ['ref', `fact.${fact}`, '-'] as const })

beforeEach(() => {
  for (const key of Object.keys(renders)) delete renders[key]
  reports.length = 0
})

it('a tracked node marks its element, or adds a wrapper when its widget renders no element', async () => {
  const { host } = await mount(
    box(leaf('a', { tracked: 'banner/a' }), leaf('b'), { address: 'c', widget: 'Counter', tracked: 'page/home' }),
  )
  const marked = [...host.querySelectorAll<HTMLElement>('[data-node]')]
  expect(marked.map(({ dataset, className }) => [dataset.node, dataset.document, className])).toEqual([
    ['a', 'banner/a', ''],
    ['c', 'page/home', 'habi-place'],
  ])
})

describe('a changed fact', () => {
  it('renders only the nodes that show it', async () => {
    const { set, text } = await mount(
      box(
        leaf('a', { bindings: ref('player.nickname') }),
        leaf('b', { bindings: ref('player.vipLevel') }),
        leaf('c', { props: { text: 'still' } }),
      ),
    )
    expect(text()).toBe('--still')
    await set({ 'fact.player.nickname': 'Ana' })
    expect(text()).toBe('Ana-still')
    expect(renders).toEqual({ box: 1, a: 2, b: 1, c: 1 })
  })

  it('causes one render of each of the 36 nodes that show it', async () => {
    const nodes = Array.from({ length: 36 }, (_, n) => leaf(`n${n}`, { bindings: ref('player.vipLevel') }))
    const { set } = await mount(box(...nodes, leaf('other', { bindings: ref('player.nickname') })))
    await set({ 'fact.player.vipLevel': 7 })
    expect(nodes.map(({ address: i }) => renders[i])).toEqual(nodes.map(() => 2))
    expect(renders.other).toBe(1)
    expect(renders.box).toBe(1)
  })

  it('renders nothing when the shown value stays the same', async () => {
    const gold = { text: ['if', ['is', 'player.vipLevel', 'gte', 5], ['=', 'gold'], ['=', 'plain']] as const }
    const { set, text } = await mount(box(leaf('a', { bindings: gold })))
    await set({ 'fact.player.vipLevel': 1 })
    await set({ 'fact.player.vipLevel': 4 })
    expect(text()).toBe('plain')
    expect(renders.a).toBe(1)
    await set({ 'fact.player.vipLevel': 5 })
    expect(renders.a).toBe(2)
  })

  it('renders nothing of the page when a popup opens over it', async () => {
    const { set, stage, host } = await mount(box(leaf('a', { props: { text: 'below' } })))
    await set({ 'view.popup': viewOf('over', () => writeNode(leaf('o', { props: { text: 'over' } })), stage) })
    expect(host.textContent).toBe('belowover')
    expect(renders).toEqual({ box: 1, a: 1, o: 1 })
  })

  it('of a wrong type stays unknown and is reported', async () => {
    const { set, text } = await mount(box(leaf('a', { bindings: ref('player.vipLevel') })))
    await set({ 'fact.player.vipLevel': 'seven' })
    expect(text()).toBe('-')
    expect(reports).toEqual(['FACT-TYPE the value of fact.player.vipLevel does not have the declared type'])
  })
})

describe('a node whose rule is', () => {
  const rule = ['is', 'session.loggedIn', 'eq', true] as const
  it('unknown is hidden by default', async () => {
    const { host, set } = await mount(box(leaf('a', { props: { text: 'in' }, condition: rule })))
    expect(host.querySelector('[data-id=a]')).toBeNull()
    await set({ 'fact.session.loggedIn': true })
    expect(host.querySelector('[data-id=a]')?.textContent).toBe('in')
  })
  it('unknown reserves its space if configured, and keeps the space when the rule does not hold', async () => {
    const { host, set } = await mount(box(leaf('a', { props: { text: 'in' }, condition: rule, pending: 'reserve' })))
    const place = host.querySelector('.habi-place')
    expect(place?.className).toContain('habi-kept')
    const inside = host.querySelector('[data-id=a]')
    await set({ 'fact.session.loggedIn': true })
    expect(place?.className).not.toContain('habi-kept')
    expect(host.querySelector('[data-id=a]')).toBe(inside)
    await set({ 'fact.session.loggedIn': false })
    expect(place?.className).toContain('habi-kept')
  })
  it('unknown is shown if the rule holds for its `pending` facts, such as those of a visitor', async () => {
    const { host } = await mount(
      box(
        leaf('a', {
          props: { text: 'out' },
          condition: ['is', 'session.loggedIn', 'eq', false],
          pending: { 'session.loggedIn': false },
        }),
      ),
    )
    expect(host.querySelector('[data-id=a]')?.textContent).toBe('out')
  })
  it('false does not load the code of its widget', async () => {
    const { set, loaded } = await mount(box({ address: 'x', widget: 'Heavy', condition: rule }))
    await set({ 'fact.session.loggedIn': false })
    expect(loaded).toEqual([])
    await set({ 'fact.session.loggedIn': true })
    expect(loaded).toContain('Heavy')
  })
})

it('renders a long list of nodes in order, and after a change renders only the changed nodes', async () => {
  const nodes = Array.from({ length: 31 }, (_, n) =>
    leaf(`n${n}`, n === 17 ? { bindings: { text: ['ref', 'fact.player.vipLevel', 'x'] } } : { props: { text: n } }),
  )
  const { set, text } = await mount(box(...nodes))
  const shown = (value: unknown): string => nodes.map((_, n) => (n === 17 ? value : n)).join('')
  expect(text()).toBe(shown('x'))
  await set({ 'fact.player.vipLevel': 3 })
  expect(text()).toBe(shown(3))
  expect(renders).toEqual({ box: 1, ...Object.fromEntries(nodes.map(({ address: i }) => [i, i === 'n17' ? 2 : 1])) })
})

it('a pick list renders the first variant whose rule holds', async () => {
  const pick = {
    variants: [
      leaf('gold', { props: { text: 'gold' }, condition: ['is', 'player.vipLevel', 'gte', 5] }),
      leaf('plain', { props: { text: 'plain' } }),
    ],
  }
  const { host, set } = await mount({ address: 'box', widget: 'Box', slots: { body: [pick] } })
  expect(host.textContent).toBe('plain')
  await set({ 'fact.player.vipLevel': 6 })
  expect(host.textContent).toBe('gold')
})

it('renders a node for each entry of a list, and after a change renders only the changed entries again', async () => {
  const row = leaf('row', {
    each: { in: ['ref', 'data.list.value'], as: 'row', key: 'id', limit: 3 },
    bindings: { text: ['ref', 'item.row.name', ''] },
  })
  const { host, set } = await mount(box(row))
  await set({
    'data.list': {
      value: [
        { id: 1, name: 'a' },
        { id: 2, name: 'b' },
        { id: 3, name: 'c' },
        { id: 4, name: 'd' },
      ],
    },
  })
  expect(host.textContent).toBe('abc')
  const second = host.querySelectorAll('[data-id=row]')[1]
  renders.row = 0
  await set({
    'data.list': {
      value: [
        { id: 2, name: 'b' },
        { id: 1, name: 'A' },
      ],
    },
  })
  expect(host.textContent).toBe('bA')
  expect(host.querySelectorAll('[data-id=row]')[0]).toBe(second)
  expect(renders.row).toBe(1)
})

describe('a widget that throws', () => {
  it('is replaced by its fallback and reported once', async () => {
    const broken: NodePlan = {
      address: 'broken',
      widget: 'Counter',
      props: { fail: true },
      fallback: leaf('instead', { props: { text: 'sorry' } }),
    }
    const { host } = await mount(
      box(leaf('a', { props: { text: 'before ' } }), broken, leaf('z', { props: { text: ' after' } })),
    )
    expect(host.textContent).toBe('before sorry after')
    expect(reports).toEqual(['WIDGET-FAILED broken'])
  })
  it('and has no hooks is replaced on the server too', async () => {
    const bench = stageFor()
    bench.world.set({
      'view.page': viewOf(
        'page',
        () => writeNode(box(leaf('bad', { props: { fail: true } }), leaf('good', { props: { text: 'good' } }))),
        bench.stage,
      ),
    })
    expect(renderToString(<Page shared={bench.stage} />)).toContain('good')
    expect(reports).toEqual(['WIDGET-FAILED bad'])
  })
  it('or returns a value that React rejects is removed, and the rest of the page stays', async () => {
    const bad = leaf('bad', { bindings: { text: ['ref', 'fact.player.nickname', ''] } })
    const { host, set } = await mount(box({ ...bad, widget: 'Raw' }, leaf('good', { props: { text: 'good' } })))
    await set({ 'fact.player.nickname': 'boom' })
    expect(host.textContent).toBe('good')
    expect(reports.map((line) => line.split(' ')[0])).toContain('WIDGET-FAILED')
    // The plan is not kept after rendering, so it was read again.
    expect(plansRead).toBe(2)
  })
  it('after an update is removed, and the rest of the page stays', async () => {
    const late: NodePlan = {
      address: 'late',
      widget: 'Counter',
      bindings: { fail: ['if', ['is', 'session.loggedIn', 'eq', true], ['=', true], ['=', false]] },
    }
    const { host, set } = await mount(box(late, leaf('z', { props: { text: 'stays' } })))
    await set({ 'fact.session.loggedIn': true })
    expect(host.textContent).toBe('stays')
  })
})

it('leaves out and reports invalid nodes and bindings, and renders the rest', async () => {
  const shown = ['is', 'session.loggedIn', 'eq', true] as const
  const spoiled = leaf('a', {
    condition: shown,
    bindings: { text: ['choice', ['ref', 'fact.player.vipLevel']] as never },
  })
  const page = writeNode(box(spoiled, leaf('z', { props: { text: 'stays' } })))
  const [slot = '', items = []] = Object.entries(page.s ?? {})[0] ?? []
  const { host, set } = await mountWire({ ...page, s: { [slot]: [...items, null as never] } })
  await set({ 'fact.session.loggedIn': true })
  expect(host.textContent).toBe('stays')
  expect(host.querySelector('[data-id=a]')).not.toBeNull()
  expect(reports.map((line) => line.split(' ')[0])).toEqual(['PLAN-INVALID', 'PLAN-INVALID'])
})

it('shows the fallback when the code of a widget cannot be loaded', async () => {
  const { host, set } = await mount(
    box(
      { address: 'x', widget: 'Absent', fallback: leaf('instead', { props: { text: 'instead' } }) },
      leaf('z', { props: { text: ' z' } }),
    ),
  )
  await set({ 'widget.Absent': 'failed' })
  expect(host.textContent).toBe('instead z')
})

it('hydrates prerendered HTML without changing it', async () => {
  const tree = box(
    leaf('a', { bindings: ref('player.nickname') }),
    { address: 'c', widget: 'Counter', props: { text: 'n' }, events: { press: [] } },
    leaf('r', { props: { text: 'in' }, condition: ['is', 'session.loggedIn', 'eq', true], pending: 'reserve' }),
  )
  const server = stageFor()
  server.world.set({ 'view.page': viewOf('page', () => writeNode(tree), server.stage) })
  const html = renderToString(<Page shared={server.stage} />)
  const { host, emitted, set } = await mount(tree, stageFor(), html)
  expect(reports).toEqual([])
  const button = host.querySelector('button')
  await act(async () => button?.click())
  expect(button?.textContent).toBe('n1')
  expect(emitted).toEqual(['c.press'])
  await set({ 'fact.player.nickname': 'Ana' })
  expect(host.querySelector('[data-id=a]')?.textContent).toBe('Ana')
})
