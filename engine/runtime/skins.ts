/**
 * Chooses the skin: the player's choice, else the skin with the highest priority whose rule and schedule hold, else the
 * default skin of the site. If the player has not chosen, a device that prefers the other color scheme gets the
 * counterpart of the skin.
 */
import { keptByEngine } from '../core/kept-keys.ts'
import { type CompiledRule, compileRule, TRUE } from '../core/rule.ts'
import type { App, SkinPlan } from '../core/slice.ts'
import type { World } from './world.ts'

export interface Skins {
  /**
   * Applies the chosen skin, now and after each change of a fact that skins read. Call it again when the app file or
   * the preference of the device has changed.
   */
  readonly start: () => void
  /** Stores the player's choice. An empty id removes it, so the site chooses again. */
  readonly choose: (id: string) => void
}

export interface SkinParts {
  readonly world: World
  readonly app: () => App<unknown>
  readonly storage: { get(key: string): unknown; set(key: string, value: string): void; remove(key: string): void }
  readonly applySkin: (skin: SkinPlan) => void
  readonly prefersLight: () => boolean
}

export function createSkins({ world, app, storage, applySkin, prefersLight }: SkinParts): Skins {
  let unwatch = (): void => undefined
  let rules: readonly { readonly skin: SkinPlan; readonly rule: CompiledRule }[] = []

  function update(): void {
    // The id and the scheme of the chosen skin. The boot script reads them before the first paint.
    const stored = storage.get(keptByEngine.skin)
    const [own] = typeof stored === 'string' ? stored.split(' ') : []
    const { skins, ids } = app()
    const candidates = rules
      .filter(({ skin, rule }) => skin.id === own || rule.test(world.read) === TRUE)
      .map(({ skin }) => skin)
    candidates.sort((a, b) => Number(b.id === own) - Number(a.id === own) || b.priority - a.priority)
    const applied = candidates[0] ?? skins.find(({ id }) => id === ids.skinDefault)
    const wanted = prefersLight() ? 'light' : 'dark'
    const follows = applied?.scheme !== wanted && applied?.id !== own
    const counterpart = follows ? skins.find(({ id }) => id === applied?.counterpart) : undefined
    const skin = counterpart ?? applied
    if (skin !== undefined) applySkin(skin)
  }

  function start(): void {
    unwatch()
    // Compiled once for each app file: facts of a schedule change with the clock.
    rules = app().skins.map((skin) => ({
      skin,
      rule: compileRule(skin.when ?? true, world.types, undefined, 'fact.'),
    }))
    unwatch = world.watch(new Set(rules.flatMap(({ rule }) => rule.facts)), update)
    update()
  }

  return {
    start,
    choose(id) {
      const skin = app().skins.find((candidate) => candidate.id === id)
      if (skin === undefined) storage.remove(keptByEngine.skin)
      else storage.set(keptByEngine.skin, `${skin.id} ${skin.scheme}`)
      // The session can choose before it starts.
      start()
    },
  }
}
