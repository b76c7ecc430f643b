/** One cover: the family draws the scene, the sign painter sets the name over it. */
import type { Direction } from './directions.ts'
import { picture } from './draw.ts'
import { bingo } from './families/bingo.ts'
import { cards } from './families/cards.ts'
import { court } from './families/court.ts'
import { felt } from './families/felt.ts'
import { perya } from './families/perya.ts'
import { reef } from './families/reef.ts'
import { slot } from './families/slot.ts'
import { ticket } from './families/ticket.ts'
import { letter } from './lettering.ts'
import { slotMotifs } from './motifs/all.ts'
import { palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'
import { stage } from './stage.ts'
import type { Scene, Stage } from './stage.ts'

function scene(at: Stage, direction: Direction, palette: Palette): Scene {
  switch (direction.family) {
    case 'slot':
      return slot(at, direction.scene, slotMotifs[direction.motif](palette))
    case 'bingo':
      return bingo(at, direction.scene)
    case 'perya':
      return perya(at, direction.scene)
    case 'poker':
      return cards(at, direction.scene, direction.hand)
    case 'casino':
      return felt(at, direction.scene)
    case 'fishing':
      return reef(at, direction.scene)
    case 'sports':
      return court(at, direction.scene)
    case 'loteria':
      return ticket(at, direction.scene)
  }
}

/** Draws the square card, or with `wide` its 16:9 sister. */
export function drawCover(name: string, direction: Direction, wide: boolean): string {
  const palette = palettes[direction.palette]
  const at = stage(name, wide, palette, name.length % 2 === 0)
  const drawn = scene(at, direction, palette)
  const title = letter(name, at.title, direction.style, palette)
  return picture(at.width, at.height, drawn.definitions + title.definitions, drawn.content + title.content)
}
