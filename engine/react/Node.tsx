/** Plan -> elements, once: what nothing can change is drawn here and now; what can is one small component that renders when its own outcome changes. */
import { createElement, Fragment, memo, type ReactNode, useSyncExternalStore } from 'react'
import { jsxs } from 'react/jsx-runtime'
import type { Item, Plan } from '../core/slice.ts'
import type { AnyWidgetProps } from '../widget.ts'
import { Boundary } from './Boundary.tsx'
import { ChangingNode, VariantSubscription, type RenderedEntry, type NodeContext, type Slots } from './outcome.ts'
import type { LoadedWidget, RenderContext } from './stage.ts'

interface Drawn {
  readonly i: string
  readonly o?: Plan['o'] | undefined
  readonly f?: Plan['f'] | undefined
}

/** The elements of `plan`. */
export function drawNode(plan: Plan, frame: NodeContext): ReactNode {
  return plan.c === undefined ? drawAnswered(plan, frame) : <Chosen choice={new VariantSubscription([plan], frame)} />
}

/** The elements of `plan`, whose rule was asked already. */
function drawAnswered(plan: Plan, frame: NodeContext): ReactNode {
  const { stage } = frame
  const widget = stage.widget(plan.w)
  // While each widget stands in a boundary of its own, nothing is folded.
  return widget?.pure === true && plan.b === undefined && plan.e === undefined && !stage.guarded && !stage.failed.has(plan.i) ? (
    callPure(widget, plan, frame, plan.p ?? {}, drawSlots(plan.s, frame))
  ) : (
    <Node node={new ChangingNode(plan, frame)} />
  )
}

/** An item that makes no sense costs itself. */
function drawItem(item: Item, frame: NodeContext): ReactNode {
  try {
    if ('outlet' in item) return <Fragment key={frame.page}>{drawNode(item.outlet, frame)}</Fragment>
    return 'of' in item ? <Chosen choice={new VariantSubscription(item.of, frame)} /> : drawNode(item, frame)
  } catch (error) {
    frame.stage.report('PLAN-INVALID', String(error), frame.page)
    return null
  }
}

function drawSlots(items: Plan['s'], frame: NodeContext): Slots {
  const slots: { [slot: string]: ReactNode } = {}
  for (const slot in items) slots[slot] = together(Array.from(items[slot] ?? [], (item) => drawItem(item, frame)))
  return slots
}

function Chosen({ choice }: { readonly choice: VariantSubscription }): ReactNode {
  const { of } = choice
  const found = useSyncExternalStore(choice.subscribe, choice.get, choice.get)
  const index = found < -1 ? -2 - found : found
  if (of[index] === undefined) return null
  const shown = choice.shown(index, drawAnswered)
  const keyed = of.length === 1 ? shown : <Fragment key={index}>{shown}</Fragment>
  return of.some(({ pending }) => pending === 'reserve') ? <NodeSlot kept={found < 0}>{keyed}</NodeSlot> : keyed
}

function Node({ node }: { readonly node: ChangingNode }): ReactNode {
  const { frame, i, w } = node
  const { stage } = frame
  const outcome = useSyncExternalStore(node.subscribe, node.get, node.get)
  if (Array.isArray(outcome)) return outcome.map(({ key, node }: RenderedEntry) => <ListEntry key={key} node={node} />)
  if (stage.failed.has(i) || outcome === 'failed') return drawFallback(node, frame)
  const code = stage.widget(w)
  if (code === undefined) {
    stage.load(w)
    return node.f === 'skeleton' ? <Skeleton /> : null
  }
  const slots = node.slots(drawSlots)
  const props = { ...node.p, ...(outcome as object) }
  if (code.pure && !stage.guarded) return callPure(code, node, frame, props, slots)
  return (
    <Boundary node={i} report={stage.report} fallback={() => drawFallback(node, frame)}>
      {createElement(stage.enter === undefined ? code.Component : blamed(code, stage.enter, i), widgetProps(node, frame, props, slots))}
    </Boundary>
  )
}

/** An entry of a list: renders anew only when the entry itself is another. */
const ListEntry = memo(Node)

/** Keeps the place of what may come: same boxes, unseen and out of reach. Always there, so that nothing is mounted anew. */
function NodeSlot({ kept, children }: { readonly kept: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={kept ? 'habi-place habi-kept' : 'habi-place'} inert={kept}>
      {children}
    </div>
  )
}

/** A widget without hooks is called in place: no component, no boundary. A throw is caught right here; what React itself refuses, by the page's guard. */
function callPure(widget: LoadedWidget, node: Drawn, frame: NodeContext, props: object, slots: Slots): ReactNode {
  const { stage } = frame
  try {
    return (widget.Component as (props: AnyWidgetProps) => ReactNode)(widgetProps(node, frame, props, slots))
  } catch (error) {
    stage.report('WIDGET-FAILED', String(error), node.i)
    stage.failed.add(node.i)
    return drawFallback(node, frame)
  }
}

const nobodyListens = (): void => undefined

/** What a widget may keep of its node is the address and the steps, never the plan below it. */
function widgetProps({ i, o }: Drawn, frame: NodeContext, props: object, slots: Slots): AnyWidgetProps {
  return { id: i, props: props as never, slots, emit: o === undefined ? nobodyListens : emitter(i, o, frame) }
}

function emitter(i: string, o: Plan['o'], { stage, scope }: NodeContext): (event: string, detail?: unknown) => void {
  return (event, detail) => stage.emit({ i, o }, scope, event, detail)
}

const SHORT = 5

/** React looks at every sibling of a child that changed, so a long list becomes a list of short ones. */
function together(children: readonly ReactNode[]): ReactNode {
  const { length } = children
  if (length === 1) return children[0]
  if (length <= SHORT) return jsxs(Fragment, { children })
  const parts: ReactNode[] = []
  const size = Math.ceil(Math.sqrt(length))
  for (let n = 0; n < length; n += size) parts.push(jsxs(Fragment, { children: children.slice(n, n + size) }))
  return jsxs(Fragment, { children: parts })
}

function drawFallback({ f }: Drawn, frame: NodeContext): ReactNode {
  return f === undefined ? null : f === 'skeleton' ? <Skeleton /> : drawNode(f, frame)
}

function Skeleton(): ReactNode {
  return <div className="habi-skeleton" aria-hidden="true" />
}

/** While prerendering, which draws each node once: says which node renders before its widget does. */
function blamed(widget: LoadedWidget, enter: NonNullable<RenderContext['enter']>, id: string): (props: AnyWidgetProps) => ReactNode {
  return (props) => {
    enter(id)
    return <widget.Component {...props} />
  }
}
