/** Game kinds by the names that channels have, with every id the gateway uses for them (document 1, section 3). First id is the one to send. */
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
const NAMES = new Map<number, string>(Object.entries(KINDS).flatMap(([name, ids]) => ids.map((id): [number, string] => [id, name])))

/** Name of a kind id; empty for an id nobody knows. */
export function kindName(id: number | undefined): string {
  return (id === undefined ? undefined : NAMES.get(id)) ?? ''
}

/** The ids of a kind by its name or by one of its ids; undefined means every kind (`foru`, `all`, `0` and no kind at all). */
export function kindIds(kind: string | undefined): readonly number[] | undefined {
  if (kind === undefined || ['', '0', 'foru', 'all'].includes(kind)) return undefined
  const name = Object.hasOwn(ALIASES, kind) ? (ALIASES[kind] as string) : kindName(Number(kind)) || kind
  return Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : []
}

/** The kind id that likes are sent with: numeric, 6 counted as slot; unmapped ones as they are (document 2, section 5; reading AM-070). */
export function likeKindId(id: number): number {
  return id === 6 ? 5 : id
}
