/** Compiles pages and popups to slices. */
import type { NodePlan, Slice } from '../core/slice.ts'
import type { FixedText } from '../core/vocabulary.gen.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { PageDocument, PopupDocument, RouteDocument, RouteHeader } from '../document/types.gen.ts'
import { compileStaticText } from './head.ts'
import {
  type CompileContext,
  CompileError,
  type CompileSite,
  type Condition,
  enterProperty,
  newContext,
  type NodeVisit,
  type Trace,
} from './context.ts'
import { argumentValues } from './args.ts'
import { declare } from './declare.ts'
import { nodePlans, type Outlet } from './node.ts'

/** Header of routes without `header`. */
const DEFAULT_HEADER: RouteHeader = { back: false, nativeBack: false, support: false, share: false }

/**
 * Compiles a page in its layout. The head, the header and the arguments come from the route. A page with arguments has
 * one slice for each route, and the addresses of its nodes begin with the id of the route.
 */
export function pageSlice(
  page: CheckedDocument<'page'>,
  layout: CheckedDocument<'layout'>,
  route: SliceRoute,
  site: CompileSite,
): Omit<Slice, 'css'> {
  const { name, root, context } = compilePage(page, layout, route, site)
  return assembleSlice(name, root, context, {
    title: compileStaticText(titleOf(page, route), context),
    description: compileStaticText(route.head?.description, context),
  })
}

/**
 * The visited nodes of a layout. They are the same on all of its pages, because values, such as the header, are left
 * out.
 */
export interface LayoutTrace {
  readonly visits: readonly NodeVisit[]
  readonly outlets: readonly OutletVisit[]
}

/** The conditions under which an outlet renders its page. `after` is the number of nodes visited before the outlet. */
type OutletVisit = Pick<CompileContext, 'conditions' | 'pendingConditions'> & { readonly after: number }

/** Visits the nodes of a layout, but not the nodes of its pages. */
export function traceLayout(
  layout: CheckedDocument<'layout'>,
  site: CompileSite,
  options: Pick<Trace, 'hasCutEntries'> = {},
): LayoutTrace {
  const visits: NodeVisit[] = []
  const outlets: OutletVisit[] = []
  const trace: Trace = { ...options, visit: (visit) => visits.push(visit) }
  layoutPlan(layout, newContext(site, layout.id, `layout/${layout.id}`, trace), (context) => {
    const { address, conditions, pendingConditions } = context
    outlets.push({ after: visits.length, conditions, pendingConditions })
    return { address: address.join('/'), widget: '' }
  })
  return { visits, outlets }
}

/** Visits the nodes of a page in its layout, in the order in which they are compiled. */
export function tracePage(
  page: CheckedDocument<'page'>,
  layout: LayoutTrace,
  route: SliceRoute,
  site: CompileSite,
  trace: Trace,
): void {
  const { inner } = enterPage(page, route, newContext(site, '', '', trace))
  let next = 0
  for (const { after, conditions, pendingConditions } of layout.outlets) {
    layout.visits.slice(next, after).forEach(trace.visit)
    next = after
    rootPlan(page.value, { ...inner, conditions, pendingConditions })
  }
  layout.visits.slice(next).forEach(trace.visit)
}

type SliceRoute = Pick<RouteDocument, 'id' | 'head' | 'header' | 'args'>

/** The title of the browser tab and of shared links. */
function titleOf(page: CheckedDocument<'page'>, { head }: SliceRoute): FixedText {
  return head?.title ?? page.value.title
}

interface CompiledPage {
  readonly name: string
  readonly root: NodePlan
  readonly context: CompileContext
}

function compilePage(
  page: CheckedDocument<'page'>,
  layout: CheckedDocument<'layout'>,
  route: SliceRoute,
  site: CompileSite,
): CompiledPage {
  const context: CompileContext = {
    ...newContext(site, layout.id, `layout/${layout.id}`),
    route: { header: { ...DEFAULT_HEADER, ...route.header }, head: { title: titleOf(page, route) } },
  }
  const { name, inner } = enterPage(page, route, context)
  declare(layout.value, context)
  declare(page.value, inner)
  const root = layoutPlan(layout, context, ({ conditions, pendingConditions }) =>
    rootPlan(page.value, { ...inner, conditions, pendingConditions }),
  )
  return { name, root, context }
}

/** Derives a page's context from its layout's context. */
function enterPage(
  page: CheckedDocument<'page'>,
  { id, args }: SliceRoute,
  context: CompileContext,
): { readonly name: string; readonly inner: CompileContext } {
  const name = page.value.args === undefined ? page.id : id
  const inner = {
    ...context,
    args: argumentValues(page.value, args, context),
    address: [name],
    origin: { document: `page/${page.id}`, pointer: '' },
  }
  return { name, inner }
}

function layoutPlan(layout: CheckedDocument<'layout'>, context: CompileContext, outlet: Outlet): NodePlan {
  const [root] = nodePlans(layout.value.root, enterProperty(context, 'root'), outlet)
  if (root === undefined) throw new CompileError(context, 'the root of the layout does not compile to a node')
  return root
}

export function popupSlice(popup: CheckedDocument<'popup'>, site: CompileSite): Omit<Slice, 'css'> {
  const context = newContext(site, popup.id, `popup/${popup.id}`)
  declare(popup.value, context)
  return assembleSlice(`popup:${popup.id}`, rootPlan(popup.value, context), context, {
    title: compileStaticText(popup.value.title, context),
    description: '',
  })
}

/** Visits the nodes of a popup. `conditions` are the conditions under which the popup opens. */
export function tracePopup(
  popup: CheckedDocument<'popup'>,
  site: CompileSite,
  trace: Trace,
  conditions: readonly Condition[],
): void {
  rootPlan(popup.value, newContext(site, popup.id, `popup/${popup.id}`, trace, conditions))
}

function rootPlan({ root }: PageDocument | PopupDocument, context: CompileContext): NodePlan {
  const [plan] = nodePlans(root, enterProperty(context, 'root'))
  if (plan === undefined) throw new CompileError(context, 'the root of the page or popup does not compile to a node')
  return plan
}

function assembleSlice(page: string, root: NodePlan, context: CompileContext, head: Slice['head']): Omit<Slice, 'css'> {
  const { data, state, facts, widgets } = context.collected
  return { page, language: context.site.language, head, root, data, state, facts, widgets: [...widgets].sort() }
}
