/** Covers whose scene is in the light of a morning, of a race or of a booth, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { closer, scene } from './caption.ts'
import { paddies, swell, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { onlyWide } from './scenery.ts'
import { contact, halo, lit, round } from './volume.ts'
import { outlined } from '../motifs/outline.ts'
import { kingsHut } from '../motifs/own-subjects-sky.ts'

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

/** Flooded rice terraces step down a mountain at an angle; on one of them stands a hut with a crown on its roof. */
const terraceKings: Flagship = (at, write) => {
  /** The front edge of a step, which winds around the mountain and rises to the right. */
  const edge = (i: number, down: number): string => {
    const [left, right] = [104 + i * 37 + down, 70 + i * 25 + down * 0.8]
    const bay = i % 2 === 0 ? 9 : -5
    const middle = left * 0.42 + right * 0.58
    return (
      `M-270 ${num(left + 34)}C-180 ${num(left + 40)} -70 ${num(left - 12)} 10 ${num(left - bay)}` +
      `S130 ${num(middle + 26 + bay)} 190 ${num(middle + 12 + bay)}S330 ${num(right - 4 - bay)} 450 ${num(right)}`
    )
  }
  const step = (i: number): string => {
    const wall = 16 + i * 2.6
    return (
      outlined(area(`${edge(i, 0)}V360H-270Z`, '#8a6238'), 5) +
      line(edge(i, wall * 0.72), '#5f4028', wall * 0.5) +
      outlined(area(`${edge(i, wall)}V360H-270Z`, 'url(#water)'), 4) +
      line(edge(i, wall + 4), '#1a6a9a', 5, { opacity: 0.45 }) +
      line(edge(i, 1), '#5fbf3c', 8) +
      line(edge(i, -1.4), '#b4f06a', 3.4)
    )
  }
  const sprouts = (x: number, y: number, size: number): string =>
    place(line('M-8 0L-14 -13M-8 0V-17M-8 0L-2 -13M12 3L6 -10M12 3V-14M12 3L18 -10', '#2f9a3c', 4), x, y, size)
  return (
    lit('morning', ['#2f8fe8', '#8ad8f8', '#fff0b8'], [0, 0.7]) +
    `<linearGradient id="water" gradientUnits="userSpaceOnUse" x1="-40" y1="80" x2="240" y2="300">` +
    `<stop stop-color="#fff6c0"/><stop offset=".3" stop-color="#a8ecff"/><stop offset="1" stop-color="#3aa8ec"/></linearGradient>` +
    halo('sun', '#fff6c0') +
    onlyWide(at, lit('board', ['#d8924a', '#a8642c', '#6a3818'], [0.6, 1])) +
    backdrop(at, 'url(#morning)') +
    scene(
      closer(at, [204, 0, 0.94]),
      write,
      circle(36, 30, 150, 'url(#sun)') +
        circle(30, 36, 24, '#fff8d0') +
        cloud(-130, 44, 0.9, '#fff', 0.9) +
        cloud(252, 112, 0.7, '#fff', 0.9) +
        outlined(
          area(
            'M-270 190L-180 96L-130 130L-70 84L0 130L60 104L110 120L196 20L240 60L290 24L450 140V340H-270Z',
            '#4a9a8a',
          ),
          5,
        ) +
        area('M196 20L240 60L290 24L450 140V300L270 130Z', '#1f5f6a', { opacity: 0.5 }) +
        area('M196 20L160 62L184 56L196 70L208 54L222 44Z', '#e8fff0') +
        outlined(area(`${edge(0, -16)}V360H-270Z`, 'url(#water)'), 4) +
        line(edge(0, -14), '#5fbf3c', 7) +
        repeat(4, step) +
        line('M190 148h44M204 156h24M30 206h36M240 198h40M-120 212h60M-200 248h70M180 232h50', '#fff', 5, {
          opacity: 0.9,
        }) +
        sprouts(172, 124, 0.7) +
        sprouts(270, 104, 0.7) +
        sprouts(206, 176, 0.86) +
        sprouts(276, 160, 0.86) +
        sprouts(26, 176, 0.8) +
        sprouts(176, 214, 1) +
        sprouts(262, 206, 1) +
        sprouts(-60, 190, 0.9) +
        sprouts(-150, 190, 0.9) +
        sprouts(-100, 246, 1.1) +
        contact(96, 178, 52, 8, '#0f3a5a') +
        place(kingsHut(), 96, 152, 0.98) +
        onlyWide(
          at,
          step(4) +
            sprouts(40, 274, 1.2) +
            sprouts(150, 262, 1.2) +
            sprouts(250, 244, 1.1) +
            // A board of wood on posts, which bears the name.
            line('M-178 100V278M-46 100V268', '#2b1a12', 22) +
            line('M-178 100V278M-46 100V268', '#a8642c', 13) +
            line('M-181 110V272M-49 110V262', '#e8b070', 3) +
            outlined(
              area(
                'M-208 72L-14 66L-10 112L-206 116ZM-206 118L-10 114L-14 162L-204 166ZM-204 168L-14 164L-12 210L-208 212Z',
                'url(#board)',
              ),
              6,
            ) +
            line('M-196 80L-40 75M-196 126L-60 123M-196 176L-50 172', '#ffe0a0', 4, { opacity: 0.6 }) +
            line('M-160 100Q-120 94 -80 102M-150 148Q-110 142 -60 150M-166 196Q-120 190 -90 198', '#5a2c10', 3, {
              opacity: 0.5,
            }),
        ) +
        paddies(at, 222, ['#a8e85a', '#3f8a3a', '#124a34'], '#8ad8f0'),
      {
        paint: 'block',
        bend: 'straight',
        weight: 0.27,
        stretch: 1.1,
        edge: 0.3,
        tint: { ink: '#1c2a12', pale: '#ffe65a', shade: '#d8600c' },
      },
      { x: 22, y: 212, width: 256, height: 74 },
      { x: 24, y: 72, width: 158, height: 112 },
    )
  )
}

