import { Component, Fragment, PureComponent, type ReactNode } from 'react'
import type { RenderContext } from './render-context.ts'

interface WidgetBoundaryProps {
  readonly node: string
  readonly report: (code: string, message: string, node: string) => void
  readonly fallback: () => ReactNode
  readonly children: ReactNode
}

/**
 * Error boundary of one widget. When the widget throws, its fallback is rendered and one report is sent. The rest of
 * the page stays.
 */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
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

interface PageBoundaryProps {
  readonly view: { readonly content: ReactNode; readonly again: () => ReactNode }
  readonly shared: RenderContext
}

/**
 * Error boundary of a page or popup. When an error is not caught by the boundary of a widget, the page is rendered
 * again with a boundary around every widget. It is a pure component, so opening a popup does not render the page again.
 */
export class PageBoundary extends PureComponent<PageBoundaryProps, { readonly guarded: boolean }> {
  override state = { guarded: false }
  private failed: PageBoundaryProps['view'] | undefined
  private content: ReactNode

  static getDerivedStateFromError(): { guarded: boolean } {
    return { guarded: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.shared.report('PAGE-GUARDED', String(error), '')
  }

  override render(): ReactNode {
    const { view, shared } = this.props
    if (!this.state.guarded) return view.content
    shared.guarded = true
    if (this.failed !== view) {
      this.failed = view
      this.content = view.again()
    }
    return <Fragment key="guarded">{this.content}</Fragment>
  }
}
