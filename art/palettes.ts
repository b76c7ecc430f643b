/**
 * Color palettes of covers and banners: a dark background, a glow, a main color with its shade, and colors that go with
 * it.
 */
export interface Palette {
  readonly ink: string
  readonly deep: string
  readonly dusk: string
  readonly glow: string
  readonly main: string
  readonly shade: string
  readonly accent: string
  readonly pale: string
  readonly mate: string
}

type PaletteRow = readonly [
  ink: string,
  deep: string,
  dusk: string,
  glow: string,
  main: string,
  shade: string,
  accent: string,
  pale: string,
  mate: string,
]

const toPalette = ([ink, deep, dusk, glow, main, shade, accent, pale, mate]: PaletteRow): Palette => ({
  ink,
  deep,
  dusk,
  glow,
  main,
  shade,
  accent,
  pale,
  mate,
})

export const palettes = {
  lantern: toPalette([
    '#0f0a1f',
    '#1e1538',
    '#472558',
    '#ff9d3c',
    '#ffb22e',
    '#c9701c',
    '#ff6b5e',
    '#fff1cf',
    '#27c8a4',
  ]),
  coral: toPalette(['#19081d', '#34123a', '#6a2150', '#ff8d74', '#ff6b5e', '#b93350', '#ffd166', '#ffeedd', '#3fb8af']),
  sea: toPalette(['#04121f', '#08263d', '#0f4c66', '#2fd0c8', '#27c8a4', '#0f7f7d', '#ffcb57', '#e6fff4', '#ff8264']),
  jade: toPalette(['#051414', '#0c2b29', '#175c47', '#86d96a', '#4cc27a', '#1d7d55', '#ffd25e', '#f2ffe2', '#ff7d6e']),
  indigo: toPalette([
    '#090a22',
    '#151846',
    '#2f3388',
    '#8aa0ff',
    '#7289ff',
    '#3f4fc4',
    '#ffc94d',
    '#eef1ff',
    '#ff7fa5',
  ]),
  ube: toPalette(['#110723', '#251245', '#53298c', '#c48bff', '#a66bff', '#6b35c4', '#ffd76a', '#f7ebff', '#3ad0b4']),
  mango: toPalette(['#1b0d05', '#3a1e0c', '#7d4011', '#ffc83d', '#ffb01f', '#d9700f', '#6fce63', '#fff4d2', '#ff5f57']),
  rosas: toPalette(['#190515', '#380d2f', '#7f1c58', '#ff8fb8', '#ff5f96', '#bf2a6c', '#ffdf7e', '#fff0f4', '#64d7c5']),
  ember: toPalette(['#160507', '#300c12', '#761a24', '#ff8a3c', '#f2503c', '#a3222b', '#ffcf4a', '#fff0dc', '#f7a072']),
  lagoon: toPalette([
    '#031722',
    '#073048',
    '#0b6485',
    '#57d6ff',
    '#2fb4ec',
    '#1274ae',
    '#ffd257',
    '#e9faff',
    '#ff7a6b',
  ]),
  moss: toPalette(['#0c1207', '#1a2811', '#41601f', '#d4e15a', '#a7c83c', '#5f8a24', '#ff9f45', '#fbffe0', '#ff6e6e']),
  dusk: toPalette(['#0d0a1d', '#1c183a', '#5c3573', '#ff9c7d', '#ff8a73', '#b64a66', '#ffd98a', '#fff0e3', '#6fb7ff']),
  gold: toPalette(['#120d04', '#261d0a', '#644a18', '#ffdf7a', '#f4bd3f', '#ac7417', '#e8553f', '#fff8dd', '#36b79a']),
  storm: toPalette(['#080f19', '#122034', '#314d70', '#9ad1ff', '#6fa7dd', '#3b6aa0', '#ffe066', '#f0f7ff', '#ff8b5c']),
  clay: toPalette(['#170a08', '#2f1813', '#7d4030', '#ffb38a', '#e8875c', '#a84f34', '#ffe08a', '#fff2e4', '#58c0b0']),
  mint: toPalette(['#041819', '#0c3233', '#1f766f', '#9bf0d2', '#5fdcb4', '#269683', '#ff8f70', '#f0fff9', '#ffd25e']),
  plum: toPalette(['#110615', '#260f2d', '#65266c', '#ef8be0', '#d35fc7', '#8a2f8c', '#ffcb5c', '#ffeefb', '#5fc9e8']),
  night: toPalette(['#070918', '#0f132d', '#29316a', '#ffd98a', '#f3c766', '#b07f2d', '#ff6b5e', '#fff6df', '#27c8a4']),
} satisfies { [name: string]: Palette }

export type PaletteName = keyof typeof palettes
