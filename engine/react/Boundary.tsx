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
