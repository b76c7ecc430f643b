/**
 * Shows a release at once. This code is loaded on an event that only the server of `npm run dev` sends. Widget code and
 * styles are replaced in the open page. After any other change of code, the page is loaded again.
 */
import type { RenderContext } from '../engine/react/render-context.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import type { WidgetLoader } from './widgets.ts'

/**
 * For each build and widget: the address of the module with the new code, and the name of the widget's export.
 * `tools/build/hot-modules.ts` writes it.
 */
interface LoadedHotModules {
  readonly [build: string]: { readonly [widget: string]: readonly [address: string, exportName: string] } | undefined
}

const root = document.documentElement
/** The build whose chunks the page has loaded. */
const loaded = root.dataset.build ?? ''
/** For each replaced widget: its original load function, from the build `loaded`. */
const replaced = new Map<string, (typeof widgets)[string]['load']>()

/** @param show reads the live release and renders the page */
export async function applyRelease(
  shared: RenderContext,
  loader: WidgetLoader,
  show: () => Promise<void>,
): Promise<void> {
  try {
    // A failed widget would keep its fallback, so the page is loaded again.
    if (shared.failed.size === 0) await replaceWidgets(loader)
  } catch (error) {
    // The server may be restarting. It then sends the release again when the page has connected again.
    shared.report('RELEASE-BROKEN', String(error), '')
    return
  }
  const styles = stylesOf()
  await show()
  // An open popup still needs the earlier styles.
  if (stylesOf().length > styles.length && (shared.world.read('fact.popup.open') ?? '') === '')
    for (const style of styles) style.remove()
}

/** The style of the document, and the styles that were added later. */
function stylesOf(): readonly Element[] {
  return [...document.querySelectorAll('head > style, head > link[rel=stylesheet]')]
}

/** Replaces widget code with the code of the live release. If this is not possible, `show` loads the page again. */
async function replaceWidgets(loader: WidgetLoader): Promise<void> {
  const pointer = (await (await fetch('/release.json', { cache: 'no-cache' })).json()) as { readonly build: string }
  if (pointer.build === root.dataset.build) return
  // Bypasses the HTTP cache: after an edit is undone, the build has the same name as an earlier build.
  const answer = await fetch(`/r/b/hot-${pointer.build}.json`, { cache: 'reload' })
  const modules = answer.ok ? ((await answer.json()) as LoadedHotModules)[loaded] : undefined
  if (modules === undefined) return
  for (const name of new Set([...replaced.keys(), ...Object.keys(modules)])) {
    const definition = widgets[name]
    if (definition === undefined) return
    const original = replaced.get(name) ?? definition.load
    replaced.set(name, original)
    const [address, exportName = ''] = modules[name] ?? []
    const load =
      address === undefined
        ? original
        : async () =>
            ((await import(/* @vite-ignore */ address)) as { [name: string]: Awaited<ReturnType<typeof original>> })[
              exportName
            ]
    Object.assign(definition, { load })
    const code = loader.get(name)
    if (code !== undefined) Object.assign(code, { Component: (await load())?.Component })
  }
  root.dataset.build = pointer.build
}
