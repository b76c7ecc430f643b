// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets the likes or follows that the page shows. Used by the action live.mark. */
export interface Args {
  /** Whether the IDs name videos or hosts. */
  readonly subject: 'reel' | 'anchor'
  /** IDs of the videos or hosts, latest first. */
  readonly ids: readonly string[]
}
