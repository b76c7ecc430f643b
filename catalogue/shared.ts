/** The design tokens and icons of `widgets/_shared` that configuration may name. */
import { join } from 'node:path'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { exists } from './folder.ts'
import { exported, type LoadModule } from './load-module.ts'
import { definitions } from './type-file.ts'

export async function sharedTokens(root: string, load: LoadModule): Promise<Catalogue['tokens']> {
  return (await sharedExport<Catalogue['tokens']>(root, load, ['tokens.ts', 'skinTokens'])) ?? {}
}

/** Reports the differences between the icon names in the vocabulary and the icon set. */
export async function iconProblems(root: string, load: LoadModule): Promise<string[]> {
  const icons = await sharedExport<object>(root, load, ['icons.ts', 'icons'])
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

async function sharedExport<T extends object>(
  root: string,
  load: LoadModule,
  [file, name]: readonly [file: string, name: string],
): Promise<T | undefined> {
  const path = join(root, 'widgets/_shared', file)
  return (await exists(path)) ? exported<T>(load, path, name) : undefined
}
