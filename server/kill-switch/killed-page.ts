/**
 * Removes killed nodes from a prerendered page. A notice in the language of the page replaces the page's markup until
 * the player app renders the remaining nodes; a page without killed nodes is sent unchanged.
 */
import { escapeHtml, scriptJson } from '../../engine/core/html.ts'
import { type KillList, killNotice, withoutKilled } from '../../engine/core/kill.ts'
import type { PageState } from '../../engine/core/prerender.ts'

const SEED = '<script type="application/json" id="seed">'
const ROOT = '<div id="root">'

/**
 * Returns undefined when nothing on the page is killed.
 * @param text the notice in the language of the page
 */
export function killedPage(html: string, { id, kills, locked }: KillList, text: string): string | undefined {
  const seedAt = html.lastIndexOf(SEED)
  const seedEnd = html.lastIndexOf('</script>')
  const rootAt = html.indexOf(ROOT)
  if (seedAt === -1 || rootAt === -1 || seedEnd < seedAt) throw new Error(`the page has no ${SEED} or no ${ROOT}`)
  const seed = JSON.parse(html.slice(seedAt + SEED.length, seedEnd)) as PageState
  const { slice, route } = seed
  if (route.path !== undefined && locked.includes(route.path)) return undefined
  // The server does not know in which container a page is opened, so the player app applies the kills of single
  // containers.
  const everywhere = kills.filter(({ container }) => container === undefined)
  const place = { kind: 'page', page: slice.page, route: route.id } as const
  const root = withoutKilled(slice.root, everywhere, place, killNotice(text))
  if (root === slice.root) return undefined
  const isComplete = everywhere.length === kills.length
  const changed = JSON.stringify({ ...seed, slice: { ...slice, root } })
  return [
    html.slice(0, rootAt),
    `<div id="root" data-killed="${isComplete ? id : ''}"><main id="main" class="habi-killed"><p>${escapeHtml(text)}</p></main></div>`,
    SEED,
    scriptJson(changed),
    html.slice(seedEnd),
  ].join('')
}
