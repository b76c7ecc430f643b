/** Reads a release store as strictly as anybody could. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { folders, hashOf } from '../../engine/release/disk.ts'

/** The pointer, once everything it names has been seen to be whole. Throws with what is not. */
export async function readWhole(siteDir: string): Promise<Pointer> {
  const { objects, releases, pointer: path } = folders(siteDir)
  const pointer = JSON.parse(await readFile(path, 'utf8')) as Pointer
  const manifest = await readFile(join(releases, `${pointer.release}.json`))
  must(hashOf(manifest) === pointer.release, `manifest ${pointer.release} is not what its name says`)
  const release = JSON.parse(manifest.toString('utf8')) as Release
  must(release.build === pointer.build, 'pointer and manifest name different builds')
  const there = new Set(await readdir(objects))
  for (const name of release.objects) {
    must(there.has(name), `${name} is missing`)
    const bytes = await readFile(join(objects, name))
    must(`${hashOf(bytes)}.` === name.slice(0, 21), `${name} is not what its name says`)
    if (bytes.length >= 256) must(there.has(`${name}.br`) && there.has(`${name}.gz`), `${name} lacks a packed sibling`)
    if (there.has(`${name}.br`))
      must(brotliDecompressSync(await readFile(join(objects, `${name}.br`))).equals(bytes), `${name}.br is another`)
    if (there.has(`${name}.gz`)) must(gunzipSync(await readFile(join(objects, `${name}.gz`))).equals(bytes), `${name}.gz is another`)
  }
  const listed = new Set(release.objects)
  for (const language of release.languages) {
    for (const [page, entry] of Object.entries(release.html[language] ?? {}))
      must(listed.has(entry.object), `${language} ${page} is not among the objects`)
    must(pointer.routes[language] === `/r/${release.routes[language]}`, `the pointer's ${language} routes are of another release`)
    must(listed.has(release.routes[language] ?? ''), `the ${language} app is not among the objects`)
  }
  return pointer
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}
