/** The symbols on the reels of demo slots: the subjects of covers, and further drawings, in sets by theme. */
import { area, around, box, circle, line, oval, place, star, svgDocument } from './draw.ts'
import { directions } from './directions.ts'
import { catches, octopus } from './families/reef.ts'
import { formLight, inLight } from './light.ts'
import type { SlotMotif } from './motifs/all.ts'
import { ownSubjects } from './motifs/own-subjects.ts'
import { drawMotif } from './motifs/own-colors.ts'
import { palettes } from './palettes.ts'

const gold = '#ffc93d'

/** Symbols that are not the subject of a cover, each drawn around 0,0 within a circle of radius 100. */
const further = {
  calamansi:
    circle(-22, -14, 74, '#1f6a3a') +
    circle(-25, -18, 71, '#3fa650') +
    area('M40 -50C58 -4 36 50 -16 58C-52 62 -82 44 -94 14C-44 56 22 28 40 -50Z', '#1f6a3a', { opacity: 0.6 }) +
    area('M-82 -18C-80 -52 -54 -78 -24 -80C-48 -64 -62 -42 -62 -8C-72 -2 -82 -4 -82 -18Z', '#e4f8b0', {
      opacity: 0.8,
    }) +
    area('M-22 -84C-12 -106 34 -110 66 -92C44 -72 2 -66 -22 -84Z', '#8fd35c') +
    area('M-22 -84C10 -88 36 -94 66 -92C44 -72 2 -66 -22 -84Z', '#4f9a3a') +
    line('M-28 -78L-18 -88', '#6d4a2c', 8) +
    circle(46, 46, 55, '#2f8a44') +
    circle(44, 43, 52, '#6fc04a') +
    circle(44, 43, 45, '#fff3cc') +
    around(8, 1, 22.5)
      .map(({ angle }) =>
        place(
          area(
            'M5 0C10 -12 32 -16 38 -12Q42 0 38 12C32 16 10 12 5 0Z',
            angle > 0 && angle < 200 ? '#ff9a1f' : '#ffb52e',
          ),
          44,
          43,
          1,
          angle,
        ),
      )
      .join('') +
    line('M18 22A36 36 0 0 1 40 10', '#fffbe0', 6),
  banana:
    area('M-30 -86C-52 -30 -26 52 70 76C84 80 92 70 84 60C20 36 -2 -20 -6 -82Z', '#c98a14') +
    area('M-30 -86C-46 -26 -14 44 76 70C84 70 86 64 84 60C20 36 -2 -20 -6 -82Z', '#ffd43f') +
    area('M-14 -84C-20 -30 6 34 84 60C20 36 -2 -20 -6 -82Z', '#fff0a0') +
    area('M-42 -88C-98 -40 -88 60 8 96C22 100 32 90 22 80C-30 46 -42 -16 -22 -80Z', '#d8951a') +
    area('M-42 -88C-90 -36 -76 50 14 90C22 90 26 86 22 80C-30 46 -42 -16 -22 -80Z', '#ffc22e') +
    area('M-30 -84C-60 -30 -40 44 22 80C-30 46 -42 -16 -22 -80Z', '#ffe98a') +
    area('M-74 -8C-76 24 -60 54 -32 74C-52 46 -60 20 -58 -18C-64 -22 -72 -20 -74 -8Z', '#fff', { opacity: 0.6 }) +
    area('M-46 -84C-40 -96 -34 -104 -36 -112L-12 -110C-14 -100 -6 -90 -2 -80C-16 -72 -36 -74 -46 -84Z', '#8a6a24') +
    area('M-24 -111L-12 -110C-14 -100 -6 -90 -2 -80C-8 -76 -14 -75 -20 -76Z', '#5f4516') +
    area('M14 92C24 98 34 90 26 80L16 80ZM76 72C86 76 94 68 86 60L76 62Z', '#5f4516'),
  starfish:
    area(star(0, 4, 5, 98, 46), '#c9432f', { 'stroke-linejoin': 'round', stroke: '#c9432f', 'stroke-width': 14 }) +
    area(star(0, 2, 5, 86, 40), '#ff7f5c', { 'stroke-linejoin': 'round', stroke: '#ff7f5c', 'stroke-width': 12 }) +
    around(5, 60, -90)
      .map(({ x, y }) => circle(x, y, 8, '#ffd9b0') + circle(x * 0.62, y * 0.62, 6, '#ffd9b0'))
      .join('') +
    circle(0, 2, 9, '#ffd9b0'),
  anchor:
    line('M0 -56V84M-38 -30H38', '#35507c', 20) +
    circle(0, -74, 20, 'none', { stroke: '#35507c', 'stroke-width': 14 }) +
    line('M-82 26C-74 66 -44 88 0 88C44 88 74 66 82 26', '#35507c', 20) +
    area('M-98 40L-78 4L-58 44ZM98 40L78 4L58 44Z', '#35507c') +
    line('M-4 -50V76M-36 -34H30', '#8fb4e8', 6) +
    line('M-70 50C-56 74 -34 82 -8 82', '#8fb4e8', 6),
  fish: catches.lapu({ ...palettes.lagoon, main: '#3f9be8', shade: '#1f62b0', accent: '#ffc94d', pale: '#e2f4ff' }),
  octopus: place(octopus(0, 0), -1, -2, 0.76),
  leaf:
    area('M-74 82C-96 -10 -40 -84 88 -88C92 30 30 96 -74 82Z', '#3f9d4f') +
    area('M-74 82C-20 30 40 -30 88 -88C92 30 30 96 -74 82Z', '#2a7a44') +
    line(
      'M-88 96C-40 40 20 -20 70 -70M-38 42L-44 -10M-8 12L-12 -46M22 -18L20 -62M-38 42L12 50M-8 12L42 20',
      '#a8e07a',
      5,
    ),
  moon:
    circle(0, 0, 92, '#3c4374') +
    area('M24 -80A82 82 0 1 0 82 28A66 66 0 0 1 24 -80Z', '#f7efcf') +
    circle(-34, 10, 13, '#ddd0a0') +
    circle(-4, 50, 9, '#ddd0a0') +
    circle(-44, -34, 7, '#ddd0a0') +
    area(star(54, -32, 4, 20, 6), '#ffffff'),
  sun:
    area(star(0, 0, 12, 98, 66), '#ff9d2e') +
    circle(0, 0, 60, '#ffc93d') +
    circle(-10, -12, 40, '#ffe27a', { opacity: 0.8 }),
  coin:
    circle(0, 4, 92, '#a66a1c') +
    circle(0, 0, 90, '#f4b63a') +
    circle(0, 0, 72, '#ffd767') +
    circle(0, 0, 72, 'none', { stroke: '#b9781f', 'stroke-width': 6 }) +
    area(star(0, 0, 5, 46, 20), '#b9781f') +
    line('M-62 -38A72 72 0 0 1 -20 -70', '#fff6d0', 9),
  bar:
    area('M-62 -52H62L96 56H-96Z', '#f4b63a') +
    area('M-96 56H96L86 84H-86Z', '#a66a1c') +
    area('M-50 -38H50L70 36H-70Z', '#ffdf7e') +
    line('M-26 -12H26M-34 16H34', '#b9781f', 10) +
    area(star(64, -66, 4, 26, 7), '#ffffff'),
  fan:
    area('M0 76L-96 -8A122 122 0 0 1 96 -8Z', '#f0517f') +
    area(
      'M0 76L-50 -46A122 122 0 0 0 -96 -8ZM0 76L-14 -62A122 122 0 0 1 26 -60ZM0 76L54 -44A122 122 0 0 1 96 -8Z',
      '#ffd3e0',
    ) +
    line('M-58 22A78 78 0 0 1 58 22', '#b52a63', 9) +
    line('M-96 -8A122 122 0 0 1 96 -8', '#fff3d1', 12) +
    circle(0, 78, 15, gold),
  drum:
    area('M-76 -40V34C-76 60 -40 84 0 84C40 84 76 60 76 34V-40Z', '#e0483c') +
    line('M-72 -20L-38 64L0 -14L38 64L72 -20', '#ffd98a', 10) +
    oval(0, -42, 76, 34, '#ffe7b8') +
    oval(0, -42, 76, 34, 'none', 0, { stroke: '#b9302a', 'stroke-width': 10 }) +
    line('M-40 -98L14 -46M60 -100L-4 -50', '#a86f3a', 10),
  bibingka:
    area('M-100 30C-60 -10 60 -10 100 30C70 84 -70 84 -100 30Z', '#3f9d4f') +
    line('M-84 30Q0 56 84 30', '#2a7a44', 5) +
    oval(0, 14, 74, 46, '#c9822e') +
    oval(0, 4, 74, 44, '#f7c65a') +
    oval(0, 2, 62, 35, '#ffdf8c') +
    oval(-24, -4, 19, 12, '#fff7e0') +
    circle(-24, -4, 7, '#ff9d2e') +
    box(6, -10, 38, 12, '#fff7e0', 4) +
    box(2, 10, 34, 12, '#fff7e0', 4) +
    line('M-26 -58q-10 -14 0 -26t0 -20M22 -58q-10 -14 0 -26t0 -20', '#ffffff', 6, { opacity: 0.75 }),
} as const satisfies { readonly [name: string]: string }

