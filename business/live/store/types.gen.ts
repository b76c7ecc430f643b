// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets the likes or follows that the page shows. The action live.mark uses it. */
export interface Args {
  /** Whether the IDs name videos or hosts. */
  readonly subject: 'reel' | 'anchor'
  /** IDs of the videos or hosts, latest first. */
  readonly ids: readonly string[]
}
