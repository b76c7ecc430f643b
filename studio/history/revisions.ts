import type { Revision } from '../api/api.ts'

/**
 * The version that the newest one was made from. After a rollback that is not the one before it. The newest one itself
 * when it is the first.
 *
 * @param revisions newest first
 */
export function previousOf(revisions: readonly Revision[]): Revision | undefined {
  const [newest, second] = revisions
  return revisions.find(({ id }) => id === newest?.parent) ?? second ?? newest
}
