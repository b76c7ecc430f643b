/** Covers whose scene is in the light of a morning, of a race or of a booth, by game ID. */
import { area, box, circle, inked, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { drawHand } from '../people/hand.ts'
import { bronze, drawHead, drawNeck } from '../people/head.ts'
import { broadMan } from '../people/heads.ts'
import { closer, scene } from './caption.ts'
import { boards, paddies, swell, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { audience, lampString, onlyWide } from './scenery.ts'
import { contact, halo, limb, lit, round } from './volume.ts'

/** The light and shade of `numberBall`. */
const shadeOfBalls =
  `<radialGradient id="shade" cx=".34" cy=".26" r=".82"><stop stop-color="#fff" stop-opacity=".7"/>` +
  `<stop offset=".3" stop-color="#fff" stop-opacity=".08"/><stop offset=".62" stop-color="#1a0630" stop-opacity=".1"/>` +
  `<stop offset="1" stop-color="#1a0630" stop-opacity=".66"/></radialGradient>`

/** A ball with a number, as in a draw. */
const numberBall = (x: number, y: number, r: number, label: string, color: string): string =>
  circle(x, y, r, color) +
  circle(x, y, r * 0.57, '#fffaf0') +
  numeral(label, x, y, r * 0.54, '#1a1430', 0.25) +
  circle(x, y, r, 'url(#shade)') +
  oval(x - r * 0.4, y - r * 0.55, r * 0.22, r * 0.12, '#fff', -30)

/** Terraces of rice that mirror the morning sky, and the crown of their king on the peak. */
const terraceKings: Flagship = (at, write) => {
  // Each step: the height of its middle, how far it curves, and the colors of its water and its wall.
  const steps = [
    [104, 30, '#fff3b0', '#8ad04a'],
    [122, 36, '#8ae0f8', '#6cc044'],
    [144, 42, '#ffe2a8', '#4fae44'],
    [170, 50, '#7ad4f4', '#389a44'],
    [202, 58, '#ffd8b0', '#278444'],
    [240, 66, '#8ae0e8', '#1a6a3c'],
  ] as const
  return (
    lit('morning', ['#3a9ae0', '#8ad4f0', '#ffe8b0', '#ffb87a'], [0, 1]) +
    lit('gold', ['#fff6b8', '#ffc93a', '#c8780c'], [0.4, 1]) +
    lit('velvet', ['#f0506a', '#8a1038'], [0.5, 1]) +
    lit('hill', ['#8ac85a', '#2f7a44'], [0, 1]) +
    halo('sun', '#fff6c0') +
    backdrop(at, 'url(#morning)') +
    scene(
      closer(at, [226, -4, 0.98]),
      write,
      repeat(18, (i) =>
        area(
          `M150 66L${num(150 + 420 * Math.cos((i * Math.PI) / 9))} ${num(66 + 420 * Math.sin((i * Math.PI) / 9))}L${num(150 + 420 * Math.cos((i * Math.PI) / 9 + 0.16))} ${num(66 + 420 * Math.sin((i * Math.PI) / 9 + 0.16))}Z`,
          '#fff6c8',
          { opacity: 0.28 },
        ),
      ) +
        circle(150, 66, 170, 'url(#sun)') +
        area('M-260 150L-190 84L-130 128L-60 70L10 120L60 92L150 140L240 90L290 124L420 96V220H-260Z', '#5a9ac0', {
          opacity: 0.8,
        }) +
        area('M-260 170Q-140 110 -40 150T150 132T430 160V340H-260Z', 'url(#hill)') +
        area('M-30 132Q60 120 96 92Q124 74 150 74Q176 74 204 92Q240 120 330 132V330H-30Z', '#6ab04e') +
        steps
          .map(([y, deep, water, wall], i) => {
            const reach = 70 + i * 52
            return (
              area(
                `M${150 - reach - 60} ${y - deep * 0.5}Q150 ${y + deep} ${150 + reach + 60} ${y - deep * 0.5}L${300 + reach} 340H${-reach}Z`,
                wall,
              ) +
              area(
                `M${150 - reach - 60} ${y - deep * 0.5}Q150 ${y + deep} ${150 + reach + 60} ${y - deep * 0.5}V${num(y - deep * 0.5 + 8 + i)}Q150 ${num(y + deep + 14 + i * 2.4)} ${150 - reach - 60} ${num(y - deep * 0.5 + 8 + i)}Z`,
                water,
                { stroke: '#0f4a30', 'stroke-width': 3 },
              ) +
              line(
                `M${150 - reach * 0.5} ${num(y + deep * 0.36)}Q150 ${num(y + deep * 0.62)} ${150 + reach * 0.3} ${num(y + deep * 0.5)}`,
                '#ffffff',
                2,
                { opacity: 0.6 },
              ) +
              repeat(9 + i * 2, (k) => {
                const t = (k + 0.5) / (9 + i * 2) - 0.5
                const x = 150 + t * 2 * (reach + 50)
                const top = y + deep * 0.25 - deep * 3 * t * t * 0.75 + 15 + i * 2.6
                return line(
                  `M${num(x)} ${num(top)}v${num(5 + i)}M${num(x - 3)} ${num(top + 1)}l-2 ${num(4 + i)}M${num(x + 3)} ${num(top + 1)}l2 ${num(4 + i)}`,
                  '#b8e86a',
                  1.6,
                )
              })
            )
          })
          .join('') +
        [
          [38, 128, 0.8],
          [258, 122, 0.7],
          [-110, 168, 1],
        ]
          .map(([x = 0, y = 0, size = 1]) =>
            place(
              box(-13, 0, 26, 18, '#8a4a24') +
                area('M-24 4L0 -28L24 4Z', '#d89a4a') +
                area('M0 -28L24 4H4Z', '#8a5a24') +
                box(-4, 6, 8, 12, '#ffd27a'),
              x,
              y,
              size,
            ),
          )
          .join('') +
        contact(150, 98, 62, 8, '#1a4a2a') +
        place(
          area('M-58 34L-74 -34L-38 -4L-22 -58L0 -14L22 -58L38 -4L74 -34L58 34Z', '#8a4a08', {
            transform: 'translate(3 5)',
          }) +
            area('M-52 22L-60 -8Q0 -44 60 -8L52 22Z', 'url(#velvet)') +
            area('M-58 34L-74 -34L-38 -4L-22 -58L0 -14L22 -58L38 -4L74 -34L58 34Z', 'url(#gold)') +
            area('M0 -14L22 -58L38 -4L74 -34L58 34H10Z', '#a85c08', { opacity: 0.28 }) +
            area('M-60 20Q0 32 60 20V40Q0 52 -60 40Z', 'url(#gold)') +
            line('M-58 22Q0 34 58 22', '#fffbe0', 3) +
            [
              [-74, -36],
              [-22, -60],
              [22, -60],
              [74, -36],
            ]
              .map(
                ([x = 0, y = 0]) =>
                  circle(x, y, 8, '#c8780c') +
                  circle(x - 1, y - 1.5, 6.6, '#ffe27a') +
                  circle(x - 2.6, y - 3.6, 2, '#fff'),
              )
              .join('') +
            area('M0 22L11 32L0 44L-11 32Z', '#e8304a') +
            area('M0 22L4 32L-11 32Z', '#ff9aa8') +
            circle(-36, 31, 6, '#2f9ae0') +
            circle(36, 31, 6, '#1fa86a') +
            circle(-38, 29, 2, '#fff') +
            circle(34, 29, 2, '#fff'),
          150,
          56,
          0.84,
        ) +
        area(star(86, 22, 4, 16, 3), '#fff') +
        area(star(226, 84, 4, 13, 2.6), '#fff') +
        paddies(at, 204, ['#a8d85a', '#3f8a3a', '#124a34'], '#a8e8f0'),
      {
        paint: 'block',
        bend: 'smile',
        weight: 0.27,
        stretch: 1.1,
        edge: 0.3,
        tint: { ink: '#2a1206', pale: '#ffe65a', shade: '#d8600c' },
      },
      { x: 27, y: 194, width: 252, height: 86 },
      { y: 96, height: 130 },
    )
  )
}

/** A ball with the number 30 races ahead of the others, driven by two jets. */
const turbo30: Flagship = (at, write) => {
  const flame = (x: number, y: number, size: number): string =>
    place(
      area('M0 -22C-50 -26 -96 -14 -150 6C-96 8 -60 26 0 22Z', '#ff5a2a') +
        area('M0 -15C-40 -18 -70 -8 -112 4C-70 8 -44 18 0 15Z', '#ffb02e') +
        area('M0 -8C-24 -10 -46 -4 -72 2C-46 6 -28 10 0 8Z', '#fffbd8'),
      x,
      y,
      size,
    )
  const jet =
    area('M-46 -20H34C52 -18 60 -8 60 0C60 8 52 18 34 20H-46Z', 'url(#steel)') +
    area('M-46 -26H-30V26H-46Z', '#3a4268') +
    area('M20 -20H34C52 -18 60 -8 60 0C60 8 52 18 34 20H20Z', '#e8304a') +
    line('M-26 -13H16', '#fff', 4, { opacity: 0.8 })
  return (
    lit('hall', ['#1a2a9a', '#6a3ac8', '#f0609a', '#ffb05a'], [0, 1]) +
    lit('track', ['#6a4ac8', '#241a6a'], [0, 1]) +
    lit('steel', ['#ffffff', '#a8b4d8', '#4a5488'], [0, 1]) +
    shadeOfBalls +
    halo('heat', '#ffb04a', 0.9) +
    backdrop(at, 'url(#hall)') +
    scene(
      at,
      write,
      // The stands with spectators, under flags and lamps.
      area('M-260 60L430 36V140H-260Z', '#3a2a9a') +
        area('M-260 34L430 8V30L-260 58Z', '#f03a68') +
        repeat(12, (i) =>
          area(`M${-250 + i * 58} ${num(57 - i * 2)}l29 -1l-14 22Z`, ['#ffd23f', '#5fe0c0', '#fff'][i % 3]!),
        ) +
        `<g transform="rotate(-2)">${
          audience(-270, 340, 84, 10, '#241a7a', '#ff9ac8') + audience(-262, 340, 112, 13, '#160f5a', '#ffc07a')
        }</g>` +
        area('M-260 142L430 118V340H-260Z', 'url(#track)') +
        line('M-260 142L430 118', '#fff', 5) +
        area('M-260 142L430 118', 'none', { stroke: '#e8304a', 'stroke-width': 5, 'stroke-dasharray': '26 26' }) +
        area('M-260 244L430 222', 'none', {
          stroke: '#ffe08a',
          'stroke-width': 5,
          'stroke-dasharray': '44 30',
          opacity: 0.8,
        }) +
        line('M-240 26H-60M-30 40H60M20 20H130M10 206H90M-220 262H-80', '#fff', 4, {
          opacity: 0.4,
        }) +
        `<g transform="${at.wide ? 'translate(-58 6) scale(1.24)' : ''}">` +
        circle(90, 90, 130, 'url(#heat)') +
        flame(104, 62, 0.78) +
        flame(98, 150, 0.78) +
        contact(196, 196, 76, 12) +
        place(jet, 150, 58, 0.86, 0) +
        numberBall(196, 106, 74, '30', '#ffb81f') +
        line('M142 62C160 40 190 32 220 36', '#fff', 5, { opacity: 0.7 }) +
        place(jet, 146, 152, 0.92, 0) +
        line('M284 70L330 66M290 100H340M286 130L330 134', '#fff', 5, { opacity: 0.5 }) +
        '</g>' +
        onlyWide(
          at,
          // The curb near the viewer, and confetti.
          repeat(10, (i) => area(`M${-270 + i * 64} 306l12 -24h64l-12 24Z`, i % 2 === 0 ? '#f03a50' : '#fff')) +
            line('M-270 282H370', '#1a0f58', 3) +
            repeat(26, (i) =>
              box(
                ((i * 83) % 540) - 236,
                ((i * 47) % 270) + 4,
                11,
                7,
                ['#ffd23f', '#5fe0c0', '#ff7aa8', '#fff'][i % 4]!,
                2,
                {
                  transform: `rotate(${(i * 37) % 90} ${((i * 83) % 540) - 236} ${((i * 47) % 270) + 4})`,
                },
              ),
            ),
        ),
      { paint: 'sliced', bend: 'rise', weight: 0.26, sharp: true },
      { x: 22, y: 214, width: 256, height: 70, skew: -8, rows: 1 },
      { skew: -8, width: 182 },
    )
  )
}

/** Three winning tickets leap out of the window of a booth of the fair. */
const tresTiket: Flagship = (at, write) => {
  const ticket = (color: string, shade: string, label: string): string => {
    const notches = (x: number): string => repeat(5, (i) => `M${x} ${-44 + i * 20}a6 6 0 0 ${x < 0 ? 1 : 0} 0 12Z`)
    return (
      box(-34, -56, 78, 118, '#1a0430', 8, { opacity: 0.4 }) +
      box(-40, -62, 80, 120, color, 8) +
      area('M14 -62H32A8 8 0 0 1 40 -54V50A8 8 0 0 1 32 58H14Z', shade, { opacity: 0.5 }) +
      area(notches(-40) + notches(40), '#4a1430') +
      box(-28, -50, 56, 96, 'none', 5, { stroke: '#fff6d8', 'stroke-width': 2.5, 'stroke-dasharray': '6 4' }) +
      circle(0, -14, 23, '#fff6d8') +
      numeral(label, 0, -14, 27, '#a8142e', 0.26) +
      area(star(-15, 28, 5, 8, 3.6) + star(0, 28, 5, 8, 3.6) + star(15, 28, 5, 8, 3.6), '#fff6d8')
    )
  }
  const bulb = (x: number, y: number): string => circle(x, y, 12, 'url(#lamp)') + circle(x, y, 4, '#fffde8')
  return (
    lit('night', ['#0c1050', '#3a1f8a', '#8a3a9a'], [0, 1]) +
    lit('panel', ['#2fb8a8', '#12787e', '#0a4a5a'], [0, 1]) +
    lit('shelf', ['#ffd08a', '#b8642a'], [0, 1]) +
    lit('inside', ['#ffe9a0', '#ff9a3a', '#a8382a'], [0, 1]) +
    lit('gold', ['#ffe98a', '#ffb81f', '#d07a0c'], [0.6, 1]) +
    lit('rose', ['#ff9ab0', '#f03a68', '#a8144a'], [0.6, 1]) +
    lit('blue', ['#8ad8ff', '#2f8ae8', '#1548a8'], [0.6, 1]) +
    halo('lamp', '#ffe08a') +
    halo('burst', '#fff4b8') +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      repeat(16, (i) => circle(((i * 91) % 560) - 250, (i * 31) % 150, 1 + (i % 3) * 0.6, '#fff', { opacity: 0.8 })) +
        onlyWide(
          at,
          // The street of the fair: a wheel, tents and visitors.
          circle(-110, 120, 92, 'none', { stroke: '#8a6af0', 'stroke-width': 9 }) +
            line(
              repeat(
                8,
                (i) => `M-110 120L${num(-110 + 92 * Math.cos(i * 0.785))} ${num(120 + 92 * Math.sin(i * 0.785))}`,
              ),
              '#8a6af0',
              3.4,
            ) +
            repeat(8, (i) =>
              circle(
                -110 + 92 * Math.cos(i * 0.785 + 0.3),
                120 + 92 * Math.sin(i * 0.785 + 0.3),
                13,
                ['#ffd25e', '#ff7aa8', '#5fe0c0', '#8ad8ff'][i % 4]!,
              ),
            ) +
            area('M-260 250V182L-204 132L-148 182V250Z', '#f0486a') +
            area('M-222 250V178L-204 132L-186 178V250Z', '#fff0dc') +
            area('M-90 250V196L-46 154L-2 196V250Z', '#2fb8a8') +
            area('M-60 250V192L-46 154L-32 192V250Z', '#fff0dc') +
            box(-260, 244, 300, 90, '#4a2080') +
            lampString([-240, 20], [10, 26], 18, 8) +
            audience(-236, 10, 262, 15, '#241058', '#ffb07a') +
            audience(-250, 30, 292, 20, '#180838', '#e87ac0'),
        ) +
        box(4, 20, 292, 300, 'url(#panel)', 6) +
        repeat(7, (i) => line(`M${24 + i * 42} 60V320`, '#063a48', 2, { opacity: 0.35 })) +
        box(40, 58, 220, 132, '#5a1f14', 12) +
        box(48, 66, 204, 124, 'url(#inside)', 8) +
        circle(150, 132, 110, 'url(#burst)') +
        repeat(12, (i) =>
          area(
            `M150 150L${num(150 + 78 * Math.cos((i * Math.PI) / 6))} ${num(150 + 78 * Math.sin((i * Math.PI) / 6))}L${num(150 + 78 * Math.cos((i * Math.PI) / 6 + 0.2))} ${num(150 + 78 * Math.sin((i * Math.PI) / 6 + 0.2))}Z`,
            '#fff6c8',
            { opacity: 0.22 },
          ),
        ) +
        box(22, 184, 256, 17, 'url(#shelf)', 4) +
        area(
          'M-10 16H310L296 50Q278 66 258 50Q240 66 221 50Q203 66 184 50Q166 66 148 50Q130 66 111 50Q93 66 74 50Q56 66 38 50Q20 66 2 50Z',
          '#e8304a',
        ) +
        repeat(4, (i) => area(`M${30 + i * 74} 16h36l1 34q-19 16 -37 0Z`, '#fff3e0')) +
        box(-12, 8, 324, 12, '#ffc23a', 4) +
        repeat(11, (i) => bulb(i * 31 - 4, 14)) +
        (at.wide
          ? place(ticket('url(#blue)', '#0a2a7a', '7'), 54, 164, 1.26, -20) +
            place(ticket('url(#rose)', '#7a0a38', '3'), 240, 160, 1.26, 18) +
            place(ticket('url(#gold)', '#a85c08', '5'), 148, 148, 1.62, -2)
          : place(ticket('url(#blue)', '#0a2a7a', '7'), 72, 126, 0.98, -20) +
            place(ticket('url(#rose)', '#7a0a38', '3'), 228, 126, 0.98, 20) +
            place(ticket('url(#gold)', '#a85c08', '5'), 150, 118, 1.18, 0)) +
        area(star(38, 104, 4, 16, 3), '#fff') +
        area(star(262, 92, 4, 14, 3), '#fff') +
        [
          [70, 62, '#5fe0c0'],
          [236, 176, '#ffe08a'],
          [60, 176, '#ff7aa8'],
          [196, 64, '#5fe0c0'],
          [108, 182, '#ffe08a'],
        ]
          .map(([x, y, color]) =>
            box(Number(x), Number(y), 9, 6, String(color), 1, { transform: `rotate(${Number(x)} ${x} ${y})` }),
          )
          .join('') +
        boards(at, 202, ['#3ac0ae', '#13706c', '#063c42']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 24, y: 208, width: 252, height: 84 },
      { y: 68, width: 182, height: 126 },
    )
  )
}

/** A crown full of fruit on the beach, set with a hibiscus. */
const tropicCrown: Flagship = (at, write) => {
  const hibiscus =
    repeat(5, (i) =>
      place(
        area('M0 0C-22 -10 -26 -40 -8 -48C-2 -44 2 -44 8 -48C26 -40 22 -10 0 0Z', 'url(#petal)') +
          line('M0 -6V-36M0 -10L-9 -30M0 -10L9 -30', '#b81048', 1.8, { opacity: 0.6 }),
        0,
        0,
        1,
        i * 72,
      ),
    ) +
    circle(0, 0, 8, '#8a0a38') +
    line('M0 0L20 -26', '#ffd24a', 5) +
    circle(20, -26, 3.6, '#ffb02e') +
    circle(24, -20, 3, '#ffb02e') +
    circle(14, -30, 3, '#ffb02e')
  const palm = (x: number, y: number, size: number, side: 1 | -1): string =>
    `<g transform="translate(${x} ${y}) scale(${size * side} ${size})">${
      line('M0 150Q-16 70 14 0', '#8a4a2a', 13) +
      repeat(7, (i) => {
        const angle = -0.5 + i * 0.62
        const [dx, dy] = [86 * Math.cos(angle), 62 * Math.sin(angle)]
        return area(
          `M14 0Q${num(14 + dx * 0.5)} ${num(dy * 0.5 - 34)} ${num(14 + dx)} ${num(dy)}Q${num(14 + dx * 0.4)} ${num(dy * 0.5 - 10)} 14 0Z`,
          i % 2 === 0 ? '#1f9a6a' : '#0f7058',
        )
      })
    }</g>`
  return (
    lit('evening', ['#ff7a8a', '#ffb06a', '#ffe8a0'], [0, 1]) +
    lit('sea', ['#3ad8d0', '#1288b8'], [0, 1]) +
    lit('sand', ['#fff0c8', '#e8b878', '#b87a4a'], [0, 1]) +
    lit('gold', ['#fff8c0', '#ffc93a', '#c0700a'], [0.5, 1]) +
    lit('petal', ['#ff9ac0', '#f03a78', '#b81050'], [0.3, 1]) +
    round('pine', ['#ffe27a', '#f0a02a', '#a85a10']) +
    round('mango', ['#fff0a0', '#ffb82e', '#f0602a']) +
    round('papaya', ['#ffd88a', '#ff8a4a', '#d8503a']) +
    round('dragon', ['#ff9ad0', '#e83a8a', '#901058']) +
    halo('sun', '#fff8d0') +
    backdrop(at, 'url(#evening)') +
    scene(
      at,
      write,
      circle(150, 92, 190, 'url(#sun)') +
        circle(150, 100, 66, '#fff6c8') +
        box(-260, 148, 700, 60, 'url(#sea)') +
        line('M-240 160h60M-120 172h50M20 158h40M230 164h60M-200 184h70M262 182h80', '#fff', 3, { opacity: 0.6 }) +
        area('M-260 206Q-100 176 60 190T430 184V340H-260Z', 'url(#sand)') +
        palm(-6, 58, 1.06, 1) +
        palm(306, 62, 1, -1) +
        palm(-200, 60, 0.9, 1) +
        contact(156, 206, 112, 14, '#7a3a14') +
        place(
          repeat(9, (i) =>
            area('M0 0C-14 -30 -10 -60 0 -82C10 -60 14 -30 0 0Z', i % 2 === 0 ? '#2fa85a' : '#1a7a4a', {
              transform: `translate(0 -46) rotate(${(i - 4) * 17})`,
            }),
          ) +
            oval(0, 4, 36, 54, 'url(#pine)') +
            line(
              repeat(5, (i) => `M-34 ${-30 + i * 18}L34 ${-2 + i * 18}M34 ${-30 + i * 18}L-34 ${-2 + i * 18}`),
              '#b86a14',
              2.4,
              { opacity: 0.7 },
            ),
          150,
          84,
          0.86,
        ) +
        place(
          oval(0, 0, 36, 27, 'url(#mango)') +
            oval(-12, -10, 10, 5, '#fffbe0', -30) +
            area('M30 -16q16 -18 34 -10q-10 16 -34 10Z', '#2f9a5a'),
          86,
          114,
          1.05,
          -34,
        ) +
        place(
          oval(0, 0, 24, 34, 'url(#papaya)') +
            oval(0, 4, 11, 19, '#8a2a1a') +
            repeat(7, (i) => circle((i % 2) * 8 - 4, -8 + i * 4, 2.6, '#2a0a10')),
          214,
          108,
          1.1,
          24,
        ) +
        place(
          circle(0, 0, 24, 'url(#dragon)') +
            repeat(6, (i) => area('M-6 -20Q0 -38 8 -36Q8 -26 6 -18Z', '#8ad04a', { transform: `rotate(${i * 60})` })),
          186,
          128,
          0.86,
        ) +
        place(circle(0, 0, 22, '#8a3ad8') + circle(-6, -8, 6, '#d8a8ff'), 116, 134, 1) +
        area(
          'M48 128L70 160L92 124L118 158L150 116L182 158L208 124L230 160L252 128L236 206Q150 228 64 206Z',
          '#7a3a06',
          { transform: 'translate(3 5)' },
        ) +
        area(
          'M48 128L70 160L92 124L118 158L150 116L182 158L208 124L230 160L252 128L236 206Q150 228 64 206Z',
          'url(#gold)',
        ) +
        area('M150 116L182 158L208 124L230 160L252 128L236 206Q196 216 150 217Z', '#a85c08', { opacity: 0.24 }) +
        area('M60 184Q150 206 240 184L236 206Q150 228 64 206Z', '#e89a1a') +
        line('M60 184Q150 206 240 184', '#fffbe0', 3) +
        [48, 92, 150, 208, 252]
          .map(
            (x, i) =>
              circle(x, [126, 122, 114, 122, 126][i] ?? 0, 8, '#fff0a0') +
              circle(x - 2, ([126, 122, 114, 122, 126][i] ?? 0) - 2, 3, '#fff'),
          )
          .join('') +
        circle(96, 196, 8, '#1fb8a0') +
        circle(204, 196, 8, '#1fb8a0') +
        circle(93, 193, 2.6, '#fff') +
        circle(201, 193, 2.6, '#fff') +
        place(hibiscus, 150, 184, 0.66) +
        swell(at, 212, ['#5fe0d8', '#1a98a8', '#0a5068']),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 26, y: 220, width: 248, height: 70 },
    )
  )
}

