/**
 * The scenes of the short videos. Each function draws one frame of a loop; `t` runs from 0 to 1, and the frames at 0
 * and 1 are the same. Phones show the middle 85% of the width, and texts cover the lowest fifth.
 */
import { bingoCage, crankAt } from '../bingo-cage.ts'
import {
  area,
  around,
  box,
  circle,
  dots,
  inked,
  line,
  linearGradient,
  mix,
  num,
  oval,
  pen,
  place,
  repeat,
  seededRandom,
  star,
  svgDocument,
} from '../draw.ts'
import { ball } from '../families/bingo.ts'
import { awning } from '../families/perya.ts'
import { minnow } from '../families/reef.ts'
import { drawArm } from '../hosts.ts'
import { contact, halo, lit } from '../flagships/volume.ts'
import { flags, playedGuitar } from '../live-parts.ts'
import { slotMotifs } from '../motifs/all.ts'
import { numeral } from '../numerals.ts'
import { palettes } from '../palettes.ts'
import type { Palette } from '../palettes.ts'
import { bronze, umber } from '../people/head.ts'
import { burst, drawActor, held, rays, share, track } from './acting.ts'
import { bodyParts, restingArm } from './bodies.ts'
import { colorDie, dieLight } from './color-die.ts'
import { fairWheel, wheelStand } from './fair-wheel.ts'
import {
  bingoHall,
  boards,
  conga,
  fairground,
  lanternRoom,
  plaza,
  prizeBooth,
  reef,
  sand,
  stageFloor,
  stageFrame,
  starFrame,
  table,
} from './places.ts'
import { seaTurtle } from './sea-turtle.ts'
import { distant, shorten } from './shorten.ts'
import { lanternLight, lanternParts, starLantern, stiltHut } from './star-lantern.ts'

const WIDTH = 540
const HEIGHT = 960
const { coral, indigo, jade, lagoon, lantern, rosas, sea } = palettes

const wave = (t: number, shift = 0): number => Math.sin((t + shift) * Math.PI * 2)

/** The time of what moves little: it is drawn anew only in every third frame, which saves bits. */
const slow = (t: number): number => Math.floor(t * 32 + 0.01) / 32

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

/** Colored bulbs on a cord across the top that light up one after the other, or flash together. */
const garland = (p: Palette, t: number, isFlashing = false): string => {
  const all = Array.from({ length: 9 }, (_, n) => ({
    n,
    x: 30 + n * 60,
    y: 62 + 108 * ((n + 0.5) / 9) * (1 - (n + 0.5) / 9),
  }))
  const isLit = (n: number): boolean => (isFlashing ? Math.floor(t * 16) % 2 === 0 : (n + Math.floor(t * 12)) % 3 === 0)
  const lit = all.filter(({ n }) => isLit(n))
  return (
    pen('M-7 47Q270 101 547 47', p.ink, 4) +
    dots(
      all.map(({ x, y }) => ({ x, y: y - 10 })),
      6,
      p.ink,
    ) +
    [p.accent, p.main, p.mate]
      .map((color, kind) =>
        dots(
          all.filter(({ n }) => n % 3 === kind),
          11.5,
          color,
        ),
      )
      .join('') +
    dots(
      all.map(({ x, y }) => ({ x: x - 3.5, y: y - 4 })),
      3,
      '#fff',
      { opacity: 0.6 },
    ) +
    (lit.length === 0 ? '' : dots(lit, 20, p.pale, { opacity: 0.25 }) + dots(lit, 8, '#fffbe6'))
  )
}

