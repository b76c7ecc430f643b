/** The screen: the page, whatever lies over it, and short messages. */
import { Fragment, memo, type ReactNode, useSyncExternalStore } from 'react'
import type { CompiledNode } from './compile.ts'
import { Guard } from './Boundary.tsx'
import { renderItem } from './Node.tsx'
import { EMPTY_SCOPE, type Stage } from './stage.ts'

/** A compiled page or popup with its identity. */
export interface View {
  readonly id: string
  readonly node: CompiledNode
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'plain' | 'good' | 'bad'
}

/** Reads the cells `view.page`, `view.overlay` and `view.toast`. */
export function Page({ stage }: { readonly stage: Stage }): ReactNode {
  const page = useCell<View>(stage, 'view.page')
  const overlay = useCell<View>(stage, 'view.overlay')
  const toast = useCell<Toast>(stage, 'view.toast')
  return (
    <>
      {page === undefined ? null : <Guarded view={page} stage={stage} />}
      {overlay === undefined ? null : <Guarded key={overlay.id} view={overlay} stage={stage} />}
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

/** Read by every node below, which React renders after this. */
function guardAll(stage: Stage): void {
  stage.guarded = true
}

/** What lies over the page comes and goes without drawing the page again. */
const Guarded = memo(({ view, stage }: { readonly view: View; readonly stage: Stage }): ReactNode => {
  const draw = (guarded: boolean): ReactNode => {
    if (guarded) guardAll(stage)
    return <Fragment key={guarded ? 'guarded' : 'plain'}>{renderItem(view.node, EMPTY_SCOPE)}</Fragment>
  }
  return <Guard draw={draw} report={stage.report} />
})

function useCell<T>(stage: Stage, cell: string): T | undefined {
  const get = (): T | undefined => stage.world.read(cell) as T | undefined
  return useSyncExternalStore((changed) => stage.world.watch([cell], changed), get, get)
}
