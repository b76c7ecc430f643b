/** Where the name and the subject of a cover are, if the composition has no reason to move them. */
import type { CoverCanvas, ScenePosition } from '../canvas.ts'
import { place } from '../draw.ts'
import type { TitleStyle } from '../title.ts'
import type { Lettering } from './flagship.ts'

/** The name below the subject, or in a wide cover left of it, inside the safe margin of the card. */
export const caption = (
  at: CoverCanvas,
  write: (lettering: Lettering) => string,
  style: Partial<TitleStyle>,
  square: Partial<Lettering> = {},
  wide: Partial<Lettering> = {},
): string =>
  write(
    at.wide
      ? { x: 26, y: 66, width: 204, height: 138, style, ...wide }
      : { x: 27, y: 201, width: 246, height: 79, style, ...square },
  )

/** The center of the subject. */
export const stand = (at: CoverCanvas): readonly [x: number, y: number] => (at.wide ? [352, 134] : [150, 108])

/**
 * A scene that was drawn in a square 300 wide and high. In a wide cover the square is at the right, so what is behind
 * the subject continues left of the square, to -240.
 */
export function inSquare(at: CoverCanvas, content: string): string {
  if (!at.wide) return content
  const [x, y, size] = at.square ?? [208, -1, '.907']
  return `<g transform="translate(${x} ${y}) scale(${size})">${content}</g>`
}

/** A wide cover whose scene is nearer, so that its subject reaches into the lower third. */
export const closer = (at: CoverCanvas, square: ScenePosition): CoverCanvas =>
  at.wide && at.square === undefined ? { ...at, square } : at

/** A scene drawn in a square, and the name of the game: below the subject, or in a wide cover beside it. */
export const scene = (
  at: CoverCanvas,
  write: (lettering: Lettering) => string,
  content: string,
  style: Partial<TitleStyle>,
  square: Partial<Lettering> = {},
  wide: Partial<Lettering> = {},
): string =>
  inSquare(at, content) + caption(at, write, style, square, { x: 24, y: 62, width: 184, height: 144, ...wide })

/**
 * As `scene`, with the name above the subject in the square cover, left of the heart. The scene is moved down and
 * scaled about its middle, so it continues above its upper edge.
 */
export const sceneBelow = (
  at: CoverCanvas,
  write: (lettering: Lettering) => string,
  content: string,
  style: Partial<TitleStyle>,
  [down, size]: readonly [down: number, size: number],
  square: Partial<Lettering> = {},
  wide: Partial<Lettering> = {},
): string =>
  scene(
    at,
    write,
    at.wide ? content : place(content, 150 * (1 - size), down, size),
    style,
    { x: 14, y: 14, width: 206, height: 70, ...square },
    wide,
  )

/** A scene that contains the name of the game, on one of its things: a wide cover shows the square in its middle. */
export const inScene = (at: CoverCanvas, content: string, wide: ScenePosition = [104, -1, 0.907]): string =>
  inSquare({ ...at, square: at.square ?? wide }, content)