/** Lights along the edge of the stage, every second one lit. */
const footlights = (p: Palette, t: number, top: number): string =>
  pen(`M27 ${top + 23}Q270 ${top - 9} 513 ${top + 23}`, p.shade, 12, { 'stroke-dasharray': '0 54.3' }) +
  pen(`M27 ${top + 23}Q270 ${top - 9} 513 ${top + 23}`, p.pale, 12, {
    'stroke-dasharray': '0 108.6',
    'stroke-dashoffset': Math.floor(t * 8) % 2 === 0 ? 0 : 54.3,
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

/** Hosts blink at these times. */
const isShut = (t: number, ...times: readonly number[]): boolean => times.some((time) => t >= time && t < time + 0.035)

/** A dark line around what is drawn. It is the last result in a filter. */
const outline = (width: number): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${width}"/><feComponentTransfer result="w"><feFuncA type="linear" ` +
  `slope="12" intercept="-1.4"/></feComponentTransfer><feFlood flood-color="#2b1a2b"/>` +
  `<feComposite in2="w" operator="in" result="i"/>`

/** An outline, a soft shade on the right side of persons, and light from behind; pictures with `rimLit` need it. */
const backLight = (p: Palette): string =>
  bodyParts +
  `<filter id="ink">${outline(1.8)}` +
  `<feMerge><feMergeNode in="i"/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
  `<filter id="edge" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-3" dy="2" result="m"/>` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="14"/><feOffset dx="-16" dy="-12" result="s"/>` +
  `<feFlood flood-color="${p.deep}" flood-opacity=".45"/><feComposite in2="SourceAlpha" operator="in"/>` +
  `<feComposite in2="s" operator="out" result="d"/><feFlood flood-color="${p.glow}" flood-opacity=".85"/>` +
  `<feComposite in2="SourceAlpha" operator="in"/><feComposite in2="m" operator="out" result="r"/>` +
  `${outline(2.4)}<feMerge><feMergeNode in="i"/>` +
  `<feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="r"/></feMerge></filter>`

/** What is before a body, with an outline. */
const outlined = (content: string): string => `<g filter="url(#ink)">${content}</g>`

const arm: typeof drawArm = (...pose) => outlined(drawArm(...pose))

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

/** The bulbs of a parol in four rings; `lit` of them are lit, from its center to its tips. */
const bulbs = (p: Palette, lit: number): string =>
  repeat(4, (ring) =>
    around(5, 28 + ring * 16, -90)
      .map(({ x, y }) => circle(x, y, ring < lit ? 5.5 : 3.5, ring < lit ? '#fffbe6' : p.shade))
      .join(''),
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

/** Bubbles from the bottom to the top. */
const bubbles = (p: Palette, t: number): string => {
  const roll = seededRandom('bubbles')
  return repeat(5, () => {
    const [start, r] = [roll(), 5 + roll() * 10]
    const x = roll() * WIDTH
    return bubble(p, x, HEIGHT - ((t + start) % 1) * (HEIGHT + 60), r)
  })
}

const bubble = (p: Palette, x: number, y: number, r: number): string =>
  circle(x, y, r, p.pale, { opacity: 0.3 }) + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#fff', { opacity: 0.7 })

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

/** People before a stage, who jump to the beat; `cheer` raises their arms, from 0 to 1. */
const crowd = (p: Palette, beat: (shift: number) => number, cheer: number): string => {
  const colors = [0.3, 0.5].map((tone) => mix(p.deep, p.dusk, tone))
  const person = (color: string, n: number): string =>
    `<g id="fan${n}">` +
    circle(0, 0, 34, color) +
    line('M-28 -17A33 33 0 0 1 28 -17', mix(color, p.glow, 0.6), 3) +
    area('M-56 140V80Q-50 38 0 38T56 80V140Z', color) +
    '</g>'
  return (
    `<defs>${colors.map(person).join('')}</defs>` +
    repeat(6, (n) => {
      const [x, y, side] = [n * 106, 872 + beat(n / 3) - Math.round(14 * cheer) + (n % 2) * 14, n % 3 === 0 ? -1 : 1]
      const arm = `M${x + side * 40} ${y + 56}L${x + side * 50} ${Math.round(y + 40 - 96 * cheer)}`
      return (
        (cheer > 0.05 ? line(arm, mix(p.deep, p.dusk, 0.75), 22) : '') + `<use href="#fan${n % 2}" x="${x}" y="${y}"/>`
      )
    })
  )
}

const scenes = {
  // She pulls the cord of the dark parol: its bulbs light up from the center to the tips, and it bursts into light.
  parol: (t) => {
    const p = lantern
    const [x, y] = [160, 338]
    // At the start the parol is lit; then its light goes out, and comes back with the last ring.
    const light = track(t, [0.06, 1], [0.11, 0], [0.54, 0], [0.58, 1])
    const rings = t < 0.08 ? 4 : Math.max(0, Math.min(4, Math.floor((t - 0.3) / 0.06)))
    const second = track(t, [0.07, 1], [0.12, 0], [0.6, 0], [0.64, 1])
    const third = track(t, [0.08, 1], [0.13, 0], [0.64, 0], [0.68, 1])
    const pull = Math.round(track(t, [0.2, 0], [0.24, -16], [0.29, 84], [0.34, 84], [0.4, 0]))
    const joy = held(t, 0.54, 0.6, 0.88, 0.97)
    const hop = Math.round(track(t, [0.24, 0], [0.29, 14], [0.36, 0], [0.54, 8], [0.59, -26], [0.66, 0]))
    const clap = 20 * joy * wave(t * 8)
    // One hand holds the frame of a lantern on the table; it stays there while she hops.
    const rightHand = { x: 76 - 30 * joy - clap, y: 150 - 62 * joy - (1 - joy) * (hop / 1.26) }
    // The hand goes from the table to the cord, pulls it, and claps with the other one.
    const hand = {
      x:
        track(
          t,
          [0.1, -116],
          [0.18, -149],
          [0.36, -149],
          [0.46, -116],
          [0.54, -112],
          [0.6, -50],
          [0.9, -50],
          [0.98, -116],
        ) + clap,
      y:
        track(t, [0.1, 172], [0.18, 84], [0.36, 84], [0.46, 124], [0.54, 140], [0.6, 88], [0.9, 88], [0.98, 172]) +
        (t < 0.36 ? (pull - hop) / 1.26 : 0),
    }
    return (
      backdrop(p, x + 20, y, mix(p.deep, p.accent, 0.3 + 0.7 * light)) +
      lanternParts +
      lanternRoom(p, place(stiltHut(), 392, 372, 0.5)) +
      garland(p, t, joy > 0.9) +
      lanternLight('light1', 66, 196, 84, sea.main, second) +
      lanternLight('light2', 452, 160, 92, rosas.main, third) +
      lanternLight('light3', x, y, 250, p.accent, light) +
      hung(66, 196, 0.5, 3 * wave(slow(t), 0.3), starLantern(sea, 'star1', second), p) +
      hung(452, 160, 0.62, 3 * wave(slow(t), 0.6), starLantern(rosas, 'star2', third), p) +
      rays(x, y, 140, 330, share(t, 0.56, 0.72), p.pale) +
      rays(x, y, 140, 300, share(t, 0.68, 0.84), p.accent) +
      hung(
        x,
        y,
        1.42,
        track(t, [0.24, 0], [0.29, 2], [0.36, -2], [0.42, 0]),
        starLantern(p, 'star3', light) + bulbs(p, rings),
        p,
      ) +
      line(`M180 448V${560 + pull}`, p.pale, 3) +
      circle(180, 572 + pull, 13, p.mate) +
      burst(x, y, 300, share(t, 0.56, 0.86), [p.accent, p.pale, p.mate, rosas.main]) +
      rimLit(
        place(
          drawActor(
            '1005',
            p,
            {
              isBlinking: false,
              tilt: Math.round(
                track(
                  t,
                  [0, 0],
                  [0.09, -6],
                  [0.2, -4],
                  [0.24, -9],
                  [0.29, 5],
                  [0.4, -7],
                  [0.56, -7],
                  [0.62, 6],
                  [0.9, 6],
                  [0.99, 0],
                ),
              ),
            },
            {
              open: track(t, [0.06, 0], [0.1, 0.5], [0.18, 0], [0.44, 0], [0.52, 0.4], [0.6, 1], [0.86, 1], [0.96, 0]),
              ...(t > 0.3 && t < 0.56 ? { gaze: 'open', up: 0.6 } : {}),
            },
          ),
          368,
          462 + hop,
          1.26,
        ),
      ) +
      table(p, 716) +
      place(starFrame(80), 446, 736, 1, 10) +
      rimLit(
        place(
          arm('1005', p, 1, rightHand, joy > 0.2 ? 'open' : 'fist') +
            arm('1005', p, -1, hand, joy > 0.2 ? 'open' : 'fist'),
          368,
          462 + hop,
          1.26,
        ),
      )
    )
  },

  // He pulls the lever, the wheel turns, stops with all its lamps lit, and he cheers.
  ferris: (t) => {
    const p = indigo
    const [x, y] = [160, 300]
    // Six eighths of a turn, after which the cabins have the same places.
    const turn = Math.round(track(t, [0.2, 0], [0.27, 10], [0.52, 240], [0.64, 274], [0.68, 270]))
    const angle = track(t, [0.08, -20], [0.14, -32], [0.2, 34], [0.56, 34], [0.7, -20])
    const knob = { x: 206 + 172 * Math.sin((angle * Math.PI) / 180), y: 764 - 172 * Math.cos((angle * Math.PI) / 180) }
    const joy = held(t, 0.66, 0.71, 0.88, 0.97)
    const hop = Math.round(
      track(t, [0.14, 0], [0.2, 12], [0.28, 0], [0.62, 0], [0.67, 10], [0.72, -30], [0.78, 0], [0.83, -20], [0.88, 0]),
    )
    const isWon = t > 0.66 && t < 0.92
    return (
      backdrop(p, x, y) +
      twinkles(p, t, 5, 450) +
      garland(p, t, isWon) +
      fairground(p) +
      place(wheelStand(p, 580), x, y, 0.9) +
      rays(x, y, 190, 330, share(t, 0.67, 0.83), p.accent) +
      place(
        fairWheel(
          p,
          [p.accent, p.mate],
          turn % 90,
          isWon ? (Math.floor(t * 16) % 2 === 0 ? undefined : 0) : Math.floor(turn / 10 + 0.001),
        ),
        x,
        y,
        0.9,
      ) +
      burst(x, y, 280, share(t, 0.67, 0.97), [p.accent, p.pale, p.mate, p.glow]) +
      rimLit(
        place(
          drawActor(
            '1003',
            p,
            {
              isBlinking: isShut(t, 0.04, 0.4),
              tilt: Math.round(
                track(
                  t,
                  [0.06, 0],
                  [0.14, 5],
                  [0.2, -6],
                  [0.3, 4],
                  [0.6, 7],
                  [0.66, -3],
                  [0.72, 8],
                  [0.9, 8],
                  [0.99, 0],
                ),
              ),
            },
            {
              look: track(t, [0.22, 0], [0.3, -0.4], [0.66, -0.4], [0.7, 0]),
              up: track(t, [0.06, 0], [0.12, -0.8], [0.2, -0.8], [0.3, 0.7], [0.66, 0.7], [0.7, 0]),
              open: track(t, [0.3, 0], [0.4, 0.3], [0.62, 0.3], [0.7, 1], [0.88, 1], [0.96, 0]),
              ...(isWon ? { gaze: 'laughing' } : {}),
            },
          ) + arm('1003', p, 1, { x: 88 + 20 * joy, y: 182 - 220 * joy + 14 * joy * wave(t * 8) }, 'fist'),
          370,
          444 + hop,
          1.26,
        ),
      ) +
      line(`M206 764L${num(knob.x)} ${num(knob.y)}`, p.ink, 22) +
      line(`M206 764L${num(knob.x)} ${num(knob.y)}`, p.pale, 12) +
      circle(knob.x, knob.y, 26, p.ink) +
      circle(knob.x, knob.y, 21, p.mate) +
      rimLit(
        place(
          arm('1003', p, -1, { x: (knob.x - 370) / 1.26, y: (knob.y - 444 - hop) / 1.26 }, 'fist'),
          370,
          444 + hop,
          1.26,
        ),
      ) +
      box(150, 744, 112, 100, p.ink, 16) +
      box(156, 750, 100, 90, p.shade, 12) +
      box(162, 755, 88, 12, p.glow, 6) +
      area(star(206, 794, 5, 22, 10), p.accent) +
      ground(p, 822) +
      boards(p, 822)
    )
  },

  // She throws the dice, waits, and cheers when the third one shows the color of the others.
  dice: (t) => {
    const p = coral
    const colors = [p.accent, p.main, p.mate, '#8f7bff', '#5db4ff', '#ff9ecb']
    const joy = held(t, 0.66, 0.71, 0.9, 0.98)
    const hop = Math.round(
      track(
        t,
        [0.1, 0],
        [0.18, 16],
        [0.23, -16],
        [0.32, 0],
        [0.64, 0],
        [0.68, 14],
        [0.73, -34],
        [0.79, 0],
        [0.84, -24],
        [0.89, 0],
      ),
    )
    // Both hands take the dice up, throw them, wait at the chin, and go up for joy.
    const across = track(
      t,
      [0.02, 138],
      [0.1, 100],
      [0.18, 98],
      [0.23, 128],
      [0.3, 132],
      [0.42, 52],
      [0.64, 46],
      [0.71, 132],
      [0.9, 132],
      [0.96, 138],
      [1, 138],
    )
    const down = track(
      t,
      [0.02, 184],
      [0.1, 192],
      [0.18, 186],
      [0.23, -30],
      [0.3, -20],
      [0.42, 78],
      [0.64, 70],
      [0.71, -36],
      [0.9, -36],
      [0.96, 226],
      [1, 184],
    )
    const pump = 16 * joy * wave(t * 8)
    const isWon = t > 0.66 && t < 0.93
    const grip = t > 0.34 && t < 0.67 ? 'fist' : isWon ? 'open' : 'carry'
    const field = isWon && Math.floor(t * 16) % 2 === 0
    // The dice lie in the hands, and fly before them.
    const isCarried = t < 0.2 || t > 0.95
    const arms = rimLit(
      place(
        arm('1002', p, -1, { x: -across, y: down + pump }, grip) +
          arm('1002', p, 1, { x: across, y: down - pump }, grip),
        270,
        434 + hop,
        1.3,
      ),
    )
    return (
      backdrop(p, 270, 430, p.main) +
      prizeBooth(p) +
      garland(p, t, isWon) +
      rays(270, 350, 200, 420, share(t, 0.67, 0.84), p.accent) +
      burst(270, 430, 400, share(t, 0.67, 0.96), [p.accent, '#5db4ff', p.pale, p.main]) +
      rimLit(
        place(
          drawActor(
            '1002',
            p,
            {
              isBlinking: isShut(t, 0.03),
              tilt: Math.round(
                track(
                  t,
                  [0.04, 0],
                  [0.18, 5],
                  [0.24, -4],
                  [0.42, 5],
                  [0.64, 7],
                  [0.72, -5],
                  [0.8, 5],
                  [0.88, -4],
                  [0.99, 0],
                ),
              ),
            },
            {
              look: track(t, [0.44, 0], [0.5, -0.6], [0.6, 0.6], [0.68, 0]),
              up: track(t, [0.03, 0], [0.1, -1], [0.18, -1], [0.26, 1], [0.4, 1], [0.46, -0.8], [0.64, -0.8], [0.7, 0]),
              open: track(t, [0.16, 0], [0.22, 0.6], [0.4, 0.2], [0.6, 0.3], [0.7, 1], [0.9, 1], [0.98, 0]),
              ...(isWon ? { gaze: 'laughing' } : {}),
            },
          ),
          270,
          434 + hop,
          1.3,
        ),
      ) +
      counter(p, 800) +
      colorBoard(p, field ? colors.map((color, n) => (n === 4 ? '#e8f6ff' : color)) : colors, 596, 806) +
      dieLight(p) +
      (isCarried ? arms : '') +
      repeat(3, (n) => {
        const lands = 0.46 + n * 0.08
        const done = share(t, 0.22, lands)
        // The outer dice lie in her hands at the start and at the end.
        const carried = n === 1 ? 0 : 56
        const lifted = track(t, [0.02, carried], [0.12, 40], [0.18, 26], [0.22, 60])
        const flight = 4 * done * (1 - done)
        const bounce = share(t, lands, lands + 0.08)
        const cheer = share(t, 0.7 + n * 0.02, 0.8 + n * 0.02)
        const height = Math.round(
          t < 0.22
            ? lifted
            : 60 * (1 - done) +
                530 * flight +
                44 * 4 * bounce * (1 - bounce) +
                50 * 4 * cheer * (1 - cheer) +
                track(t, [0.96, 0], [1, carried]),
        )
        const gathered = track(t, [0.04, 0], [0.12, 0.42], [0.22, 0.42], [lands, 0])
        const x = Math.round(270 + (n - 1) * 140 * (1 - gathered))
        // Whole turns: each die lands on the side from which it started.
        const spin = (0.75 + (n % 2 === 0 ? 2 : -2) * done) * Math.PI * 2
        return (
          oval(x, 742, height > 90 ? 34 : 48, height > 90 ? 8 : 12, p.ink, 0, { opacity: 0.35 }) +
          place(colorDie(p, colors, spin), x, 692 - height, 0.84)
        )
      }) +
      (isCarried ? '' : arms)
    )
  },

  // The turtle draws back, carries the diver out of the picture, and comes back with her from the other side.
  fish: (t) => {
    const p = lagoon
    const x =
      t < 0.39 ? track(t, [0.08, 282], [0.16, 318], [0.39, -340]) : track(t, [0.39, 780], [0.73, 262], [0.83, 282])
    const y =
      606 +
      Math.round(8 * wave(slow(t) * 2)) +
      track(t, [0.08, 0], [0.16, 16], [0.34, -70], [0.44, 40], [0.74, -8], [0.84, 0])
    const lean = Math.round(
      track(t, [0.08, 0], [0.16, -6], [0.24, 9], [0.4, 4], [0.44, 5], [0.7, 3], [0.77, -5], [0.85, 0]),
    )
    const paddle = track(
      t,
      [0, 0],
      [0.08, 6],
      [0.16, 46],
      [0.22, -62],
      [0.3, 40],
      [0.44, 40],
      [0.54, -50],
      [0.64, 34],
      [0.74, -40],
      [0.86, 4],
      [1, 0],
    )
    const greeting = held(t, 0.68, 0.75, 0.92, 0.99)
    const shout = held(t, 0.15, 0.2, 0.38, 0.4)
    const scare = held(t, 0.2, 0.26, 0.42, 0.6)
    const school = (color: string): string =>
      repeat(5, (n) =>
        place(
          minnow(0, 0, 1.15, color, p),
          (n % 2) * 44 + n * 34 + scare * (n - 1) * 36,
          (n % 3) * 34 - scare * ([120, 60, 150, 20, 90][n] ?? 0),
          1,
          -40 * scare,
        ),
      )
    return (
      backdrop(p, 250, 330) +
      reef(p) +
      shaded('coralfish', p.mate, p) +
      shaded('goldfish', p.accent, p) +
      outlined(place(school('url(#goldfish)'), 46 + Math.round(6 * wave(slow(t))), 292)) +
      outlined(place(school('url(#coralfish)'), 356, 130)) +
      bubbles(p, t) +
      weed(30, 640, p.main, 16 * wave(slow(t)) - 60 * held(t, 0.24, 0.3, 0.34, 0.5)) +
      weed(516, 610, sea.main, 16 * wave(slow(t), 0.6) - 60 * held(t, 0.46, 0.52, 0.56, 0.7)) +
      (x < -320 || x > 860
        ? ''
        : rimLit(
            place(
              place(
                drawActor(
                  '1006',
                  p,
                  {
                    isBlinking: isShut(t, 0.04, 0.9),
                    tilt: Math.round(
                      track(t, [0.08, 0], [0.16, -7], [0.22, 8], [0.42, 8], [0.7, 0], [0.78, 6], [0.92, 6], [0.99, 0]),
                    ),
                  },
                  {
                    open: Math.max(shout, greeting * 0.7),
                    ...(shout > 0.5 || greeting > 0.9 ? { gaze: 'laughing' } : {}),
                  },
                ) + line('M0 128V206', p.glow, 5),
                14,
                -262,
                1.15,
              ) +
                place(seaTurtle(paddle, isShut(t, 0.16, 0.75)), 0, 0, 0.8) +
                line('M44 -58C-10 -50 -30 -16 -10 34L14 86', p.ink, 48) +
                line('M30 -66C-22 -56 -46 -18 -28 36L-8 84', p.mate, 6) +
                area('M-14 76L40 74L96 150C70 168 30 160 8 140Z', p.accent, { stroke: p.ink, 'stroke-width': 5 }) +
                line('M24 96L50 142M36 90L74 142', p.shade, 5) +
                place(
                  arm('1006', p, -1, { x: -100, y: 178 }, 'fist') +
                    arm(
                      '1006',
                      p,
                      1,
                      {
                        x: 104 + 36 * Math.max(greeting, shout) + 14 * greeting * wave(t * 6),
                        y: 178 - 214 * Math.max(greeting, shout),
                      },
                      greeting > 0.2 ? 'open' : 'fist',
                    ),
                  14,
                  -262,
                  1.15,
                ),
              Math.round(x),
              Math.round(y),
              0.95,
              lean,
            ),
          )) +
      repeat(7, (n) => {
        const done = share(t, 0.2 + n * 0.022, 0.6 + n * 0.02)
        return done === 0 || done === 1
          ? ''
          : bubble(
              p,
              420 - n * 56 + (n % 2) * 18,
              660 - (n % 3) * 60 - done * 420,
              (8 + (n % 3) * 6) * Math.min(1, 3 * (1 - done)),
            )
      }) +
      sand(p) +
      starfish(458, 868, 26, coral.main, -104) +
      contact(112, 854, 62, 11) +
      clamGradient +
      place(
        slotMotifs.pearl({ ...coral, main: 'url(#clam)' }),
        108,
        812 - Math.round(16 * jump(share(t, 0.26, 0.42), 2)),
        0.54,
      )
    )
  },

  // He turns the cage until a ball pops out, catches it, and shouts.
  bingo: (t) => {
    const p = rosas
    // How far the cage has turned: fast only while he turns it for the ball.
    const turned = track(t, [0, 0], [0.12, 0.05], [0.2, 0.1], [0.46, 0.9], [0.6, 0.93], [1, 1]) % 1
    const crank = crankAt(turned)
    const joy = held(t, 0.7, 0.74, 0.9, 0.97)
    const hop = Math.round(
      track(t, [0.48, 0], [0.52, 10], [0.56, 0], [0.64, 0], [0.69, 14], [0.74, -30], [0.8, 0], [0.85, -18], [0.9, 0]),
    )
    const shake = t > 0.4 && t < 0.5 ? (Math.floor(t * 48) % 2 === 0 ? 4 : -4) : 0
    const cage = 618 + Math.round(track(t, [0.46, 0], [0.5, 14], [0.53, -12], [0.58, 0]))
    const hand = {
      x: -122,
      y: Math.round(
        track(
          t,
          [0, -40],
          [0.04, -22],
          [0.08, -54],
          [0.14, 20],
          [0.22, 60],
          [0.46, 60],
          [0.58, -44],
          [0.65, -44],
          [0.68, -22],
          [0.73, -50],
          [0.9, -50],
          [1, -40],
        ),
      ),
    }
    // The ball is thrown into the cage, is out of sight, pops up, and falls into the hand.
    const ballX = track(t, [0.07, -124], [0.19, -24], [0.5, -24], [0.66, -124])
    const rise = share(t, 0.5, 0.66)
    const thrown = share(t, 0.07, 0.19)
    const isInside = t > 0.19 && t < 0.5
    const ballY =
      t <= 0.07 || t >= 0.66
        ? hand.y - 44
        : t < 0.19
          ? -98 + 218 * thrown - 300 * thrown * (1 - thrown)
          : 120 - 208 * rise - 620 * rise * (1 - rise)
    const size = track(t, [0.07, 38], [0.19, 23], [0.5, 23], [0.6, 38])
    return (
      backdrop(p, 270, 440, p.main) +
      bingoHall(p) +
      garland(p, t, joy > 0.5) +
      bingoFlags(p) +
      rays(110, 290, 70, 230, share(t, 0.7, 0.86), p.accent) +
      burst(110, 290, 330, share(t, 0.71, 0.97), [p.accent, p.mate, p.pale, p.glow]) +
      rimLit(
        place(
          // The shirt goes on behind the cage.
          drawActor(
            '1001',
            p,
            {
              isBlinking: isShut(t, 0.03, 0.3),
              tilt: Math.round(
                track(
                  t,
                  [0.04, 0],
                  [0.12, 5],
                  [0.2, 6],
                  [0.46, 6],
                  [0.54, -7],
                  [0.64, -6],
                  [0.69, 4],
                  [0.74, -6],
                  [0.8, 4],
                  [0.88, -4],
                  [0.98, 0],
                ),
              ),
            },
            {
              open: track(t, [0.46, 0], [0.53, 0.5], [0.66, 0.3], [0.73, 1], [0.9, 1], [0.97, 0]),
              look: track(
                t,
                [0.03, 0],
                [0.08, -0.7],
                [0.18, -0.3],
                [0.48, -0.3],
                [0.52, -0.3],
                [0.6, -0.8],
                [0.68, -0.8],
                [0.72, 0],
              ),
              up: track(t, [0.08, 0], [0.18, -1], [0.5, -1], [0.58, 0.9], [0.66, 0.3], [0.72, 0]),
              ...(joy > 0.5 ? { gaze: 'laughing' } : {}),
            },
          ) +
            (isInside ? '' : ball(Math.round(ballX), Math.round(ballY), size, '12', p.mate, p)) +
            arm('1001', p, -1, hand, 'carry'),
          270,
          412 + hop,
          1.3,
        ),
      ) +
      counter(p, 806) +
      lit('brass', [mix(p.accent, '#ffffff', 0.6), p.accent, mix(p.accent, '#7a3a10', 0.6)]) +
      place(bingoCage({ ...p, accent: 'url(#brass)' }, turned), 238 + shake, cage, 1.36) +
      shine('cage') +
      circle(238 + shake, cage, 132, 'url(#cage)') +
      rays(238, 470, 20, 120, share(t, 0.5, 0.58), p.pale) +
      place(
        arm(
          '1001',
          p,
          1,
          { x: (crank.x * 1.36 - 32 + shake) / 1.3, y: (cage - 412 - hop + crank.y * 1.36) / 1.3 },
          'fist',
          true,
        ),
        270,
        412 + hop,
        1.3,
      )
    )
  },

  // The band gets ready, and at the last chord all of them and the crowd jump.
  fiesta: (t) => {
    const p = jade
    const colors = [p.accent, p.pale, p.mate, p.glow]
    const beat = (shift = 0): number => Math.round(-7 * jump(t, 8, shift))
    const joy = held(t, 0.52, 0.57, 0.86, 0.96)
    const leap = (delay: number, height: number): number =>
      Math.round(track(t - delay, [0.4, 0], [0.5, 22], [0.56, -height], [0.63, 0], [0.69, -height * 0.6], [0.75, 0]))
    const isQuiet = t > 0.4 && t < 0.52
    const song = isQuiet ? 0.15 : Math.max(joy, 0.8 * jump(t, 8))
    return (
      backLight(p) +
      plaza() +
      lit('wood', ['#ffd792', '#e39a3e', '#8a4a20'], [0.9, 0.8]) +
      flags(p, WIDTH, [84], (row, n) => 12 * gust(t, n / 14 + row / 5 + 0.4)) +
      stageFloor(p, 690, 800) +
      stageFrame(p) +
      rays(270, 330, 190, 400, share(t, 0.54, 0.72), p.accent) +
      rimLit(
        place(
          distant(
            drawActor(
              '1002',
              p,
              {
                isBlinking: isShut(t, 0.2),
                tilt: Math.round(track(t, [0.4, 0], [0.5, -6], [0.58, 7], [0.7, -6], [0.84, 6], [0.98, 0])),
              },
              { open: joy, ...(joy > 0.5 ? { gaze: 'laughing' } : {}) },
            ),
          ) +
            (joy < 0.05
              ? outlined(restingArm(-1, p.accent, bronze, [-128, 118], [-82, 184]))
              : arm('1002', p, -1, { x: -92 - 14 * joy, y: 110 - 170 * joy + 10 * wave(t * 8) }, 'open')),
          114,
          500 + beat(0.5) + leap(0.02, 74),
          0.86,
        ) +
          place(
            distant(
              drawActor(
                '1003',
                p,
                {
                  isBlinking: isShut(t, 0.3),
                  tilt: Math.round(track(t, [0.4, 0], [0.5, 5], [0.58, -6], [0.72, 4], [0.98, 0])),
                },
                { open: song },
              ),
            ) +
              (joy < 0.05
                ? ''
                : arm('1003', p, 1, { x: 84 + 12 * joy, y: 80 - 140 * joy + 8 * joy * wave(t * 8) }, 'fist')),
            440,
            496 + beat(0.5) + leap(0.04, 66),
            0.86,
          ),
      ) +
      place(conga(p), 454, 664, 0.9) +
      (joy < 0.05
        ? rimLit(
            place(
              restingArm(1, mix(p.pale, p.ink, 0.24), umber, [118, 120], [40, 176 - Math.round(16 * jump(t, 8))]),
              440,
              496 + beat(0.5) + leap(0.04, 66),
              0.86,
            ),
          )
        : '') +
      rimLit(
        place(
          drawActor(
            '1004',
            p,
            {
              isBlinking: isShut(t, 0.12) || isQuiet,
              tilt: Math.round(track(t, [0.4, 0], [0.5, 6], [0.56, -7], [0.7, 5], [0.84, -4], [0.98, 0])),
            },
            { open: song, ...(joy > 0.5 ? { gaze: 'laughing' } : {}) },
          ) +
            playedGuitar(
              p,
              { ...lantern, main: 'url(#wood)', shade: '#8a4a20' },
              isQuiet
                ? track(t, [0.4, 0], [0.5, -44], [0.52, -44])
                : track(t, [0.52, -44], [0.56, 30], [0.62, 0]) * (t > 0.5 ? 1 : 0) + 8 * wave(t * 8),
            ),
          264,
          446 + beat() + leap(0, 46),
          1.14,
        ),
      ) +
      ground(p, 792) +
      footlights(p, t, 792) +
      crowd(p, beat, joy) +
      burst(70, 620, 330, share(t, 0.55, 0.9), colors) +
      burst(470, 620, 330, share(t, 0.56, 0.91), colors)
    )
  },
} satisfies { [name: string]: (t: number) => string }

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]

export const drawFrame = (name: SceneName, t: number): string =>
  svgDocument(WIDTH, HEIGHT, '', inked(shorten(scenes[name](t))))
