// Generated from widgets/*/migrations.ts by `npm run generate -- --write`. Do not edit.
import type { Migration } from '../engine/core/catalogue.ts'

/** The migrations of each widget that has some. */
export const migrations: { readonly [widget: string]: readonly Migration[] } = {}
