/** Slot covers with mountains, fields, streets and the sea, by game ID. */
import { area, box, circle, line, num, oval, place, star } from '../draw.ts'
import { closer, scene } from './caption.ts'
import { planks, swell } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { cloud, backdrop } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'

/** A bowl of golden pearls spills over the deck of a diver's boat; the isles lie in the evening sun. */
const southSeaPearl: Flagship = (at, write) => {
  const pearl = (x: number, y: number, r: number, id = 'gold'): string =>
    circle(x + 1.5, y + 3, r, '#3a140c', { opacity: 0.4 }) +
    circle(x, y, r, `url(#${id})`) +
    oval(x - r * 0.36, y - r * 0.42, r * 0.26, r * 0.17, '#fff', -36, { opacity: 0.95 })
  const heap: readonly (readonly [number, number, number])[] = [
    [92, 120, 17],
    [126, 112, 19],
    [164, 112, 18],
    [200, 118, 18],
    [112, 92, 17],
    [146, 86, 20],
    [182, 92, 17],
    [150, 62, 18],
    [222, 126, 14],
    [76, 128, 13],
  ]
  return (
    lit('air', ['#3a2a9a', '#f06a8a', '#ffd08a'], [0, 1]) +
    lit('sea', ['#ffb08a', '#8a5ab8', '#2a2f8a'], [0, 1]) +
    lit('deck', ['#c9803f', '#8a4a24', '#4a2414'], [0, 1]) +
    round('gold', ['#fffbe0', '#ffd65a', '#e09a24', '#8a4a10']) +
    round('white', ['#ffffff', '#fff0ec', '#d8c0d8', '#8a78b0']) +
    lit('bowl', ['#e8a05a', '#9a4f26', '#4a2010'], [0.8, 1]) +
    lit('shell', ['#fff0ec', '#f2b8c8', '#b0608a'], [0.6, 1]) +
    halo('sun', '#fff3c8') +
    halo('shine', '#ffe9a0', 0.9) +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [192, -14, 1.06]),
      write,
      circle(236, 70, 150, 'url(#sun)') +
        circle(240, 84, 34, '#fff6d8') +
        area(
          'M-260 130C-250 80 -220 70 -200 74C-180 50 -150 66 -150 96L-120 130ZM-90 130C-90 96 -66 70 -44 76C-24 60 0 84 -4 108L20 130ZM252 130C256 96 280 84 296 92C310 80 330 96 340 130Z',
          '#6a3a8a',
        ) +
        box(-260, 128, 600, 70, 'url(#sea)') +
        line('M200 136h80M214 146h50M220 156h60M-240 140h60M-100 148h80M10 140h40', '#fff0d0', 4, { opacity: 0.8 }) +
        area('M-260 176Q40 156 330 176V330H-260Z', 'url(#deck)') +
        line('M-260 178Q40 158 330 178', '#ffd0a0', 6) +
        line('M-180 178L-260 320M-70 172L-120 320M30 168L10 320M270 172L320 320M150 168V320', '#3a1810', 3, {
          opacity: 0.6,
        }) +
        oval(150, 206, 106, 13, '#2a0c0a', 0, { opacity: 0.55 }) +
        circle(150, 100, 130, 'url(#shine)') +
        oval(150, 134, 96, 22, '#3a180c') +
        heap.map(([x, y, r]) => pearl(x, y, r)).join('') +
        pearl(132, 132, 18) +
        pearl(172, 134, 19, 'white') +
        pearl(100, 138, 16) +
        pearl(206, 138, 16) +
        area(
          'M52 132C58 150 102 158 150 158C198 158 242 150 248 132C246 180 206 208 150 208C94 208 54 180 52 132Z',
          'url(#bowl)',
        ) +
        line('M52 134C60 152 104 160 150 160C196 160 240 152 248 134', '#f7c88a', 6) +
        line('M72 166Q84 192 112 200', '#ffd0a0', 5, { opacity: 0.7 }) +
        area('M226 214C226 190 252 174 280 182C302 190 306 210 296 222H232Z', 'url(#shell)') +
        line('M240 214L252 186M254 216L268 184M270 216L282 188M286 216L294 196', '#b0608a', 3) +
        pearl(46, 208, 14) +
        pearl(24, 196, 11, 'white') +
        pearl(76, 216, 11) +
        area(star(150, 40, 4, 22, 3.4) + star(206, 84, 4, 15, 2.4) + star(84, 104, 4, 13, 2), '#fffde8') +
        planks(at, 214, ['#d8845a', '#7a3c2c', '#34121c']),
      { paint: 'sliced', bend: 'straight', weight: 0.25, sharp: true },
      { x: 22, y: 207, width: 256, height: 76 },
    )
  )
}

