/** Draws the animals, the reef and the sunken ship of the demo fishing game. */
import { place, svgDocument } from './draw.ts'
import { catches, corals, edged, goldenMilkfish, octopus, seaHeroes, shark, turtle, wreck } from './families/reef.ts'
import { palettes } from './palettes.ts'

const tilapia = { ...palettes.coral, main: '#ff8a5c', shade: '#c2452f', accent: '#ffc94d', pale: '#fff0dc' }
const dilis = { ...palettes.lagoon, main: '#8fc3e6', shade: '#2f6ea8', accent: '#c6e4f5', pale: '#eef8fd' }

/** The more an animal pays, the more of its image it fills. All swim to the right. */
const animals: { readonly [name: string]: string } = {
  dilis: edged(place(catches.bangus(dilis), 113, 72, 0.58), 7),
  tilapia: edged(place(catches.lapu(tilapia), 130, 76, 0.66), 7),
  pugita: edged(place(octopus(0, 0), 116, 62, 0.54), 8),
  pawikan: edged(place(turtle, 126, 56, 0.51, -10), 10),
  pating: edged(place(shark, 119, 74, 0.7), 8),
  bangus: edged(place(goldenMilkfish, 121, 74, 0.66), 8),
  ...seaHeroes,
}

export const seaImages: readonly (readonly [file: string, draw: () => string])[] = [
  ...Object.entries(animals).map(
    ([name, content]) => [`${name}.svg`, () => svgDocument(240, 136, '', content)] as const,
  ),
  ['corals.svg', () => svgDocument(200, 240, '', corals)],
  ['wreck.svg', () => svgDocument(380, 300, '', wreck)],
]
