/** Names the place of a site's data in messages. */

/** Where the data of a site is: the embedded database in the folder, or PostgreSQL. */
export interface DataPlace {
  readonly dataDir: string
  readonly url?: string | undefined
}

export function nameOfPlace({ dataDir, url }: DataPlace): string {
  // The address may contain a password.
  return url === undefined ? `the embedded database in ${dataDir}` : `PostgreSQL (${url.replace(/:[^:@/]*@/, ':…@')})`
}

/** Returns the message about a database that a command is filling, or did not finish filling. */
export function unfinishedMessage(row: { readonly source: string; readonly started_at: string }, name: string): string {
  const at = new Date(Number(row.started_at)).toISOString()
  return (
    `A command began to fill ${name} from ${row.source} at ${at} and has not finished. The source is unchanged. ` +
    'If no command is running, empty this database (PostgreSQL: drop schema public cascade; create schema public; ' +
    'embedded: remove the folder db), and start the command again.'
  )
}
