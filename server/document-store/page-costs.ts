/** Returns the pages that differ between two releases, with the bytes of their HTML as it is sent. */
import { stat } from 'node:fs/promises'
import type { Release } from '../../engine/core/release.ts'
import type { ObjectIndex } from '../delivery/objects.ts'
import type { PageCost } from './answers.ts'

export async function pageCosts(
  before: Release | undefined,
  after: Release,
  objects: Pick<ObjectIndex, 'find'>,
): Promise<readonly PageCost[]> {
  const language = after.defaultLanguage
  const [old, now] = [before?.html[language] ?? {}, after.html[language] ?? {}]
  const paths = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted()
  const costs: PageCost[] = []
  /** Pairs of HTML objects that are listed. Of several addresses with the same HTML, only the first is listed. */
  const listed = new Set<string>()
  for (const path of paths) {
    const [from, to] = [old[path]?.object, now[path]?.object]
    const key = `${from} ${to}`
    if (from === to || listed.has(key)) continue
    listed.add(key)
    costs.push({ path, before: await sentBytes(objects, from), after: await sentBytes(objects, to) })
  }
  return costs
}

async function sentBytes(objects: Pick<ObjectIndex, 'find'>, name: string | undefined): Promise<number | null> {
  const file = name === undefined ? undefined : await objects.find(name)
  return file === undefined ? null : (await stat(file.has.br ? `${file.path}.br` : file.path)).size
}
