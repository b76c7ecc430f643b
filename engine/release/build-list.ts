/**
 * The list of the files of one player build. A server writes it for a build that it has received from another server.
 */

/** Name of the file that contains the list. The server does not serve this file. */
export function buildListOf(build: string): string {
  return `.${build}.json`
}

export function readBuildList(content: Uint8Array): readonly string[] {
  const names: unknown = JSON.parse(Buffer.from(content).toString('utf8'))
  return Array.isArray(names) ? names.map(String) : []
}
