/** The drawings that are here. */
import { marks } from './marks.ts'

/** On a field of 24: `line` is drawn with a round pen, `tone` is filled faintly behind it, `solid` is filled. */
export interface Drawing {
  readonly line?: string
  readonly tone?: string
  readonly solid?: string
}

export interface Drawings {
  readonly [name: string]: Drawing
}

const here: { [name: string]: Drawing } = { ...marks }

export function keepDrawings(more: Drawings): void {
  Object.assign(here, more)
}

export function drawing(name: string): Drawing {
  return Object.hasOwn(here, name) ? (here[name] as Drawing) : {}
}
