/**
 * The scenes of the short videos. Each function draws one frame of a loop; `t` runs from 0 to 1, and the frames at 0
 * and 1 are the same. Phones show the middle 85% of the width, and texts cover the lowest fifth.
 */
import { bingoCage, crankAt } from '../bingo-cage.ts'
import { lanterns } from '../canvas.ts'
import {
  area,
  around,
  box,
  circle,
  line,
  linearGradient,
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
import { awning } from '../families/perya.ts'
import { catches, minnow } from '../families/reef.ts'
import { drawArm, drawHost, drawWaist } from '../hosts.ts'
import type { Pose } from '../hosts.ts'
import { contact, halo, lit } from '../flagships/volume.ts'
import { flags, playedGuitar } from '../live-parts.ts'
import { slotMotifs } from '../motifs/all.ts'
import { numeral } from '../numerals.ts'
import { palettes } from '../palettes.ts'
import type { Palette } from '../palettes.ts'
import { colorDie, dieLight } from './color-die.ts'
import { fairWheel, roundTent, wheelStand } from './fair-wheel.ts'
import { seaTurtle } from './sea-turtle.ts'
import { lanternLight, starLantern, stiltHut } from './star-lantern.ts'

const WIDTH = 540
const HEIGHT = 960
const { coral, indigo, jade, lagoon, lantern, rosas, sea } = palettes

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

/** A sky in gradients: it has few edges, so the bits of the video go to what is before it. */
const backdrop = (p: Palette, x: number, y: number, light = p.glow): string =>
  backLight(p) +
  linearGradient('sky', mix(p.deep, p.dusk, 0.6), p.deep) +
  halo('light', mix(p.dusk, light, 0.45), 0.9) +
  box(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
  circle(x, y, 470, 'url(#light)')

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

/** A soft shade on the right side of persons, and light from behind; `rimLit` needs it once in a picture. */
const backLight = (p: Palette): string =>
  `<filter id="edge" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-3" dy="2" result="moved"/>` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="14"/><feOffset dx="-16" dy="-12" result="soft"/>` +
  `<feFlood flood-color="${p.deep}" flood-opacity=".45"/><feComposite in2="SourceAlpha" operator="in"/>` +
  `<feComposite in2="soft" operator="out" result="shade"/><feFlood flood-color="${p.glow}" flood-opacity=".85"/>` +
  `<feComposite in2="SourceAlpha" operator="in"/><feComposite in2="moved" operator="out" result="rim"/><feMerge>` +
  `<feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>`

/** A person with light along the right edge. */
const rimLit = (person: string): string => `<g filter="url(#edge)">${person}</g>`

/** A counter with a dark striped cloth, on which texts can be read, from the given height to the bottom. */
const counter = (p: Palette, top: number): string =>
  box(0, top, WIDTH, HEIGHT - top, mix(p.ink, p.shade, 0.3)) +
  place(
    awning({ ...p, accent: mix(p.ink, p.shade, 0.85), pale: mix(p.ink, p.shade, 0.6) }, 300, 0),
    WIDTH / 2,
    top + 14,
    1.9,
  ) +
  `<linearGradient id="cloth" x2="0" y2="1"><stop stop-color="${p.ink}" stop-opacity=".55"/><stop offset=".14" ` +
  `stop-color="${p.ink}" stop-opacity="0"/><stop offset="1" stop-color="${p.ink}" stop-opacity=".8"/>` +
  `</linearGradient>` +
  box(0, top + 8, WIDTH, HEIGHT - top, 'url(#cloth)')

/** Light on a round or square body, from its upper left to its shade side, to be used as `url(#id)`. */
const shine = (id: string): string =>
  `<radialGradient id="${id}" cx=".32" cy=".28" r=".8"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".45" ` +
  `stop-color="#fff" stop-opacity="0"/><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/>` +
  `</radialGradient>`

/** The bulbs of a parol, which light up from its center to its tips. */
const bulbs = (p: Palette, t: number): string =>
  repeat(4, (ring) => {
    const isLit = (ring + 12 - Math.floor(t * 12)) % 4 < 2
    return around(5, 28 + ring * 16, -90)
      .map(({ x, y }) => circle(x, y, isLit ? 5 : 3.5, isLit ? '#fffbe6' : p.shade))
      .join('')
  })

/** The beams around a parol. */
const beams = (p: Palette, t: number): string =>
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

/** A color from its lit side to its shade side, to be used as `url(#id)`. */
const shaded = (id: string, color: string, p: Palette): string =>
  lit(id, [mix(color, '#ffffff', 0.35), color, mix(color, p.ink, 0.3)])

/** Something that hangs from the top at `x` and swings by `angle` degrees. */
const hung = (x: number, length: number, size: number, angle: number, content: string, p: Palette): string =>
  place(
    line(`M0 0V${num(length - 96 * size)}`, p.pale, 3, { opacity: 0.6 }) + place(content, 0, length, size),
    x,
    0,
    1,
    angle,
  )

/** The colors of the shell of a pearl: its ribs are in them too, so they are in the units of the drawing. */
const clamGradient =
  '<linearGradient id="clam" gradientUnits="userSpaceOnUse" x1="-80" y1="-90" x2="70" y2="60">' +
  `<stop stop-color="${mix(coral.main, '#ffffff', 0.5)}"/><stop offset=".5" stop-color="${coral.main}"/>` +
  `<stop offset="1" stop-color="${coral.shade}"/></linearGradient>`

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

/** A leaf of sea grass: darker at its foot, and lit along its left edge. */
const weed = (x: number, top: number, color: string, bend: number): string => {
  const leaf = (shift: number): string =>
    `M${x + shift} 860Q${x - 20 + shift} ${num((860 + top) / 2)} ${num(x + bend + shift)} ${top}`
  return line(leaf(0), mix(color, '#06283c', 0.35), 15) + line(leaf(-3), color, 8)
}

const starfish = (x: number, y: number, size: number, color: string, turn: number): string => {
  const body = (fill: string, width: number, extra: number): string =>
    area(star(x, y, 5, size - extra, size * 0.5 - extra / 2, turn), fill, {
      stroke: fill,
      'stroke-width': width,
      'stroke-linejoin': 'round',
    })
  return (
    contact(x + 3, y + size * 0.7, size * 1.15, size * 0.45) +
    place(body(mix(color, '#2a0a2c', 0.45), 8, 0), 1.5, 2.5) +
    body(color, 8, 0) +
    place(body(mix(color, '#ffffff', 0.28), 3, size * 0.3), -1.5, -2)
  )
}

/** The ground before a host: its edge is lit from behind, and it is dark where texts are. */
const ground = (p: Palette, top: number): string =>
  linearGradient('ground', mix(p.deep, p.dusk, 0.7), p.ink) +
  area(`M0 ${top}Q270 ${top - 34} 540 ${top}V${HEIGHT}H0Z`, 'url(#ground)') +
  line(`M-6 ${top + 2}Q270 ${top - 32} 546 ${top + 2}`, mix(p.dusk, p.glow, 0.6), 4)

/** The board of the color game: two rows of three fields, seen from the front. */
const colorBoard = (p: Palette, colors: readonly string[], top: number, bottom: number): string => {
  const height = bottom - top
  /** A point of the board; both coordinates are from 0 to 1. */
  const at = (across: number, down: number, inset: number): string =>
    `${num(76 - 60 * down + (388 + 120 * down) * across + inset)} ${num(top + height * down)}`
  return (
    linearGradient('board', mix(p.shade, p.ink, 0.25), mix(p.shade, p.glow, 0.3)) +
    linearGradient('boardedge', mix(p.shade, p.ink, 0.15), mix(p.shade, p.ink, 0.6)) +
    area(`M60 ${top}H480L546 ${bottom}V${bottom + 16}H-6V${bottom}Z`, 'url(#boardedge)') +
    area(`M60 ${top}H480L546 ${bottom}H-6Z`, 'url(#board)') +
    line(`M-6 ${bottom}H546`, mix(p.glow, '#ffffff', 0.3), 3) +
    colors
      .map((color, n) => {
        const [column, upper] = [n % 3, n < 3 ? 0.06 : 0.5]
        const [left, right, lower] = [column / 3, (column + 1) / 3, upper + 0.4]
        return (
          lit(`field${n}`, [mix(color, '#ffffff', 0.35), color, mix(color, p.ink, 0.3)], [0.8, 1]) +
          area(
            `M${at(left, upper, 5)}L${at(right, upper, -5)}L${at(right, lower, -5)}L${at(left, lower, 5)}Z`,
            `url(#field${n})`,
          ) +
          line(`M${at(left, lower, 8)}L${at(left, upper, 8)}L${at(right, upper, -8)}`, '#fff', 2.5, { opacity: 0.55 })
        )
      })
      .join('')
  )
}

/** Flags with the letters of the game. */
const bingoFlags = (p: Palette): string =>
  shaded('flag0', p.accent, p) +
  shaded('flag1', p.mate, p) +
  line('M-10 84Q270 138 550 84', p.pale, 3) +
  [...'BINGO']
    .map((letter, n) => {
      const x = 90 + n * 90
      const y = 84 + (x / WIDTH) * (1 - x / WIDTH) * 108
      return (
        area(`M${x - 36} ${num(y)}H${x + 36}L${x} ${num(y + 78)}Z`, `url(#flag${n % 2})`) +
        numeral(letter, x, y + 26, 30, p.ink)
      )
    })
    .join('')

/** People before a stage, who jump to the beat. */
const crowd = (p: Palette, t: number): string =>
  repeat(6, (n) => {
    const [x, y] = [n * 106, 868 - Math.round(9 * jump(t, 8, n / 3)) + (n % 2) * 14]
    const color = mix(p.deep, p.dusk, n % 2 === 0 ? 0.3 : 0.5)
    return (
      circle(x, y, 34, color) +
      line(`M${x - 28} ${y - 17}A33 33 0 0 1 ${x + 28} ${y - 17}`, mix(color, p.glow, 0.6), 3) +
      box(x - 54, y + 30, 108, 140, color, 46)
    )
  })

const scenes = {
  parol: (t) => {
    const p = lantern
    return (
      backdrop(p, 236, 390, p.accent) +
      twinkles(p, t, 14, 560) +
      garland(p, t) +
      lanternLight('light1', 100, 250, 84, sea.main) +
      lanternLight('light2', 426, 236, 106, rosas.main) +
      lanternLight('light3', 236, 390, 230, p.accent) +
      place(beams(p, t), 236, 390, 1.6) +
      hung(100, 250, 0.62, 3 * wave(slow(t), 0.3), starLantern(sea, 'star1'), p) +
      hung(426, 236, 0.8, 3 * wave(slow(t), 0.6), starLantern(rosas, 'star2'), p) +
      hung(236, 390, 1.6, 2 * wave(t), starLantern(p, 'star3') + bulbs(p, t), p) +
      rimLit(place(drawHost('1005', p, pose(t)), 386, 712, 1.18)) +
      ground(p, 810) +
      contact(126, 818, 82, 10) +
      place(stiltHut(), 126, 738, 0.92)
    )
  },

  ferris: (t) => {
    const p = indigo
    return (
      backdrop(p, 250, 330) +
      twinkles(p, t, 5, 450) +
      garland(p, t) +
      place(roundTent(p, 'tent', p.mate), 40, 794, 1.1) +
      place(roundTent(p, 'tent2', p.accent), 502, 786, 1.25) +
      place(wheelStand(p, 470), 250, 336) +
      place(fairWheel(p, [p.accent, p.mate], t * 90, Math.floor(t * 6 + 0.001)), 250, 336) +
      rimLit(
        place(
          drawHost('1003', p, pose(t)) + drawArm('1003', p, -1, { x: -150 + 14 * wave(slow(t) * 4), y: -44 }, 'open'),
          388,
          724,
          1.18,
        ),
      ) +
      ground(p, 820)
    )
  },

  dice: (t) => {
    const p = coral
    const colors = [p.accent, p.main, p.mate, '#8f7bff', '#5db4ff', '#ff9ecb']
    return (
      backdrop(p, 270, 430, p.main) +
      garland(p, t) +
      rimLit(
        place(
          drawHost('1002', p, pose(t)) +
            drawArm('1002', p, -1, { x: -150, y: 46 - 14 * jump(slow(t), 4) }, 'carry') +
            drawArm('1002', p, 1, { x: 150, y: 46 - 14 * jump(slow(t), 4, 0.5) }, 'carry'),
          270,
          434,
          1.3,
        ),
      ) +
      counter(p, 800) +
      colorBoard(p, colors, 596, 806) +
      dieLight(p) +
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
      repeat(3, (n) => area(`M${70 + n * 150} -6h70l${-120 + n * 30} 980h-150Z`, p.glow, { opacity: 0.07 })) +
      shaded('coralfish', p.mate, p) +
      shaded('goldfish', p.accent, p) +
      shaded('grouper', palettes.dusk.main, p) +
      place(school('url(#coralfish)'), ((t + 0.75) % 1) * 900 - 60, 170) +
      place(school('url(#goldfish)'), ((t + 0.3) % 1) * 900 - 60, 520) +
      place(seaTurtle(14 * wave(t * 2)), 232, 350 + Math.round(10 * wave(t * 2, 0.2)), 0.94, 12) +
      bubbles(p, t) +
      place(catches.lapu({ ...palettes.dusk, main: 'url(#grouper)' }), ((t + 0.35) % 1) * 780 - 120, 640, 0.66) +
      weed(16, 640, p.main, 16 * wave(slow(t))) +
      weed(70, 720, sea.main, 16 * wave(slow(t), 0.2)) +
      weed(250, 740, p.main, 12 * wave(slow(t), 0.4)) +
      weed(516, 610, sea.main, 16 * wave(slow(t), 0.6)) +
      rimLit(place(drawHost('1006', p, pose(t)), 382, 716, 1.15)) +
      ground(p, 820) +
      starfish(262, 852, 20, coral.accent, -80) +
      starfish(458, 868, 26, coral.main, -104) +
      contact(144, 854, 62, 11) +
      clamGradient +
      place(slotMotifs.pearl({ ...coral, main: 'url(#clam)' }), 140, 800, 0.62)
    )
  },

  bingo: (t) => {
    const p = rosas
    const crank = crankAt(t)
    const toss = Math.round(6 * wave(slow(t) * 2))
    return (
      backdrop(p, 270, 440, p.main) +
      garland(p, t) +
      bingoFlags(p) +
      rimLit(
        place(
          // The shirt goes on behind the cage.
          drawWaist('1001', p, 330) +
            drawHost('1001', p, pose(t)) +
            ball(-124, -84 + toss, 38, '12', p.mate, p) +
            drawArm('1001', p, -1, { x: -122, y: -40 + toss }, 'carry'),
          270,
          412,
          1.3,
        ),
      ) +
      counter(p, 806) +
      lit('brass', [mix(p.accent, '#ffffff', 0.6), p.accent, mix(p.accent, '#7a3a10', 0.6)]) +
      place(bingoCage({ ...p, accent: 'url(#brass)' }, t), 238, 618, 1.36) +
      shine('cage') +
      circle(238, 618, 132, 'url(#cage)') +
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
      backdrop(p, 270, 430, p.main) +
      lit('wood', ['#ff9ccb', rosas.main, rosas.shade], [0.9, 0.8]) +
      colors.map((color, n) => shaded(`flag${n}`, color, p)).join('') +
      flags(
        { ...p, accent: 'url(#flag0)', pale: 'url(#flag1)', mate: 'url(#flag2)', glow: 'url(#flag3)' },
        WIDTH,
        [84, 178],
        (row, n) => 12 * gust(t, n / 14 + row / 5),
      ) +
      rimLit(place(drawHost('1003', p, pose(t, 0.4)), 112, 624 + beat(0.5), 1.1)) +
      rimLit(place(drawHost('1002', p, pose(t, 0.7)), 432, 640 + beat(0.5), 1.1)) +
      rimLit(
        place(
          drawWaist('1004', p, 180) +
            drawHost('1004', p, pose(t)) +
            playedGuitar(p, { ...rosas, main: 'url(#wood)' }, 8 * wave(t * 8)),
          276,
          562 + beat(),
          1.24,
        ),
      ) +
      ground(p, 762) +
      footlights(p, t, 762) +
      crowd(p, t)
    )
  },
} satisfies { [name: string]: (t: number) => string }

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]
export const drawFrame = (name: SceneName, t: number): string => svgDocument(WIDTH, HEIGHT, '', scenes[name](t))
