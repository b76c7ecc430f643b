/** A list that may not have arrived yet: a reference without a value reaches a widget as nothing. */
export function list<T>(value: readonly T[] | null | undefined): readonly T[] {
  return value ?? []
}
