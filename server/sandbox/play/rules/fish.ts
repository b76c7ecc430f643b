import type { GameRules } from './game-rules.ts'
import { percentOf, returnOfTarget, shotAt, targets } from './target.ts'

/** The names of all that can be caught. The images have the same names, without the prefix. */
const names = {
  dilis: 'fish.dilis',
  tilapia: 'fish.tilapia',
  pugita: 'fish.pugita',
  pawikan: 'fish.pawikan',
  pating: 'fish.pating',
  bangus: 'fish.bangus',
  king: 'fish.king',
  captain: 'fish.captain',
  jaws: 'fish.jaws',
  puffer: 'fish.puffer',
  silver: 'fish.silver',
  dugong: 'fish.dugong',
  jar: 'fish.jar',
  giant: 'fish.giant',
  submarine: 'fish.submarine',
  grouper: 'fish.grouper',
  tuna: 'fish.tuna',
  lapu: 'fish.lapu',
} as const

export type Catch = keyof typeof names

/** What the cover of a game shows. It pays most. */
const heroes: { readonly [gameId: string]: Catch } = {
  22068: 'lapu',
  80102: 'king',
  80103: 'captain',
  80104: 'puffer',
  80105: 'silver',
  80106: 'dugong',
  80201: 'jar',
  80202: 'giant',
  80203: 'jaws',
  80204: 'submarine',
  80205: 'silver',
  80206: 'dugong',
  80207: 'grouper',
  80208: 'tuna',
}

/** The ordinary animal that looks like a hero. The golden bangus takes its place in the games of that hero. */
const likeHero: { readonly [hero in Catch]?: Catch } = {
  king: 'pugita',
  giant: 'pugita',
  captain: 'pating',
  jaws: 'pating',
}

/** The six that can be caught in a game, the most valuable last. */
export function schoolOf(gameId: string): readonly Catch[] {
  const hero = heroes[gameId] ?? 'bangus'
  const others: readonly Catch[] = ['dilis', 'tilapia', 'pugita', 'pawikan', 'pating']
  return [...others.map((kind) => (kind === likeHero[hero] ? 'bangus' : kind)), hero]
}

/** One throw at one of a school. The position of the fish has no effect. */
export const fishingFor = (school: readonly Catch[]): GameRules => ({
  title: 'fish.title',
  rules: (say) => [say('fish.rule-throw'), say('fish.rule-pay'), say('fish.rule-chance')],
  pays: targets.map(({ times, chance }, index) => ({
    on: (say) => say('fish.pay', { name: say(names[school[index] ?? 'dilis']), percent: percentOf(chance) }),
    times,
  })),
  returns: [{ on: 'fish.return', ...returnOfTarget }],
  round: ({ fish }) => shotAt(fish),
})

export const fishing = fishingFor(schoolOf(''))
