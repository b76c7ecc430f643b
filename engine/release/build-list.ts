/** The list of files of a player build that a server has received from other servers. */

/** Name of the file that contains the list. The server does not serve this file. */
export function buildListOf(build: string): string {
  return `.${build}.json`
}

export function readBuildList(content: Uint8Array): readonly string[] {
  const names: unknown = JSON.parse(Buffer.from(content).toString('utf8'))
  return Array.isArray(names) ? names.map(String) : []
}
