/** Returns the list itself, or an empty list when the value is missing or malformed. */
export function list<T>(value: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : []
}
