/** Colors that a subject has on every slot cover, so it differs from a background in any palette. */
import type { Palette } from '../palettes.ts'
import { slotMotifs } from './all.ts'
import type { SlotMotif } from './all.ts'

const gold = { main: '#f4b63a', shade: '#a66a1c', glow: '#ffe08a', pale: '#fff3cc' }

const ownColors: { readonly [motif in SlotMotif]?: Partial<Palette> } = {
  amulet: { ...gold, accent: '#d9483b', mate: '#27a4c4' },
  bahayKubo: { glow: '#ffe568' },
  bituin: { main: '#ffb22e', shade: '#e0601f', accent: '#ff8a3c', pale: '#fff3c8' },
  carabao: gold,
  coconut: { ink: '#3b2214', shade: '#85532f', pale: '#fffdf4', glow: '#dff0e4', accent: '#ff7a5f', mate: '#4cae62' },
  diwata: { main: '#4fa64a', shade: '#7e5231', glow: '#b4e05f', accent: '#ff6f9c', mate: '#ffd24a' },
  durian: { main: '#a4b84a', shade: '#5c7a2a', glow: '#dbe87e', accent: '#ffcf4a', pale: '#fff6d4' },
  galleon: { ...gold, main: '#b06f36', shade: '#643a1c', accent: '#ffc23d' },
  gong: { ...gold, main: '#dba03c', shade: '#87541c', accent: '#d2453a' },
  habagat: { main: '#b6c5de', shade: '#6f82a6', accent: '#ffd24a', pale: '#f2f8ff' },
  jeepney: { main: '#e5483d', shade: '#a3222b', accent: '#ffcb47', mate: '#4cc2e6', dusk: '#35527d', pale: '#fff6df' },
  lamp: { ...gold, shade: '#8a3f24', accent: '#ff5f3c' },
  mango: { main: '#ffcb2e', accent: '#f0513a', shade: '#80502c', pale: '#fff6c8', mate: '#5cb848', deep: '#245c22' },
  pakwan: { main: '#f2485a', shade: '#b02a3f', mate: '#3fa650', pale: '#f0ffdc', ink: '#2a0f14', accent: '#ffb62e' },
  paruparo: { main: '#ff8f3c', shade: '#7a3a1c', accent: '#ffcf4a', mate: '#3fb5e0', pale: '#fff6df' },
  parol: { main: '#ff5f57', shade: '#b93350', accent: '#ffcb47', mate: '#27c8a4' },
  pawikan: {
    main: '#e0872a',
    ink: '#a8501a',
    dusk: '#ffb648',
    accent: '#ffd978',
    shade: '#4fc06a',
    deep: '#2b8f5a',
    mate: '#1d6f48',
    glow: '#c4f59a',
    pale: '#fff3cc',
  },
  pearl: { main: '#f79bb2', shade: '#b9557c', accent: '#8a3f68', pale: '#fffaf0', glow: '#bcd8ff' },
  pineapple: { main: '#ffb62e', shade: '#b06a18', mate: '#3fa650', glow: '#86cf52', pale: '#fff0b8' },
  ruby: { main: '#e8234a', shade: '#8f1030', glow: '#ff6f86', accent: '#ff4a64', pale: '#ffdce2' },
  sampaguita: {
    pale: '#ffffff',
    glow: '#ffe9b0',
    mate: '#4cae62',
    deep: '#1d5a35',
    accent: '#ffc53d',
    shade: '#c9832a',
  },
  siling: { main: '#ec3a30', shade: '#9c1b28', mate: '#55b04a', accent: '#ffb52e', pale: '#ffd2b8' },
  sirena: { main: '#1fb5a8', shade: '#0f7a86', accent: '#5fe0c4', pale: '#d9fff0', ink: '#0a5a66' },
  tarsier: { main: '#cc915c', shade: '#8f5c38', accent: '#ffb52e', mate: '#efb094', pale: '#fff0da' },
  tikbalang: { main: '#a5663e', shade: '#6a3a26', accent: '#4a3a8c', mate: '#6a54b8', pale: '#a994f0' },
  vinta: { main: '#ff5f57', shade: '#8a4f2d', accent: '#ffcb47', mate: '#27b4c4', pale: '#fff4d2', glow: '#ffcb47' },
}

/** Draws a subject with its own colors, and with the colors of the palette for the rest. */
export const drawMotif = (motif: SlotMotif, palette: Palette): string =>
  slotMotifs[motif]({ ...palette, ...ownColors[motif] })
