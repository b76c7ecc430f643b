/** Draws the animals and the corals of the demo fishing game. */
import { place, svgDocument } from './draw.ts'
import { catches, corals, goldenMilkfish, octopus, shark, turtle } from './families/reef.ts'
import { palettes } from './palettes.ts'

const tilapia = { ...palettes.coral, main: '#ff8a5c', shade: '#c2452f', accent: '#ffc94d', pale: '#fff0dc' }
const dilis = { ...palettes.lagoon, main: '#8fc3e6', shade: '#2f6ea8', accent: '#c6e4f5', pale: '#eef8fd' }

/** The animals fill boxes of one size. All swim to the right. */
const animals: { readonly [name: string]: string } = {
  dilis: place(catches.bangus(dilis), 122, 66, 0.82),
  tilapia: place(catches.lapu(tilapia), 124, 72, 0.84),
  pugita: place(octopus(0, 0), 120, 60, 0.64),
  pawikan: place(turtle, 123, 52, 0.57, -10),
  pating: place(shark, 119, 72, 0.76),
  bangus: place(goldenMilkfish, 121, 74, 0.78),
}

export const seaImages: readonly (readonly [file: string, draw: () => string])[] = [
  ...Object.entries(animals).map(
    ([name, content]) => [`${name}.svg`, () => svgDocument(240, 136, '', content)] as const,
  ),
  ['corals.svg', () => svgDocument(166, 160, '', place(corals, 4, 0))],
]
