/** Returns values by cell. The cell is the name of the value after `prefix`, such as `fact.`. */
export function cellsOf<V>(prefix: string, values: { readonly [name: string]: V } = {}): { [cell: string]: V } {
  const cells: { [cell: string]: V } = {}
  for (const [name, value] of Object.entries(values)) cells[prefix + name] = value
  return cells
}
