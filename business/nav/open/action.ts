import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/**
 * Paths of this site and the address schemes that configuration may use. Addresses from the gateway are held to the
 * same list.
 */
const ALLOWED = /^(?:\/(?![/\\])|https:\/\/|viber:|tel:|mailto:)[^\s\\]*$/i

export const action = defineAction<Args>({
  name: 'nav.open',
  run(ctx, { link: { href }, replace = false }) {
    if (!ALLOWED.test(href))
      return { ok: false, error: { code: 'LINK-REFUSED', message: ctx.text('app.link.refused') } }
    if (!href.startsWith('/') && ctx.container.open(href)) return { ok: true }
    return { ok: true, effects: { navigate: replace ? { to: href, replace } : { to: href } } }
  },
})
