import type { Release } from '../../engine/core/release.ts'
import { codingMaps, kindMaps, pageMaps, redirectMaps } from './maps.ts'
import { serverBlock } from './server-block.ts'

/**
 * Maps and a `server` block, to be included inside `http`. They compare the address exactly as it was sent, like our
 * server. They do not use `$uri`, which nginx decodes and normalizes, or plain maps, which ignore case.
 */
export function nginxInclude(release: Release, root: string): string {
  return [
    '# Written by `npm run release`. Include it inside http { }; change the port and the name to yours.',
    pageMaps(release),
    redirectMaps(release),
    kindMaps(release),
    codingMaps(),
    serverBlock(release, root),
  ].join('\n')
}