type SymbolName = SlotMotif | keyof typeof further

/** The symbols of each theme. A slot shows five of them beside the subject of its own cover. */
const themes = {
  fruit: ['pakwan', 'pineapple', 'mango', 'durian', 'banana', 'calamansi', 'coconut'],
  sea: ['pearl', 'pawikan', 'octopus', 'fish', 'starfish', 'anchor', 'vinta'],
  wild: ['agila', 'carabao', 'tarsier', 'tuko', 'paruparo', 'sampaguita', 'leaf'],
  myth: ['bakunawa', 'tikbalang', 'diwata', 'amulet', 'lamp', 'moon', 'alitaptap'],
  sky: ['comet', 'sun', 'mayon', 'bahaghari', 'moon', 'habagat', 'saranggola'],
  treasure: ['crown', 'ruby', 'seven', 'galleon', 'bar', 'bell', 'coin'],
  food: ['haloHalo', 'sorbetes', 'bibingka', 'siling', 'coconut', 'calamansi', 'banana'],
  fiesta: ['parol', 'gong', 'drum', 'banig', 'fan', 'sampaguita', 'bell'],
  country: ['jeepney', 'kalesa', 'bahayKubo', 'terraces', 'carabao', 'salakot', 'palm'],
} as const satisfies { readonly [theme: string]: readonly SymbolName[] }

