/** The design tokens and icons of `widgets/_shared` that configuration may name. */
import { join } from 'node:path'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { exists, exported } from './folder.ts'
import { definitions } from './type-file.ts'

export async function sharedTokens(root: string): Promise<Catalogue['tokens']> {
  return (await sharedExport<Catalogue['tokens']>(root, 'tokens.ts', 'skinTokens')) ?? {}
}

/** The differences between the icons of the vocabulary and the icon set. */
export async function iconProblems(root: string): Promise<string[]> {
  const icons = await sharedExport<object>(root, 'icons.ts', 'icons')
  if (icons === undefined) return []
  const drawn = new Set(Object.keys(icons))
  const named = new Set((definitions.icon?.enum ?? []) as readonly string[])
  return [
    ...[...drawn]
      .filter((name) => !named.has(name))
      .map((name) => `schemas/vocabulary.json: icon "${name}" of widgets/_shared/icons.ts is not listed`),
    ...[...named]
      .filter((name) => !drawn.has(name))
      .map((name) => `widgets/_shared/icons.ts: icon "${name}" of schemas/vocabulary.json is missing`),
  ]
}

async function sharedExport<T extends object>(root: string, file: string, name: string): Promise<T | undefined> {
  const path = join(root, 'widgets/_shared', file)
  return (await exists(path)) ? exported<T>(path, name) : undefined
}
