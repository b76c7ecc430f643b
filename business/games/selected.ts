import type { ActionContext } from '../../engine/action.ts'

/** The game that is about to open: its ids, without those that it does not have, and whether it opens as a trial. */
export function selected(ctx: Pick<ActionContext, 'read'>): {
  readonly names: { readonly [name: string]: string }
  readonly isTrial: boolean
} {
  const ids = (['gameId', 'platformId', 'platformCode'] as const).map(
    (name) => [name, String(ctx.read(`fact.launch.${name}`) ?? '')] as const,
  )
  return { names: Object.fromEntries(ids.filter(([, id]) => id !== '')), isTrial: ctx.read('fact.launch.trial') === true }
}
