/**
 * The scenes of the short videos. Each function draws one frame of a loop; `t` runs from 0 to 1, and the frames at 0
 * and 1 are the same. Phones show the middle 85% of the width, and texts cover the lowest fifth.
 */
import { bingoCage, crankAt } from '../bingo-cage.ts'
import { lanterns, rays } from '../canvas.ts'
import {
  area,
  around,
  box,
  circle,
  line,
  mix,
  num,
  oval,
  place,
  repeat,
  seededRandom,
  star,
  svgDocument,
} from '../draw.ts'
import { ball } from '../families/bingo.ts'
import { awning, fairTent, ferrisWheel } from '../families/perya.ts'
import { catches, minnow } from '../families/reef.ts'
import { drawArm, drawHost, drawWaist } from '../hosts.ts'
import type { Pose } from '../hosts.ts'
import { flags, playedGuitar, stage } from '../live-parts.ts'
import { slotMotifs } from '../motifs/all.ts'
import { numeral } from '../numerals.ts'
import { palettes } from '../palettes.ts'
import { bronze, umber } from '../people/head.ts'
import type { Palette } from '../palettes.ts'
import { colorDie } from './color-die.ts'

const WIDTH = 540
const HEIGHT = 960
const { coral, indigo, jade, lagoon, lantern, moss, rosas, sea } = palettes

const wave = (t: number, shift = 0): number => Math.sin((t + shift) * Math.PI * 2)

/** The time of what moves little: it is drawn anew only in every second frame, which saves bits. */
const slow = (t: number): number => Math.floor(t * 30 + 0.01) / 30

/** 0 at the start and at the end of each of `count` jumps, 1 at the top. */
function jump(t: number, count: number, shift = 0): number {
  const done = (t * count + shift) % 1
  return 4 * done * (1 - done)
}

/** A short wave, once in a loop. */
const gust = (t: number, shift: number): number => {
  const at = (slow(t) - shift + 2) % 1
  return at < 0.3 ? Math.sin((at / 0.3) * Math.PI * 2) * Math.sin((at / 0.3) * Math.PI) : 0
}

/** The sky: rings of flat colors, lighter around a subject. Gradients need more bits than the videos have. */
const backdrop = (p: Palette, x: number, y: number, light = p.glow): string =>
  box(0, 0, WIDTH, HEIGHT, p.deep) +
  repeat(4, (n) => circle(x, y, 620 - n * 110, mix(p.deep, p.dusk, (n + 1) / 4))) +
  repeat(2, (n) => circle(x, y, 232 - n * 56, mix(p.dusk, light, 0.1 * (n + 1)))) +
  rays({ width: WIDTH, x, y, rayPhase: 0.25 }, 13, light, 0.07)

/** Lanterns across the top that light up one after the other. */
const garland = (p: Palette, t: number): string =>
  place(
    lanterns({ width: 300, palette: p }, 15, 9, 26, (n) => ((n + Math.floor(t * 12)) % 3 === 0 ? 1 : 0.2)),
    0,
    0,
    1.8,
  )

/** Lights along the edge of the stage, every second one lit. */
const footlights = (p: Palette, t: number, top: number): string =>
  repeat(10, (n) => {
    const x = 27 + n * 54
    const y = top + 26 - (x / WIDTH) * (1 - x / WIDTH) * 68
    return circle(x, y, 6, (n + Math.floor(t * 8)) % 2 === 0 ? p.pale : p.shade)
  })

/** Stars that shine for a moment. */
const twinkles = (p: Palette, t: number, count: number, bottom: number): string =>
  repeat(count, (n) => {
    const light = Math.max(0, wave(slow(t) * 2, n / count))
    const size = 9 * light
    return light < 0.1
      ? ''
      : area(star((n * 197) % WIDTH, 90 + ((n * 131) % (bottom - 90)), 4, size, size * 0.28), p.pale)
  })

/** Hosts blink twice in a loop, and tilt their heads once to each side. */
const pose = (t: number, shift = 0): Pose => {
  const at = (slow(t) + shift) % 1
  const isTilting = at % 0.5 > 0.1 && at % 0.5 < 0.35
  return {
    isBlinking: (at > 0.3 && at < 0.35) || (at > 0.78 && at < 0.83),
    tilt: isTilting ? (at < 0.5 ? 3 : -3) * Math.sin(((at % 0.5) - 0.1) * 4 * Math.PI) : 0,
  }
}

