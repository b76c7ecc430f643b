/** How messages name the folder of the site, and the commands that publish and check it. */
import { relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The name of a folder, with a slash at its end. */
export function folderName(path: string): string {
  return `${shortPath(path)}/`
}

export function publishCommand(siteFolder: string): string {
  return `npm run publish${argumentOf(siteFolder)}`
}

export function checkCommand(siteFolder: string): string {
  return `npm run check${argumentOf(siteFolder)}`
}

/** The argument of a command for this folder; empty for the folder that the command uses without an argument. */
function argumentOf(siteFolder: string): string {
  if (siteFolder === resolve(root, 'config')) return ''
  const path = shortPath(siteFolder)
  return ` -- ${/^[\w./~+@-]+$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`}`
}

/** The path as a person in the current folder would write it. */
export function shortPath(path: string): string {
  const inside = relative(process.cwd(), path)
  return inside === '' || inside === '..' || inside.startsWith(`..${sep}`) ? path : inside
}
