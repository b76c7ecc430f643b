/** The screen: the page, a popup over it, and toasts. */
import { type ReactNode, useSyncExternalStore } from 'react'
import type { WireNode } from '../core/wire.ts'
import { PageBoundary } from './Boundary.tsx'
import { renderNode } from './Node.tsx'
import { EMPTY_SCOPE, type RenderContext } from './render-context.ts'

/** A rendered page or popup. */
export interface View {
  readonly id: string
  readonly content: ReactNode
  /** Renders the view again after the whole view has failed. */
  readonly again: () => ReactNode
}

/**
 * Renders the tree that `root` returns. The tree is not kept: `root` is called again if the page has to be rendered
 * again.
 */
export function viewOf(id: string, root: () => WireNode, shared: RenderContext): View {
  const context = {
    shared,
    page: id,
    scope: EMPTY_SCOPE,
    read: shared.world.read,
    compiled: new Map<string, unknown>(),
  }
  const again = (): ReactNode => renderNode(root(), context)
  return { id, content: again(), again }
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'good' | 'bad'
}

/** Renders the views in the cells `view.page` and `view.popup`, and the toast in `view.toast`. */
export function Page({ shared }: { readonly shared: RenderContext }): ReactNode {
  const page = useCell<View>(shared, 'view.page')
  const popup = useCell<View>(shared, 'view.popup')
  const toast = useCell<Toast>(shared, 'view.toast')
  return (
    <>
      {page === undefined ? null : <PageBoundary view={page} shared={shared} />}
      {popup === undefined ? null : <PageBoundary key={popup.id} view={popup} shared={shared} />}
      <div className="habi-toasts" role="status" aria-live="polite">
        {toast === undefined ? null : (
          <p key={toast.id} className="habi-toast" data-tone={toast.tone}>
            {toast.text}
          </p>
        )}
      </div>
    </>
  )
}

function useCell<T>(shared: RenderContext, cell: string): T | undefined {
  const get = (): T | undefined => shared.world.read(cell) as T | undefined
  return useSyncExternalStore((changed) => shared.world.watch([cell], changed), get, get)
}
