/**
 * The scenes of the short videos. Each function draws one frame of a loop; `t` runs from 0 to 1, and the frames at 0
 * and 1 are the same. Phones show the middle 82% of the width, and texts cover the lowest fifth.
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
import { flags, microphone, playedGuitar } from '../live-parts.ts'
import { slotMotifs } from '../motifs/all.ts'
import { numeral } from '../numerals.ts'
import { palettes } from '../palettes.ts'
import type { Palette } from '../palettes.ts'
import { fingersAround } from '../people/hand.ts'
import { bronze, tan, umber } from '../people/head.ts'
import { burst, drawActor, held, rays, share, track } from './acting.ts'
import { barFist, longArm } from './arms.ts'
import { bodyParts, restingArm } from './bodies.ts'
import { colorDie, dieColors } from './color-die.ts'
import { fairWheel, wheelStand } from './fair-wheel.ts'
import {
  bingoHall,
  boards,
  conga,
  corals,
  fairground,
  lanternRoom,
  plaza,
  prizeBooth,
  reef,
  sand,
  stageFloor,
  stageFrame,
  table,
} from './places.ts'
import { moved, snap } from './moved.ts'
import { seaTurtle } from './sea-turtle.ts'
import { distant, shorten } from './shorten.ts'
import { lanternLight, lanternParts, starLantern, stiltHut } from './star-lantern.ts'

const WIDTH = 540
const HEIGHT = 960
const { coral, indigo, jade, lagoon, lantern, rosas, sea } = palettes

const wave = (t: number, shift = 0): number => Math.sin((t + shift) * Math.PI * 2)

/** The time of what moves slowly: it keeps its place for two frames, so that those bits go to its edges. */
const onTwos = (t: number): number => Math.floor(t * 24) / 24

/** The distance from a hand to the middle of the die in its fingers. */
const GRIP = 43

/** 0 at the start and at the end of each of `count` jumps, 1 at the top. */
function jump(t: number, count: number, shift = 0): number {
  const done = (t * count + shift) % 1
  return 4 * done * (1 - done)
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
    const light = Math.max(0, wave(t * 2, n / count))
    const size = 9 * light
    return light < 0.1
      ? ''
      : area(star((n * 197) % WIDTH, 90 + ((n * 131) % (bottom - 90)), 4, size, size * 0.28), p.pale)
  })

/** How far a mouth is open while its host talks between two times: it opens and closes with each syllable. */
const talk = (t: number, from: number, to: number): number =>
  t > from && t < to ? 0.35 + 0.35 * Math.cos((t - from) * 16 * Math.PI * 2) : 0

/** Hosts blink at these times. */
const isShut = (t: number, ...times: readonly number[]): boolean => times.some((time) => t >= time && t < time + 0.035)

/** A dark line around what is drawn. It is the last result in a filter. */
const outline = (width: number): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${width}"/><feComponentTransfer result="w"><feFuncA type="linear" ` +
  `slope="12" intercept="-1.4"/></feComponentTransfer><feFlood flood-color="#2b1a2b"/>` +
  `<feComposite in2="w" operator="in" result="i"/>`

/** Light along the edge of what is in a filter and not in its result `m`. */
const rim = (p: Palette): string =>
  `<feFlood flood-color="${p.glow}" flood-opacity=".85"/><feComposite in2="SourceAlpha" operator="in"/>` +
  `<feComposite in2="m" operator="out" result="r"/>`

