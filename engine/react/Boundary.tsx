import { Component, type ReactNode } from 'react'

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
  /** Draws the page; `guarded` after it has failed as a whole. */
  readonly draw: (guarded: boolean) => ReactNode
  readonly report: (code: string, message: string, node: string) => void
}

/** Stands around a page: when something in it fails that no boundary holds, the page is drawn anew with a boundary around every widget. */
export class Guard extends Component<GuardProps, { readonly guarded: boolean }> {
  override state = { guarded: false }

  static getDerivedStateFromError(): { guarded: boolean } {
    return { guarded: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.report('PAGE-GUARDED', String(error), '')
  }

  override render(): ReactNode {
    return this.props.draw(this.state.guarded)
  }
}
