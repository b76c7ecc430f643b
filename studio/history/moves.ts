/** Describes in words which release was live when. */
import type { Move } from '../api/api.ts'
import { timeInWords } from '../shell/time.ts'

const kinds: { readonly [kind: string]: string } = {
  import: 'Documents published outside the studio',
  publish: 'Published from the command line',
  rollback: 'Went back to an earlier release',
  'take back': 'Scheduled publish taken back',
}

/**
 * Returns the title of what was published, after “Taken back:” for a take back; for a rollback or without a title, how
 * the release became live.
 */
export function titleOfMove({ title, kind }: Pick<Move, 'title' | 'kind'>): string {
  if (kind === 'take back' && title !== null) return `Taken back: ${title}`
  return (kind === 'rollback' ? undefined : title) ?? kinds[kind] ?? kind
}

/** Returns, for example, `Christmas, live since 1 Dec 2026 18:00 Manila, by Ana`. */
export function moveInWords(move: Move, zone: string): string {
  return `${titleOfMove(move)}, live since ${timeInWords(move.at, zone)}, by ${move.actor}`
}

/** Returns the move that was live at an instant; undefined before the first move. Expects moves sorted newest first. */
export function moveAt(moves: readonly Move[], at: number): Move | undefined {
  return moves.find((move) => move.at <= at)
}
