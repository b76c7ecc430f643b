import { defineAction } from '../../../engine/action.ts'
import { addQuery } from '../../../engine/core/add-query.ts'
import type { Args } from './types.gen.ts'

/** Prefixes of the addresses that every site may open. */
const ALLOWED = ['https://', 'tel:', 'mailto:']

export const action = defineAction<Args>({
  name: 'nav.open',
  run(ctx, { link, replace = false, carryQuery = false, defaults = {} }) {
    const carried = carryQuery ? addQuery(link.href, String(ctx.read('route.search'))) : link.href
    const href = addQuery(carried, new URLSearchParams(defaults).toString())
    if (!mayOpen(href, ctx.constant('linkSchemes')))
      return { ok: false, error: { code: 'LINK-REFUSED', message: ctx.text('app.link.refused') } }
    if (!href.startsWith('/') && ctx.container.open(href)) return { ok: true }
    return { ok: true, effects: { navigate: replace ? { to: href, replace } : { to: href } } }
  },
})

/**
 * True when `href` is a path of this site, or has a scheme that the site allows. Checked here, because the address may
 * come from the gateway.
 */
function mayOpen(href: string, linkSchemes: readonly string[]): boolean {
  if (/[\s\\]/.test(href)) return false
  const address = href.toLowerCase()
  const starts = [...ALLOWED, ...linkSchemes.map((scheme) => `${scheme}:`)]
  return /^\/(?!\/)/.test(address) || starts.some((start) => address.startsWith(start))
}
