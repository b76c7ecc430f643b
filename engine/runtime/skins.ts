/**
 * Chooses the skin: the player's choice, else the skin with the highest priority whose rule and schedule hold, else the
 * default skin of the site. If the player has not chosen, a device that prefers the other color scheme gets the
 * counterpart of the skin.
 */
import { compileRule, TRUE } from '../core/rule.ts'
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

/** Storage key of the chosen skin, stored as id and scheme. The boot script reads it before the first paint. */
const STORED = 'skin'

export function createSkins({ world, app, storage, applySkin, prefersLight }: SkinParts): Skins {
  let unwatch = (): void => undefined
  const compiled = ({ when = true }: SkinPlan) => compileRule(when, world.types, undefined, 'fact.')

  function update(): void {
    const stored = storage.get(STORED)
    const [own] = typeof stored === 'string' ? stored.split(' ') : []
    const { skins, ids } = app()
    const candidates = skins.filter((skin) => skin.id === own || compiled(skin).test(world.read) === TRUE)
    candidates.sort((a, b) => Number(b.id === own) - Number(a.id === own) || b.priority - a.priority)
    const applied = candidates[0] ?? skins.find(({ id }) => id === ids.skinDefault)
    const wanted = prefersLight() ? 'light' : 'dark'
    const follows = applied?.scheme !== wanted && applied?.id !== own
    const counterpart = follows ? skins.find(({ id }) => id === applied?.counterpart) : undefined
    const skin = counterpart ?? applied
    if (skin !== undefined) applySkin(skin)
  }

  return {
    start() {
      unwatch()
      unwatch = world.watch(new Set(app().skins.flatMap((skin) => compiled(skin).facts)), update)
      update()
    },
    choose(id) {
      const skin = app().skins.find((candidate) => candidate.id === id)
      if (skin === undefined) storage.remove(STORED)
      else storage.set(STORED, `${skin.id} ${skin.scheme}`)
      update()
    },
  }
}
