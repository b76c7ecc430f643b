/** The scenes of covers, without the names of the games, in larger images. */
import { createCanvas, sky, skyGradient } from './canvas.ts'
import type { ScenePosition } from './canvas.ts'
import { directions } from './directions.ts'
import { box, mix, num } from './draw.ts'
import { flagships } from './flagships/all.ts'
import { palettes } from './palettes.ts'

/**
 * The scene of the square cover, 300 x 300, or of the wide cover, 480 x 270, and the gradients that it uses.
 */
export function coverScene(
  gameId: string,
  isWide: boolean,
  square?: ScenePosition,
): { readonly definitions: string; readonly content: string } {
  const direction = directions[gameId]
  const draw = flagships[gameId]
  if (direction === undefined || draw === undefined) throw new Error(`no game ${gameId}`)
  const palette = palettes[direction.palette]
  const at = { ...createCanvas(gameId, isWide, palette), ...(square && { square }) }
  const content = sky(at) + draw(at, () => '')
  return { definitions: skyGradient(palette, content), content }
}

/** From where, and to where, a color fades: in parts of the width or, for `top` and `bottom`, of the height. */
export interface Fade {
  readonly side: 'left' | 'top' | 'bottom'
  readonly from: number
  readonly to: number
  /** How much of the color is on the side, so that what is behind it stays visible; 1 if not set. */
  readonly strength?: number
}

const directionOf = {
  left: '',
  top: ' x2="0" y2="1"',
  bottom: ' x2="0" y1="1" y2="0"',
}

/** A color on one side of an image of the given size, which gets darker to the edge and fades to the other side. */
export function fade(
  [width, height]: readonly [width: number, height: number],
  color: string,
  { side, from, to, strength = 1 }: Fade,
): string {
  const id = `fade-${side}`
  const stop = (offset: number, shade: string, opacity = 1): string =>
    `<stop offset="${num(offset * 100)}%" stop-color="${shade}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`
  return (
    `<linearGradient id="${id}"${directionOf[side]}>${stop(0, mix(color, '#000000', 0.34))}` +
    `${strength < 1 ? stop(0.26, color, strength) : ''}${stop(from, color, strength)}` +
    `${stop((from + to) / 2, color, Math.round(72 * strength) / 100)}${stop(to, color, 0)}</linearGradient>` +
    box(0, 0, width, height, `url(#${id})`)
  )
}
