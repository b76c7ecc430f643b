/** Values by cell: each name with `prefix` before it, such as `fact.`. */
export function cellsOf<V>(prefix: string, values: { readonly [name: string]: V } = {}): { [cell: string]: V } {
  const cells: { [cell: string]: V } = {}
  for (const [name, value] of Object.entries(values)) cells[prefix + name] = value
  return cells
}
