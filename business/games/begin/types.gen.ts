// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Sets launch.status to loading, which means that the selected game is opening. Use it before games.launch on pages that show the launch. */
export interface Args {
  /** True when the launch waits for the network. launch.status is then waiting instead of loading. */
  readonly waiting?: boolean
}
