/** Checks a release store. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Pointer, Release } from '../../engine/core/release.ts'
import { folders, hashOf } from '../../engine/release/disk.ts'

/**
 * Checks everything that the pointer names, and returns the pointer.
 * @throws with what is missing or damaged
 */
export async function readWhole(siteDir: string): Promise<Pointer> {
  const { objects, releases, pointer: path } = folders(siteDir)
  const pointer = JSON.parse(await readFile(path, 'utf8')) as Pointer
  const manifest = await readFile(join(releases, `${pointer.release}.json`))
  assert(hashOf(manifest) === pointer.release, `manifest ${pointer.release} has another hash`)
  const release = JSON.parse(manifest.toString('utf8')) as Release
  assert(release.build === pointer.build, 'pointer and manifest have different builds')
  const there = new Set(await readdir(objects))
  for (const name of release.objects) {
    assert(there.has(name), `${name} is missing`)
    const bytes = await readFile(join(objects, name))
    assert(`${hashOf(bytes)}.` === name.slice(0, 21), `${name} has another hash`)
    if (bytes.length >= 256)
      assert(there.has(`${name}.br`) && there.has(`${name}.gz`), `${name} lacks a compressed sibling`)
    if (there.has(`${name}.br`))
      assert(
        brotliDecompressSync(await readFile(join(objects, `${name}.br`))).equals(bytes),
        `${name}.br has other content`,
      )
    if (there.has(`${name}.gz`))
      assert(gunzipSync(await readFile(join(objects, `${name}.gz`))).equals(bytes), `${name}.gz has other content`)
  }
  const listed = new Set(release.objects)
  for (const language of release.languages) {
    for (const [page, entry] of Object.entries(release.html[language] ?? {}))
      assert(listed.has(entry.object), `${language} ${page} is not among the objects`)
    assert(
      pointer.routes[language] === `/r/${release.routes[language]}`,
      `the pointer's ${language} routes are of another release`,
    )
    assert(listed.has(release.routes[language] ?? ''), `the ${language} app is not among the objects`)
  }
  return pointer
}

function assert(isTrue: boolean, message: string): void {
  if (!isTrue) throw new Error(message)
}
