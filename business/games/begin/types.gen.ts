// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Reports that the selected game is opening: launch.status is loading. Use it before games.launch where the launch is shown. */
export interface Args {
  /** True when the launch waits for the network: launch.status is waiting. */
  readonly waiting?: boolean
}
