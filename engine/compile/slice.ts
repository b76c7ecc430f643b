/** Pages and popups become slices. */
import type { NodePlan, Slice } from '../core/slice.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { PageDocument, PopupDocument, RouteDocument, RouteHeader } from '../document/types.gen.ts'
import { compileStaticText } from './head.ts'
import { type CompileContext, CompileError, type CompileSite, type Condition, into, newContext, type NodeVisit } from './context.ts'
import { declare, plans } from './node.ts'

type Trace = (visit: NodeVisit) => void

/** What a route that says nothing about the bar at the top means. */
const plainHeader: RouteHeader = { back: false, support: false, share: false }

/** The page in its layout, as `route` shows it: its head and its header are the route's. */
export function pageSlice(
  page: CheckedDocument<'page'>,
  layout: CheckedDocument<'layout'>,
  { head, header }: Pick<RouteDocument, 'head' | 'header'>,
  site: CompileSite,
  trace?: Trace,
): Omit<Slice, 'css'> {
  const context: CompileContext = {
    ...newContext(site, layout.id, `layout/${layout.id}`, trace),
    header: { ...plainHeader, ...header },
  }
  const inner: CompileContext = { ...context, address: [page.id], origin: { document: `page/${page.id}`, pointer: '' } }
  declare(layout.value, context)
  declare(page.value, inner)
  const outlet = ({ conditions, around }: CompileContext): NodePlan => only(page.value, { ...inner, conditions, around })
  const [tree] = plans(layout.value.root, into(context, 'root'), outlet)
  if (tree === undefined) throw new CompileError(context, 'the layout shows nothing')
  return finish(page.id, tree, context, {
    title: compileStaticText(head?.title ?? page.value.title, context),
    description: compileStaticText(head?.description, context),
  })
}

/** `conditions` are those under which the popup opens at all. */
export function popupSlice(
  popup: CheckedDocument<'popup'>,
  site: CompileSite,
  trace?: Trace,
  conditions?: readonly Condition[],
): Omit<Slice, 'css'> {
  const context = newContext(site, popup.id, `popup/${popup.id}`, trace, conditions)
  declare(popup.value, context)
  return finish(`popup:${popup.id}`, only(popup.value, context), context, {
    title: compileStaticText(popup.value.title, context),
    description: '',
  })
}

function only({ root }: PageDocument | PopupDocument, context: CompileContext): NodePlan {
  const [tree] = plans(root, into(context, 'root'))
  if (tree === undefined) throw new CompileError(context, 'the root shows nothing')
  return tree
}

function finish(page: string, tree: NodePlan, context: CompileContext, head: Slice['head']): Omit<Slice, 'css'> {
  const { data, state, facts, widgets } = context.collected
  return { page, language: context.site.language, head, root: tree, data, state, facts, widgets: [...widgets].sort() }
}