/** An outline, a soft shade on the right side of persons, and light from behind; pictures with `rimLit` need it. */
const backLight = (p: Palette): string =>
  bodyParts +
  `<filter id="ink">${outline(1.8)}` +
  `<feMerge><feMergeNode in="i"/><feMergeNode in="SourceGraphic"/></feMerge></filter>` +
  `<filter id="edge" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-3" dy="2" result="m"/>` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="14"/><feOffset dx="-16" dy="-12" result="s"/>` +
  `<feFlood flood-color="${p.deep}" flood-opacity=".45"/><feComposite in2="SourceAlpha" operator="in"/>` +
  `<feComposite in2="s" operator="out" result="d"/>${rim(p)}` +
  `${outline(2.4)}<feMerge><feMergeNode in="i"/>` +
  `<feMergeNode in="SourceGraphic"/><feMergeNode in="d"/><feMergeNode in="r"/></feMerge></filter>`

/** What is before a body, with an outline. */
const outlined = (content: string): string => `<g filter="url(#ink)">${content}</g>`

const arm: typeof longArm = (...pose) => outlined(longArm(...pose))

/** A person with light along the right edge. */
const rimLit = (person: string): string => `<g filter="url(#edge)">${person}</g>`

/** Arms with the same light, once in a picture. They have no soft shade: in a video it is blotchy where it moves. */
const rimLitArms = (p: Palette, arms: string): string =>
  `<filter id="arms" color-interpolation-filters="sRGB"><feOffset in="SourceAlpha" dx="-3" dy="2" result="m"/>` +
  `${rim(p)}${outline(2.4)}<feMerge><feMergeNode in="i"/><feMergeNode in="SourceGraphic"/>` +
  `<feMergeNode in="r"/></feMerge></filter><g filter="url(#arms)">${arms}</g>`

/** The front of a counter with two rows of striped cloth, from the given height to the bottom; texts are on it. */
const counter = (p: Palette, top: number): string => {
  const row = (accent: number, pale: number, edge: string): string =>
    awning({ ...p, accent: mix(p.ink, p.shade, accent), pale: mix(p.ink, p.shade, pale), shade: edge }, 300, 0)
  return (
    box(0, top, WIDTH, HEIGHT - top, mix(p.ink, p.shade, 0.3)) +
    place(row(0.4, 0.6, mix(p.ink, p.shade, 0.4)), WIDTH / 2, top + 70, 1.95) +
    place(row(0.9, 0.6, p.shade), WIDTH / 2, top + 14, 1.9)
  )
}

/** A card of bingo on a table, with some of its numbers covered. */
const bingoCard = (p: Palette): string =>
  box(-62, -56, 124, 114, p.ink, 10) +
  box(-57, -51, 114, 104, mix(p.pale, p.dusk, 0.15), 6) +
  pen('M-46 -38H46', p.main, 20) +
  numeral('BINGO', 0, -38, 13, p.pale, 0.22) +
  pen('M-51 -15H52M-51 4H52M-51 23H52M-51 42H52', mix(p.pale, p.shade, 0.4), 15, {
    'stroke-linecap': 'butt',
    'stroke-dasharray': '17 4.5',
  }) +
  pen('M-42 4h.01M0 -15h.01M22 23h.01M-21 42h.01M43 4h.01', p.shade, 15)

/** A counter with cards and chips on it, from its far edge at `top`. */
const bingoCounter = (p: Palette, top: number): string =>
  lit('felt', [mix(p.shade, p.glow, 0.25), mix(p.shade, p.ink, 0.35)], [0, 1]) +
  counter(p, top + 156) +
  box(-6, top, 552, 164, 'url(#felt)') +
  pen(`M-6 ${top}H546`, mix(p.shade, '#ffffff', 0.35), 4) +
  contact(240, top + 20, 210, 14) +
  inked(
    `<defs><g id="card">${bingoCard(p)}</g><g id="chip">` +
      oval(0, 7, 25, 12, p.ink) +
      oval(0, 0, 25, 12, 'inherit', 0, { stroke: p.ink, 'stroke-width': 4 }) +
      oval(0, 0, 13, 6, '#fff', 0, { opacity: 0.6 }) +
      '</g></defs>' +
      `<use href="#card" transform="matrix(1 0 -.4 .8 130 ${top + 92})"/>` +
      `<use href="#card" transform="matrix(1 0 .4 .8 410 ${top + 92})"/>` +
      [
        [250, 118, p.mate],
        [250, 106, p.accent],
        [250, 94, p.mate],
        [298, 126, p.main],
        [298, 114, p.pale],
        [268, 66, p.main],
      ]
        .map(([x, y, color]) => `<use href="#chip" x="${x}" y="${top + Number(y)}" fill="${color}"/>`)
        .join(''),
  )

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
const bubbles = (t: number): string => {
  const roll = seededRandom('bubbles')
  return repeat(5, () => {
    const [start, r] = [roll(), 5 + roll() * 10]
    const x = roll() * WIDTH
    return bubble(x, HEIGHT - ((t + start) % 1) * (HEIGHT + 60), r)
  })
}

/** A bubble with the radius 10; images with `bubble` need it once. */
const bubblePart = (p: Palette): string =>
  `<defs><g id="bubble">${circle(0, 0, 10, p.pale, { opacity: 0.3 })}` +
  `${circle(-3, -3, 3, '#fff', { opacity: 0.7 })}</g></defs>`

const bubble = (x: number, y: number, r: number): string =>
  moved('<use href="#bubble"/>', x, y, Math.round(r * 10) / 100)

/** Bubbles that rise from a snorkel at the given point. */
const breath = (t: number, x: number, y: number): string =>
  repeat(4, (n) => {
    const done = (t * 2 + n / 4) % 1
    return bubble(x + 10 * wave(done * 2 + n / 4), y - 170 * done, 6 + 6 * done)
  })

/** The parts of the legs of a diver, from their left ends to the right; `swimLeg` needs them once in a picture. */
const legParts = (p: Palette): string =>
  inked(
    '<defs><g id="flipper">' +
      area('M-10 -15L22 -17L106 -38C118 -14 118 16 104 34L22 17L-10 15Z', p.accent) +
      area('M-10 4L22 4L112 10L104 34L22 17L-10 15Z', p.ink, { opacity: 0.2 }) +
      pen('M28 -8L92 -20M30 0H98M28 8L92 20', p.shade, 5) +
      '</g><g id="shin">' +
      area('M-6 -22C30 -28 60 -18 90 -15V15C60 18 30 26 -6 22A22 22 0 0 1 -6 -22Z', 'inherit') +
      pen('M4 -14Q40 -18 82 -8', p.mate, 5) +
      '</g><g id="thigh">' +
      area('M-6 -36C40 -40 74 -28 100 -22A22 22 0 0 1 100 22C70 30 40 38 -6 36A36 36 0 0 1 -6 -36Z', 'inherit') +
      pen('M6 -28Q50 -30 98 -14', p.mate, 5) +
      '</g></defs>',
  )

/**
 * A leg of a diver who swims to the left, from the hip at the given point. `turn` is the direction of the thigh, in
 * degrees below the horizon; `bend` is how far the knee lifts the shin, and `flap` the direction of the flipper.
 */
const swimLeg = (
  suit: string,
  [x, y]: readonly [x: number, y: number],
  turn: number,
  bend: number,
  flap: number,
): string => {
  const part = (id: string): string => `<use href="#${id}" fill="${suit}"/>`
  const shin = place(part('flipper'), 84, 0, 1, flap) + part('shin')
  return outlined(place(place(shin, 96, 0, 1, -bend) + part('thigh'), x, y, 1, turn))
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
          area(`M${at(left, upper, 5)}L${at(right, upper, -5)}L${at(right, lower, -5)}L${at(left, lower, 5)}Z`, color, {
            stroke: p.ink,
            'stroke-width': 4,
          }) +
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
  // The lamps of the parol run from its center to its tips while it sways. She pulls the cord, and it bursts into
  // light.
  parol: (t) => {
    const p = lantern
    const slow = onTwos(t)
    const [x, y] = [184, 286]
    const joy = held(t, 0.5, 0.56, 0.86, 0.95)
    const pull = Math.round(track(t, [0.34, 0], [0.38, -12], [0.44, 56], [0.49, 56], [0.54, 0]))
    const bob = Math.round(4 * wave(slow * 2) + track(slow, [0.4, 0], [0.46, 14], [0.52, 0], [0.56, -20], [0.64, 0]))
    const sway = Math.round(10 * (4 * wave(slow * 2) + track(slow, [0.42, 0], [0.46, 2], [0.52, -3], [0.6, 0]))) / 10
    const [hostX, hostY, size] = [332, 524 + bob, 1.16]
    // The end of the cord swings with the lantern.
    const cord = { x: x - 24 - Math.round(3 * sway), y: 530 + pull }
    const hand = { x: (cord.x - hostX) / size, y: (cord.y + 14 - hostY) / size }
    const wand = { x: 4, y: Math.round(156 - 3 * wave(slow * 4)) }
    const turn = Math.round(7 * wave(slow * 4) - 4)
    const rings = joy > 0.5 ? (Math.floor(t * 16) % 2 === 0 ? 4 : 2) : (Math.floor(t * 20) + 4) % 5
    return (
      backdrop(p, x + 20, y, mix(p.deep, p.accent, 0.9)) +
      lanternParts +
      lanternRoom(p, place(stiltHut(), 392, 372, 0.5)) +
      garland(p, t, joy > 0.9) +
      lanternLight('light2', 454, 186, 110, rosas.main, 1) +
      lanternLight('light3', x, y, 280, p.accent, 1) +
      hung(454, 186, 0.66, 6 * wave(slow * 2, 0.3), starLantern(rosas, 'star2', 1), p) +
      rays(x, y, 150, 330, share(t, 0.5, 0.66), p.pale) +
      rays(x, y, 150, 300, share(t, 0.62, 0.78), p.accent) +
      line(`M${num(x - 2.2 * sway)} 418Q${num(x - 4 - 3 * sway)} 470 ${cord.x} ${cord.y - 12}`, p.ink, 8) +
      line(`M${num(x - 2.2 * sway)} 418Q${num(x - 4 - 3 * sway)} 470 ${cord.x} ${cord.y - 12}`, p.pale, 4) +
      hung(x, y, 1.5, sway, starLantern(p, 'star3', 1) + bulbs(p, rings), p) +
      burst(x, y, 300, share(t, 0.5, 0.84), [p.accent, p.pale, p.mate, rosas.main]) +
      rimLit(
        moved(
          drawActor(
            '1005',
            p,
            { isBlinking: false, tilt: Math.round(-4 + 4 * wave(slow * 2) + 6 * joy) },
            {
              open: Math.max(joy, talk(t, 0.06, 0.34)),
              ...(t > 0.14 && t < 0.5 ? { gaze: 'open', up: 0.6, look: -0.3 } : {}),
            },
          ),
          hostX,
          hostY,
          size,
        ),
      ) +
      table(p, 736) +
      // One hand pulls the cord, the other one holds a small lantern.
      outlined(
        line(`M${cord.x} ${cord.y}Q${cord.x - 32} ${cord.y + 30} ${cord.x - 34} ${cord.y + 62}`, p.pale, 4) +
          circle(cord.x - 34, cord.y + 74, 13, p.mate),
      ) +
      rimLitArms(
        p,
        moved(
          place(
            outlined(
              line('M0 40V-58', '#d8a05a', 8) +
                area(star(0, -84, 5, 50, 23), sea.main) +
                area(star(0, -84, 5, 29, 12), '#eafff4'),
            ),
            wand.x,
            wand.y,
            1,
            turn,
          ) +
            arm('1005', p, 1, { hand: wand, turned: 90 + turn, grip: 'bar', size: 0.92 }) +
            arm('1005', p, -1, { hand, turned: 4, grip: 'clasp' }),
          hostX,
          hostY,
          size,
        ),
      )
    )
  },

  // The wheel turns, its lamps run around it, and he waves with a hand at the lever.
  ferris: (t) => {
    const p = indigo
    const slow = onTwos(t)
    const [x, y] = [270, 255]
    const joy = held(t, 0.56, 0.62, 0.88, 0.96)
    const bob = Math.round(5 * wave(slow * 2) + track(slow, [0.5, 0], [0.55, 8], [0.6, -16], [0.68, 0]))
    const [hostX, hostY, size] = [226, 550 + bob, 1.14]
    const angle = 12 * wave(slow * 2) + track(slow, [0.48, 0], [0.56, 14], [0.7, 0])
    const base = { x: 392, y: 756 }
    const knob = {
      x: base.x + 140 * Math.sin((angle * Math.PI) / 180),
      y: base.y - 140 * Math.cos((angle * Math.PI) / 180),
    }
    const lever = `M${base.x} ${base.y}L${num(knob.x)} ${num(knob.y)}`
    return (
      backdrop(p, x, y, '#9ab0ff') +
      twinkles(p, t, 5, 450) +
      fairground(p) +
      place(wheelStand(p, 600), x, y, 0.94) +
      // A quarter of a turn, after which the cabins have the same places.
      place(fairWheel(p, [p.accent, p.mate], (t * 90) % 90, joy > 0.5 ? undefined : Math.floor(t * 24)), x, y) +
      rays(x, y, 60, 150, share(t, 0.56, 0.72), p.accent) +
      rimLit(
        moved(
          drawActor(
            '1003',
            p,
            { isBlinking: isShut(t, 0.06, 0.46), tilt: Math.round(4 * wave(slow * 2, 0.2) - 4 * joy) },
            {
              look: track(t, [0.1, 0], [0.16, 0.9], [0.3, 0.9], [0.36, 0]),
              up: track(t, [0.1, 0], [0.16, 0.9], [0.3, 0.9], [0.36, 0]),
              open: Math.max(joy, talk(t, 0.1, 0.44)),
              ...(joy > 0.5 ? { gaze: 'laughing' } : {}),
            },
          ) +
            arm('1003', p, -1, {
              hand: { x: -120 + Math.round(9 * wave(t * 6)), y: Math.round(40 - 26 * joy + 4 * wave(t * 6, 0.25)) },
              turned: Math.round(14 * wave(t * 6)) - 4,
              grip: 'open',
              elbow: { x: -136, y: Math.round(132 - 16 * joy) },
            }),
          hostX,
          hostY,
          size,
        ),
      ) +
      line(lever, p.ink, 22) +
      line(lever, p.pale, 12) +
      circle(knob.x, knob.y - 22, 24, p.ink) +
      circle(knob.x, knob.y - 22, 19, p.mate) +
      circle(knob.x - 6, knob.y - 29, 5, '#fff') +
      rimLitArms(
        p,
        moved(
          arm('1003', p, 1, {
            hand: { x: (knob.x - hostX) / size, y: (knob.y + 20 - hostY) / size },
            turned: Math.round(angle),
            grip: 'clasp',
          }),
          hostX,
          hostY,
          size,
        ),
      ) +
      box(336, 732, 112, 100, p.ink, 16) +
      box(342, 738, 100, 90, p.shade, 12) +
      box(348, 743, 88, 12, p.glow, 6) +
      area(star(base.x, 786, 5, 22, 10), p.accent) +
      ground(p, 816) +
      boards(p, 816)
    )
  },

  // She juggles the dice: each flies over her head in a high bow, and goes back below it.
  dice: (t) => {
    const p = coral
    const bob = Math.round(5 * wave(t * 6))
    const [x, y, size] = [270, 424 + bob, 1.22]
    const joy = held(t, 0.6, 0.66, 0.88, 0.95)
    /** The height of a hand, which goes down as it catches a die and up as it throws one. */
    const handAt = (side: number): number => Math.round(96 + 12 * wave(t * 6, side < 0 ? 0.46 : 0.1))
    const field = Math.floor(t * 12) % 6
    const reach = 134
    const palm = (side: -1 | 1): { x: number; y: number } => ({
      x: x + side * reach * size,
      y: y + (handAt(side) - GRIP) * size,
    })
    const dice = [0, 1, 2].map((n) => {
      const done = (t * 2 + n / 3) % 1
      const [high, low] = [share(done, 0.08, 0.6), share(done, 0.7, 0.96)]
      const [left, right] = [palm(-1), palm(1)]
      /** How near to the left hand it is: it crosses at the top of its bow, over the head. */
      const near = done < 0.65 ? high * high * (3 - 2 * high) : 1 - low
      return {
        x: right.x + (left.x - right.x) * near,
        y: right.y + (left.y - right.y) * near - 1620 * high * (1 - high),
        // Whole turns: each die is caught on the side from which it started.
        turns: 0.75 + n / 4 + high,
        holder: (high > 0 && high < 1) || (low > 0 && low < 1) ? 0 : done > 0.5 && done < 0.9 ? -1 : 1,
      }
    })
    const isHeld = (side: number): boolean => dice.some(({ holder }) => holder === side)
    return (
      backdrop(p, 270, 380, '#ffb08a') +
      prizeBooth(p) +
      garland(p, t, joy > 0.5) +
      rimLit(
        moved(
          drawActor(
            '1002',
            p,
            { isBlinking: isShut(t, 0.2, 0.44), tilt: Math.round(5 * wave(onTwos(t) * 2)) },
            {
              look: 0.6 * wave(t * 6, 0.3),
              up: 0.9 - joy,
              open: Math.max(joy, talk(t, 0.1, 0.4)),
              ...(joy > 0.5 ? { gaze: 'laughing' } : {}),
            },
          ),
          x,
          y,
          size,
        ),
      ) +
      counter(p, 786) +
      colorBoard(
        p,
        dieColors.map((color, n) => (n === field ? mix(color, '#ffffff', 0.25) : color)),
        640,
        794,
      ) +
      rimLitArms(
        p,
        moved(
          ([-1, 1] as const)
            .map((side) =>
              arm('1002', p, side, {
                hand: { x: side * reach, y: handAt(side) },
                turned: side * 8,
                grip: isHeld(side) ? 'cup' : 'offer',
                lengths: [90, 70],
              }),
            )
            .join(''),
          x,
          y,
          size,
        ),
      ) +
      dice.map((die, n) => moved(colorDie(p, die.turns, 2 * n), die.x, die.y, 0.76)).join('') +
      `<defs><g id="fingers">${outlined(inked(fingersAround(GRIP, bronze, [7.6, 6])))}</g></defs>` +
      ([-1, 1] as const)
        .map((side) =>
          isHeld(side)
            ? `<use href="#fingers" transform="translate(${num(palm(side).x)} ${num(palm(side).y)})scale(${-side * size} ${size})"/>`
            : '',
        )
        .join('')
    )
  },

  // The diver swims beside a turtle over the reef, and waves.
  fish: (t) => {
    const p = lagoon
    const slow = onTwos(t)
    const diver = { x: 124, y: 372 + Math.round(9 * wave(slow * 2)) }
    const turtle = { x: 262, y: 662 + Math.round(9 * wave(slow * 2, 0.3)) }
    const greeting = held(t, 0.4, 0.48, 0.86, 0.96)
    const paddle = -10 + 42 * wave(slow * 3)
    /** A leg in its kick: its knee is bent while it goes down, and its fin lags behind. */
    const leg = (suit: string, hip: readonly [number, number], turn: number, shift: number): string =>
      swimLeg(
        suit,
        hip,
        turn + Math.round(15 * wave(t * 4, shift)),
        10 + Math.round(12 * wave(t * 4, shift + 0.25)),
        Math.round(6 - 22 * wave(t * 4, shift + 0.25)),
      )
    /** A school that crosses the picture once. */
    const school = (color: string, start: number, height: number): string => {
      const done = (t + start) % 1
      return outlined(
        moved(
          repeat(5, (n) =>
            minnow((n % 2) * 44 + n * 34, (n % 3) * 34 + Math.round(5 * wave(slow * 3, n / 5)), 1.15, color, p),
          ),
          Math.round(760 * done) - 220,
          height,
        ),
      )
    }
    const ground = snap((t % 1) * WIDTH)
    return (
      backdrop(p, 250, 330) +
      reef(p) +
      shaded('coralfish', p.mate, p) +
      shaded('goldfish', p.accent, p) +
      school('url(#coralfish)', 0.72, 96) +
      school('url(#goldfish)', 0.55, 212) +
      bubblePart(p) +
      bubbles(t) +
      breath(t, diver.x + 18, diver.y - 128) +
      legParts(p) +
      clamGradient +
      `<defs><g id="floor">` +
      corals(p) +
      weed(30, 640, p.main, 16) +
      weed(330, 700, sea.main, -16) +
      sand(p) +
      starfish(458, 868, 26, coral.main, -104) +
      contact(202, 854, 62, 11) +
      place(slotMotifs.pearl({ ...coral, main: 'url(#clam)' }), 198, 812, 0.54) +
      `</g></defs>` +
      `<use href="#floor" x="${ground}"/><use href="#floor" x="${ground - WIDTH}"/>` +
      rimLit(
        moved(seaTurtle(paddle, isShut(t, 0.2, 0.66)), turtle.x, turtle.y, 0.62, Math.round(3 * wave(slow * 2, 0.2))),
      ) +
      rimLit(
        moved(
          leg(mix(p.ink, p.shade, 0.45), [226, 66], 2, 0) +
            leg(p.ink, [204, 114], 12, 0.5) +
            place(
              inked(area('M-76 206C-78 240 -56 270 0 272C56 270 78 240 76 206Z', p.ink)) +
                drawActor(
                  '1006',
                  p,
                  {
                    isBlinking: isShut(t, 0.1, 0.3, 0.94),
                    tilt: 48 + Math.round(4 * wave(slow * 2, 0.4) + 4 * greeting),
                  },
                  {
                    open: Math.max(greeting * 0.8, talk(t, 0.12, 0.36)),
                    ...(greeting > 0.9 ? { gaze: 'laughing' } : {}),
                  },
                ) +
                arm('1006', p, 1, {
                  hand: { x: 122, y: 236 + Math.round(4 * wave(slow * 2)) },
                  turned: 190,
                  grip: 'rest',
                  elbow: { x: 134, y: 142 },
                }) +
                arm('1006', p, -1, {
                  hand: {
                    x: -212 + Math.round(greeting * (34 + 5 * wave(t * 6))),
                    y: Math.round(44 - 26 * greeting),
                  },
                  turned: greeting > 0.3 ? Math.round(14 * wave(t * 6)) + 40 : -36,
                  grip: greeting > 0.3 ? 'open' : 'rest',
                  elbow: { x: -160, y: 124 },
                }),
              0,
              0,
              1,
              -66,
            ),
          diver.x,
          diver.y,
          0.78,
        ),
      )
    )
  },

  // He turns the cage, shakes the ball of the last number, lifts it, and shouts.
  bingo: (t) => {
    const p = rosas
    const slow = onTwos(t)
    const crank = crankAt(t)
    const joy = held(t, 0.6, 0.68, 0.9, 0.98)
    const bob = Math.round(4 * wave(slow * 2) + track(slow, [0.48, 0], [0.56, 7], [0.66, -3], [0.74, 0]))
    const [x, y, size] = [264, 384 + bob, 1.22]
    const cage = { x: 240, y: 567 }
    const shake = wave(t * 4) * (1 - joy)
    // The ball is in the fingers all the time, so the arm keeps its length.
    const hand = {
      x: -118,
      y: Math.round(5 * shake + track(t, [0.46, -8], [0.56, 20], [0.68, -30], [0.9, -30], [0.98, -8])),
    }
    const turn = Math.round(6 * shake + track(t, [0.46, 0], [0.56, 9], [0.68, -8], [0.9, -6], [0.98, 0]))
    const fist = { x: (cage.x + crank.x * 1.16 - x) / size, y: (cage.y + crank.y * 1.16 - y) / size }
    const fistTurn = Math.round((168 - crank.x) * 1.4)
    return (
      backdrop(p, 262, 400, '#ffb0d0') +
      bingoHall(p) +
      garland(p, t, joy > 0.5) +
      bingoFlags(p) +
      rays(120, 300, 84, 160, share(t, 0.63, 0.78), p.accent) +
      rimLit(
        moved(
          // The shirt goes on behind the cage.
          drawActor(
            '1001',
            p,
            {
              isBlinking: isShut(t, 0.12, 0.36),
              tilt: Math.round(
                3 * wave(slow * 2) + track(slow, [0.42, 0], [0.5, 5], [0.58, -6], [0.68, 6], [0.9, 4], [0.98, 0]),
              ),
            },
            {
              open: Math.max(talk(t, 0.04, 0.4), track(t, [0.5, 0], [0.6, 0.3], [0.66, 1], [0.9, 1], [0.97, 0])),
              look: track(t, [0.16, 0], [0.2, 0.5], [0.32, 0.5], [0.38, 0], [0.46, -0.7], [0.6, -0.7], [0.66, 0]),
              up: track(t, [0.16, 0], [0.2, -1], [0.32, -1], [0.38, 0], [0.54, 0.2], [0.66, 0]),
              ...(joy > 0.5 ? { gaze: 'laughing' } : {}),
            },
          ) +
            outlined(drawArm('1001', p, -1, hand, 'carry', false, { turned: turn })) +
            outlined(
              place(ball(0, -46, 46, '12', p.mate, p) + place(fingersAround(46, tan), 0, -46), hand.x, hand.y, 1, turn),
            ),
          x,
          y,
          size,
        ),
      ) +
      bingoCounter(p, 716) +
      lit('brass', [mix(p.accent, '#ffffff', 0.6), p.accent, mix(p.accent, '#7a3a10', 0.6)]) +
      place(bingoCage({ ...p, accent: 'url(#brass)' }, t, 1.16), cage.x, cage.y) +
      moved(
        outlined(
          drawArm('1001', p, 1, fist, 'fist', true, { hand: 0.7 }) + place(barFist(tan), fist.x, fist.y, 1, fistTurn),
        ),
        x,
        y,
        size,
      )
    )
  },

  // The band plays and sways to the beat; at the loudest chord they laugh, and the crowd raises its arms.
  fiesta: (t) => {
    const p = jade
    const colors = [p.accent, p.pale, p.mate, p.glow]
    const beat = (shift = 0): number => Math.round(-11 * jump(t, 8, shift))
    const joy = held(t, 0.5, 0.56, 0.86, 0.96)
    const song = Math.max(0.8 * jump(t, 8), joy)
    const laugh = joy > 0.5 ? ({ gaze: 'laughing' } as const) : {}
    const sway = (shift: number): number => Math.round(6 * wave(onTwos(t) * 4, shift))
    const singer = moved(
      distant(drawActor('1002', p, { isBlinking: isShut(t, 0.2, 0.42), tilt: sway(0) }, { open: song, ...laugh })) +
        place(microphone(p, p.mate), -52 + sway(0), 16, 0.62, 8) +
        outlined(restingArm(-1, p.accent, bronze, [-122, 118], [-56 + sway(0), 62], true)),
      124 + sway(0.1),
      440 + beat(0.5) - Math.round(10 * joy),
      0.88,
    )
    const drummer = { x: 432 - sway(0.1), y: 456 + Math.round(beat(0.5) / 2) }
    const hit = (shift: number): number => Math.round(184 - 30 * jump(t, 8, shift))
    return (
      backLight(p) +
      plaza() +
      lit('wood', ['#ffd792', '#e39a3e', '#8a4a20'], [0.9, 0.8]) +
      flags(p, WIDTH, [84], (row, n) => Math.round(9 * wave(onTwos(t) * 2, n / 9 + row / 3))) +
      stageFloor(p, 676, 790) +
      stageFrame(p) +
      rays(264, 330, 190, 400, share(t, 0.5, 0.68), p.accent) +
      // Behind the band, so that no paper falls on a face.
      burst(264, 300, 330, share(t, 0.5, 0.86), colors) +
      rimLit(
        singer +
          moved(
            distant(drawActor('1003', p, { isBlinking: isShut(t, 0.3), tilt: sway(0.6) }, { open: song, ...laugh })),
            drummer.x,
            drummer.y,
            0.88,
          ),
      ) +
      place(conga(p), 440, 628, 0.94) +
      rimLit(
        moved(
          restingArm(-1, p.pale, umber, [-108, 122], [-20, hit(0)]) +
            restingArm(1, mix(p.pale, p.ink, 0.24), umber, [116, 122], [42, hit(0.5)]),
          drummer.x,
          drummer.y,
          0.88,
        ),
      ) +
      rimLit(
        moved(
          distant(
            drawActor(
              '1004',
              p,
              { isBlinking: isShut(t, 0.12, 0.36), tilt: sway(0.3) },
              { open: 0.9 * song, ...laugh },
            ),
          ) + playedGuitar(p, { ...lantern, main: 'url(#wood)', shade: '#8a4a20' }, Math.round(15 * wave(t * 8))),
          274 + sway(0.35),
          436 + beat() - Math.round(12 * joy),
          1.1,
        ),
      ) +
      ground(p, 786) +
      footlights(p, t, 786) +
      crowd(p, beat, joy)
    )
  },
} satisfies { [name: string]: (t: number) => string }

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]

export const drawFrame = (name: SceneName, t: number): string =>
  svgDocument(WIDTH, HEIGHT, '', inked(shorten(scenes[name](t))))
