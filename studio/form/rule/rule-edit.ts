/**
 * Reads and edits the structure of a rule. Each edit returns the whole rule; undefined when nothing of the rule is
 * left.
 */
import { isList, isObject, type Json, type JsonObject } from '../../../engine/core/json.ts'

/** The path of a part in its rule, such as `['all', 0, 'not']`. */
export type PartPath = readonly (string | number)[]

export type RuleShape = 'constant' | 'all' | 'any' | 'not' | 'audience' | 'argument' | 'comparison' | 'json'

/**
 * Returns the shape of one part. Parts with unknown or additional properties are shown as JSON, so no property is lost.
 */
export function shapeOf(rule: Json): RuleShape {
  if (typeof rule === 'boolean') return 'constant'
  if (!isObject(rule)) return 'json'
  const names = Object.keys(rule)
  const [name] = names
  if (names.length === 1) {
    if ((name === 'all' || name === 'any') && isList(rule[name])) return name
    if (name === 'not' && rule.not !== undefined) return 'not'
    if (name === 'audience' && typeof rule.audience === 'string') return 'audience'
    if (name === 'arg' && typeof rule.arg === 'string') return 'argument'
  }
  const isComparison = typeof rule.fact === 'string' && typeof rule.op === 'string'
  return isComparison && names.every((one) => one === 'fact' || one === 'op' || one === 'value') ? 'comparison' : 'json'
}

/** Returns the parts of a group, or the part inside `not`. */
export function partsOf(rule: Json): readonly Json[] {
  if (!isObject(rule)) return []
  const { all, any, not } = rule
  return isList(all) ? all : isList(any) ? any : not === undefined ? [] : [not]
}

export function partAt(rule: Json | undefined, path: PartPath): Json | undefined {
  let here = rule
  for (const name of path)
    here = isList(here) ? (typeof name === 'number' ? here[name] : undefined) : isObject(here) ? here[name] : undefined
  return here
}

/** Returns the rule with a part replaced or removed. A group that loses its last part is removed, too. */
export function withPart(rule: Json | undefined, path: PartPath, part: Json | undefined): Json | undefined {
  const [name, ...rest] = path
  if (name === undefined) return part
  if (isList(rule) && typeof name === 'number') {
    const inner = withPart(rule[name], rest, part)
    const parts =
      inner === undefined ? rule.filter((_, n) => n !== name) : rule.map((one, n) => (n === name ? inner : one))
    return parts.length === 0 ? undefined : parts
  }
  if (!isObject(rule) || typeof name !== 'string') return rule
  const inner = withPart(rule[name], rest, part)
  return inner === undefined ? undefined : { ...rule, [name]: inner }
}

/** Adds a part at the end of the group at a path. Without a rule, the part becomes the rule. */
export function withAdded(rule: Json | undefined, group: PartPath, part: Json): Json | undefined {
  const here = partAt(rule, group)
  if (here === undefined || typeof here === 'boolean') return withPart(rule, group, part)
  const name = isObject(here) && isList(here.any) ? 'any' : 'all'
  const parts = isObject(here) ? here[name] : undefined
  return withPart(rule, group, isList(parts) ? { [name]: [...parts, part] } : { all: [here, part] })
}

/** Puts a part into a new group, or into `not`. */
export function wrapped(rule: Json, path: PartPath, by: 'all' | 'any' | 'not'): Json | undefined {
  const part = partAt(rule, path)
  if (part === undefined) return rule
  return withPart(rule, path, by === 'not' ? { not: part } : { [by]: [part] })
}

/** Replaces a group or `not` with its parts. They become parts of the group around it, if there is one. */
export function unwrapped(rule: Json, path: PartPath): Json | undefined {
  const parts = partsOf(partAt(rule, path) ?? true)
  const [first] = parts
  if (first === undefined) return rule
  const list = path.slice(0, -1)
  const around = partAt(rule, list)
  const index = path.at(-1)
  if (isList(around) && typeof index === 'number')
    return withPart(rule, list, [...around.slice(0, index), ...parts, ...around.slice(index + 1)])
  return parts.length === 1 ? withPart(rule, path, first) : rule
}

export interface Moved {
  readonly rule: Json
  /** The new path of the part. */
  readonly path: PartPath
}

/**
 * Moves a part one step among its neighbors: past a condition, into an adjacent group, or from an end of its group to
 * the group around it. Undefined when there is no further step.
 */
export function moved(rule: Json, path: PartPath, step: -1 | 1): Moved | undefined {
  const index = path.at(-1)
  const list = path.slice(0, -1)
  const parts = partAt(rule, list)
  if (typeof index !== 'number' || !isList(parts)) return undefined
  const part = parts[index]
  if (part === undefined) return undefined
  const next = parts[index + step]
  if (next === undefined) return movedOut(rule, list, index, part, step)
  const inner = groupName(next)
  if (inner === undefined) {
    const others = parts.filter((_, n) => n !== index)
    const order = [...others.slice(0, index + step), part, ...others.slice(index + step)]
    const changed = withPart(rule, list, order)
    return changed === undefined ? undefined : { rule: changed, path: [...list, index + step] }
  }
  const members = partsOf(next)
  const at = step === 1 ? 0 : members.length
  const group = { [inner]: [...members.slice(0, at), part, ...members.slice(at)] }
  const filled = withPart(rule, [...list, index + step], group)
  const changed = withPart(filled, path, undefined)
  const where = step === 1 ? index : index - 1
  return changed === undefined ? undefined : { rule: changed, path: [...list, where, inner, at] }
}

function movedOut(rule: Json, list: PartPath, index: number, part: Json, step: -1 | 1): Moved | undefined {
  // The group must be an entry of a list, as in `[..., 'all', 2, 'any']`.
  const group = list.slice(0, -1)
  const place = group.at(-1)
  const outer = group.slice(0, -1)
  const around = partAt(rule, outer)
  if (typeof place !== 'number' || !isList(around)) return undefined
  const without = withPart(rule, [...list, index], undefined)
  const isGone = partAt(without, outer) === undefined || partsOf(partAt(rule, group) ?? true).length === 1
  const rest = partAt(without, outer)
  const others = isList(rest) ? rest : []
  const at = step === -1 ? place : isGone ? place : place + 1
  const changed = withPart(without ?? rule, outer, [...others.slice(0, at), part, ...others.slice(at)])
  // There is no place for the part: the surrounding group was removed too, because the removed group was its only
  // entry.
  if (changed === undefined || !isList(rest)) return undefined
  return { rule: changed, path: [...outer, at] }
}

function groupName(part: Json): 'all' | 'any' | undefined {
  const shape = shapeOf(part)
  return shape === 'all' || shape === 'any' ? shape : undefined
}

/** Returns the rule with the group at a path changed to `all` or `any`. */
export function withGroup(rule: Json, path: PartPath, group: 'all' | 'any'): Json | undefined {
  return withPart(rule, path, { [group]: [...partsOf(partAt(rule, path) ?? true)] })
}

/** Returns the comparison of a part; undefined for other shapes. */
export function comparisonOf(part: Json): (JsonObject & { readonly fact: string; readonly op: string }) | undefined {
  if (shapeOf(part) !== 'comparison' || !isObject(part)) return undefined
  const { fact, op, value } = part
  if (typeof fact !== 'string' || typeof op !== 'string') return undefined
  return { fact, op, ...(value === undefined ? {} : { value }) }
}