/** The ball in the cradle of a rocket that flies toward the viewer. */
const turbo30: Flagship = (at, write) => {
  const [x, y] = [150, 108]
  const edge = { stroke: '#1a1038', 'stroke-width': 5, 'stroke-linejoin': 'round' } as const
  const fin = (turn: number): string =>
    place(
      area('M-15 -84L-10 -146L0 -158L10 -146L15 -84Z', 'url(#fin)', edge) +
        area('M2 -84V-154L10 -146L15 -84Z', '#8a0f34', { opacity: 0.6 }),
      x,
      y,
      1,
      turn,
    )
  // The jaws of the cradle hold the ball.
  const jaw = (turn: number): string =>
    place(
      area('M-22 -96H22L15 -58Q0 -50 -15 -58Z', 'url(#steel)', edge) +
        area('M-13 -68L-11 -60Q0 -53 11 -60L13 -68Z', '#e8304a') +
        circle(0, -83, 5, '#4a5488'),
      x,
      y,
      1,
      turn,
    )
  const booster = (dx: number): string =>
    circle(x + dx, y + 22, 62, 'url(#heat)') +
    circle(x + dx, y + 22, 33, 'url(#steel)', edge) +
    circle(x + dx, y + 22, 24, '#e8304a', { stroke: '#1a1038', 'stroke-width': 3 }) +
    circle(x + dx, y + 22, 13, '#ff8a7a') +
    circle(x + dx - 5, y + 16, 5.5, '#fff') +
    line(`M${x + dx - 26} ${y + 8}A30 30 0 0 1 ${x + dx - 4} ${y - 7}`, '#fff', 4)
  const rush = repeat(22, (i) => {
    const angle = ((i * 16.4 + 4) * Math.PI) / 180
    const [from, to, half] = [150 + ((i * 37) % 50), 440, 0.02 + (i % 3) * 0.012]
    const point = (radius: number, turn: number): string =>
      `${num(x + radius * Math.cos(angle + turn))} ${num(y + radius * Math.sin(angle + turn))}`
    return `M${point(from, 0)}L${point(to, -half)}L${point(to, half)}Z`
  })
  const flames = (radius: number, inner: number, color: string): string =>
    area(star(x, y, 15, radius, inner, -84), color)
  return (
    `<radialGradient id="tunnel" cx="${at.wide ? '.73' : '.5'}" cy=".36" r="${at.wide ? '.8' : '.8'}"><stop stop-color="#fff3b0"/><stop offset=".3" stop-color="#ff9a3a"/><stop offset=".52" stop-color="#c83a8a"/><stop offset=".8" stop-color="#3a1a9a"/><stop offset="1" stop-color="#140a54"/></radialGradient>` +
    lit('steel', ['#ffffff', '#b8c4e8', '#5a6498'], [0.4, 1]) +
    lit('fin', ['#ff7a6a', '#e8304a', '#a01040'], [0.6, 1]) +
    shadeOfBalls +
    halo('heat', '#ffd04a', 0.95) +
    backdrop(at, 'url(#tunnel)') +
    scene(
      closer(at, [194, -8, 1]),
      write,
      area(rush, '#fff3d0', { opacity: 0.5 }) +
        circle(x, y, 190, 'url(#heat)') +
        flames(150, 92, '#ff5a2a') +
        flames(132, 88, '#ffb02e') +
        flames(114, 84, '#fff3a8') +
        [45, -45, 135, -135].map(fin).join('') +
        booster(-110) +
        booster(110) +
        circle(x, y, 96, '#1a1038') +
        circle(x, y, 92, 'url(#steel)') +
        circle(x, y, 78, '#2a2a6a') +
        dots(
          Array.from({ length: 16 }, (_, i) => ({
            x: x + 85 * Math.cos((i * Math.PI) / 8 + 0.2),
            y: y + 85 * Math.sin((i * Math.PI) / 8 + 0.2),
          })),
          2.8,
          '#4a5488',
        ) +
        line(`M${x - 84} ${y - 30}A89 89 0 0 1 ${x - 30} ${y - 84}`, '#fff', 5) +
        numberBall(x, y, 74, '30', '#ffb81f') +
        [0, 90, 180, -90].map(jaw).join('') +
        onlyWide(
          at,
          repeat(26, (i) =>
            box(
              ((i * 83) % 540) - 236,
              ((i * 47) % 290) + 4,
              11,
              7,
              ['#ffd23f', '#5fe0c0', '#ff7aa8', '#fff'][i % 4]!,
              2,
              {
                transform: `rotate(${(i * 37) % 90} ${((i * 83) % 540) - 236} ${((i * 47) % 290) + 4})`,
              },
            ),
          ),
        ),
      { paint: 'sliced', bend: 'rise', weight: 0.26, sharp: true },
      { x: 18, y: 209, width: 264, height: 74, skew: -8, rows: 1 },
      { skew: -8, width: 172 },
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
      { x: 26, y: 213, width: 248, height: 70 },
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
      { x: 26, y: 209, width: 248, height: 74 },
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
      { x: 26, y: 209, width: 248, height: 74 },
    )
  )
}

