import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Stores a language of the site in the cookie `lang` and loads the document again. */
export const action = defineAction<Args>({
  name: 'language.set',
  run(ctx, { language }) {
    const languages = ctx.constant('languages')
    if (!Array.isArray(languages) || !languages.includes(language))
      return { ok: false, error: { code: 'LANGUAGE', message: ctx.text('app.language.wrong') } }
    return { ok: true, effects: { language } }
  },
})
