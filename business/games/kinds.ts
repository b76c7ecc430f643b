/**
 * The gateway's IDs for each kind of game, by the name of the kind's channel (document 1, section 3). A record without
 * a kind ID gets the first ID of its kind.
 */
const KINDS = {
  sports: [1],
  perya: [2, 21],
  poker: [3],
  slot: [5, 6],
  fishing: [8],
  loteria: [12],
  casino: [17],
  bingo: [27],
} as const

const ALIASES: { readonly [name: string]: string } = { arcade: 'fishing' }
const NAMES = new Map<number, string>(
  Object.entries(KINDS).flatMap(([name, ids]) => ids.map((id): [number, string] => [id, name])),
)

/** Returns the name of a kind ID; empty for an unknown ID. */
export function kindName(id: number | undefined): string {
  return (id === undefined ? undefined : NAMES.get(id)) ?? ''
}

/**
 * Returns the IDs of a kind, given its name or one of its IDs. For `foru`, `all`, `0` or no kind, returns undefined,
 * which means every kind.
 */
export function kindIds(kind: string | undefined): readonly number[] | undefined {
  if (kind === undefined || ['', '0', 'foru', 'all'].includes(kind)) return undefined
  const name = Object.hasOwn(ALIASES, kind) ? (ALIASES[kind] as string) : kindName(Number(kind)) || kind
  return Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : []
}

/**
 * Returns the kind ID for changes of favorites: 6 is sent as 5 (slot), all others unchanged (document 2, section 5;
 * reading AM-070).
 */
export function favoriteKindId(id: number): number {
  return id === 6 ? 5 : id
}
