/** Images of the gifts of live rooms, by the ID of the gift in the sandbox. They have no background. */
import { area, around, box, circle, line, num, oval, place, repeat, star, svgDocument } from './draw.ts'
import { palettes } from './palettes.ts'

const { lantern, sea, jade, coral } = palettes

function sampaguita(): string {
  const flower = (turn: number): string =>
    repeat(6, (i) => place(oval(0, -15, 7.5, 14, i % 2 === 0 ? lantern.pale : '#ffffff'), 0, 0, 1, turn + i * 60)) +
    circle(0, 0, 6, lantern.main) +
    circle(0, 0, 2.6, lantern.shade)
  return (
    oval(-26, 24, 20, 8, jade.shade, -32) +
    oval(26, 24, 20, 8, jade.main, 32) +
    line('M0 6V42', jade.shade, 4) +
    place(flower(0), 0, -10, 1.15) +
    place(flower(20), -27, 12, 0.55) +
    place(flower(40), 27, 12, 0.55)
  )
}

function haloHalo(): string {
  return (
    line('M22 -44L10 -6', sea.pale, 4) +
    oval(23, -46, 5, 7, sea.pale, 18) +
    area('M-28 -10H28L20 34H-20Z', lantern.pale, { opacity: 0.35 }) +
    area('M-26 4H26L24 14H-24Z', coral.main) +
    area('M-24 14H24L22 24H-22Z', lantern.main) +
    area('M-22 24H22L20 34H-20Z', jade.main) +
    area('M-30 -8Q-26 -34 0 -34T30 -8Q16 -1 0 -3T-30 -8Z', '#ffffff') +
    circle(-8, -28, 11, '#8d6be0') +
    box(6, -34, 17, 10, lantern.main, 3) +
    box(6, -34, 17, 4, lantern.shade, 2) +
    circle(-17, -14, 3, coral.shade) +
    circle(-2, -11, 3, jade.main) +
    circle(14, -14, 3, coral.main) +
    box(-14, 34, 28, 5, lantern.pale, 2) +
    box(-20, 39, 40, 5, lantern.pale, 2.5)
  )
}

function parol(): string {
  return (
    line('M0 -46V-36', lantern.pale, 3) +
    around(2, 18, 60)
      .map(({ x }) => line(`M${num(x * 2.2)} 20V42`, lantern.accent, 3) + circle(x * 2.2, 44, 3.4, lantern.main))
      .join('') +
    circle(0, 0, 33, 'none', { stroke: lantern.mate, 'stroke-width': 4 }) +
    area(star(0, 0, 5, 37, 15), lantern.accent) +
    area(star(0, 0, 5, 27, 11), lantern.main) +
    circle(0, 0, 8, lantern.pale) +
    around(5, 33, -90)
      .map(({ x, y }) => circle(x, y, 4, lantern.pale))
      .join('')
  )
}

function jeepney(): string {
  return (
    box(-40, -26, 62, 8, lantern.main, 4) +
    area('M-42 -18H22L30 0H42Q46 2 46 10V22H-42Z', coral.main) +
    repeat(3, (i) => box(-36 + i * 17, -14, 13, 13, sea.pale, 2)) +
    area('M17 -14H20L26 -1H17Z', sea.pale) +
    area('M-42 6H46V12H-42Z', lantern.main) +
    repeat(6, (i) => area(star(-35 + i * 14, 16, 5, 4, 1.8), lantern.pale)) +
    circle(43, 5, 4, lantern.pale) +
    [-22, 26].map((x) => circle(x, 24, 11, lantern.ink) + circle(x, 24, 5, lantern.pale)).join('') +
    line('M-30 -30H12', lantern.mate, 4)
  )
}

function fiesta(): string {
  const colors = [coral.main, lantern.main, sea.main, lantern.pale]
  return (
    line('M-44 -40Q0 -22 44 -40', lantern.pale, 2) +
    repeat(6, (i) =>
      area(`M${-38 + i * 13.5} ${num(-38 + 7 * Math.sin(((i + 0.5) / 6) * Math.PI))}h11l-5.5 13z`, colors[i % 4] ?? ''),
    ) +
    area('M-28 4V30Q0 44 28 30V4Z', coral.shade) +
    line('M-28 8L-14 36L0 10L14 36L28 8', lantern.main, 3) +
    oval(0, 4, 28, 10, lantern.pale) +
    oval(0, 4, 22, 7, lantern.main, 0, { opacity: 0.45 }) +
    line('M-34 -16L-8 2M34 -16L8 2', lantern.glow, 4) +
    circle(-6, 3, 4.5, coral.main) +
    circle(6, 3, 4.5, coral.main)
  )
}

const drawings = { sampaguita, 'halo-halo': haloHalo, parol, jeepney, fiesta }

/** File name and drawing of each gift. */
export const gifts: readonly (readonly [file: string, draw: () => string])[] = Object.entries(drawings).map(
  ([giftId, draw]) => [`${giftId}.svg`, () => svgDocument(96, 96, '', place(draw(), 48, 48))],
)
