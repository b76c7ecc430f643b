import { isObject, type Json } from '../core/json.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type { CheckContext } from './context.ts'

/** Reports entries of a list that have the same id. */
export function checkIds(context: CheckContext, list: readonly Json[], pointer: string, what: string): void {
  const seen = new Set<string>()
  list.forEach((entry, i) => {
    if (!isObject(entry) || typeof entry.id !== 'string') return
    if (seen.has(entry.id))
      context.report({
        code: 'CFG-DUPLICATE',
        pointer: pointerTo(pointer, i, 'id'),
        message: `an earlier ${what} already has the id ${quoted(entry.id)}`,
        hint: 'give one of the two another id',
      })
    seen.add(entry.id)
  })
}
