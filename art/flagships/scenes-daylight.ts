/** Covers of fair games and of a lottery whose scene is in daylight, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { closer, scene } from './caption.ts'
import { boards, drape, planks } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { onlyWide } from './scenery.ts'
import { contact, halo, lit, round } from './volume.ts'
import { INK, outlined } from '../motifs/outline.ts'
import { dieFromAbove, pailBack, pailFront } from '../motifs/own-booths.ts'

/** A strip of three tickets unrolls from a large roll on a counter in the sun, folded like a screen. */
const tresTiket: Flagship = (at, write) => {
  /** One ticket, 64 wide and 108 high from its upper left corner, seen from the left or the right. */
  const ticket = (x: number, y: number, slope: number, label: string, isLit: boolean): string =>
    `<g transform="matrix(.98 ${slope} 0 1 ${x} ${y})">` +
    outlined(
      area('M0 0H64V42a9 9 0 0 0 0 18V108H0V60a9 9 0 0 0 0 -18Z', isLit ? 'url(#ticket)' : 'url(#ticket-shade)'),
      6,
    ) +
    box(9, 9, 46, 90, 'none', 5, { stroke: isLit ? '#d8860f' : '#a85a08', 'stroke-width': 3 }) +
    area('M9 66H55V94Q55 99 50 99H14Q9 99 9 94Z', isLit ? '#f0405a' : '#c22848') +
    numeral(label, 32, 37, 36, INK, 0.3) +
    area(star(32, 82, 5, 13, 5.6), '#fff6d8') +
    (isLit ? line('M8 6H40', '#fffbe0', 4) : '') +
    '</g>'
  const tent = (x: number, y: number, size: number, color: string): string =>
    place(
      outlined(area('M-50 0V-46H50V0Z', '#fff3dc') + area('M-62 -44L0 -104L62 -44Z', color), 5) +
        area('M-16 -46L0 -100L16 -46ZM-16 0V-28Q0 -46 16 -28V0Z', '#fff3dc') +
        area('M-16 0V-24Q0 -42 16 -24V0Z', '#8a2a5a') +
        line('M0 -104V-122', INK, 4) +
        area('M0 -123L20 -116L0 -109Z', '#ffd23f'),
      x,
      y,
      size,
    )
  return (
    lit('day', ['#2f9cf0', '#7fd4ff', '#dff8ff'], [0, 1]) +
    lit('ticket', ['#fff3a8', '#ffd23f', '#ffb01f'], [0.6, 1]) +
    lit('ticket-shade', ['#ffbe2e', '#f08a14', '#c8640c'], [0.6, 1]) +
    lit('roll-edge', ['#ffb62e', '#f08a14', '#a8500a'], [0.3, 1]) +
    round('roll', ['#fffbe0', '#ffe9a8', '#f0b84a', '#c07a1c']) +
    lit('top', ['#ffb06a', '#e8743a', '#a8402a'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#day)') +
    scene(
      closer(at, [196, 2, 0.94]),
      write,
      circle(30, 0, 170, 'url(#sun)') +
        cloud(214, 34, 0.7) +
        onlyWide(at, cloud(-150, 44, 0.9) + tent(-206, 196, 0.7, '#8a4af0') + tent(-30, 196, 0.6, '#1cb0a0')) +
        area('M-260 196Q-120 168 20 184T330 178V330H-260Z', '#5ac85a') +
        onlyWide(at, tent(40, 196, 0.5, '#f0486a')) +
        area('M-260 188H330V330H-260Z', 'url(#top)') +
        box(-260, 186, 600, 6, '#ffd9a0') +
        contact(92, 214, 84, 9, '#3a0c14') +
        // The roll: its far rim, its wall and its near side, with the layers of the strip.
        outlined(
          area('M88 56A76 76 0 0 1 88 208L118 204A76 76 0 0 0 118 52Z', 'url(#roll-edge)') +
            circle(84, 132, 76, 'url(#roll)'),
          8,
        ) +
        circle(84, 132, 76, 'url(#roll)') +
        line(
          'M84 66A66 66 0 1 1 18 132A60 60 0 0 1 84 76A56 56 0 1 1 28 132A50 50 0 0 1 84 86' +
            'A46 46 0 1 1 38 132A40 40 0 0 1 84 96A36 36 0 1 1 48 132',
          '#b8701c',
          4.4,
        ) +
        line('M30 92A66 66 0 0 1 84 62', '#fff', 7, { opacity: 0.85 }) +
        outlined(circle(84, 132, 24, '#7a2a3a'), 6) +
        area('M84 112A20 20 0 0 0 64 132Q74 122 84 112Z', '#d86a7a') +
        // The strip: its first fold hides where it leaves the roll.
        area('M106 212L168 222L228 210L290 222L294 232L108 226Z', '#3a0c14', { opacity: 0.34 }) +
        ticket(100, 100, 0.16, '7', true) +
        ticket(163, 110, -0.2, '5', false) +
        ticket(226, 97, 0.16, '3', true) +
        area(star(126, 44, 4, 18, 3.4) + star(214, 86, 4, 14, 3) + star(20, 60, 4, 12, 2.6), '#fff') +
        drape(at, 218, ['#ff6a7a', '#c82448', '#5a0c2c'], '#fff0d0'),
      { paint: 'block', bend: 'straight', weight: 0.27 },
      { x: 24, y: 212, width: 252, height: 72 },
    )
  )
}

/** Three dice with a color and a hut on each face fall on a board of six colors, seen from above. */
const kulayKubo: Flagship = (at, write) => {
  const [red, gold, green, blue, pink, white] = [
    '#f23a4c',
    '#ffc92e',
    '#2cc26a',
    '#2f86f0',
    '#ff72b4',
    '#fff6e4',
  ] as const
  /** Twelve squares; the rows are turned a little, so that the board runs out of the frame. */
  const cells = [
    [blue, pink, green, gold],
    [white, gold, red, blue],
    [red, green, white, pink],
  ]
  const board = repeat(3, (row) =>
    repeat(4, (column) => {
      const [x, y] = [column * 104 - 208, row * 104 - 156]
      const color = cells[row]?.[column] ?? white
      return (
        box(x, y, 104, 104, color, 0) +
        area(`M${x} ${y}h104l-12 12h-80v80l-12 12Z`, '#fff', { opacity: 0.34 }) +
        area(`M${x + 104} ${y}v104h-104l12 -12h80v-80Z`, '#2a0a3a', { opacity: 0.16 })
      )
    }),
  )
  const frame = box(-226, -174, 452, 348, '#a85a24', 16) + box(-218, -166, 436, 332, '#e8a04a', 12)
  const coin = (x: number, y: number): string =>
    circle(x + 5, y + 7, 19, '#2a0a3a', { opacity: 0.35 }) +
    outlined(circle(x, y, 18, 'url(#gold)'), 4) +
    circle(x, y, 11, 'none', { stroke: '#b8680f', 'stroke-width': 3 }) +
    line(`M${x - 12} ${y - 4}q2 -7 9 -9`, '#fffbe0', 3.6)
  const falls = (x: number, y: number, turn: number, size: number, drawn: string): string =>
    place(box(-44, -44, 104, 108, '#1c0430', 22, { opacity: 0.4 }), x + 22, y + 26, size, turn) +
    place(drawn, x, y, size, turn)
  return (
    lit('wood', ['#ffd9a0', '#e8a860', '#b8733a'], [0.4, 1]) +
    round('gold', ['#fffbc8', '#ffcf40', '#d8861a']) +
    backdrop(at, 'url(#wood)') +
    scene(
      closer(at, [206, 2, 0.92]),
      write,
      line(
        repeat(6, (i) => `M-270 ${20 + i * 56}Q-120 ${10 + i * 56} 30 ${22 + i * 56}T340 ${16 + i * 56}`),
        '#a8642e',
        3.4,
        { opacity: 0.5 },
      ) +
        place(box(-226, -174, 452, 348, '#3a1408', 16, { opacity: 0.5 }), 172, 114, 0.86, -13) +
        place(frame + board, 162, 100, 0.86, -13) +
        place(box(-208, -156, 416, 312, '#fff6e0', 0, { opacity: 0.34 }), 162, 100, 0.86, -13) +
        coin(40, 190) +
        coin(66, 30) +
        coin(206, 36) +
        line('M92 -14L98 14M122 -20L126 6M232 54L228 76M256 60L250 80M16 60L24 80', '#fff', 6, { opacity: 0.9 }) +
        falls(78, 108, -20, 0.82, dieFromAbove(pink, gold, blue, '#fff6e4')) +
        falls(226, 122, 16, 0.8, dieFromAbove(gold, green, red, '#a8341c')) +
        falls(150, 142, 4, 0.86, dieFromAbove(blue, red, green, '#fff6e4')) +
        planks(at, 222, ['#c8703a', '#7a3418', '#3a140c']),
      { paint: 'bulbs', bend: 'smile', weight: 0.26 },
      { x: 24, y: 203, width: 252, height: 80 },
      { x: 12, width: 184 },
    )
  )
}

/** A ball bounces over the rims of three buckets at the fair, into the golden one. */
const hulogBola: Flagship = (at, write) => {
  const rays = repeat(14, (i) => {
    const [a, b] = [i * 0.4488, i * 0.4488 + 0.22]
    return (
      `M152 64L${num(152 + 560 * Math.cos(a))} ${num(64 + 560 * Math.sin(a))}L` +
      `${num(152 + 560 * Math.cos(b))} ${num(64 + 560 * Math.sin(b))}Z`
    )
  })
  return (
    lit('day', ['#ffe98a', '#ffc24a', '#ff8a4a'], [0, 1]) +
    lit('pail-gold', ['#fffbc0', '#ffcf3f', '#f0901c', '#b0560c'], [1, 0.6]) +
    lit('pail-red', ['#ff9a8a', '#f0384c', '#a01440'], [1, 0.6]) +
    lit('pail-blue', ['#a0d8ff', '#2f86f0', '#163f9a'], [1, 0.6]) +
    round('bola', ['#e8fff8', '#4ae0c8', '#0f9a98', '#06485c']) +
    halo('shine', '#fffde0') +
    backdrop(at, 'url(#day)') +
    scene(
      closer(at, [196, 2, 0.94]),
      write,
      area(rays, '#fff6c0', { opacity: 0.5 }) +
        circle(152, 64, 120, 'url(#shine)') +
        onlyWide(
          at,
          repeat(9, (i) =>
            area(
              `M${-250 + i * 62} ${[8, 20, 26, 26, 20, 10, 6, 4, 2][i]}h44l-22 40Z`,
              ['#f0384c', '#2f86f0', '#2cb87a'][i % 3]!,
            ),
          ),
        ) +
        area('M-260 184H330V330H-260Z', '#c8502e') +
        box(-260, 182, 600, 8, '#ffdca0') +
        line('M-260 214H330', '#8a2a24', 4, { opacity: 0.5 }) +
        contact(52, 204, 60, 9, '#3a0c1c') +
        contact(252, 204, 60, 9, '#3a0c1c') +
        contact(152, 216, 66, 10, '#3a0c1c') +
        place(pailBack('#ff8a8a') + pailFront('url(#pail-red)', '#ffe9b0'), 46, 150, 0.86) +
        place(pailBack('#a0d8ff') + pailFront('url(#pail-blue)', '#ffe9b0'), 258, 150, 0.86) +
        // The way of the ball, with what it hit.
        line('M-26 26Q22 8 46 96', '#fff', 10, { 'stroke-dasharray': '.1 19' }) +
        line('M52 88Q74 -10 112 34', '#fff', 10, { 'stroke-dasharray': '.1 19' }) +
        line('M28 92l-14 -10M46 86l-2 -16M66 92l14 -8', '#f0384c', 6) +
        place(pailBack('#ffe27a'), 152, 152, 1.06) +
        outlined(circle(152, 68, 47, 'url(#bola)'), 7) +
        circle(152, 68, 47, 'url(#bola)') +
        area(star(154, 68, 5, 25, 11, -78), '#fff6d0') +
        oval(130, 42, 14, 8, '#fff', -36, { opacity: 0.95 }) +
        line('M128 14V-12M152 8V-20M176 14V-12', '#fff', 8, { opacity: 0.9 }) +
        place(pailFront('url(#pail-gold)', '#d8402c'), 152, 152, 1.06) +
        area(star(212, 40, 4, 15, 3) + star(96, 120, 4, 13, 2.8) + star(224, 88, 4, 11, 2.4), '#fff') +
        dots(
          [
            { x: 92, y: 100 },
            { x: 214, y: 110 },
            { x: 206, y: 70 },
          ],
          4,
          '#f0384c',
        ) +
        boards(at, 222, ['#f08a5a', '#b83a34', '#5a1028']),
      { paint: 'block', bend: 'fan', weight: 0.27 },
      { x: 18, y: 203, width: 264, height: 80 },
      { x: 10, width: 198 },
    )
  )
}

export const daylightSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '12104': tresTiket,
  '20101': kulayKubo,
  '20202': hulogBola,
}
