// Generated from player/policies/* by `npm run generate -- --write`. Do not edit.
import { strip as gamingPh } from './gaming-ph/strip.ts'

/** The strip at the top of every page, as HTML in one language, by the name of the policy. */
export const strips: { readonly [policy: string]: (language: string, prefix: string) => string } = {
  'gaming-ph': gamingPh,
}
