/** Rules without effect, because they hold whenever the conditions around them hold. */
import { type Defect, inside, inTurn, plantThing } from './defect.fixture.ts'
import { places, things } from './places.fixture.ts'
import { implied } from './rules.fixture.ts'

export const useless: readonly Defect[] = places.flatMap((place, p) =>
  things.flatMap((thing, t) =>
    inTurn(
      implied.filter(({ around, own }) => place.takes(around) && thing.takes(own)),
      p * things.length + t,
      2,
    ).map(({ name, around, own, fine }) => {
      const bad = plantThing(place, thing, around, own)
      const without = plantThing(place, thing, around, thing.always ?? {}).changes
      return {
        kind: 'rule without effect',
        title: `${thing.name} in ${place.name}: ${name}`,
        code: 'PRF-ALWAYS',
        at: inside(bad.at, '/when'),
        bad: bad.changes,
        clean: plantThing(place, thing, around, fine).changes,
        isTrue: (site) => site.isSeenAlike('target', without),
      }
    }),
  ),
)
