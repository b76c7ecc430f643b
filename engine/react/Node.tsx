/** World -> screen: each dynamic node is one small component that renders when its own outcome changes. */
import { createElement, Fragment, memo, type ReactNode, useMemo, useSyncExternalStore } from 'react'
import type { WidgetProps } from '../widget.ts'
import { Boundary } from './Boundary.tsx'
import type { CompiledItem, CompiledNode, CompiledPick } from './compile.ts'
import { Chooser, type Instance, instanceOf, type Outcome } from './outcome.ts'
import type { LoadedWidget, Scope, Stage } from './stage.ts'

/** The element of a slot's item: folded where nothing can change it, a component of its own where something can. */
export function renderItem(item: CompiledItem, scope: Scope): ReactNode {
  if (item.kind === 'outlet') return <Fragment key={item.page}>{renderItem(item.node, scope)}</Fragment>
  if (item.kind === 'pick') return <PickNode pick={item} scope={scope} />
  if (item.cells.length === 0 && item.bound.length === 0 && item.each === undefined && item.test === undefined && !item.stage.guarded) {
    const widget = item.stage.widget(item.w)
    if (widget?.pure === true && !item.stage.failed.has(item.i)) return callPure(item, widget, scope, item.p)
  }
  return <Node instance={instanceOf(item, scope)} />
}

function Node({ instance }: { readonly instance: Instance }): ReactNode {
  const { node, scope } = instance
  const outcome = useSyncExternalStore(instance.subscribe, instance.get, instance.get)
  const shown = outcome.show === 'no' ? null : renderOutcome(node, scope, outcome)
  return node.q === 'reserve' ? <Place kept={outcome.show === 'reserved'}>{shown}</Place> : shown
}

/** An entry of a list: renders anew only when the entry itself is another. */
const Entry = memo(Node)

function PickNode({ pick, scope }: { readonly pick: CompiledPick; readonly scope: Scope }): ReactNode {
  const chooser = useMemo(() => new Chooser(pick, scope), [pick, scope])
  const { index, reserved } = useSyncExternalStore(chooser.subscribe, chooser.get, chooser.get)
  const node = pick.of[index]
  if (node === undefined) return null
  const variant = <Variant key={index} node={node} scope={scope} />
  return pick.of.some((one) => one.q === 'reserve') ? <Place kept={reserved}>{variant}</Place> : variant
}

const unconditional = new WeakMap<CompiledNode, CompiledNode>()

/** The chosen variant: its rule was answered by the pick and is not asked again. */
function Variant({ node, scope }: { readonly node: CompiledNode; readonly scope: Scope }): ReactNode {
  let plain = unconditional.get(node)
  if (plain === undefined) unconditional.set(node, (plain = { ...node, q: undefined, test: undefined, instance: undefined }))
  return <Node instance={instanceOf(plain, scope)} />
}

/** Keeps the place of what may come: same boxes, unseen and out of reach. Always there, so that nothing is mounted anew. */
function Place({ kept, children }: { readonly kept: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={kept ? 'habi-place habi-kept' : 'habi-place'} inert={kept}>
      {children}
    </div>
  )
}

function renderOutcome(node: CompiledNode, scope: Scope, outcome: Outcome): ReactNode {
  const { stage, each, i } = node
  const { code } = outcome
  if (each !== undefined) return outcome.entries?.map((entry) => <Entry key={entry.key} instance={entry.instance} />)
  if (stage.failed.has(i) || code === 'failed') return renderFallback(node, scope)
  if (typeof code !== 'object') {
    stage.load(node.w)
    return node.fallback === 'skeleton' ? <Skeleton /> : null
  }
  const props = node.bound.length === 0 ? node.p : { ...node.p, ...outcome.props }
  if (code.pure && !stage.guarded) return callPure(node, code, scope, props)
  const given = widgetProps(node, scope, props)
  const element = createElement(stage.enter === undefined ? code.Component : blamed(code, stage.enter, i), given)
  return (
    <Boundary node={i} report={stage.report} fallback={() => renderFallback(node, scope)}>
      {element}
    </Boundary>
  )
}

/** A widget without hooks is called in place: no component, no boundary. A throw is caught right here; what React itself refuses, by the page's guard. */
function callPure(node: CompiledNode, widget: LoadedWidget, scope: Scope, props: object): ReactNode {
  try {
    return (widget.Component as (props: WidgetProps<never, string, string>) => ReactNode)(widgetProps(node, scope, props))
  } catch (error) {
    node.stage.report('WIDGET-FAILED', String(error), node.i)
    node.stage.failed.add(node.i)
    return renderFallback(node, scope)
  }
}

function widgetProps(node: CompiledNode, scope: Scope, props: object): WidgetProps<never, string, string> {
  const slots: { [slot: string]: ReactNode } = {}
  for (const [slot, items] of node.slots) {
    const children: ReactNode[] = []
    for (const item of items) children.push(renderItem(item, scope))
    slots[slot] = together(children)
  }
  return { id: node.i, props: props as never, slots, emit: (event, detail) => node.stage.emit(node, scope, event, detail) }
}

const SHORT = 5

/** React looks at every sibling of a child that changed, so a long list becomes a list of short ones. */
function together(children: readonly ReactNode[]): ReactNode {
  const [only] = children
  const { length } = children
  if (length === 1 && only) return only
  if (length <= SHORT) return createElement(Fragment, null, ...children)
  const parts: ReactNode[] = []
  const size = Math.ceil(Math.sqrt(length))
  for (let n = 0; n < length; n += size) parts.push(createElement(Fragment, null, ...children.slice(n, n + size)))
  return createElement(Fragment, null, ...parts)
}

function renderFallback(node: CompiledNode, scope: Scope): ReactNode {
  if (node.fallback === 'hide') return null
  return node.fallback === 'skeleton' ? <Skeleton /> : renderItem(node.fallback, scope)
}

function Skeleton(): ReactNode {
  return <div className="habi-skeleton" aria-hidden="true" />
}

/** While prerendering, which draws each node once: says which node renders before its widget does. */
function blamed(
  widget: LoadedWidget,
  enter: NonNullable<Stage['enter']>,
  id: string,
): (props: WidgetProps<never, string, string>) => ReactNode {
  return (props) => {
    enter(id)
    return <widget.Component {...props} />
  }
}
