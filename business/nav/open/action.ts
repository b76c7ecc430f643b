import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** A page of ours, or one of the kinds of address that configuration may lead to. Data from the gateway gets no more than that. */
const ALLOWED = /^(?:\/(?![/\\])|https:\/\/|viber:|tel:|mailto:)[^\s\\]*$/i

export const action = defineAction<Args>({
  name: 'nav.open',
  run(ctx, { link: { href }, replace = false }) {
    if (!ALLOWED.test(href)) return { ok: false, error: { code: 'LINK-REFUSED', message: ctx.text('app.link.refused') } }
    if (!href.startsWith('/') && ctx.container.open(href)) return { ok: true }
    return { ok: true, effects: { navigate: replace ? { to: href, replace } : { to: href } } }
  },
})
