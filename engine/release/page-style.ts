/** The style sheets of pages and popups. Those with the same widgets share a style sheet. */
import { createHash } from 'node:crypto'
import { type PlayerBuild, styleOf, widgetStyles } from './player-build.ts'
import type { Store } from './store.ts'

export interface PageStyle {
  readonly css: string
  /** Object name. */
  readonly object: string
  /** Hash for the page's Content-Security-Policy: `sha256-...`. */
  readonly hash: string
}

export type PageStyles = (widgets: readonly string[]) => Promise<PageStyle>

/** Returns a function that stores each style when a page first needs it. */
export function pageStyles(build: PlayerBuild, skinCss: string, store: Store): PageStyles {
  return storedStyles((widgets) => styleOf(build, widgets, skinCss), store)
}

/**
 * The styles of popups have only the rules of their widgets. The page behind a popup has all other rules, and adding
 * them again would make the browser compute the style of each of its elements again.
 */
export function popupStyles(build: PlayerBuild, store: Store): PageStyles {
  return storedStyles((widgets) => widgetStyles(build, widgets), store)
}

function storedStyles(cssOf: (widgets: readonly string[]) => string, store: Store): PageStyles {
  const styles = new Map<string, Promise<PageStyle>>()
  return (widgets) => {
    const key = widgets.join(' ')
    let style = styles.get(key)
    if (style === undefined) {
      const css = cssOf(widgets)
      const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`
      style = store.put(css, 'css').then((object) => ({ css, object, hash }))
      styles.set(key, style)
    }
    return style
  }
}
