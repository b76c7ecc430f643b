/** The examples of a widget, as its folder has them. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject, type Json, type JsonObject } from '../engine/core/json.ts'

export interface Example {
  readonly widget: string
  readonly name: string
  readonly title: string
  /** The node as configuration writes it. */
  readonly node: JsonObject
}

/** `Banner/default`: names an example everywhere. */
export function keyOf({ widget, name }: Example): string {
  return `${widget}/${name}`
}

/**
 * @param name `examples.v1.json` keeps the examples of an older version
 * @throws {Error} when the file is not a list of examples that starts with `default`
 */
export async function readExamples(root: string, widget: string, name = 'examples.json'): Promise<readonly Example[]> {
  const file = `widgets/${widget}/${name}`
  const list = JSON.parse(await readFile(join(root, file), 'utf8')) as Json
  if (!Array.isArray(list)) throw new Error(`${file}: a list of examples is expected`)
  const examples = list.map((one: Json, n) => {
    const { name: called, title, node } = isObject(one) ? one : {}
    if (typeof called !== 'string' || !/^[a-z0-9-]+$/.test(called))
      throw new Error(`${file}: example ${n + 1} needs a name of small letters`)
    if (typeof title !== 'string' || title === '') throw new Error(`${file}: example "${called}" needs a title`)
    if (!isObject(node)) throw new Error(`${file}: example "${called}" needs a node`)
    return { widget, name: called, title, node }
  })
  if (examples[0]?.name !== 'default') throw new Error(`${file}: the first example is called "default"`)
  const twice = examples.find(({ name }, n) => examples.findIndex((other) => other.name === name) < n)
  if (twice !== undefined) throw new Error(`${file}: two examples are called "${twice.name}"`)
  return examples
}
