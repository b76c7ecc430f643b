/** Formats the folder of the site, and the command that publishes it, for messages. */
import { relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Returns the name of a folder with a slash at its end. */
export function folderName(path: string): string {
  return `${shortPath(path)}/`
}

export function publishCommand(siteFolder: string): string {
  return `npm run publish${argumentOf(siteFolder)}`
}

/** Returns the argument of a command for this folder; empty for the default folder. */
function argumentOf(siteFolder: string): string {
  if (siteFolder === resolve(root, 'config')) return ''
  const path = shortPath(siteFolder)
  return ` -- ${/^[\w./~+@-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`}`
}

/** Returns the path relative to the current folder; unchanged for a path outside it. */
export function shortPath(path: string): string {
  const inside = relative(process.cwd(), path)
  return inside === '' || inside === '..' || inside.startsWith(`..${sep}`) ? path : inside
}
