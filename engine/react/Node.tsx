/**
 * Renders plans into React elements, once. A node that cannot change becomes plain elements. A node that can change
 * becomes a small component, which renders again only when its own outcome changes.
 */
import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  memo,
  type ReactNode,
  useSyncExternalStore,
} from 'react'
import { jsxs } from 'react/jsx-runtime'
import { readNode, type ShallowNode, type WireItem, type WireNode } from '../core/wire.ts'
import type { AnyWidgetProps } from '../widget.ts'
import { WidgetBoundary } from './Boundary.tsx'
import { DynamicNode, type RepeatedEntry, type NodeContext, type Slots, VariantSubscription } from './dynamic-node.ts'
import type { LoadedWidget, RenderContext } from './render-context.ts'

/** The parts of a plan that are needed after the node was rendered. */
type RenderedNode = Pick<ShallowNode, 'address' | 'events' | 'fallback' | 'tracked'>

/** Renders a node into elements. */
export function renderNode(wire: WireNode, context: NodeContext): ReactNode {
  const node = readNode(wire)
  return node.condition === undefined ? (
    renderVisible(node, context)
  ) : (
    <Variants subscription={new VariantSubscription([node], context)} />
  )
}

/** Renders a node that has no condition, or whose condition holds. */
function renderVisible(node: ShallowNode, context: NodeContext): ReactNode {
  const { address, bindings, each, props, slots } = node
  const { shared } = context
  const widget = shared.widget(node.widget)
  // In guarded mode every widget has its own boundary, so no widget is called directly.
  const isStatic =
    widget?.pure === true &&
    bindings === undefined &&
    each === undefined &&
    !shared.guarded &&
    !shared.failed.has(address)
  return isStatic ? (
    callPure(widget, node, context, props ?? {}, renderSlots(slots, context))
  ) : (
    <Node node={new DynamicNode(node, context)} />
  )
}

/** An item that cannot be rendered is left out and reported; its siblings are rendered. */
function renderItem(item: WireItem, context: NodeContext): ReactNode {
  try {
    if ('outlet' in item) return <Fragment key={context.page}>{renderNode(item.outlet, context)}</Fragment>
    return 'of' in item ? (
      <Variants subscription={new VariantSubscription(item.of.map(readNode), context)} />
    ) : (
      renderNode(item, context)
    )
  } catch (error) {
    context.shared.report('PLAN-INVALID', String(error), context.page)
    return null
  }
}

function renderSlots(items: ShallowNode['slots'], context: NodeContext): Slots {
  const slots: { [slot: string]: ReactNode } = {}
  for (const slot in items) slots[slot] = grouped(Array.from(items[slot] ?? [], (item) => renderItem(item, context)))
  return slots
}

function Variants({ subscription }: { readonly subscription: VariantSubscription }): ReactNode {
  const { variants } = subscription
  const found = useSyncExternalStore(subscription.subscribe, subscription.get, subscription.get)
  const index = found < -1 ? -2 - found : found
  if (variants[index] === undefined) return null
  const content = subscription.contentOf(index, renderVisible)
  const keyed = variants.length === 1 ? content : <Fragment key={index}>{content}</Fragment>
  return variants.some(({ pending }) => pending === 'reserve') ? (
    <Reserved isHidden={found < 0}>{keyed}</Reserved>
  ) : (
    keyed
  )
}

function Node({ node }: { readonly node: DynamicNode }): ReactNode {
  const { context, address, widget } = node
  const { shared } = context
  const outcome = useSyncExternalStore(node.subscribe, node.get, node.get)
  if (Array.isArray(outcome)) return outcome.map(({ key, node }: RepeatedEntry) => <EntryNode key={key} node={node} />)
  if (shared.failed.has(address) || outcome === 'failed') return renderFallback(node, context)
  const code = shared.widget(widget)
  if (code === undefined) {
    shared.load(widget)
    return node.fallback === 'skeleton' ? <Skeleton /> : null
  }
  const slots = node.slots(renderSlots)
  const props = { ...node.props, ...(outcome as object) }
  if (code.pure && !shared.guarded) return callPure(code, node, context, props, slots)
  return marked(
    <WidgetBoundary node={address} report={shared.report} fallback={() => renderFallback(node, context)}>
      {createElement(
        shared.enter === undefined ? code.Component : traced(code, shared.enter, address),
        widgetProps(node, context, props, slots),
      )}
    </WidgetBoundary>,
    node,
  )
}

