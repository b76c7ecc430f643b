/** Compiles pages and popups to slices. */
import type { NodePlan, Slice } from '../core/slice.ts'
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
  type Trace,
} from './context.ts'
import { argumentValues } from './args.ts'
import { declare } from './declare.ts'
import { nodePlans } from './node.ts'

/** Header of routes without `header`. */
const DEFAULT_HEADER: RouteHeader = { back: false, support: false, share: false }

/**
 * Compiles a page in its layout. The head, the header and the arguments come from the route. A page with arguments has
 * one slice for each route, and its addresses begin with the id of the route.
 */
export function pageSlice(
  page: CheckedDocument<'page'>,
  layout: CheckedDocument<'layout'>,
  route: SliceRoute,
  site: CompileSite,
): Omit<Slice, 'css'> {
  const { name, root, context } = compilePage(page, layout, route, site)
  return assembleSlice(name, root, context, {
    title: compileStaticText(route.head?.title ?? page.value.title, context),
    description: compileStaticText(route.head?.description, context),
  })
}

/** Visits the nodes of a page in its layout. */
export function tracePage(
  page: CheckedDocument<'page'>,
  layout: CheckedDocument<'layout'>,
  route: SliceRoute,
  site: CompileSite,
  trace: Trace,
): void {
  compilePage(page, layout, route, site, trace)
}

type SliceRoute = Pick<RouteDocument, 'id' | 'head' | 'header' | 'args'>

interface CompiledPage {
  readonly name: string
  readonly root: NodePlan
  readonly context: CompileContext
}

function compilePage(
  page: CheckedDocument<'page'>,
  layout: CheckedDocument<'layout'>,
  { id, header, args }: SliceRoute,
  site: CompileSite,
  trace?: Trace,
): CompiledPage {
  const context: CompileContext = {
    ...newContext(site, layout.id, `layout/${layout.id}`, trace),
    header: { ...DEFAULT_HEADER, ...header },
  }
  const name = page.value.args === undefined ? page.id : id
  const inner: CompileContext = {
    ...context,
    args: argumentValues(page.value, args, context),
    address: [name],
    origin: { document: `page/${page.id}`, pointer: '' },
  }
  declare(layout.value, context)
  declare(page.value, inner)
  const outlet = ({ conditions, pendingConditions }: CompileContext): NodePlan =>
    rootPlan(page.value, { ...inner, conditions, pendingConditions })
  const [root] = nodePlans(layout.value.root, enterProperty(context, 'root'), outlet)
  if (root === undefined) throw new CompileError(context, 'the root of the layout compiles to no node')
  return { name, root, context }
}

export function popupSlice(popup: CheckedDocument<'popup'>, site: CompileSite): Omit<Slice, 'css'> {
  const context = newContext(site, popup.id, `popup/${popup.id}`)
  declare(popup.value, context)
  return assembleSlice(`popup:${popup.id}`, rootPlan(popup.value, context), context, {
    title: compileStaticText(popup.value.title, context),
    description: '',
  })
}

/** Visits the nodes of a popup. `conditions` are those under which it opens. */
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
  if (plan === undefined) throw new CompileError(context, 'the root compiles to no node')
  return plan
}

function assembleSlice(page: string, root: NodePlan, context: CompileContext, head: Slice['head']): Omit<Slice, 'css'> {
  const { data, state, facts, widgets } = context.collected
  return { page, language: context.site.language, head, root, data, state, facts, widgets: [...widgets].sort() }
}