const sailColors = ['#ff5f57', '#ffd23f', '#fff6e4', '#27b4c4', '#8f5ae0', '#ff8a3c']

/** A sailing boat around the foot of its mast, with a striped sail and an outrigger. */
const racer = (first: number): string => {
  const edge = Array.from({ length: 7 }, (_, i) => {
    const t = i / 6
    return { x: 20 + 96 * t + Math.sin(t * Math.PI) * 34, y: -166 + 160 * t - Math.sin(t * Math.PI) * 16 }
  })
  return (
    edge
      .slice(1)
      .map((end, i) =>
        area(
          `M-34 -2L${num(edge[i]?.x ?? 0)} ${num(edge[i]?.y ?? 0)}L${num(end.x)} ${num(end.y)}Z`,
          sailColors[(i + first) % 6] ?? '',
        ),
      )
      .join('') +
    line('M-34 -2L20 -168M-34 -2L118 -6M14 -120V4', '#5a3018', 5) +
    area('M-64 -8Q30 36 140 -14L118 24Q30 48 -40 24Z', '#8a3a24') +
    area('M-64 -8Q30 36 140 -14L136 -4Q30 44 -58 2Z', '#ffcb47') +
    circle(-18, -12, 9, '#5a3018') +
    area('M-30 14C-30 -10 -6 -10 -6 14Z', '#27a890')
  )
}

/** Two outriggers with sails of many colors race between the isles; spray flies from the bow. */
const regattaRiches: Flagship = (at, write) => {
  const isle = (x: number, size: number): string =>
    place(
      area('M-60 0C-62 -30 -44 -64 -22 -72C-10 -88 16 -80 22 -60C44 -58 58 -30 60 0Z', 'url(#isle)') +
        area('M-60 0C-62 -30 -44 -64 -22 -72C-30 -50 -26 -30 -36 0Z', '#e8f0d0', { opacity: 0.4 }) +
        area('M-20 -72C-6 -86 14 -80 22 -60C8 -66 -6 -66 -20 -72Z', '#5fb86a'),
      x,
      150,
      size,
    )
  return (
    lit('air', ['#1f8ae8', '#8fdcf8', '#fff3c8'], [0, 1]) +
    lit('isle', ['#5fae7a', '#2f7a7a', '#1f4f7a'], [0.4, 1]) +
    lit('sea', ['#3fd8d8', '#1690cc', '#0f4f9a'], [0, 1]) +
    lit('deep', ['#1a86cc', '#0a2f7a'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [186, -16, 1.1]),
      write,
      circle(40, 44, 140, 'url(#sun)') +
        circle(40, 44, 26, '#fffbe0') +
        cloud(250, 40, 0.8, '#fff', 0.9) +
        cloud(-140, 50, 1, '#fff', 0.9) +
        isle(-170, 1) +
        isle(-70, 0.7) +
        isle(286, 0.9) +
        box(-260, 148, 600, 190, 'url(#sea)') +
        line('M-240 160h60M-140 170h50M-20 162h40M250 160h50M-90 184h60', '#d8fff8', 4, { opacity: 0.8 }) +
        oval(76, 176, 60, 7, '#0a3f7a', 0, { opacity: 0.4 }) +
        place(racer(2), 62, 158, 0.62, 4) +
        area(`M-280 186${'q20 -14 40 0t40 0'.repeat(8)}V330H-280Z`, '#1a8ccc') +
        oval(186, 214, 110, 9, '#0a2f6a', 0, { opacity: 0.4 }) +
        place(racer(0), 166, 186, 1.02, 7) +
        line('M122 204L76 214M128 212L84 228', '#8a4a24', 6) +
        line('M52 216C76 226 110 230 140 226', '#c9803f', 8) +
        area(
          'M276 196C296 176 310 184 300 196C318 190 326 202 312 210C322 216 316 226 300 222H250C262 216 270 208 276 196Z',
          '#fff',
        ) +
        line('M276 186l10 -14M294 178l12 -10M262 204q18 -20 34 -14', '#fff', 6) +
        area(`M-270 220${'q20 -16 40 0t40 0'.repeat(8)}V330H-270Z`, 'url(#deep)') +
        line('M60 220q20 -16 40 0M180 220q20 -16 40 0', '#d8fff8', 5) +
        swell(at, 212, ['#4ab0f0', '#1f78d0', '#0c3f90']),
      { paint: 'fade', bend: 'straight', weight: 0.25 },
      { x: 20, y: 213, width: 260, height: 70 },
      { width: 178 },
    )
  )
}

export const landReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50219': southSeaPearl,
  '50221': regattaRiches,
}
