/** Scenes: people and moments at which players see something that a change set changes. */
import { canonical, type Json } from '../../engine/core/json.ts'
import type { AudienceDifference, PersonaGroup } from '../../engine/prove/audience.ts'

export interface Scene {
  /** What is different in the scene, or what it shows. */
  readonly title: string
  /** Path of the page. */
  readonly path: string
  readonly facts: { readonly [fact: string]: Json }
  /** Milliseconds since 1970. */
  readonly at: number
}

export const MOST_SCENES = 6

/**
 * Returns one scene for each group of people who gain or lose something, at most `MOST_SCENES`, without scenes that
 * look the same.
 */
export function audienceScenes(audience: readonly AudienceDifference[]): readonly Scene[] {
  const found = audience.flatMap((difference) => [
    ...difference.gains.flatMap((group) => sceneOf(difference, group, 'is now shown to')),
    ...difference.loses.flatMap((group) => sceneOf(difference, group, 'is no longer shown to')),
  ])
  return distinct(found)
}

function sceneOf(
  { title, inside }: AudienceDifference,
  { people, witness }: PersonaGroup,
  verb: string,
): readonly Scene[] {
  if (witness === undefined) return []
  const [path = '/'] = witness.address.split('?')
  const more = inside.length === 0 ? '' : ' with its contents'
  return [{ title: `"${title}"${more} ${verb} ${people}`, path, facts: witness.persona, at: witness.at }]
}

/** Returns one scene for each page, person and instant; at most `MOST_SCENES`. */
export function distinct(scenes: readonly Scene[]): readonly Scene[] {
  const byView = new Map<string, Scene>()
  for (const scene of scenes) {
    const key = canonical([scene.path, { ...scene.facts }, scene.at])
    if (!byView.has(key)) byView.set(key, scene)
  }
  return [...byView.values()].slice(0, MOST_SCENES)
}
