/** Returns `values` keyed by cell: `prefix`, such as `fact.`, followed by the name of the value. */
export function cellsOf<V>(prefix: string, values: { readonly [name: string]: V } = {}): { [cell: string]: V } {
  const cells: { [cell: string]: V } = {}
  for (const [name, value] of Object.entries(values)) cells[prefix + name] = value
  return cells
}