/** A sunflower as large as the sun in a field of sunflowers. */
const arawAraw: Flagship = (at, write) => {
  const petals = (count: number, inner: number, outer: number, width: number, fill: string, turn: number): string =>
    repeat(count, (i) =>
      area(
        `M0 ${-inner}C${-width} ${-inner - 18} ${num(-width * 0.8)} ${num(-outer + 14)} 0 ${-outer}C${num(width * 0.8)} ${num(-outer + 14)} ${width} ${-inner - 18} 0 ${-inner}Z`,
        fill,
        { transform: `rotate(${num(turn + (i * 360) / count)})` },
      ),
    )
  const seeds = repeat(64, (i) => {
    const [angle, reach] = [i * 2.39996, 5.1 * Math.sqrt(i)]
    return circle(
      reach * Math.cos(angle),
      reach * Math.sin(angle),
      2.3 + (i / 64) * 1.1,
      i % 3 === 0 ? '#c8782a' : '#7a3a14',
    )
  })
  const flower =
    petals(18, 40, 104, 17, '#d87a0c', 10) +
    petals(18, 40, 100, 16, 'url(#petal)', 0) +
    petals(18, 40, 82, 10, '#fff2a0', 0) +
    circle(2, 4, 50, '#8a4a08', { opacity: 0.5 }) +
    circle(0, 0, 48, 'url(#heart)') +
    seeds +
    circle(0, 0, 47, 'none', { stroke: '#ffb02e', 'stroke-width': 3, 'stroke-dasharray': '2 4' })
  const small = (x: number, y: number, size: number): string =>
    place(
      line('M0 0Q-4 40 2 90', '#1f7a3a', 7) +
        area('M0 50Q-34 34 -44 56Q-20 70 0 60Z', '#2f9a4a') +
        petals(12, 14, 40, 9, '#ffb81f', 0) +
        circle(0, 0, 18, '#7a3a14') +
        circle(-3, -4, 10, '#a8581f'),
      x,
      y,
      size,
    )
  return (
    lit('dawn', ['#2f9ae8', '#9adcf4', '#fff0b8', '#ffc06a'], [0, 1]) +
    lit('petal', ['#fff6a8', '#ffc21f', '#f08a0c'], [0.3, 1]) +
    round('heart', ['#d88a3a', '#8a4414', '#3a1808']) +
    lit('field', ['#8acb4a', '#2f8a44', '#0f4a34'], [0, 1]) +
    halo('sun', '#fff8c8') +
    backdrop(at, 'url(#dawn)') +
    scene(
      at,
      write,
      repeat(16, (i) =>
        area(
          `M150 108L${num(150 + 440 * Math.cos((i * Math.PI) / 8))} ${num(108 + 440 * Math.sin((i * Math.PI) / 8))}L${num(150 + 440 * Math.cos((i * Math.PI) / 8 + 0.18))} ${num(108 + 440 * Math.sin((i * Math.PI) / 8 + 0.18))}Z`,
          '#fffbd8',
          { opacity: 0.3 },
        ),
      ) +
        circle(150, 108, 190, 'url(#sun)') +
        cloud(20, 60, 0.7, '#fff', 0.9) +
        cloud(-150, 40, 1, '#fff', 0.9) +
        cloud(292, 84, 0.7, '#fff', 0.85) +
        area('M-260 190Q-120 150 0 176T200 170T430 178V340H-260Z', 'url(#field)') +
        repeat(34, (i) =>
          circle(((i * 67) % 690) - 258, 186 + ((i * 23) % 30), 4.4, ['#ffd23a', '#ffb81f'][i % 2] ?? ''),
        ) +
        line('M150 150Q142 220 150 320', '#1f7a3a', 15) +
        line('M146 160Q139 224 146 320', '#6ac05a', 4) +
        area('M148 214Q80 170 40 206Q86 246 148 228Z', '#2f9a4a') +
        area('M152 222Q214 176 262 212Q214 250 152 236Z', '#1f8a44') +
        small(28, 168, 0.9) +
        small(274, 176, 0.8) +
        small(-70, 178, 0.7) +
        small(-170, 170, 0.9) +
        place(flower, 150, 104, 0.96),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 26, y: 214, width: 248, height: 74 },
    )
  )
}

