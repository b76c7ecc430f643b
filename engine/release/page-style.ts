/** The style sheets of pages and popups. Those with the same widgets share a style sheet. */
import { createHash } from 'node:crypto'
import { inlineStyles, type PlayerBuild, widgetStyles } from './player-build.ts'
import type { Store } from './store.ts'

/**
 * Returns the object name of the style sheet that an open page adds for a page or a popup with these widgets. It has
 * only rules that the open page may not have: adding the rules of every page again would make the browser compute the
 * style of each element of the page again.
 */
export type AddedStyles = (widgets: readonly string[]) => Promise<string>

/**
 * Returns a function that stores each style sheet when a page first needs it. It has the rules of the skins, which a
 * release may have changed. The rules of every page change only with the build, and then the document is loaded again;
 * in development they are replaced in the open page.
 */
export function pageStyles(build: PlayerBuild, skinCss: string, store: Store): AddedStyles {
  return storedStyles((widgets) => {
    const [base, page] = inlineStyles(build, widgets, skinCss)
    return build.isDevelopment === true ? base + page : page
  }, store)
}

/** The style sheets of popups have only the rules of their widgets: the page behind a popup has those of the skins. */
export function popupStyles(build: PlayerBuild, store: Store): AddedStyles {
  return storedStyles((widgets) => widgetStyles(build, widgets), store)
}

function storedStyles(cssOf: (widgets: readonly string[]) => string, store: Store): AddedStyles {
  const styles = new Map<string, Promise<string>>()
  return (widgets) => {
    const key = widgets.join(' ')
    let style = styles.get(key)
    if (style === undefined) styles.set(key, (style = store.put(cssOf(widgets), 'css')))
    return style
  }
}

/** The hashes of inline style sheets for a Content-Security-Policy, separated by spaces: `sha256-… sha256-…`. */
export function hashesOf(styles: readonly string[]): string {
  return styles.map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`).join(' ')
}
