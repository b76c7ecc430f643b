/** Subjects of sports: the ball or other object of each. */
import { area, around, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import type { Palette } from '../palettes.ts'

export const games = {
  hoops: (p: Palette): string =>
    box(-70, -96, 140, 92, p.pale, 8) +
    box(-26, -64, 52, 40, 'none', 0, { stroke: p.accent, 'stroke-width': 6 }) +
    `<ellipse cx="0" cy="-6" rx="40" ry="12" fill="none" stroke="${p.accent}" stroke-width="8"/>` +
    line('M-36 0L-22 52M36 0L22 52M-14 6L-8 54M14 6L8 54M-30 22H30M-26 40H26', p.pale, 3.5) +
    circle(40, 48, 45, p.ink, { opacity: 0.35 }) +
    circle(36, 44, 45, p.main) +
    line('M36 -1V89M-9 44H81M6 12Q28 44 6 76M66 12Q44 44 66 76', p.shade, 5) +
    oval(18, 18, 14, 7, '#fff', -40, { opacity: 0.5 }),
  derby: (p: Palette): string =>
    place(
      area(
        'M-60 70C-70 10 -40 -20 -14 -34L-20 -62L2 -44L14 -70L24 -42C48 -34 62 -10 84 14C92 24 88 38 74 42C54 ' +
          '46 40 40 26 30C20 46 26 60 34 70Z',
        p.main,
      ) +
        area('M-14 -34L-20 -62L2 -44L14 -70L24 -42L6 -34Z', p.shade) +
        area(
          'M-8 -40C-46 -34 -84 -4 -88 42C-72 30 -62 34 -66 56C-52 40 -52 20 -40 6C-34 -6 -20 -20 -8 -40Z',
          p.accent,
        ) +
        area('M26 30C20 46 26 60 34 70H-10C-16 50 -8 30 10 16Z', p.shade, { opacity: 0.5 }) +
        line('M58 36C46 20 34 4 22 -34M46 20L6 30C-10 34 -24 44 -34 60', p.pale, 6) +
        circle(34, -10, 7, p.ink) +
        circle(36, -12, 2.4, '#fff') +
        circle(76, 26, 4, p.ink) +
        circle(-36, 42, 23, p.pale) +
        numeral('7', -36, 42, 25, p.ink),
      6,
      -2,
      1.15,
    ) +
    line('M-118 -50H-78M-126 -24H-92M-120 4H-98', p.glow, 6) +
    line('M-110 80H110', p.pale, 7),
  kart: (p: Palette): string =>
    area('M-70 10L-40 -30H20L44 6L92 20V46H-84V22Z', p.main) +
    area('M-84 34H92V46H-84Z', p.shade) +
    area('M-30 -30H14L30 0H-44Z', p.dusk) +
    circle(-8, -42, 23, p.accent) +
    area('M-4 -50H18V-38H-2Z', p.pale) +
    box(-94, -28, 14, 46, p.accent, 4) +
    box(-100, -34, 44, 12, p.accent, 4) +
    [-52, 58].map((x) => circle(x, 48, 27, p.ink) + circle(x, 48, 14, p.pale) + circle(x, 48, 6, p.accent)).join('') +
    circle(32, 22, 15, p.pale) +
    numeral('5', 32, 22, 17, p.ink) +
    line('M-98 74H-130M-92 -4H-120M-96 56H-140', p.glow, 5),
  goal: (p: Palette): string =>
    line('M-92 60V-78H92V60', p.pale, 9) +
    repeat(7, (i) => line(`M${-72 + i * 24} -74L${-58 + i * 19.5} 40`, p.pale, 2, { opacity: 0.6 })) +
    repeat(5, (i) => line(`M-88 ${-54 + i * 23}H88`, p.pale, 2, { opacity: 0.6 })) +
    circle(8, 42, 52, p.ink, { opacity: 0.35 }) +
    circle(2, 36, 52, p.pale) +
    area(star(2, 36, 5, 21, 17), p.ink) +
    around(5, 45, -90)
      .map(
        ({ x, y }) =>
          line(`M${num(2 + x * 0.46)} ${num(36 + y * 0.46)}L${num(2 + x * 0.82)} ${num(36 + y * 0.82)}`, p.ink, 4) +
          circle(2 + x * 0.92, 36 + y * 0.92, 9, p.ink),
      )
      .join('') +
    line('M-66 70C-52 58 -48 52 -46 44', p.accent, 6),
  smash: (p: Palette): string =>
    place(
      oval(0, -30, 46, 58, p.deep) +
        `<ellipse cx="0" cy="-30" rx="46" ry="58" fill="none" stroke="${p.main}" stroke-width="10"/>` +
        repeat(5, (i) => line(`M${-28 + i * 14} -76V16`, p.pale, 2, { opacity: 0.7 })) +
        repeat(6, (i) => line(`M-40 ${-70 + i * 16}H40`, p.pale, 2, { opacity: 0.7 })) +
        line('M0 28V92', p.shade, 9) +
        line('M0 62V96', p.accent, 13),
      -26,
      0,
      0.95,
      -24,
    ) +
    place(
      area('M-30 -42H30L14 20H-14Z', p.pale) +
        line('M-20 -40L-8 18M20 -40L8 18M0 -42V18M-24 -22H24', p.shade, 3) +
        circle(0, 26, 17, p.accent) +
        box(-16, 12, 32, 8, p.mate, 4),
      56,
      26,
      0.95,
      38,
    ),
  ring: (p: Palette): string => {
    const glove = place(
      area('M-30 34C-58 6 -52 -46 -14 -58C24 -70 54 -40 48 -2C45 18 34 26 28 34Z', p.mate) +
        area('M14 -60C40 -54 52 -28 48 -2C45 18 34 26 28 34H6C34 14 40 -30 14 -60Z', p.ink, { opacity: 0.22 }) +
        area('M-34 -22C-66 -34 -78 2 -54 18C-40 26 -20 20 -16 4C-14 -8 -22 -16 -34 -22Z', p.mate) +
        line('M-50 16C-36 22 -20 16 -16 4', p.ink, 4, { opacity: 0.4 }) +
        area('M-34 34H34L30 62H-30Z', p.pale) +
        line('M-30 47H30', p.accent, 7) +
        oval(-8, -40, 15, 7, '#fff', -24, { opacity: 0.5 }),
      50,
      2,
      0.98,
      14,
    )
    return (
      line('M-98 -64H98M-98 -20H98M-98 24H98', p.pale, 6) +
      box(-98, -84, 14, 150, p.main, 4) +
      box(84, -84, 14, 150, p.main, 4) +
      `<g transform="scale(-1 1)">${glove}</g>` +
      glove +
      area(star(0, -66, 8, 25, 11), p.glow)
    )
  },
}
export type CourtMotif = keyof typeof games
