import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Chooses one of the site's languages: the choice stays in the cookie `lang`, and the document comes again in it. */
export const action = defineAction<Args>({
  name: 'language.set',
  run(ctx, { language }) {
    const known = ctx.constant('languages')
    if (!Array.isArray(known) || !known.includes(language))
      return { ok: false, error: { code: 'LANGUAGE', message: ctx.text('app.language.wrong') } }
    return { ok: true, effects: { language } }
  },
})
