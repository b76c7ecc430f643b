import { Component, Fragment, PureComponent, type ReactNode } from 'react'
import type { RenderContext } from './stage.ts'

interface BoundaryProps {
  readonly node: string
  readonly report: (code: string, message: string, node: string) => void
  readonly fallback: () => ReactNode
  readonly children: ReactNode
}

/** Stands around one widget: when it throws, its fallback takes the place, one report goes out, and the page stays. */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report('WIDGET-FAILED', String(error), this.props.node)
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback() : this.props.children
  }
}

interface GuardProps {
  readonly view: { readonly content: ReactNode; readonly again: () => ReactNode }
  readonly stage: RenderContext
}

/**
 * Stands around a page: when something in it fails that no boundary holds, the page is drawn anew with a boundary around every widget.
 * What lies over a page comes and goes without the page: it renders only when it is another.
 */
export class Guard extends PureComponent<GuardProps, { readonly guarded: boolean }> {
  override state = { guarded: false }
  private failed: GuardProps['view'] | undefined
  private redrawn: ReactNode

  static getDerivedStateFromError(): { guarded: boolean } {
    return { guarded: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.stage.report('PAGE-GUARDED', String(error), '')
  }

  override render(): ReactNode {
    const { view, stage } = this.props
    if (!this.state.guarded) return view.content
    stage.guarded = true
    if (this.failed !== view) {
      this.failed = view
      this.redrawn = view.again()
    }
    return <Fragment key="guarded">{this.redrawn}</Fragment>
  }
}