/** The balls of the draw rise from the sea with the sun, before outrigger boats. */
const sunriseDraw: Flagship = (at, write) => {
  const boat = (x: number, y: number, size: number, sail: string, shade: string): string =>
    place(
      area('M-4 -70V-8H46Z', sail) +
        area('M-4 -70V-8H14Z', shade) +
        line('M-4 -74V0', '#4a1a24', 3.4) +
        area('M-50 -8C-34 14 34 14 54 -12L46 -4H-44Z', '#6a2434') +
        line('M-66 12H68M-36 0L-44 12M30 0L40 12', '#4a1a24', 3.4) +
        oval(0, 16, 62, 4, '#fff', 0, { opacity: 0.35 }),
      x,
      y,
      size,
    )
  return (
    lit('dawn', ['#4a2a9a', '#d0508a', '#ff8a5a', '#ffd88a'], [0, 1]) +
    lit('sea', ['#ffb06a', '#c84a7a', '#4a1f6a'], [0, 1]) +
    round('disc', ['#fffde0', '#ffe27a', '#ffb02e']) +
    halo('sun', '#fff2b0') +
    shadeOfBalls +
    backdrop(at, 'url(#dawn)') +
    scene(
      at,
      write,
      repeat(20, (i) =>
        area(
          `M150 172L${num(150 + 460 * Math.cos((i * Math.PI) / 10))} ${num(172 - 460 * Math.sin((i * Math.PI) / 10))}L${num(150 + 460 * Math.cos((i * Math.PI) / 10 + 0.14))} ${num(172 - 460 * Math.sin((i * Math.PI) / 10 + 0.14))}Z`,
          '#fff0b0',
          { opacity: i < 11 ? 0.2 : 0 },
        ),
      ) +
        circle(150, 172, 190, 'url(#sun)') +
        circle(150, 172, 92, 'url(#disc)') +
        area('M-260 176L-190 140L-120 168L-50 146L0 176ZM300 176L350 150L430 176Z', '#7a2a7a', { opacity: 0.6 }) +
        box(-260, 174, 700, 166, 'url(#sea)') +
        area('M70 176H230L262 214H214L226 190H84L96 226H40Z', '#ffe8a0', { opacity: 0.5 }) +
        line(
          'M-230 190h70M-120 202h60M-30 186h50M30 200h70M190 196h60M270 188h60M110 212h90M-200 222h80',
          '#ffe0b0',
          3,
          { opacity: 0.7 },
        ) +
        boat(34, 182, 0.66, '#fff3d8', '#f0a0a8') +
        boat(280, 178, 0.5, '#ffd24a', '#e8803a') +
        boat(-130, 186, 0.8, '#ffd24a', '#e8803a') +
        line('M82 74Q40 100 34 140M218 74Q262 100 268 128', '#fff6d8', 3, { 'stroke-dasharray': '1 8' }) +
        numberBall(150, 66, 46, '7', '#e8304a') +
        numberBall(74, 106, 36, '21', '#2f9ae0') +
        numberBall(226, 106, 36, '38', '#2fb86a') +
        area(star(112, 28, 4, 14, 3), '#fff') +
        area(star(204, 52, 4, 11, 2.6), '#fff') +
        line('M20 44q8 -8 14 0q6 -8 14 0M252 36q7 -7 12 0q5 -7 12 0', '#5a1f5a', 3),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 26, y: 214, width: 248, height: 74 },
    )
  )
}