/**
 * Marks the content of a tracked node for the code that counts views. Content that is not a single element is put into
 * a wrapper without a box (`display: contents`), which is marked instead.
 */
function marked(content: ReactNode, { address, tracked }: RenderedNode): ReactNode {
  if (tracked === undefined) return content
  const marks = { 'data-node': address, 'data-document': tracked }
  return isValidElement(content) && typeof content.type === 'string' ? (
    cloneElement(content, marks)
  ) : (
    <div className="habi-place" {...marks}>
      {content}
    </div>
  )
}

/** A list entry renders again only when its own value changes. */
const EntryNode = memo(Node)

/**
 * Reserves the space of content that is hidden. The same elements stay mounted, so nothing moves when the
 * condition becomes known.
 */
function Reserved({ isHidden, children }: { readonly isHidden: boolean; readonly children: ReactNode }): ReactNode {
  return (
    <div className={isHidden ? 'habi-place habi-kept' : 'habi-place'} inert={isHidden}>
      {children}
    </div>
  )
}

/**
 * Calls a widget without hooks directly, as a function, so it needs no component and no boundary. Errors are caught
 * here. Values that React rejects later are caught by the boundary of the page.
 */
function callPure(
  widget: LoadedWidget,
  node: RenderedNode,
  context: NodeContext,
  props: object,
  slots: Slots,
): ReactNode {
  const { shared } = context
  try {
    return marked(
      (widget.Component as (props: AnyWidgetProps) => ReactNode)(widgetProps(node, context, props, slots)),
      node,
    )
  } catch (error) {
    shared.report('WIDGET-FAILED', String(error), node.address)
    shared.failed.add(node.address)
    return renderFallback(node, context)
  }
}

const ignoreEvent = (): void => undefined

/** A widget keeps only the address and the steps of its node, so the rest of the tree can be garbage-collected. */
function widgetProps(
  { address, events }: RenderedNode,
  context: NodeContext,
  props: object,
  slots: Slots,
): AnyWidgetProps {
  return {
    id: address,
    props: props as never,
    slots,
    locale: context.shared.values.locale,
    emit: events === undefined ? ignoreEvent : emitter(address, events, context),
  }
}

function emitter(
  address: string,
  events: ShallowNode['events'],
  { shared, scope }: NodeContext,
): (event: string, detail?: unknown) => void {
  return (event, detail) => shared.emit({ address, events }, scope, event, detail)
}

const MAX_UNGROUPED = 5

/** When a child changes, React compares all its siblings, so a long list becomes a list of short fragments. */
function grouped(children: readonly ReactNode[]): ReactNode {
  const { length } = children
  if (length === 1) return children[0]
  if (length <= MAX_UNGROUPED) return jsxs(Fragment, { children })
  const parts: ReactNode[] = []
  const size = Math.ceil(Math.sqrt(length))
  for (let n = 0; n < length; n += size) parts.push(jsxs(Fragment, { children: children.slice(n, n + size) }))
  return jsxs(Fragment, { children: parts })
}

function renderFallback({ fallback }: RenderedNode, context: NodeContext): ReactNode {
  return fallback === undefined ? null : fallback === 'skeleton' ? <Skeleton /> : renderNode(fallback, context)
}

function Skeleton(): ReactNode {
  return <div className="habi-skeleton" aria-hidden="true" />
}

/** Prerendering only: reports which node renders before its widget does, so a throw can be attributed to it. */
function traced(
  widget: LoadedWidget,
  enter: NonNullable<RenderContext['enter']>,
  address: string,
): (props: AnyWidgetProps) => ReactNode {
  return (props) => {
    enter(address)
    return <widget.Component {...props} />
  }
}
