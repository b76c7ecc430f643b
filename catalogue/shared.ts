/** What `widgets/_shared` declares and configuration may name: design tokens and icons. */
import { join } from 'node:path'
import { exists, exported } from './folder.ts'
import { definitions } from './type-file.ts'

export async function sharedTokens(root: string): Promise<string[]> {
  return Object.keys((await sharedExport(root, 'tokens.ts', 'skinTokens')) ?? {}).sort()
}

/** The differences between the icons of the vocabulary and the icon set. */
export async function iconProblems(root: string): Promise<string[]> {
  const icons = await sharedExport(root, 'icons.ts', 'icons')
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

async function sharedExport(root: string, file: string, name: string): Promise<object | undefined> {
  const path = join(root, 'widgets/_shared', file)
  return (await exists(path)) ? exported<object>(path, name) : undefined
}