/** A winnowing tray with a heap of golden grain, and a tied sheaf, before the field. */
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
    area('M-20 40C-14 60 -30 88 -44 116H44C30 88 14 60 20 40Z', '#d8a42c') +
    line('M-8 46C-8 66 -20 88 -30 112M4 46V112M12 46C10 66 22 88 32 112', '#fff0a0', 4) +
    area('M-26 28Q0 40 26 28V54Q0 66 -26 54Z', '#e0284a', { stroke: '#6a0a2a', 'stroke-width': 4 }) +
    area('M20 50L44 84L26 82L18 96L6 58Z', '#b8143a', { stroke: '#6a0a2a', 'stroke-width': 4 })
  const heap = 'M34 178C52 158 86 120 122 102Q142 88 164 102C200 122 244 154 266 178Q200 206 150 206T34 178Z'
  // Grains in rows over the heap: in light at its left side, in shade at its right one.
  const grains = repeat(74, (i) => {
    const row = Math.floor(i / 9)
    const [y, half] = [112 + row * 11, 20 + row * 12.4]
    const x = 146 + ((((i % 9) - 4) * half) / 4.4) * (1 + ((i * 7) % 5) * 0.02)
    const isLit = x < 150 + ((i * 13) % 30)
    return oval(
      x,
      y + ((i * 5) % 7),
      8,
      4.4,
      isLit ? ['#fff4a8', '#ffd84a'][i % 2]! : ['#e8a01c', '#f8c238'][i % 2]!,
      ((i * 47) % 120) - 60,
    )
  })
  const fallen = (x: number, y: number, turn: number): string =>
    oval(x, y, 8, 4.6, '#ffd84a', turn, { stroke: '#8a4a0a', 'stroke-width': 2 })
  const maya =
    area('M-20 6L-44 16L-24 18Z', '#5a2a1c', { stroke: '#2b1a2b', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
    area(
      'M-26 10C-24 -10 -6 -16 4 -20C8 -34 30 -32 30 -16L40 -12L30 -8C32 14 12 24 -6 22C-18 22 -26 18 -26 10Z',
      '#c8743a',
      {
        stroke: '#2b1a2b',
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      },
    ) +
    area('M3 -18C6 -34 30 -33 30 -16C22 -20 12 -20 3 -18Z', '#5a1f1c') +
    area('M30 -18L42 -12L30 -8Z', '#4a5aa8') +
    area('M-22 8C-12 -6 4 -4 8 4C0 16 -14 16 -22 8Z', '#7a3a20') +
    circle(20, -18, 3.6, '#180a10') +
    circle(19, -19, 1.3, '#fff') +
    line('M0 22V30M8 20V28', '#2b1a2b', 3)
  return (
    lit('dawn', ['#1f7ae0', '#6ac4f4', '#e8f8e0'], [0, 1]) +
    lit('field', ['#8ad05a', '#2f8a4a', '#12503a'], [0, 1]) +
    lit('heap', ['#fff29a', '#ffc72e', '#e8951a', '#a85a0c'], [0.7, 1]) +
    lit('cane', ['#f4c88a', '#b8743a', '#6a3818'], [0.3, 1]) +
    halo('sun', '#fffbd0') +
    backdrop(at, 'url(#dawn)') +
    scene(
      closer(at, [190, -14, 1.02]),
      write,
      circle(90, 60, 190, 'url(#sun)') +
        area('M-260 150L-170 96L-80 140L20 90L110 142L220 84L320 136L430 104V220H-260Z', '#4a8ac8', {
          opacity: 0.8,
        }) +
        area('M-260 160Q-120 132 20 148T430 140V340H-260Z', 'url(#field)') +
        line(
          repeat(60, (i) => `M${((i * 53) % 690) - 258} ${168 + ((i * 17) % 120)}q3 -14 8 -18`),
          '#c8f08a',
          3,
        ) +
        place(sheaf, 204, 112, 0.76, 20) +
        // The tray: its woven rim behind the heap and in front of it.
        contact(152, 210, 140, 18, '#0a2a1c') +
        oval(150, 184, 138, 34, '#2b1a2b') +
        oval(150, 180, 134, 32, 'url(#cane)') +
        oval(150, 178, 118, 24, '#7a4418') +
        area(heap, '#2b1a2b', { stroke: '#2b1a2b', 'stroke-width': 6 }) +
        area(heap, 'url(#heap)') +
        `<clipPath id="heap-edge"><path d="${heap}"/></clipPath><g clip-path="url(#heap-edge)">${grains}</g>` +
        area('M164 102C200 122 244 154 266 178Q226 194 190 202C214 172 200 130 164 102Z', '#8a3f08', { opacity: 0.4 }) +
        area('M14 184A136 34 0 0 0 286 184L284 196A134 36 0 0 1 16 196Z', 'url(#cane)', {
          stroke: '#2b1a2b',
          'stroke-width': 5,
        }) +
        line('M22 198A134 32 0 0 0 278 198', '#7a4418', 8, { 'stroke-dasharray': '3 13' }) +
        place(maya, 108, 94, 0.92) +
        fallen(24, 222, 20) +
        fallen(52, 232, -30) +
        fallen(262, 226, 40) +
        fallen(286, 216, -10) +
        (at.wide ? fallen(-16, 236, 20) + fallen(0, 252, -20) : '') +
        area(star(60, 132, 4, 18, 3.4) + star(176, 118, 4, 24, 4) + star(240, 158, 4, 14, 2.6), '#fff') +
        turf(at, 226, ['#8ad05a', '#2f8a4a', '#0d4438']),
      { paint: 'block', bend: 'straight', weight: 0.26, tint: { pale: '#fff6c8', shade: '#e88a0c', ink: '#06301c' } },
      { x: 26, y: 206, width: 248, height: 78 },
    )
  )
}

export const dawnSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '12106': arawAraw,
  '12206': sunriseDraw,
  '27104': turbo30,
  '50118': terraceKings,
  '50227': goldenGrain,
  '50254': tropicCrown,
}
