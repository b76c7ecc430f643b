/** Pages and popups become slices. */
import { isObject, type Json, type JsonObject } from '../core/json.ts'
import type { NodePlan, Slice } from '../core/slice.ts'
import { compileStaticText } from './head.ts'
import {
  type CheckedDocument,
  type CompileContext,
  CompileError,
  type CompileSite,
  type Condition,
  into,
  newContext,
  type NodeVisit,
} from './context.ts'
import { argsOf, declare, plans } from './node.ts'

type Trace = (sighting: NodeVisit) => void

/** What a route that says nothing about the bar at the top means. */
const plainHeader: JsonObject = { back: false, support: false, share: false }

/**
 * The page in its layout, as `route` shows it: its head, its header and its arguments are the route's. A page with arguments is a different one
 * on each route, and its addresses begin with the ID of the route.
 */
export function pageSlice(
  page: CheckedDocument,
  layout: CheckedDocument,
  route: JsonObject,
  site: CompileSite,
  trace?: Trace,
): Omit<Slice, 'css'> {
  const head = isObject(route.head) ? route.head : {}
  const header = isObject(route.header) ? { ...plainHeader, ...route.header } : plainHeader
  const context: CompileContext = { ...newContext(site, layout.id, `layout/${layout.id}`, trace), header }
  const name = page.value.args === undefined ? page.id : String(route.id)
  const inner: CompileContext = {
    ...context,
    args: argsOf(page.value, route.args, context),
    address: [name],
    origin: { document: `page/${page.id}`, pointer: '' },
  }
  declare(layout.value, context)
  declare(page.value, inner)
  const outlet = ({ conditions, around }: CompileContext): NodePlan => only(page.value, { ...inner, conditions, around })
  const [tree] = plans(layout.value.root as JsonObject, into(context, 'root'), outlet)
  if (tree === undefined) throw new CompileError(context, 'the layout shows nothing')
  return finish(name, tree, context, {
    title: compileStaticText((head.title ?? page.value.title) as Json | undefined, context),
    description: compileStaticText(head.description as Json | undefined, context),
  })
}

/** `conditions` are those under which the popup opens at all. */
export function popupSlice(
  popup: CheckedDocument,
  site: CompileSite,
  trace?: Trace,
  conditions?: readonly Condition[],
): Omit<Slice, 'css'> {
  const context = newContext(site, popup.id, `popup/${popup.id}`, trace, conditions)
  declare(popup.value, context)
  return finish(`popup:${popup.id}`, only(popup.value, context), context, {
    title: compileStaticText(popup.value.title as Json, context),
    description: '',
  })
}

function only(document: JsonObject, context: CompileContext): NodePlan {
  const [tree] = plans(document.root as JsonObject, into(context, 'root'))
  if (tree === undefined || !isObject(document.root as Json)) throw new CompileError(context, 'the root shows nothing')
  return tree
}

function finish(page: string, tree: NodePlan, context: CompileContext, head: Slice['head']): Omit<Slice, 'css'> {
  const { data, state, facts, widgets } = context.collected
  return { page, language: context.site.language, head, root: tree, data, state, facts, widgets: [...widgets].sort() }
}