/** A farmer with a hat of palm holds up a sheaf of ripe rice to the viewer, before a golden field. */
const goldenGrain: Flagship = (at, write) => {
  const ear = (turn: number, long: number, bow: number, isLight: boolean): string => {
    const [tipX, tipY] = [bow, -long]
    const grain = repeat(8, (i) => {
      const t = 0.5 + i * 0.068
      const [x, y] = [tipX * t * t, tipY * t]
      const lean = 26 + (tipX / long) * 60 * t
      return (
        oval(x - 7, y, 5, 11, isLight ? '#ffc62e' : '#c8780c', lean - 52) +
        oval(x + 7, y - 5, 5, 11, isLight ? '#ffe88a' : '#e09a1c', lean)
      )
    })
    return `<g transform="rotate(${turn})">${line(`M0 70Q0 ${num(-long * 0.5)} ${num(tipX)} ${num(tipY)}`, isLight ? '#c8961c' : '#8a6414', 4)}${grain}${oval(tipX, tipY - 4, 5, 11, '#fff0a0', (tipX / long) * 60)}</g>`
  }
  const fan = 'M0 60C-36 14 -84 -38 -100 -70C-64 -118 64 -118 100 -70C84 -38 36 14 0 60Z'
  const sheaf =
    area(fan, '#b8741c') +
    [-40, -20, 0, 20, 40].map((turn, i) => ear(turn, 128 + (i % 2) * 12, turn * 0.9, false)).join('') +
    [-48, -30, -10, 10, 30, 48].map((turn, i) => ear(turn, 134 - (i % 2) * 12, turn * 0.8, true)).join('') +
    area('M-20 40C-14 60 -30 88 -44 106H44C30 88 14 60 20 40Z', '#d8a42c') +
    line('M-8 46C-8 66 -20 88 -30 104M4 46V104M12 46C10 66 22 88 32 104', '#fff0a0', 4) +
    area('M-26 28Q0 40 26 28V54Q0 66 -26 54Z', '#e0284a') +
    area('M20 50L44 84L26 82L18 96L6 58Z', '#b8143a')
  const farmer = inked(
    area('M-150 250C-146 150 -100 116 -44 104L20 126L64 98C112 110 142 140 150 250Z', '#2f8ad0') +
      area('M64 98C112 110 142 140 150 250H60C90 190 84 140 64 98Z', '#16508a') +
      drawNeck(broadMan, -8) +
      area('M-48 104C-30 150 30 154 68 98L92 112C80 150 30 190 -4 186C-40 180 -64 140 -72 114Z', '#e8304a') +
      drawHead(broadMan),
  )
  const hat =
    area('M-110 -36C-70 -50 60 -58 112 -46C70 -22 -60 -14 -110 -36Z', '#7a4410') +
    area('M-118 -38C-80 -66 -34 -104 -4 -138C34 -112 84 -78 122 -46C60 -62 -60 -56 -118 -38Z', 'url(#hat)') +
    line(
      'M-4 -134C-24 -100 -50 -74 -84 -54M-4 -134C-8 -100 -14 -80 -20 -58M-4 -134C16 -100 36 -78 62 -58M-70 -80Q0 -96 58 -84',
      '#9a5c10',
      3.4,
      { opacity: 0.7 },
    )
  return (
    lit('dawn', ['#2f90e0', '#8ad0f0', '#fff0b8', '#ffd07a'], [0, 1]) +
    lit('hat', ['#fff0b0', '#f0b848', '#b8741c'], [0.7, 1]) +
    lit('field', ['#ffd85a', '#d8a01c', '#8a5a10'], [0, 1]) +
    halo('sun', '#fffbd0') +
    backdrop(at, 'url(#dawn)') +
    scene(
      closer(at, [184, -8, 0.98]),
      write,
      circle(190, 90, 200, 'url(#sun)') +
        area('M-260 166L-170 116L-80 156L20 110L110 158L220 104L320 152L430 120V220H-260Z', '#4a8aa8', {
          opacity: 0.8,
        }) +
        area('M-260 196Q-120 160 20 180T430 172V340H-260Z', 'url(#field)') +
        line(
          repeat(60, (i) => `M${((i * 53) % 690) - 258} ${204 + ((i * 17) % 80)}q3 -12 8 -14`),
          '#fff0a0',
          2.6,
        ) +
        place(farmer + hat, 92, 128, 0.8) +
        place(sheaf, 212, 122, 0.76, 10) +
        // The arm with a rolled sleeve, the wrist, and the hand around the tie.
        area(
          limb([
            [170, 226, 56],
            [228, 250, 54],
            [222, 212, 46],
          ]),
          '#16508a',
        ) +
        area(
          limb([
            [166, 222, 54],
            [222, 246, 50],
            [218, 212, 42],
          ]),
          '#2f8ad0',
        ) +
        area('M196 210L202 168H224L242 204Z', bronze.base) +
        area('M242 204L224 168H216C222 184 224 196 222 210Z', bronze.shade) +
        line('M198 211Q220 220 241 205', '#7ac0f0', 11) +
        line('M230 213Q237 210 241 205', '#2a70b0', 11) +
        place(inked(drawHand('fist', bronze)), 208, 156, 1.2, -12) +
        area(star(270, 60, 4, 18, 3.4) + star(150, 30, 4, 13, 2.6), '#fff') +
        turf(at, 222, ['#ffe08a', '#e0a030', '#9a5a14']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 26, y: 228, width: 248, height: 64 },
    )
  )
}

export const dawnSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '12104': tresTiket,
  '12106': arawAraw,
  '12206': sunriseDraw,
  '27104': turbo30,
  '50118': terraceKings,
  '50227': goldenGrain,
  '50254': tropicCrown,
}
