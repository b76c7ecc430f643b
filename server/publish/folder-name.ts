/** How messages name the folder of the site, and the command that publishes it. */
import { relative, resolve, sep } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** A folder with a slash at its end. */
export function folderName(path: string): string {
  return `${shortPath(path)}/`
}

export function publishCommand(siteFolder: string): string {
  return siteFolder === resolve(root, 'config') ? 'npm run publish' : `npm run publish -- ${shortPath(siteFolder)}`
}

/** The path as a person in the current folder would write it. */
export function shortPath(path: string): string {
  const inside = relative(process.cwd(), path)
  return inside === '' || inside === '..' || inside.startsWith(`..${sep}`) ? path : inside
}
