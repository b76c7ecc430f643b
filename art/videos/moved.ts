import { num } from '../draw.ts'

/** A place in whole pixels of the video, which is larger than its drawing: then what moves stays as sharp as it is. */
export const snap = (value: number): number => Math.round(value / 0.75) * 0.75

/** Moves content, as `place` does, to a place in whole pixels of the video. */
export const moved = (content: string, x: number, y: number, size = 1, turn = 0): string =>
  `<g transform="translate(${snap(x)} ${snap(y)})${turn === 0 ? '' : ` rotate(${num(turn)})`} ` +
  `scale(${size})">${content}</g>`
