/** Headers of a release as data, so another web server can answer exactly like our server. */
import type { Release } from '../engine/core/release.ts'
import {
  type ResponseHeaders,
  hashedFileHeaders,
  pageHeaders,
  pointerHeaders,
  rootFileHeaders,
} from '../server/delivery/headers.ts'

/** Returns the headers of every address: `pages` by language and path, `files` by extension, and each fixed address. */
export function releaseHeaders(release: Release): object {
  const pages: { [language: string]: { [path: string]: ResponseHeaders } } = {}
  for (const [language, entries] of Object.entries(release.html)) {
    const byPath: { [path: string]: ResponseHeaders } = (pages[language] = {})
    for (const [path, entry] of Object.entries(entries))
      byPath[path] = { ...pageHeaders(release, entry), 'content-language': language }
  }
  const files = Object.fromEntries(endings.map((ending) => [ending, hashedFileHeaders(`x.${ending}`)]))
  return { pages, files, '/release.json': pointerHeaders, '/sw.js': rootFileHeaders('sw.js') }
}

/** Extensions of the files of a release and of the player build. */
export const endings = ['js', 'css', 'json', 'svg', 'png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'webmanifest'] as const
