/** The Ferris wheel of the fair video, with people in its cabins. Light comes from the upper left. */
import { area, around, box, circle, inked, line, mix, num, oval, pen, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import type { Palette } from '../palettes.ts'
import { bronze, umber } from '../people/head.ts'
import { snap } from './moved.ts'

const RADIUS = 169
const HAIR = '#2b1a2b'

/** In turn a woman and a man, from the chest up. They are too small for the faces of hosts. */
const rider = (p: Palette, n: number): string => {
  const isWoman = n % 2 === 0
  const { base, shade } = isWoman ? bronze : umber
  return (
    (isWoman ? circle(2, -36, 7.5, HAIR) + box(-15, -24, 30, 20, HAIR, 8) : '') +
    area('M-24 28C-23 10 -13 4 0 4C13 4 23 10 24 28Z', isWoman ? p.mate : p.pale) +
    area('M8 5C18 8 23 14 24 28H12Z', p.ink, { opacity: 0.25 }) +
    box(-5, -6, 10, 15, shade, 4) +
    oval(0, -15, 12, 15, base) +
    area('M4 -29A12 15 0 0 1 2 0C8 -8 9 -20 4 -29Z', shade) +
    area('M-13 -13C-16 -34 16 -34 13 -13C10 -22 5 -24 0 -24C-5 -24 -10 -21 -13 -13Z', HAIR) +
    circle(-6, -14, 1.7, HAIR) +
    circle(2, -14, 1.7, HAIR) +
    line('M-6 -8Q-2 -4 3 -8', '#fff', 2.4)
  )
}

const gradients = (p: Palette, colors: readonly string[]): string =>
  lit('rim', [mix(p.main, '#ffffff', 0.55), p.main, p.shade], [1, 1]) +
  lit('leg', [p.main, mix(p.shade, p.ink, 0.25)], [1, 0.2]) +
  lit('roof', ['#ffffff', p.pale, mix(p.pale, p.shade, 0.6)], [1, 0.5]) +
  round('hub', ['#fff3b8', p.accent, mix(p.accent, '#7a2a10', 0.55)]) +
  colors
    .map((color, n) => lit(`tub${n}`, [mix(color, '#ffffff', 0.4), color, mix(color, '#3a1048', 0.5)], [0.8, 0.9]))
    .join('')

/** A cabin under its axle at 0,0. */
const cabin = (p: Palette, color: string, fill: string, person: string): string =>
  line('M-27 -14V26M27 -14V26', mix(p.pale, p.shade, 0.35), 3.5) +
  place(person, 0, 8) +
  area('M-33 16H33C33 42 24 56 12 56H-12C-24 56 -33 42 -33 16Z', fill) +
  line('M29 22C28 40 22 51 11 53', mix(color, '#ffffff', 0.6), 2.5, { opacity: 0.7 }) +
  area('M-26 24H-6V27C-14 27 -20 30 -24 36Z', '#fff', { opacity: 0.4 }) +
  box(-36, 13, 72, 7, 'url(#roof)', 3.5) +
  area('M-38 -12C-30 -34 -14 -44 0 -44C14 -44 30 -34 38 -12Z', 'url(#roof)') +
  area('M-16 -12C-14 -30 -7 -41 0 -44C7 -41 14 -30 16 -12Z', color) +
  area('M4 -44C20 -42 31 -32 38 -12H18C17 -28 12 -38 4 -44Z', p.ink, { opacity: 0.16 }) +
  circle(0, -44, 5, p.accent)

/** The stand of the wheel, from its axle at 0,0 down to `bottom`. */
export const wheelStand = (p: Palette, bottom: number): string =>
  [-1, 1]
    .map(
      (s) =>
        area(`M${s * -6} 0H${s * 15}L${s * 104} ${bottom}H${s * 70}Z`, 'url(#leg)') +
        line(`M${s * 15 - (s > 0 ? 18 : 0)} 20L${s > 0 ? 72 : -102} ${bottom}`, p.glow, 2.5, { opacity: 0.5 }),
    )
    .join('') +
  line(`M-34 ${bottom * 0.42}H34M-58 ${bottom * 0.7}H58`, mix(p.main, p.shade, 0.5), 9) +
  line(`M-34 ${num(bottom * 0.42 - 3)}H34M-58 ${num(bottom * 0.7 - 3)}H58`, p.glow, 2, { opacity: 0.5 })

/**
 * The wheel around 0,0, turned by `turn` degrees. Its rims and its light stay in place, and its cabins move in whole
 * pixels, so that it needs few bits. `lamp` is the number of the first lamp that is lit; without it, all lamps are lit.
 */
export const fairWheel = (p: Palette, colors: readonly string[], turn: number, lamp?: number): string => {
  const axles = around(8, RADIUS, 22.5 + turn)
  return (
    gradients(p, colors) +
    `<defs>` +
    colors.map((color, n) => `<g id="cabin${n}">${cabin(p, color, `url(#tub${n})`, rider(p, n))}</g>`).join('') +
    `</defs>` +
    circle(3, 5, RADIUS, 'none', { stroke: p.ink, 'stroke-width': 15, opacity: 0.3 }) +
    circle(0, 0, 112, 'none', { stroke: 'url(#rim)', 'stroke-width': 6 }) +
    inked(
      axles
        .map(({ x, y, angle }) => {
          // Spokes that point to the upper left or to the lower right show their lit side.
          const light = 0.5 + 0.5 * Math.cos(((angle - 225) * Math.PI) / 90)
          return pen(`M0 0L${num(x)} ${num(y)}`, mix(p.main, p.glow, light), 5)
        })
        .join(''),
    ) +
    circle(0, 0, RADIUS, 'none', { stroke: 'url(#rim)', 'stroke-width': 15 }) +
    circle(0, 0, RADIUS + 6, 'none', { stroke: '#fff', 'stroke-width': 1.6, opacity: 0.3 }) +
    repeat(24, (n) => {
      const at = around(24, RADIUS, 7.5)[n] ?? { x: 0, y: 0 }
      return lamp === undefined || (n + 24 - lamp) % 3 === 0
        ? circle(at.x, at.y, 5, '#fff6cf')
        : circle(at.x, at.y, 3.4, p.deep)
    }) +
    axles.map(({ x, y }, n) => `<use href="#cabin${n % colors.length}" x="${snap(x)}" y="${snap(y)}"/>`).join('') +
    circle(2, 4, 36, p.ink, { opacity: 0.35 }) +
    circle(0, 0, 35, 'url(#hub)') +
    circle(0, 0, 27, 'none', { stroke: '#fff3c0', 'stroke-width': 2, opacity: 0.7 }) +
    area(star(1.5, 2.5, 5, 23, 10), '#7a3a10', { opacity: 0.45 }) +
    area(star(0, 0, 5, 23, 10), '#fffdf0')
  )
}

/** A tent with a striped roof, around the middle of its ground. */
export const roundTent = (p: Palette, id: string, color: string): string => {
  const night = (tone: string): string => mix(tone, p.deep, 0.55)
  return (
    lit(id, [night(mix(color, '#ffffff', 0.3)), night(color), mix(color, p.deep, 0.8)], [1, 0.3]) +
    line('M0 -150V-184', night(p.pale), 3) +
    area('M1 -184L26 -176L1 -166Z', night(p.accent)) +
    area('M-72 -62H72L66 30H-66Z', `url(#${id})`) +
    area('M-40 -62H-14L-12 30H-38ZM14 -62H40L38 30H12Z', night(p.pale), { opacity: 0.5 }) +
    area('M0 -152C18 -104 50 -78 88 -66V-56H-88V-66C-50 -78 -18 -104 0 -152Z', `url(#${id})`) +
    area(
      'M0 -152C-6 -110 -20 -80 -34 -56H-62C-36 -74 -14 -104 0 -152Z' +
        'M0 -152C4 -110 8 -80 14 -56H42C24 -78 8 -108 0 -152Z',
      night(p.pale),
      {
        opacity: 0.6,
      },
    ) +
    line('M-4 -140C-22 -100 -52 -78 -86 -66', night(p.pale), 2.5, { opacity: 0.8 })
  )
}
