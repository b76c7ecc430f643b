/** What the wheels of the casino and the carousels show in their hub: round scenes around 0,0, by game. */
import { area, bothSides, box, circle, dots, line, oval, place, repeat, star } from '../draw.ts'
import { halo, lit, round } from '../flagships/volume.ts'
import { horse } from '../racehorse.ts'
import { goldLight } from './own-courts.ts'
import { carouselHead } from './own-booths.ts'
import { outlined } from './outline.ts'

const RADIUS = 104

/** A scene cut to the circle of the hub. */
const inHub = (content: string): string =>
  `<clipPath id="hub"><circle r="${RADIUS}"/></clipPath><g clip-path="url(#hub)">${content}</g>`

/** A crown of gold before rays of light. */
const sunburstCrown = (): string =>
  inHub(
    round('air', ['#c85af0', '#6a1fa8', '#2c0a5c']) +
      goldLight +
      halo('glow', '#fff0a0', 0.95) +
      lit('velvet', ['#ff6a8a', '#c01440', '#6a0830'], [0.6, 1]) +
      circle(0, 0, RADIUS, 'url(#air)') +
      repeat(12, (i) => area('M0 0L-15 -112H15Z', '#ffd23f', { transform: `rotate(${i * 30 + 15})` })) +
      repeat(12, (i) => area('M0 0L0 -112H15Z', '#e8901a', { transform: `rotate(${i * 30 + 15})` })) +
      circle(0, 4, 92, 'url(#glow)') +
      outlined(area('M-52 34C-58 -6 -34 -34 0 -34C34 -34 58 -6 52 34Z', 'url(#velvet)'), 6) +
      outlined(area('M-62 34L-76 -34L-38 -2L0 -62L38 -2L76 -34L62 34Q0 20 -62 34Z', 'url(#gold)'), 7) +
      area('M0 -62L38 -2L76 -34L62 34Q42 27 20 26Q30 -10 0 -62Z', '#8a4008', { opacity: 0.34 }) +
      line('M-68 -20L-58 22M-32 0L-4 -44', '#fffbe0', 6, { opacity: 0.9 }) +
      outlined(area('M-64 34Q0 20 64 34L60 62Q0 48 -60 62Z', 'url(#gold)'), 7) +
      line('M-56 40Q-20 31 8 31', '#fffbe0', 4) +
      outlined(circle(0, -66, 11, '#ff4f6a') + circle(-76, -40, 10, '#2fc8f0') + circle(76, -40, 10, '#2fc8f0'), 5) +
      outlined(
        area('M0 -14L13 4L0 22L-13 4Z', '#2fd08a') +
          circle(0, 43, 8, '#f0304f') +
          bothSides(circle(34, 47, 7, '#2f8af4')),
        4,
      ) +
      dots(
        [
          { x: -3, y: -70 },
          { x: -79, y: -44 },
          { x: 73, y: -44 },
          { x: -4, y: -1 },
        ],
        2.8,
        '#fff',
      ) +
      area(star(56, -76, 4, 15, 4) + star(-52, 82, 4, 12, 3), '#fff'),
  )

/** A jeepney on the avenue at the bay, before towers and a low sun. */
const jeepneyAndSkyline = (): string => {
  const towers = [-98, -70, -40, -12, 18, 46, 74]
  const high = [52, 84, 60, 104, 70, 92, 58]
  return inHub(
    lit('air', ['#3a1a8a', '#e0508a', '#ffc25a'], [0, 1]) +
      lit('paint', ['#ff7a6a', '#e2263c', '#96102e'], [0, 1]) +
      lit('roof', ['#fff6b0', '#ffc42e', '#d8800f'], [0, 1]) +
      lit('steel', ['#ffffff', '#a8b8d8'], [0.4, 1]) +
      halo('glow', '#fff6c8', 1) +
      box(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS, 'url(#air)') +
      circle(-30, -6, 84, 'url(#glow)') +
      circle(-30, -10, 36, '#fff3b0') +
      towers
        .map(
          (x, i) =>
            box(x, 40 - high[i]!, 26, 80, i % 2 === 0 ? '#4a2484' : '#371766') +
            line(`M${x + 8} ${52 - high[i]!}V30M${x + 18} ${52 - high[i]!}V30`, '#ffd87a', 5, {
              'stroke-dasharray': '1 11',
            }),
        )
        .join('') +
      line('M1 -64V-82', '#371766', 5) +
      area('M-110 40H110V110H-110Z', '#5a3a8a') +
      area('M-110 66H110V110H-110Z', '#2c1c54') +
      line('M-84 88H-50M-20 88H14M44 88H78', '#ffe08a', 5) +
      oval(2, 74, 92, 8, '#12082c', 0, { opacity: 0.6 }) +
      place(
        outlined(
          box(-76, -52, 92, 12, '#8a5a34', 3) +
            area('M-90 -38Q-90 -46 -80 -46H40Q52 -46 54 -32H-90Z', 'url(#roof)') +
            area('M-84 -32H50L62 4H-84Z', '#12305e') +
            area('M-90 0H58L84 6Q98 10 98 28V46H-90Z', 'url(#paint)'),
          6,
        ) +
          area('M-78 -27H-54V-3H-78ZM-46 -27H-22V-3H-46ZM-14 -27H10V-3H-14ZM20 -27H44L54 -3H20Z', '#a8e4ff') +
          area('M-78 -27H-68L-78 -13ZM-46 -27H-36L-46 -13ZM-14 -27H-4L-14 -13ZM20 -27H30L20 -13Z', '#fff') +
          area('M-87 12H56L82 18H95V28H-87Z', '#ffd23f') +
          area('M-87 20H95V28H-87Z', '#2f7af0') +
          repeat(4, (i) => area(star(-66 + i * 30, 14, 5, 9, 4), '#fff')) +
          outlined(area('M80 22H98V42H80Z', 'url(#steel)') + circle(76, 17, 8, '#fffbd0'), 4) +
          line('M86 26V39M92 26V39', '#4a5a80', 3) +
          outlined(
            box(58, 44, 46, 9, 'url(#steel)', 4) + circle(-52, 46, 21, '#221a38') + circle(44, 46, 21, '#221a38'),
            5,
          ) +
          [-52, 44]
            .map((x) => circle(x, 46, 11, '#e4ecf8') + circle(x, 46, 4.5, '#e2263c') + circle(x - 5, 41, 3, '#fff'))
            .join('') +
          outlined(area('M66 4L74 -12L80 -8L88 -14L86 6Z', 'url(#steel)'), 4) +
          line('M-80 -41H20', '#fffbe0', 4),
        -2,
        22,
        0.94,
      ),
  )
}