/** A counter with a dark striped cloth, on which texts can be read, from the given height to the bottom. */
const counter = (p: Palette, top: number): string =>
  box(0, top, WIDTH, HEIGHT - top, mix(p.ink, p.shade, 0.3)) +
  place(
    awning({ ...p, accent: mix(p.ink, p.shade, 0.85), pale: mix(p.ink, p.shade, 0.6) }, 300, 0),
    WIDTH / 2,
    top + 14,
    1.9,
  )

/** The bulbs of a parol, which light up from its center to its tips, and its light around it. */
const bulbs = (p: Palette, t: number): string =>
  repeat(4, (ring) => {
    const isLit = (ring + 8 - Math.floor(t * 12)) % 4 < 2
    return around(5, 28 + ring * 16, -90)
      .map(({ x, y }) => circle(x, y, isLit ? 5 : 3.5, isLit ? p.pale : p.shade))
      .join('')
  }) +
  line(
    around(20, 1, -81)
      .map(({ x, y }, n) => {
        const end = (n + Math.floor(t * 8)) % 2 === 0 ? 130 : 118
        return `M${num(x * 106)} ${num(y * 106)}L${num(x * end)} ${num(y * end)}`
      })
      .join(''),
    p.main,
    3,
    { opacity: 0.8 },
  )

/** Something that hangs from the top at `x` and swings by `angle` degrees. */
const hung = (x: number, length: number, size: number, angle: number, content: string, p: Palette): string =>
  place(
    line(`M0 0V${num(length - 96 * size)}`, p.pale, 3, { opacity: 0.6 }) + place(content, 0, length, size),
    x,
    0,
    1,
    angle,
  )

/** The same palette with the outer color of its parol inside, and the inner one outside. */
const inverted = (p: Palette): Palette => ({ ...p, main: p.accent, accent: p.main })

const bubbles = (p: Palette, t: number): string => {
  const roll = seededRandom('bubbles')
  return repeat(9, () => {
    const [start, r] = [roll(), 5 + roll() * 10]
    const x = roll() * WIDTH
    const y = HEIGHT - ((t + start) % 1) * (HEIGHT + 60)
    return (
      circle(x, y, r, p.pale, { opacity: 0.3 }) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff', { opacity: 0.7 })
    )
  })
}

const weed = (x: number, top: number, color: string, bend: number): string =>
  line(`M${x} 860Q${x - 20} ${num((860 + top) / 2)} ${num(x + bend)} ${top}`, color, 13)

const starfish = (x: number, y: number, size: number, color: string, turn: number): string =>
  area(star(x, y, 5, size, size * 0.5, turn), color, { stroke: color, 'stroke-width': 8, 'stroke-linejoin': 'round' })

/** The board of the color game: two rows of three fields, seen from the front. */
const colorBoard = (p: Palette, colors: readonly string[], top: number, bottom: number): string => {
  const height = bottom - top
  /** A point of the board; both coordinates are from 0 to 1. */
  const at = (across: number, down: number, inset: number): string =>
    `${num(76 - 60 * down + (388 + 120 * down) * across + inset)} ${num(top + height * down)}`
  return (
    area(`M60 ${top}H480L546 ${bottom}H-6Z`, p.shade) +
    colors
      .map((color, n) => {
        const [column, upper] = [n % 3, n < 3 ? 0.06 : 0.5]
        const [left, right, lower] = [column / 3, (column + 1) / 3, upper + 0.4]
        return area(
          `M${at(left, upper, 5)}L${at(right, upper, -5)}L${at(right, lower, -5)}L${at(left, lower, 5)}Z`,
          color,
        )
      })
      .join('')
  )
}

/** People in the cabins, in turn a woman and a man. They are too small for the faces of hosts. */
const rider = (p: Palette, n: number): string => {
  const { base, shade } = n % 2 === 0 ? bronze : umber
  return (
    (n % 2 === 0 ? circle(0, -142, 30, '#2b1a2b') + area('M-62 -20V-90H62V-20Z', '#2b1a2b') : '') +
    area('M-112 130C-108 46 -60 26 0 26C60 26 108 46 112 130Z', n % 2 === 0 ? p.accent : p.pale) +
    box(-24, -20, 48, 60, shade, 20) +
    oval(0, -66, 52, 66, base) +
    area('M12 -130A52 66 0 0 1 12 -2C36 -40 36 -92 12 -130Z', shade) +
    area('M-56 -60C-70 -150 70 -150 56 -60C44 -96 20 -104 0 -104C-20 -104 -44 -96 -56 -60Z', '#2b1a2b')
  )
}

