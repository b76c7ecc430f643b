// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Game } from '../../engine/widget.ts'

/** Three games with their jackpots, for a large jackpot panel on desktops. On screens that are narrower than 1024 CSS pixels, no games are shown. */
export interface Props {
  /** The games, the highest jackpot first, usually the section top-jackpots of games.section. The first three are shown. Their space is reserved before they are known. */
  readonly games: readonly Game[]
}

/** The payload of each event. */
export interface Events {
  /** The cover of a game was pressed. */
  readonly open: {
    /** The game of the cover. */
    readonly game: Game
  }
}
