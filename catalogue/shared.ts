/** What the widgets' shared room declares and configuration may name: the tokens of skins and the drawings. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { words } from './words.ts'

export async function sharedTokens(root: string): Promise<string[]> {
  return Object.keys((await load(root, 'tokens.ts', 'skinTokens')) ?? {}).sort()
}

/** Where the vocabulary's icons and the drawings disagree. */
export async function iconProblems(root: string): Promise<string[]> {
  const drawings = await load(root, 'icons.ts', 'icons')
  if (drawings === undefined) return []
  const drawn = new Set(Object.keys(drawings))
  const named = new Set((words.icon?.enum ?? []) as readonly string[])
  return [
    ...[...drawn]
      .filter((name) => !named.has(name))
      .map((name) => `schemas/vocabulary.json: icon "${name}" is drawn in widgets/_shared/icons.ts but not listed`),
    ...[...named]
      .filter((name) => !drawn.has(name))
      .map((name) => `widgets/_shared/icons.ts: icon "${name}" of schemas/vocabulary.json is not drawn`),
  ]
}

async function load(root: string, file: string, name: string): Promise<object | undefined> {
  const path = join(root, 'widgets/_shared', file)
  if (
    !(await stat(path).then(
      () => true,
      () => false,
    ))
  )
    return undefined
  const module = (await import(pathToFileURL(path).href)) as { readonly [name: string]: unknown }
  return module[name] as object | undefined
}