type Theme = keyof typeof themes

const themeOf: { readonly [motif in SlotMotif]: Theme } = {
  agila: 'wild',
  alitaptap: 'wild',
  amulet: 'myth',
  bahaghari: 'sky',
  bahayKubo: 'country',
  bakunawa: 'myth',
  banig: 'fiesta',
  bell: 'fiesta',
  bituin: 'sky',
  carabao: 'country',
  coconut: 'fruit',
  comet: 'sky',
  crown: 'treasure',
  diwata: 'myth',
  durian: 'fruit',
  galleon: 'treasure',
  gong: 'fiesta',
  habagat: 'sky',
  haloHalo: 'food',
  jeepney: 'country',
  kalesa: 'country',
  lamp: 'myth',
  makiling: 'myth',
  mango: 'fruit',
  mayon: 'sky',
  pakwan: 'fruit',
  palm: 'sea',
  parol: 'fiesta',
  paruparo: 'wild',
  pawikan: 'sea',
  pearl: 'sea',
  pineapple: 'fruit',
  ruby: 'treasure',
  salakot: 'country',
  sampaguita: 'wild',
  saranggola: 'sky',
  seven: 'treasure',
  siling: 'food',
  sirena: 'sea',
  sorbetes: 'food',
  tarsier: 'wild',
  terraces: 'country',
  tikbalang: 'myth',
  tuko: 'wild',
  vinta: 'sea',
}

