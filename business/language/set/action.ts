import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

/** Languages of the product (document 1, section 4). */
const LANGUAGES = ['en', 'cn', 'tl'] as const

/** Chooses the language: the choice stays in the cookie `lang`, and the document comes again in it. */
export const action = defineAction<Args>({
  name: 'language.set',
  run(ctx, { language }) {
    const chosen = LANGUAGES.find((known) => known === language)
    if (chosen === undefined) return { ok: false, error: { code: 'LANGUAGE', message: ctx.text('app.language.wrong') } }
    return { ok: true, effects: { language: chosen } }
  },
})
