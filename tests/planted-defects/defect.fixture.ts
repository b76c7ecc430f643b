/** A planted defect: a site with the defect, the finding that it must have, and the same site without the defect. */
import type { Changes } from '../../engine/prove/prove.fixture.ts'
import type { ProofCode } from '../../engine/document/finding.ts'
import type { BruteForce } from './brute-force.fixture.ts'
import type { Place, Position, Thing } from './places.fixture.ts'
import type { Conditions } from './rules.fixture.ts'

export interface Defect {
  /** The kind of the defect. The figures that the test prints are counted by kind. */
  readonly kind: string
  readonly title: string
  readonly code: ProofCode
  /** The position of the finding. */
  readonly at: Position
  readonly bad: Changes
  readonly clean: Changes
  /** Whether a site has the defect, decided without proofs: true for `bad` and false for `clean`. */
  readonly isTrue: (site: BruteForce) => boolean
}

/**
 * Returns the changes that add a thing with the conditions `own` at a place with the conditions `around`, and the
 * position of the thing.
 */
export function plantThing(
  place: Place,
  thing: Thing,
  around: Conditions,
  own: Conditions,
): { readonly changes: Changes; readonly at: Position } {
  const { nodes, changes } = thing.make(own)
  const planted = place.plant(nodes, around)
  return { changes: { ...planted.changes, ...changes }, at: thing.position(planted.at) }
}

/** `position` with `more` appended to its pointer. */
export const inside = ({ file, pointer }: Position, more: string): Position => ({ file, pointer: pointer + more })

/** Returns `count` entries of a list from index `n` on, and continues with the first entry after the last. */
export const inTurn = <T>(list: readonly T[], n: number, count: number): readonly T[] =>
  Array.from({ length: Math.min(count, list.length) }, (_, k) => list[(n + k) % list.length] as T)