/** Symbols beside the subject of the cover. */
const OTHERS = 5

/** The other symbols of a slot, by value. Games with the same subject leave out different symbols of their theme. */
function othersOf(gameId: string, motif: SlotMotif): readonly SymbolName[] {
  const symbols: readonly SymbolName[] = themes[themeOf[motif]].filter((name) => name !== motif)
  const surplus = symbols.length - OTHERS
  const first = Number(gameId) % symbols.length
  const omitted = new Set(Array.from({ length: surplus }, (_, index) => (first + index * 3) % symbols.length))
  return symbols.filter((_, index) => !omitted.has(index))
}

const slots = Object.entries(directions).flatMap(([gameId, direction]) =>
  direction.family === 'slot' ? [{ gameId, motif: direction.motif }] : [],
)

/** Themes and symbols of all slots, as JSON: first the subject of the cover, then the others by value. */
export const slotSymbols = (): string =>
  `{\n${slots
    .map(({ gameId, motif }) => {
      const symbols = [ownSubjects[gameId]?.name ?? motif, ...othersOf(gameId, motif)]
      return `  "${gameId}": ${JSON.stringify({ theme: themeOf[motif], symbols })}`
    })
    .join(',\n')}\n}\n`

const isFurther = (name: SymbolName): name is keyof typeof further => name in further

/** Symbols that shine: a form shadow would be on their glow. */
const shining: ReadonlySet<SymbolName> = new Set(['parol', 'lamp', 'alitaptap'])

/** Side of an image. The subjects reach up to 105 px from its middle, and the rest is for their shadows. */
const SIDE = 230
const MIDDLE = SIDE / 2

/** Where drawings are that are too large, or whose middle is not at 0,0, so that no part is outside the image. */
const moved: { readonly [name in SymbolName]?: readonly [x: number, y: number, size?: number] } = {
  bahaghari: [0, -12],
  bakunawa: [-2, 0, 0.97],
  banana: [-6, 6, 0.99],
  bibingka: [0, 16],
  carabao: [0, 8],
  diwata: [0, -3],
  drum: [0, 9],
  fan: [0, -14],
  gong: [0, -9],
  haloHalo: [-9, 4],
  pakwan: [0, -14],
  saranggola: [9, 0],
  sorbetes: [0, 3],
  tarsier: [0, -14],
}

/** An image of the subject in the light of the covers. A drawing without a name is not moved. */
export function symbolImage(name: SymbolName | undefined, drawing: string): string {
  const [x, y, size] = (name && moved[name]) ?? [0, 0]
  return name !== undefined && shining.has(name)
    ? svgDocument(SIDE, SIDE, '', place(drawing, MIDDLE + x, MIDDLE + y, size))
    : // The shadow is at the right and below.
      svgDocument(SIDE, SIDE, formLight(undefined, 0.45), place(inLight(drawing), MIDDLE - 2 + x, MIDDLE - 3 + y, size))
}

const drawSymbol = (name: SymbolName): string =>
  symbolImage(name, isFurther(name) ? further[name] : drawMotif(name, palettes.lantern))

/** The images of all symbols in the themes. */
export const symbolImages: readonly (readonly [file: string, draw: () => string])[] = [
  ...new Set<SymbolName>(Object.values(themes).flat()),
].map((name) => [`${name}.svg`, () => drawSymbol(name)])
