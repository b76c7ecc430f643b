/** Covers with their own compositions of slots about the sky, the weather and wings, by game ID. */
import { area, box, circle, line, oval, place, repeat } from '../draw.ts'
import { stars } from '../canvas.ts'
import { scene } from './caption.ts'
import { rocks, swell, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { outlined, INK } from '../motifs/outline.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'

/** A pinwheel turns in the wind before hills. */
const hangin: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [348, 116, 1] : [150, 104, 0.98]
  const vanes = ['red', 'yellow', 'teal', 'violet']
    .map((id, i) =>
      place(
        outlined(area('M0 0L0 -112C48 -108 96 -80 92 -44C62 -58 28 -42 0 0Z', `url(#${id})`), 9) +
          area('M0 0L0 -112C30 -86 36 -40 0 0Z', '#2b1a2b', { opacity: 0.36 }) +
          area('M88 -49C62 -60 30 -44 8 -12L40 -70C60 -78 78 -68 88 -49Z', '#fff', { opacity: 0.5 }) +
          line('M10 -106C46 -101 78 -82 87 -60', '#fff', 5, { opacity: 0.85 }),
        0,
        0,
        1,
        i * 90 + 14,
      ),
    )
    .join('')
  const gust = (gx: number, gy: number, scale: number): string =>
    place(
      line('M0 0H70C92 0 92 -28 74 -28C62 -28 60 -14 70 -12M10 14H112C132 14 132 40 114 40', '#1f6ac0', 13) +
        line('M0 0H70C92 0 92 -28 74 -28C62 -28 60 -14 70 -12M10 14H112C132 14 132 40 114 40', '#fff', 7),
      gx,
      gy,
      scale,
    )
  const hill = at.wide ? 206 : 196
  return (
    lit('air', ['#1f8af0', '#5accff', '#d8fbff'], [0, 1]) +
    lit('red', ['#ff8a7a', '#f5304a', '#c01444'], [1, 0.6]) +
    lit('yellow', ['#fff3a8', '#ffc42e', '#e08a14'], [1, 0.6]) +
    lit('teal', ['#7affd0', '#14c49a', '#0a8a80'], [1, 0.6]) +
    lit('violet', ['#e0c0ff', '#8a4fe0', '#4a1f9a'], [1, 0.6]) +
    lit('far', ['#8ae0a0', '#2fa878'], [0, 1]) +
    lit('near', ['#b0e85a', '#3aa84a'], [0, 1]) +
    round('pin', ['#fffbe0', '#ffd25e', '#b0741c']) +
    halo('sun', '#fff3c8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x, y + 20, 190, 'url(#sun)') +
    cloud(at.width * 0.06, 60, 0.9, '#fff', 0.95) +
    cloud(at.width * 0.96, 130, 0.9, '#fff', 0.95) +
    area(
      `M-10 ${hill}Q${at.width * 0.2} ${hill - 50} ${at.width * 0.46} ${hill - 6}T${at.width + 10} ${hill - 40}V310H-10Z`,
      'url(#far)',
    ) +
    area(
      `M-10 ${hill + 16}Q${at.width * 0.4} ${hill - 24} ${at.width * 0.7} ${hill + 10}T${at.width + 10} ${hill}V310H-10Z`,
      'url(#near)',
    ) +
    gust(-24, 110, 0.8) +
    gust(at.width - 90, 44, 0.7) +
    line(`M${x} ${y}L${x + 8} ${at.height + 10}`, '#2b1a2b', 23) +
    line(`M${x} ${y}L${x + 8} ${at.height + 10}`, '#c8703a', 14) +
    line(`M${x - 3} ${y}L${x + 5} ${at.height + 10}`, '#ffc88a', 5) +
    place(
      area('M-100 8A100 100 0 1 0 100 8A100 100 0 1 0 -100 8Z', '#fff', { opacity: 0.14 }) +
        vanes +
        outlined(circle(0, 0, 20, 'url(#pin)'), 7) +
        circle(-6, -7, 5, '#fff'),
      x,
      y,
      size,
    ) +
    turf(at, 210, ['#7ad85a', '#1f9a5a', '#0c4a48'], '#ff9ab0') +
    write(
      at.wide
        ? {
            x: 16,
            y: 84,
            width: 200,
            height: 96,
            rows: 1,
            skew: -8,
            style: { paint: 'block', bend: 'wave', weight: 0.25 },
          }
        : {
            x: 24,
            y: 203,
            width: 252,
            height: 80,
            rows: 1,
            skew: -8,
            style: { paint: 'block', bend: 'wave', weight: 0.26 },
          },
    )
  )
}

/** Two comets race over the hills; two people with a telescope see them. */
const cometChase: Flagship = (at, write) => {
  const tail = 'M20 -46C-60 -50 -120 -38 -240 -46L-180 -24L-340 -6L-190 12L-270 40C-140 36 -60 50 20 46Z'
  const comet = (
    x: number,
    y: number,
    size: number,
    [hot, mid, dim]: readonly [string, string, string],
    id: string,
  ): string =>
    place(
      outlined(area(tail, '#2b1a2b') + circle(10, 0, 52, dim), 14) +
        circle(10, 0, 52, dim) +
        area(tail, dim) +
        area(tail, `url(#${id})`) +
        area('M16 -32C-70 -34 -110 -26 -170 -26L-130 -8L-230 0L-140 14L-170 24C-110 28 -60 36 16 32Z', mid, {
          opacity: 0.9,
        }) +
        area('M14 -14C-60 -18 -120 -12 -210 -14C-120 0 -60 10 14 14Z', hot, { opacity: 0.9 }) +
        circle(12, 0, 43, mid) +
        circle(17, -3, 31, hot) +
        area('M8 -22L28 -26L40 -6L32 16L10 20L-2 2Z', '#fff', { opacity: 0.85 }) +
        area('M10 20L32 16L40 -6L24 2Z', mid, { opacity: 0.6 }),
      x,
      y,
      size,
      22,
    )
  // What a wide cover adds: an observatory whose open dome is lit, and people from behind along the bottom.
  const dome =
    circle(58, 206, 96, 'url(#dome-light)') +
    area('M40 190L-10 96L26 80Z', '#ffe9a8', { opacity: 0.22 }) +
    box(14, 206, 92, 100, 'url(#tower)') +
    repeat(3, (i) => box(26 + i * 26, 218, 14, 20, '#ffd27a', 2)) +
    area('M8 208C8 148 112 148 112 208Z', 'url(#tower)') +
    area('M34 208C26 190 26 174 36 164L54 163C46 176 46 192 52 208Z', '#ffe08a') +
    line('M46 196L24 160', '#3a1a7a', 11) +
    line('M9 206C10 186 18 174 32 166', '#fff', 3, { opacity: 0.7 }) +
    box(4, 205, 112, 8, '#8a7ae0', 3)
  const watchers = repeat(14, (i) => {
    const [wx, wy, r] = [i * 42 - 222, 262 + ((i * 7) % 4) * 6, 12 + ((i * 5) % 3)]
    const raised = [1, 4, 9].includes(i)
    const shirt = ['#4a3ab0', '#6a3a9a', '#2f4aa8'][i % 3] ?? ''
    return (
      (raised ? line(`M${wx + 15} ${wy + 26}L${wx + 30} ${wy - 12}L${wx + 40} ${wy - 32}`, shirt, 9) : '') +
      area(`M${wx - 25} 310V${wy + 30}q2 -16 25 -16q23 0 25 16V310Z`, shirt) +
      circle(wx, wy, r, '#1a0f4a') +
      line(
        `M${wx - r * 0.7} ${wy - r * 0.7}A${r} ${r} 0 0 1 ${wx + r * 0.8} ${wy - r * 0.6}`,
        i % 3 === 0 ? '#7fd8ff' : '#ffb86a',
        3,
      ) +
      line(`M${wx - 22} ${wy + 24}q4 -8 14 -9`, i % 3 === 0 ? '#7fd8ff' : '#ffb86a', 3, { opacity: 0.8 })
    )
  })
  return (
    lit('tower', ['#d8d0ff', '#7a6ad0', '#3a2a90'], [1, 0.4]) +
    halo('dome-light', '#ffd88a', 0.6) +
    lit('space', ['#3a2ac0', '#7a3ad8', '#f06ac0'], [0, 1]) +
    `<linearGradient id="blue"><stop stop-color="#8ae8ff"/><stop offset="1" stop-color="#2f8cf0"/></linearGradient>` +
    `<linearGradient id="red"><stop stop-color="#ffd25e"/><stop offset="1" stop-color="#f0502f"/></linearGradient>` +
    lit('hill', ['#4a2f9a', '#1a1050'], [0, 1]) +
    backdrop(at, 'url(#space)') +
    stars(at, 46) +
    scene(
      at,
      write,
      circle(-170, 36, 40, '#ffb07a') +
        circle(-160, 30, 34, '#ffd0a0', { opacity: 0.5 }) +
        comet(238, 66, 0.86, ['#e8fbff', '#5fd0ff', '#1a6ad8'], 'blue') +
        comet(112, 122, 1.1, ['#fff6b8', '#ffa03a', '#d8382c'], 'red') +
        area('M-260 214Q-170 160 -70 196T110 188T330 190V330H-260Z', 'url(#hill)') +
        area('M-260 238Q-60 190 120 214T330 206V330H-260Z', '#0c0a34') +
        // Two people and their telescope, on the near hill.
        line('M246 206L228 172M246 206L262 172M246 170V206', '#0c0a34', 4) +
        place(box(-6, -7, 58, 14, '#0c0a34', 3) + box(44, -10, 14, 20, '#0c0a34', 3), 252, 168, 1, -150) +
        circle(278, 170, 8, '#0c0a34') +
        area('M268 208C266 186 270 180 279 180C290 180 292 192 290 208Z', '#0c0a34') +
        line('M272 186L256 176', '#0c0a34', 6) +
        (at.wide
          ? ''
          : circle(46, 196, 6, '#0c0a34') +
            area('M38 220C37 206 40 203 46 203C53 203 56 208 55 220Z', '#0c0a34') +
            line('M51 206L64 190', '#0c0a34', 5)) +
        (at.wide ? dome + watchers : '') +
        rocks(at, 208, ['#5a62c8', '#2e3088', '#0e0e3c']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 18, y: 201, width: 264, height: 82 },
      { y: 52, height: 138 },
    )
  )
}

/** A raft with two people floats before a waterfall in the jungle; a rainbow stands in its mist. */
const rainbowFalls: Flagship = (at, write) => {
  const colors = ['#ff4f5e', '#ff9a2e', '#ffe04a', '#5fe07a', '#4fb8ff', '#a07cf8']
  const leafy = (x: number, y: number, size: number, turn: number, fill: string): string =>
    place(
      area('M0 0C26 -40 80 -50 126 -20C88 -16 100 -8 118 2C84 2 92 10 100 18C66 12 28 20 0 0Z', fill) +
        line('M4 -2Q60 -22 112 -12', '#d8ff9a', 3, { opacity: 0.5 }),
      x,
      y,
      size,
      turn,
    )
  const lipRock = (light: string, body: string, deep: string): string =>
    area('M30 96L38 46L56 14L84 6L106 22L110 48L100 76L92 110Z', body) +
    area('M38 46L56 14L84 6L78 28L58 50Z', light) +
    area('M106 22L110 48L100 76L92 110L78 84L88 50Z', deep) +
    line('M40 45L57 16L82 8', '#fff', 3, { opacity: 0.5 })
  return (
    lit('air', ['#3f9af0', '#b8ecff'], [0, 1]) +
    lit('bright', ['#d0b8a0', '#8a7a8a', '#4a4a6a'], [0.5, 1]) +
    lit('dark', ['#8a7a8a', '#4a4a6a', '#22264a'], [0.3, 1]) +
    lit('fall', ['#ffffff', '#c8f4ff', '#7fd4f4'], [0, 1]) +
    lit('pool', ['#8ff2ea', '#1fa0b8', '#0f4a7a'], [0, 1]) +
    lit('leaf', ['#b8f06a', '#3fa84a', '#0f5a3a'], [0.6, 1]) +
    lit('shade', ['#2f8a4a', '#0a3f34'], [0.6, 1]) +
    halo('mist', '#ffffff', 0.95) +
    halo('sun', '#fffbd8', 0.9) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(150, 0, 140, 'url(#sun)') +
        area('M-260 40Q-160 -10 -60 20T90 30L86 220H-260ZM340 30Q280 -10 210 28L214 220H340Z', 'url(#shade)') +
        // The fall from its straight lip, between the rocks, down to the foam.
        area('M84 30H216V214H84Z', 'url(#fall)') +
        line(
          'M108 42C107 80 110 130 106 208M128 36C129 90 125 140 127 208M170 36C168 80 174 140 171 208M192 40C193 90 191 130 195 208',
          '#fff',
          8,
          { opacity: 0.9 },
        ) +
        line(
          'M98 50V206M118 52C117 100 119 140 116 208M149 40C150 90 146 150 149 208M181 50C180 110 184 140 182 208M203 52V206',
          '#4fb4e8',
          4.4,
          { opacity: 0.7 },
        ) +
        area('M84 20H216V36Q206 44 198 36T180 37T160 36T140 37T120 36T102 37T84 36Z', '#e8fdff') +
        line('M92 24H208', '#8fdcf8', 4) +
        // The cliffs, with steps on which light falls.
        area('M-260 90L-120 70L-30 30L60 20L100 34L96 70L84 92L92 130L80 160L86 210H-260Z', 'url(#bright)') +
        area('M340 60L290 26L230 18L200 34L206 76L218 96L208 134L222 164L212 210H340Z', 'url(#dark)') +
        area(
          'M20 60l52 -10l10 22l-40 14ZM-60 104l70 -14l20 30l-66 12ZM30 140l44 -8l4 26l-36 8ZM-180 120l80 -10l10 30l-70 12Z',
          '#f4dcc0',
          { opacity: 0.45 },
        ) +
        area('M232 60l40 -6l14 26l-46 10ZM236 124l54 -8l10 28l-50 8Z', '#b8a8c8', { opacity: 0.35 }) +
        // A rock at each end of the lip.
        lipRock('#d8c4b8', '#9a8894', '#5a5270') +
        `<g transform="translate(300 0) scale(-1 1)">${lipRock('#8f8aa8', '#6a6488', '#3a3a5c')}</g>` +
        box(-260, 194, 600, 140, 'url(#pool)') +
        // The rainbow, with a dark line at both of its edges.
        line('M20 214A130 128 0 0 1 280 214', INK, 10) +
        line('M84 214A66 64 0 0 1 216 214', INK, 8) +
        colors
          .map((color, i) =>
            line(`M${26 + i * 10} 214A${124 - i * 10} ${122 - i * 10} 0 0 1 ${274 - i * 10} 214`, color, 10.6),
          )
          .join('') +
        line('M44 150A120 118 0 0 1 100 98', '#fff', 5, { opacity: 0.9 }) +
        oval(150, 204, 140, 40, 'url(#mist)') +
        oval(96, 196, 60, 26, 'url(#mist)') +
        oval(206, 196, 60, 26, 'url(#mist)') +
        line('M-240 216h80M-120 226h60M20 224h50M230 222h70', '#e8fffb', 4, { opacity: 0.7 }) +
        // Clouds of spray at both feet of the rainbow.
        cloud(48, 206, 0.92) +
        cloud(252, 206, 0.92) +
        cloud(150, 214, 0.7) +
        leafy(-20, 20, 1.1, 24, 'url(#leaf)') +
        leafy(-30, 60, 0.9, 4, 'url(#shade)') +
        leafy(316, 14, 1, 150, 'url(#leaf)') +
        leafy(320, 60, 0.8, 176, 'url(#shade)') +
        leafy(-200, 10, 1.2, 20, 'url(#leaf)') +
        leafy(-90, 26, 0.9, 160, 'url(#shade)') +
        swell(at, 220, ['#5fc8dc', '#1f7a98', '#08344a']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 22, y: 213, width: 256, height: 70 },
    )
  )
}

export const skyReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50247': rainbowFalls,
  '50268': hangin,
  '50272': cometChase,
}