/** A white horse leaps on its pole of gold below the roof of a carousel. */
const carouselHorse = (): string =>
  inHub(
    round('air', ['#a86aff', '#45189a', '#1f0a5c']) +
      lit('pole', ['#fff6c0', '#f7b52e', '#9a5a10'], [1, 0]) +
      circle(0, 0, RADIUS, 'url(#air)') +
      area('M-110 84Q0 62 110 84V110H-110Z', '#e8903a') +
      outlined(box(-6, -64, 12, 150, 'url(#pole)'), 4) +
      line('M-4 60l8 -7M-4 38l8 -7', '#9a5a10', 3) +
      place(
        outlined(
          horse({ coat: '#fffaf0', shade: '#cdb6d8', light: '#ffffff', mane: '#ffb52e' }) +
            area('M-42 -48C-22 -40 6 -40 28 -48L26 4C8 16 -24 16 -38 8Z', '#f0384e') +
            area(
              'M-34 -46C-42 -66 -26 -68 -22 -56C-8 -48 6 -50 16 -62C30 -64 30 -48 24 -42C4 -32 -22 -34 -34 -46Z',
              '#2f7af0',
            ),
        ) +
          line('M-36 2C-22 9 8 9 24 -1', '#ffd23f', 8) +
          line('M40 -48C46 -30 60 -12 78 -12', '#f0384e', 9) +
          line('M100 -94C104 -82 108 -74 118 -60L126 -64M118 -58L92 -54L60 -62', '#f0384e', 6),
        -3,
        24,
        0.56,
        -8,
      ) +
      outlined(box(-6, -64, 12, 44, 'url(#pole)'), 4) +
      // The roof with its scallops and lamps.
      area('M-110 -64V-110H110V-64Z', '#e8303f') +
      area('M-62 -64L-30 -112H-14L-24 -64ZM62 -64L30 -112H14L24 -64Z', '#fff3d8') +
      outlined(
        area(`M-112 -66${'v8a12.500 13 0 0 0 25 0v-8h25'.repeat(5)}Z`, '#fff3d8') +
          area(`M-87 -66${'v8a12.500 13 0 0 0 25 0v-8h25'.repeat(4)}Z`, '#e8303f') +
          box(-112, -72, 224, 9, '#ffc83a'),
        4,
      ) +
      line('M-87 -67H90', '#fffbe0', 6, { 'stroke-dasharray': '.1 25' }),
  )

/** The head of a horse of a carousel with coins, which `head` draws. */
const horseHead = (head: string): string =>
  inHub(
    round('night', ['#5ac8f0', '#2a5ac8', '#141f6a']) +
      circle(0, 0, RADIUS, 'url(#night)') +
      repeat(8, (i) => area('M0 0L-20 -112H20Z', '#9ae4ff', { opacity: 0.3, transform: `rotate(${i * 45})` })) +
      place(head, -6, 16, 0.86),
  )

/** By game: the round scene in the hub of its wheel. */
export const wheelHubs: { readonly [gameId: string]: (() => string) | undefined } = {
  17108: sunburstCrown,
  17208: jeepneyAndSkyline,
  20106: () => horseHead(carouselHead()),
  20206: carouselHorse,
}
