/** The screen: the page, whatever lies over it, and short messages. */
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Plan } from '../core/slice.ts'
import { Guard } from './Boundary.tsx'
import { drawNode } from './Node.tsx'
import { EMPTY_SCOPE, type RenderContext } from './stage.ts'

/** A page or popup that is drawn, with its identity. */
export interface View {
  readonly id: string
  readonly content: ReactNode
  /** Draws it once more, after it has failed as a whole. */
  readonly again: () => ReactNode
}

/** Draws what `plan` gives and keeps no plan: it is asked for another one should the page have to be drawn again. */
export function viewOf(id: string, plan: () => Plan, stage: RenderContext): View {
  const frame = { stage, page: id, scope: EMPTY_SCOPE, read: stage.world.read, compiled: new Map<string, unknown>() }
  const again = (): ReactNode => drawNode(plan(), frame)
  return { id, content: again(), again }
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'good' | 'bad'
}

/** Reads the cells `view.page`, `view.popup` and `view.toast`. */
export function Page({ stage }: { readonly stage: RenderContext }): ReactNode {
  const page = useCell<View>(stage, 'view.page')
  const popup = useCell<View>(stage, 'view.popup')
  const toast = useCell<Toast>(stage, 'view.toast')
  return (
    <>
      {page === undefined ? null : <Guard view={page} stage={stage} />}
      {popup === undefined ? null : <Guard key={popup.id} view={popup} stage={stage} />}
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

function useCell<T>(stage: RenderContext, cell: string): T | undefined {
  const get = (): T | undefined => stage.world.read(cell) as T | undefined
  return useSyncExternalStore((changed) => stage.world.watch([cell], changed), get, get)
}
