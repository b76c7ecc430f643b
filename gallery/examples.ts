/** Reads the examples in the folder of a widget. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject, type Json, type JsonObject } from '../engine/core/json.ts'

export interface WidgetExample {
  readonly widget: string
  readonly name: string
  readonly title: string
  /** The node as it is written in configuration. */
  readonly node: JsonObject
}

/** The name of an example, unique in the gallery: `Banner/default`. */
export function keyOf({ widget, name }: WidgetExample): string {
  return `${widget}/${name}`
}

/**
 * @param name name of the file; `examples.v1.json` has examples of version 1
 * @throws {Error} when the file is not a list of examples that starts with `default`
 */
export async function readExamples(
  root: string,
  widget: string,
  name = 'examples.json',
): Promise<readonly WidgetExample[]> {
  const file = `widgets/${widget}/${name}`
  const list = JSON.parse(await readFile(join(root, file), 'utf8')) as Json
  if (!Array.isArray(list)) throw new Error(`${file}: expected a list of examples`)
  const examples = list.map((entry: Json, n) => {
    const { name: example, title, node } = isObject(entry) ? entry : {}
    if (typeof example !== 'string' || !/^[a-z0-9-]+$/.test(example))
      throw new Error(`${file}: example ${n + 1} needs a name of lowercase letters, digits and hyphens`)
    if (typeof title !== 'string' || title === '') throw new Error(`${file}: example "${example}" needs a title`)
    if (!isObject(node)) throw new Error(`${file}: example "${example}" needs a node`)
    return { widget, name: example, title, node }
  })
  if (examples[0]?.name !== 'default') throw new Error(`${file}: the name of the first example must be "default"`)
  const duplicate = examples.find(({ name }, n) => examples.findIndex((other) => other.name === name) < n)
  if (duplicate !== undefined) throw new Error(`${file}: two examples have the name "${duplicate.name}"`)
  return examples
}
