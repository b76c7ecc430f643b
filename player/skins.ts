/** Which skin the page wears: the player's own choice, else the first whose rule and schedule hold, highest priority first. */
import { type CompiledRule, compileRule, TRUE } from '../engine/core/rule.ts'
import type { App, Rule, SkinPlan } from '../engine/core/slice.ts'
import type { World } from '../engine/runtime/world.ts'

export interface Skins {
  /** Looks at the skins of the app, and follows the facts that their rules name. */
  readonly choose: () => void
  /** Keeps the player's own choice; empty gives it back to the site. */
  readonly keep: (id: string) => void
}

export function createSkins(
  world: World,
  app: () => App,
  storage: { get(key: string): unknown; set(key: string, value: unknown): void; remove(key: string): void },
): Skins {
  function choose(): void {
    const chosen = storage.get('skin')
    const [id] = typeof chosen === 'string' ? chosen.split(' ') : []
    const fit = app().skins.filter((skin) => skin.id === id || holds(skin))
    fit.sort((a, b) => Number(b.id === id) - Number(a.id === id) || b.priority - a.priority)
    const skin = fit[0]
    if (skin === undefined) return
    const root = document.documentElement.dataset
    if (root.skin === skin.id) return
    root.skin = skin.id
    root.scheme = skin.scheme
  }
  const ruleOf = (rule: Rule): CompiledRule => compileRule(rule, world.types, undefined, 'fact.')
  const holds = ({ when = true }: SkinPlan): boolean => ruleOf(when).test(world.read) === TRUE
  let unwatch = (): void => undefined
  return {
    choose() {
      // A new release may bring skins that wait for other facts.
      unwatch()
      const waitsFor = app().skins.flatMap(({ when = true }) => ruleOf(when).facts)
      unwatch = world.watch(new Set(waitsFor), choose)
      choose()
    },
    keep(id) {
      const skin = app().skins.find((one) => one.id === id)
      // The boot script reads scheme and id together, before anything else is there.
      if (skin === undefined) storage.remove('skin')
      else storage.set('skin', `${skin.id} ${skin.scheme}`)
      choose()
    },
  }
}
