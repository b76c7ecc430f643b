/** Simplifies a persona: removes facts that do not matter, and prefers the usual values. */
import { factType } from '../compile/context.ts'
import type { Json } from '../core/json.ts'
import type { ReadFact } from '../core/rule.ts'
import type { DeclaredFacts, Persona } from './solve.ts'

/**
 * Returns a simpler persona for which `holds` is still true. `from` is the instant of a persona that has no
 * `clock.now`.
 */
export function simplestPersona(
  persona: Persona,
  facts: DeclaredFacts,
  from: number,
  holds: (read: ReadFact) => boolean,
): Persona {
  const kept = new Map<string, Json>(Object.entries(persona))
  const isPossible = (): boolean => {
    for (const [fact, value] of kept) {
      const implied = facts[fact]?.implied
      if (implied === undefined || JSON.stringify(value) === JSON.stringify(implied.value)) continue
      // `value` is not the implied value, so the implying fact must be kept, with a value that implies nothing. If it
      // were omitted, it would have its usual value.
      if (!kept.has(implied.fact) || kept.get(implied.fact) === implied.is) return false
    }
    return holds((fact) => (fact === 'clock.now' ? (kept.get(fact) ?? from) : kept.get(fact)))
  }
  if (!isPossible()) return persona
  for (const [fact, value] of Object.entries(persona).reverse()) {
    kept.delete(fact)
    if (!isPossible()) kept.set(fact, value)
  }
  for (const [fact, value] of kept) {
    const definition = facts[fact]
    const [usual] = definition?.examples ?? []
    if (definition === undefined || usual === undefined || factType(definition.schema) === 't') continue
    kept.set(fact, usual)
    if (!isPossible()) kept.set(fact, value)
  }
  return Object.fromEntries(kept)
}
