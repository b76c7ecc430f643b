/** Draws the cover of a game: the scene of its family, with the title over it. */
import type { ArtDirection } from './directions.ts'
import { svgDocument } from './draw.ts'
import { bingo } from './families/bingo.ts'
import { cards } from './families/cards.ts'
import { court } from './families/court.ts'
import { felt } from './families/felt.ts'
import { perya } from './families/perya.ts'
import { reef } from './families/reef.ts'
import { slot } from './families/slot.ts'
import { ticket } from './families/ticket.ts'
import { drawTitle } from './title.ts'
import { slotMotifs } from './motifs/all.ts'
import { palettes } from './palettes.ts'
import type { Palette } from './palettes.ts'
import { createCanvas } from './canvas.ts'
import type { SvgParts, CoverCanvas } from './canvas.ts'

function scene(at: CoverCanvas, direction: ArtDirection, palette: Palette): SvgParts {
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

/** Draws the square cover, or with `wide` the 16:9 cover. */
export function drawCover(name: string, direction: ArtDirection, wide: boolean): string {
  const palette = palettes[direction.palette]
  const at = createCanvas(name, wide, palette, name.length % 2 === 0)
  const drawn = scene(at, direction, palette)
  const title = drawTitle(name, at.title, direction.style, palette)
  return svgDocument(at.width, at.height, drawn.definitions + title.definitions, drawn.content + title.content)
}
