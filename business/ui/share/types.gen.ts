// Generated from schema.json by `npm run generate -- --write`. Do not edit.
/** Opens the share menu of the phone with the address of a page. Without a share menu the address is copied, and a message says so. */
export interface Args {
  /** Title of the shared link, as the recipients see it. */
  readonly title: string
  /** Path and query of the shared page, for example /game?gameId=50101. Leave out for the path of the current page, without the parameters after the question mark. */
  readonly address?: string
  /** Parameters after the question mark of the shared address, for example the ID of the video. They replace all parameters of the address. Leave out to share the address without further parameters. */
  readonly query?: { readonly [key: string]: string }
}
