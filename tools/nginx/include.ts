import type { Release } from '../../engine/core/release.ts'
import { codingMaps, kindMaps, pageMaps, redirectMaps } from './maps.ts'
import { serverBlock } from './server-block.ts'

/**
 * Returns maps and a `server` block, to be included inside `http`. Like our server, they compare the address exactly as
 * the client sent it. So they use neither `$uri`, which nginx decodes and normalizes, nor plain maps, which ignore
 * case.
 */
export function nginxInclude(release: Release, root: string): string {
  return [
    '# Written by `npm run release`. Include this file inside http { }. Set your own port, and add a server_name if you need one.',
    pageMaps(release),
    redirectMaps(release),
    kindMaps(release),
    codingMaps(),
    serverBlock(release, root),
  ].join('\n')
}
