/** A list that may not have arrived yet, or as something else: what is not a list reaches a widget as an empty one. */
export function list<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : []
}