/** Flags with the letters of the game. */
const bingoFlags = (p: Palette): string =>
  line('M-10 84Q270 138 550 84', p.pale, 3) +
  [...'BINGO']
    .map((letter, n) => {
      const x = 90 + n * 90
      const y = 84 + (x / WIDTH) * (1 - x / WIDTH) * 108
      return (
        area(`M${x - 36} ${num(y)}H${x + 36}L${x} ${num(y + 78)}Z`, n % 2 === 0 ? p.accent : p.mate) +
        numeral(letter, x, y + 26, 30, p.ink)
      )
    })
    .join('')

/** People before a stage, who jump to the beat. */
const crowd = (p: Palette, t: number): string =>
  repeat(7, (n) => {
    const [x, y] = [n * 90, 868 - Math.round(9 * jump(t, 8, n / 3)) + (n % 2) * 14]
    const color = mix(p.deep, p.dusk, n % 2 === 0 ? 0.3 : 0.5)
    return (
      circle(x, y, 34, color) +
      box(x - 54, y + 30, 108, 140, color, 46) +
      (n % 3 === 1 ? line(`M${x + 40} ${num(y + 60)}L${x + 52} ${num(y - 40)}`, color, 20) : '')
    )
  })

const scenes = {
  parol: (t) => {
    const p = lantern
    return (
      backdrop(p, 236, 390, p.accent) +
      twinkles(p, t, 14, 560) +
      garland(p, t) +
      hung(100, 250, 0.62, 3 * wave(slow(t), 0.3), slotMotifs.parol(inverted(sea)), p) +
      hung(426, 236, 0.8, 3 * wave(slow(t), 0.6), slotMotifs.parol(inverted(rosas)), p) +
      hung(236, 390, 1.6, 2 * wave(t), slotMotifs.parol(p) + bulbs(p, t), p) +
      place(drawHost('1005', p, pose(t)), 386, 712, 1.18) +
      stage(p, 810, HEIGHT, 1) +
      place(slotMotifs.bahayKubo(palettes.clay), 126, 730, 0.9)
    )
  },

  ferris: (t) => {
    const p = indigo
    return (
      backdrop(p, 250, 340) +
      twinkles(p, t, 10, 450) +
      garland(p, t) +
      `<g opacity=".6">${place(fairTent(p), 46, 716, 1.5)}${place(fairTent(p), 500, 700, 1.8)}</g>` +
      line('M250 340L166 800M250 340L334 800', p.shade, 20) +
      place(
        ferrisWheel(p, [p.accent, p.mate], t * 90, (n) => place(rider(p, n), 0, 0, 0.105)),
        250,
        340,
        2,
      ) +
      place(
        drawHost('1003', p, pose(t)) + drawArm('1003', p, -1, { x: -150 + 14 * wave(slow(t) * 4), y: -44 }, 'open'),
        388,
        724,
        1.18,
      ) +
      stage(p, 820, HEIGHT, 1)
    )
  },

  dice: (t) => {
    const p = coral
    const colors = [p.accent, p.main, p.mate, '#8f7bff', '#5db4ff', '#ff9ecb']
    return (
      backdrop(p, 270, 430) +
      garland(p, t) +
      place(
        drawHost('1002', p, pose(t)) +
          drawArm('1002', p, -1, { x: -150, y: 46 - 14 * jump(slow(t), 4) }, 'carry') +
          drawArm('1002', p, 1, { x: 150, y: 46 - 14 * jump(slow(t), 4, 0.5) }, 'carry'),
        270,
        434,
        1.3,
      ) +
      counter(p, 800) +
      colorBoard(p, colors, 596, 806) +
      repeat(3, (n) => {
        const start = [0.62, 0.25, 0.9][n] ?? 0
        const height = jump(t, 4, start)
        const x = 130 + n * 140
        return (
          oval(x, 742, height > 0.5 ? 36 : 48, height > 0.5 ? 9 : 12, p.ink, 0, { opacity: 0.35 }) +
          // Each jump is a quarter of a turn, so that the die lands on one side.
          place(colorDie(p, colors, (t * 4 + start + n) * (Math.PI / 2)), x, 692 - 190 * height, 0.84)
        )
      })
    )
  },

  fish: (t) => {
    const p = lagoon
    const school = (color: string): string =>
      repeat(5, (n) => minnow(-(n % 2) * 44 - n * 34, (n % 3) * 34, 1, color, p))
    return (
      backdrop(p, 250, 330) +
      repeat(5, (n) => area(`M${40 + n * 110} -6h56l${-70 + n * 30} 980h-130Z`, p.glow, { opacity: 0.1 })) +
      place(school(p.mate), ((t + 0.75) % 1) * 900 - 60, 170) +
      place(school(p.accent), ((t + 0.3) % 1) * 900 - 60, 520) +
      place(slotMotifs.pawikan(moss, 16 * wave(t * 2)), 236, 360 + Math.round(10 * wave(t * 2, 0.2)), 1.7, 12) +
      bubbles(p, t) +
      place(catches.lapu(palettes.dusk), ((t + 0.35) % 1) * 780 - 120, 640, 0.66) +
      weed(16, 640, p.main, 16 * wave(slow(t))) +
      weed(70, 720, sea.main, 16 * wave(slow(t), 0.2)) +
      weed(250, 740, p.main, 12 * wave(slow(t), 0.4)) +
      weed(516, 610, sea.main, 16 * wave(slow(t), 0.6)) +
      place(drawHost('1006', p, pose(t)), 382, 716, 1.15) +
      stage(p, 820, HEIGHT, 1) +
      starfish(262, 852, 20, coral.accent, -80) +
      starfish(458, 868, 26, coral.main, -104) +
      place(slotMotifs.pearl(coral), 140, 800, 0.62)
    )
  },

  bingo: (t) => {
    const p = rosas
    const crank = crankAt(t)
    const toss = Math.round(6 * wave(slow(t) * 2))
    return (
      backdrop(p, 270, 440) +
      garland(p, t) +
      bingoFlags(p) +
      place(
        // The shirt goes on behind the cage.
        drawWaist('1001', p, 330) +
          drawHost('1001', p, pose(t)) +
          ball(-124, -84 + toss, 38, '12', p.mate, p) +
          drawArm('1001', p, -1, { x: -122, y: -40 + toss }, 'carry'),
        270,
        412,
        1.3,
      ) +
      counter(p, 806) +
      place(bingoCage(p, t), 238, 618, 1.36) +
      place(
        drawArm('1001', p, 1, { x: (crank.x * 1.36 - 26) / 1.3, y: (206 + crank.y * 1.36) / 1.3 }, 'fist', true),
        270,
        412,
        1.3,
      )
    )
  },

  fiesta: (t) => {
    const p = jade
    const colors = [p.accent, p.pale, p.mate, p.glow]
    const beat = (shift = 0): number => Math.round(-7 * jump(t, 8, shift))
    return (
      backdrop(p, 270, 430) +
      flags(p, WIDTH, [64, 140, 216], (row, n) => 12 * gust(t, n / 14 + row / 5)) +
      repeat(5, (n) =>
        place(
          box(-8, -5, 16, 10, colors[n % 4] ?? p.main),
          (n * 179 + 40) % WIDTH,
          ((t + ((n * 3) % 5) / 5) % 1) * 1020 - 20,
          1,
          (t + n / 7) * 360,
        ),
      ) +
      place(drawHost('1003', p, pose(t, 0.4)), 112, 624 + beat(0.5), 1.1) +
      place(drawHost('1002', p, pose(t, 0.7)), 432, 640 + beat(0.5), 1.1) +
      place(
        drawWaist('1004', p, 180) + drawHost('1004', p, pose(t)) + playedGuitar(p, rosas, 8 * wave(t * 8)),
        276,
        562 + beat(),
        1.24,
      ) +
      stage(p, 762, HEIGHT, 1) +
      footlights(p, t, 762) +
      crowd(p, t)
    )
  },
} satisfies { [name: string]: (t: number) => string }

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]
export const drawFrame = (name: SceneName, t: number): string => svgDocument(WIDTH, HEIGHT, '', scenes[name](t))
