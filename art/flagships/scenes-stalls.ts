/** Covers whose scene is at a booth, on a ride, on a road or on the water, by game ID. */
import { area, box, circle, inked, line, num, oval, place, repeat, star } from '../draw.ts'
import { suit, suitRed } from '../families/cards.ts'
import { numeral } from '../numerals.ts'
import { horse } from '../racehorse.ts'
import { stars } from '../canvas.ts'
import { outlined } from '../motifs/outline.ts'
import { drawHead, drawNeck } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { laughingMan, plumpWoman } from '../people/heads.ts'
import { outlined as outlineAround } from '../people/outline.ts'
import { baldMan, bobWoman, fringeMan } from '../people/soft-heads.ts'
import { closer, scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { lampString, onlyWide, shopRow } from './scenery.ts'
import { contact, halo, lit, round } from './volume.ts'

const bulb = (x: number, y: number): string => circle(x, y, 13, 'url(#lamp)') + circle(x, y, 4.4, '#fffde8')

/** The whole carousel by night: its canopy with lights, and horses at different heights. */
const carouselCash: Flagship = (at, write) => {
  const mount = (x: number, y: number, size: number, coat: string, shade: string, saddle: string): string =>
    line(`M${x} -10V230`, '#8a430c', 9 * size + 2) +
    line(`M${x - 1} -10V230`, 'url(#pole)', 9 * size) +
    place(
      horse({ coat, shade, light: '#ffffff', mane: '#f2a92e' }) +
        area('M-40 -46C-22 -38 6 -38 26 -46L22 -8C2 0 -22 -2 -40 -10Z', saddle) +
        line('M-40 -12C-20 -2 4 -2 22 -10M-38 -44C-20 -36 6 -36 26 -44', '#ffe27a', 5) +
        line('M70 -84C66 -58 54 -38 40 -22', saddle, 8) +
        line('M70 -84C66 -58 54 -38 40 -22', '#ffe27a', 2.4) +
        line('M124 -46L104 -56L96 -84M104 -56L58 -56', '#d8243c', 4) +
        circle(-6, -26, 9, '#ffe27a') +
        circle(-8, -28, 3, '#fff'),
      x,
      y,
      size,
      -8,
    )
  const canopy = repeat(10, (i) => {
    const x = (t: number): number => 150 + (t - 5) * 37
    const top = (t: number): number => 150 + (t - 5) * 7
    return (
      area(
        `M${top(i)} -40L${top(i + 1)} -40L${num(x(i + 1))} 26L${num(x(i))} 26Z`,
        i % 2 === 0 ? 'url(#red)' : 'url(#cream)',
      ) +
      area(
        `M${num(x(i))} 26H${num(x(i + 1))}V40Q${num(x(i) + 18)} 62 ${num(x(i))} 40Z`,
        i % 2 === 0 ? '#ffedc8' : '#e0344a',
      )
    )
  })
  return (
    lit('night', ['#0c0f4a', '#3a1f8a', '#a03a9a'], [0, 1]) +
    lit('red', ['#ff6a6a', '#c81f3c', '#7a0f34'], [0, 1]) +
    lit('cream', ['#fffbe8', '#f4d8a8', '#c8986a'], [0, 1]) +
    lit('pole', ['#fff2a8', '#e89a1f', '#8a430c'], [1, 0]) +
    lit('deck', ['#ffd27a', '#c8502c', '#5a1030', '#240a2c'], [0, 1]) +
    halo('lamp', '#ffe08a') +
    halo('warm', '#ffc46a') +
    backdrop(at, 'url(#night)') +
    stars(at, 40) +
    scene(
      at,
      write,
      circle(150, 110, 220, 'url(#warm)') +
        repeat(5, (i) =>
          area(`M${-250 + i * 52} 200V${140 + (i % 2) * 14}l22 -26l22 26V200Z`, ['#5a2a9a', '#8a2f8a'][i % 2] ?? ''),
        ) +
        repeat(6, (i) => bulb(-236 + i * 44, 100 + (i % 2) * 18)) +
        box(104, 30, 92, 170, '#7a1f5a') +
        repeat(4, (i) => box(110 + i * 22, 44, 16, 130, i % 2 === 0 ? '#ffd27a' : '#ff9a5a', 8, { opacity: 0.75 })) +
        mount(36, 118, 0.46, '#f8b8d0', '#b85a90', '#2f8ae0') +
        mount(272, 108, 0.46, '#a8d8f0', '#4a80b8', '#e0344a') +
        area('M-260 198H430V340H-260Z', 'url(#deck)') +
        area('M-40 200Q150 168 340 200L346 340H-46Z', 'url(#deck)') +
        line('M-40 202Q150 170 340 202', '#fff0b0', 5) +
        repeat(10, (i) => bulb(-22 + i * 38, 203 - 15 * Math.sin(((i + 0.4) / 9.6) * Math.PI))) +
        contact(150, 214, 96, 10, '#2a0820') +
        mount(146, 150, 0.86, '#fffaf0', '#c0a0c8', '#e0243c') +
        canopy +
        repeat(11, (i) => bulb(-20 + i * 34, 28)) +
        line('M-36 26H336', '#ffcf4a', 5) +
        [
          [36, 78, 13],
          [214, 194, 14],
          [62, 190, 12],
        ]
          .map(([x = 0, y = 0, r = 0]) =>
            place(
              circle(1.5, 2, r, '#8a430c') +
                circle(0, 0, r, '#ffcf3a') +
                circle(0, 0, r * 0.7, '#ffe88a') +
                area(star(0, 0, 5, r * 0.5, r * 0.22), '#c8780c'),
              x,
              y,
            ),
          )
          .join(''),
      { paint: 'block', bend: 'straight', weight: 0.27 },
      { x: 26, y: 211, width: 248, height: 72 },
    )
  )
}

type Face = readonly [color: string, sign: string]

/** Three dice of the color game, with a sign on each side, roll over the colored squares of the table. */
const colorGame: Flagship = (at, write) => {
  const signs = {
    star: area(star(0, 0, 5, 15, 6.6), '#fff'),
    ring: circle(0, 0, 11, 'none', { stroke: '#fff', 'stroke-width': 6 }),
    gem: area('M0 -15L13 0L0 15L-13 0Z', '#fff'),
    sun: area(star(0, 0, 8, 15, 9), '#fff'),
    heart: area('M0 13C-20 0 -14 -16 0 -7C14 -16 20 0 0 13Z', '#fff'),
    cross: line('M-9 -9L9 9M9 -9L-9 9', '#fff', 7),
  }
  const die = (faces: readonly [Face, Face, Face]): string => {
    const face = ([color, sign]: Face, matrix: string, dark: number, light: string): string =>
      `<g transform="matrix(${matrix})">` +
      box(-23, -23, 46, 46, color, 6) +
      sign +
      box(-23, -23, 46, 46, '#140630', 6, { opacity: dark }) +
      box(-23, -23, 46, 46, `url(#${light})`, 6) +
      '</g>'
    return (
      area('M0 -50L44 -25V25L0 50L-44 25V-25Z', '#2a1040', {
        stroke: '#2a1040',
        'stroke-width': 4,
        'stroke-linejoin': 'round',
      }) +
      face(faces[0], '.93 .54 -.93 .54 0 -24.6', 0, 'gloss') +
      face(faces[1], '.93 .54 0 1.07 -21.6 12.6', 0.14, 'gloss') +
      face(faces[2], '.93 -.54 0 1.07 21.6 12.6', 0.4, 'glow-side') +
      line('M-40 -24L0 -1.5L40 -24M0 0V46', '#fff', 2, { opacity: 0.7 })
    )
  }
  const [red, blue, yellow, green, pink, white] = ['#f0303c', '#2a6af0', '#ffc81f', '#1fb85a', '#f04aa8', '#e8ecff']
  const squares = [red, yellow, blue, green, pink, white, red, blue, green, yellow]
  return (
    lit('night', ['#140a4a', '#4a1f9a', '#c03a8a'], [0, 1]) +
    lit('gloss', ['#ffffff66', '#ffffff10', '#14063033']) +
    lit('glow-side', ['#00000000', '#ff9ad033'], [1, 1]) +
    lit('fade', ['#1a063000', '#1a0630cc'], [0, 1]) +
    halo('lamp', '#ffe08a') +
    halo('pool', '#fff6d0', 0.8) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      line('M-260 6Q-100 60 40 14T430 20', '#1a0a3a', 3) +
        repeat(12, (i) => bulb(-250 + i * 52, 26 + 14 * Math.sin(i * 1.9))) +
        repeat(16, (i) =>
          circle(-250 + i * 44, 128 - (i % 3) * 8, 20, ['#3a1a7a', '#52208a', '#2c1468'][i % 3] ?? ''),
        ) +
        area('M-260 138H430V340H-260Z', '#2a1050') +
        [0, 1, 2]
          .map((row) => {
            const [top, bottom] =
              [
                [140, 172],
                [174, 222],
                [224, 310],
              ][row] ?? []
            const spread = (y: number): number => 34 + (y - 138) * 0.5
            return repeat(10, (i) => {
              const x = (k: number, y: number): number => 150 + (k - 6) * spread(y) + 1.4
              return area(
                `M${num(x(i, top!))} ${top}L${num(x(i + 1, top!) - 3)} ${top}L${num(x(i + 1, bottom!) - 4)} ${bottom}L${num(x(i, bottom!))} ${bottom}Z`,
                squares[(i + row * 3) % 10] ?? red!,
              )
            })
          })
          .join('') +
        box(-260, 138, 690, 202, 'url(#fade)') +
        oval(150, 176, 180, 52, 'url(#pool)') +
        oval(48, 152, 46, 11, '#10042a', 0, { opacity: 0.55 }) +
        oval(258, 156, 46, 11, '#10042a', 0, { opacity: 0.55 }) +
        oval(162, 208, 84, 15, '#10042a', 0, { opacity: 0.6 }) +
        line('M14 30Q34 44 42 62M286 24Q268 40 264 62M102 4Q124 10 132 26', '#fff', 5, { opacity: 0.5 }) +
        place(
          die([
            [yellow!, signs.sun],
            [green!, signs.heart],
            [pink!, signs.ring],
          ]),
          50,
          98,
          0.98,
          -16,
        ) +
        place(
          die([
            ['#8a6af0', signs.cross],
            [yellow!, signs.gem],
            [blue!, signs.star],
          ]),
          252,
          98,
          0.98,
          18,
        ) +
        place(
          die([
            [red!, signs.star],
            [blue!, signs.gem],
            [green!, signs.heart],
          ]),
          150,
          122,
          1.7,
          5,
        ) +
        area(star(104, 60, 4, 16, 3), '#fff') +
        area(star(218, 44, 4, 12, 2.6), '#fff'),
      { paint: 'split', bend: 'fan', weight: 0.28 },
      { x: 22, y: 203, width: 256, height: 80 },
    )
  )
}

/** A white duck beats its wings on the pond in the morning. */
const bibePond: Flagship = (at, write) => {
  const wing = (side: 1 | -1): string => {
    const fill = side === 1 ? 'url(#shade-feather)' : 'url(#feather)'
    const feather = (turn: number, long: number): string =>
      `<g transform="rotate(${turn})">${area(`M0 -9C${num(long * 0.5)} -17 ${num(long * 0.9)} -12 ${long} 2C${num(long * 0.8)} 10 ${num(long * 0.4)} 10 0 9Z`, fill, { stroke: '#8a9ad0', 'stroke-width': 1.6 })}</g>`
    return `<g transform="scale(${side} 1)">${
      [14, -4, -20, -35, -50, -64].map((turn, i) => feather(turn, 84 + i * 9)).join('') +
      [6, -16, -36, -56].map((turn, i) => feather(turn, 52 + i * 4)).join('') +
      area('M-6 22C-16 -10 2 -40 26 -44C40 -28 40 6 18 26Z', fill)
    }</g>`
  }
  return (
    lit('morning', ['#2f9af0', '#8adcf8', '#fff0b8'], [0, 1]) +
    lit('pond', ['#8ae8e0', '#1f9ab0', '#0c4a7a', '#082a54'], [0, 1]) +
    lit('feather', ['#ffffff', '#f2f6ff', '#b0bce8'], [0.6, 1]) +
    lit('shade-feather', ['#e8ecfc', '#b0bce8', '#7a86c8'], [0.6, 1]) +
    round('body', ['#ffffff', '#f4f7ff', '#a8b6e4', '#6a78c0']) +
    lit('bill', ['#ffd24a', '#ff9a1f', '#d8540f'], [0, 1]) +
    lit('leaf', ['#a8e86a', '#3aa84a', '#12683c'], [0.4, 1]) +
    halo('sun', '#fff8d0') +
    backdrop(at, 'url(#morning)') +
    scene(
      at,
      write,
      circle(64, 40, 170, 'url(#sun)') +
        cloud(-140, 50, 1) +
        cloud(44, 58, 0.8) +
        cloud(262, 84, 0.7) +
        area('M-260 150Q-200 96 -130 128Q-60 84 10 130Q90 100 150 132Q230 92 430 140V170H-260Z', '#5ab87a') +
        area('M-260 160Q-160 130 -60 150T150 148T430 152V176H-260Z', '#2f9460') +
        box(-260, 158, 690, 182, 'url(#pond)') +
        line('M-240 172h90M-80 168h60M14 170h44M242 170h70M-190 196h70M-60 214h60', '#fff', 4, { opacity: 0.6 }) +
        [
          [22, 158],
          [282, 160],
          [-70, 160],
          [-220, 158],
        ]
          .map(
            ([x = 0, y = 0]) =>
              line(`M${x} ${y}q-6 -50 -2 -92M${x + 10} ${y}q4 -40 10 -70M${x - 10} ${y}q-8 -30 -18 -50`, '#1a6a44', 4) +
              box(x - 8, y - 118, 12, 36, '#8a4a24', 6) +
              box(x + 14, y - 92, 10, 28, '#a85c2c', 5),
          )
          .join('') +
        oval(150, 206, 118, 15, '#083a64', 0, { opacity: 0.4 }) +
        line('M40 206Q150 236 260 206', '#d8fff8', 3, { opacity: 0.6 }) +
        place(wing(1), 182, 132, 1, -4) +
        place(wing(-1), 118, 132, 1, 4) +
        area('M98 204C78 168 98 116 126 108H174C204 116 222 168 204 204Z', 'url(#body)') +
        // Small feathers on the side away from the light.
        line(
          [
            [170, 138],
            [184, 144],
            [164, 150],
            [178, 155],
            [192, 160],
            [172, 166],
            [186, 171],
          ]
            .map(([x, y]) => `M${x} ${y}q5 7 10 1`)
            .join(''),
          '#7a86c8',
          2,
          { opacity: 0.7 },
        ) +
        // The water before the body, with its reflection.
        area(
          'M44 202C62 190 82 186 98 191S128 201 148 197S184 186 206 191S240 192 256 202C244 226 56 226 44 202Z',
          '#1c7f9e',
        ) +
        line('M112 205Q130 209 148 205T186 203M122 213Q140 217 158 213T192 212', '#dcecff', 5, { opacity: 0.55 }) +
        line('M62 193C76 187 88 187 98 191S128 201 148 197S184 186 206 191S232 191 244 196', '#e8fffb', 3.4) +
        // The neck, and the head with its bill open.
        area(
          'M126 124C138 104 130 92 126 76C122 50 136 30 158 30C182 30 194 50 188 72C182 92 168 102 176 124C166 140 136 140 126 124Z',
          'url(#feather)',
        ) +
        area(
          'M176 36C194 50 194 76 184 84C176 96 170 106 176 124C168 134 158 136 152 136C166 112 158 100 168 82Z',
          '#5a68b8',
          { opacity: 0.28 },
        ) +
        oval(131, 55, 7, 11, '#fff') +
        oval(129, 56, 5, 8.6, '#16204a') +
        circle(127, 52, 2.6, '#fff') +
        oval(161, 56, 10, 12.4, '#fff') +
        oval(158, 57, 7.8, 10, '#16204a') +
        circle(155, 53, 3.4, '#fff') +
        // The bill is turned toward the viewer, below both eyes.
        area('M108 94C110 114 124 124 140 118C154 112 160 102 162 92Z', '#a8340c') +
        area('M118 108C122 116 132 120 140 117C148 114 152 108 154 103C142 98 128 100 118 108Z', '#ff7a5a') +
        area(
          'M150 72C144 64 130 63 122 69C108 78 94 84 92 92C92 102 108 102 122 99C138 97 156 100 166 92C170 84 158 78 150 72Z',
          'url(#bill)',
        ) +
        line('M122 75C112 82 104 86 99 91', '#fff2b0', 4) +
        oval(129, 79, 2.2, 3, '#8a3a0c', 20) +
        oval(144, 79, 2.2, 3, '#8a3a0c', -20) +
        area('M150 32C152 14 166 8 172 10C166 16 170 18 178 18C170 22 168 26 166 32Z', '#fff') +
        area('M128 50C128 38 140 30 152 32C140 36 134 44 134 54Z', '#fff') +
        line('M190 54C192 74 178 92 178 106', '#ffe9a8', 3.4) +
        // Drops, and leaves near the viewer.
        [
          [56, 176, 6],
          [36, 150, 5],
          [246, 178, 6],
          [270, 140, 5],
          [76, 150, 4],
          [226, 150, 4],
          [24, 182, 4],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#e8fffc') + circle(x + 1, y + 1, r * 0.6, '#6ad0e8'))
          .join('') +
        area('M-30 214C-10 196 60 194 76 212L46 214L70 226C40 240 -20 238 -30 214Z', 'url(#leaf)') +
        area('M226 220C240 200 310 198 330 216C320 236 250 240 232 230L262 220Z', 'url(#leaf)') +
        place(
          repeat(7, (i) =>
            area('M0 0C-9 -12 -6 -26 0 -32C6 -26 9 -12 0 0Z', i % 2 === 0 ? '#ff9ac8' : '#ffd0e8', {
              transform: `rotate(${(i - 3) * 24})`,
            }),
          ) + circle(0, -6, 5, '#ffd24a'),
          274,
          216,
          0.9,
        ),
      { paint: 'block', bend: 'straight', weight: 0.28 },
      { x: 40, y: 213, width: 220, height: 70 },
    )
  )
}

/** A ring falls over the neck of a bottle; another flies close to the viewer. */
const ringToss: Flagship = (at, write) => {
  const bottle = (x: number, y: number, size: number, glass: string): string =>
    place(
      area('M-17 -110H17V-62C17 -38 52 -34 52 4V118Q0 132 -52 118V4C-52 -34 -17 -38 -17 -62Z', `url(#${glass})`) +
        area('M17 -62C17 -38 52 -34 52 4V118Q34 124 14 126V0C14 -30 4 -40 4 -62V-110H17Z', '#03182c', {
          opacity: 0.3,
        }) +
        area('M-52 22Q0 36 52 22V78Q0 92 -52 78Z', '#fff4dc') +
        area('M10 31Q34 28 52 22V78Q34 84 10 87Z', '#b88a6a', { opacity: 0.45 }) +
        line('M-52 28Q0 42 52 28M-52 73Q0 87 52 73', '#e0344a', 4) +
        area(star(-2, 58, 5, 17, 7.4), '#e0344a') +
        area(
          'M-44 6C-42 -22 -12 -34 -11 -62V-102H-4V-60C-6 -30 -30 -18 -34 10V20L-44 18ZM-44 92H-34V116L-44 112Z',
          '#fff',
          { opacity: 0.7 },
        ) +
        line('M48 2V16M48 92V114M14 -104V-62', '#ffe0a0', 4, { opacity: 0.9 }) +
        box(-21, -124, 42, 16, '#fff2d0', 6) +
        box(4, -124, 17, 16, '#b88a5a', 6),
      x,
      y,
      size,
    )
  const ring = (half: 'back' | 'front', color: string, light: string): string => {
    const d = half === 'back' ? 'M-62 0A62 23 0 0 1 62 0' : 'M-62 0A62 23 0 0 0 62 0'
    return (
      line(d, half === 'back' ? '#7a0f2a' : color, 15) +
      line(d, light, 4, {
        transform: `translate(0 ${half === 'back' ? 2 : -4})`,
        opacity: half === 'back' ? 0.35 : 0.9,
      })
    )
  }
  const bear =
    circle(-24, -50, 14, '#a8602c') +
    circle(24, -50, 14, '#8a4a20') +
    circle(-24, -50, 7, '#f0b87a') +
    oval(0, 20, 36, 38, 'url(#fur)') +
    oval(0, 24, 20, 24, '#f4c48a') +
    circle(0, -28, 34, 'url(#fur)') +
    oval(0, -17, 16, 13, '#f8d8a8') +
    oval(0, -22, 6, 4.4, '#2a0f14') +
    circle(-13, -34, 4.4, '#2a0f14') +
    circle(13, -34, 4.4, '#2a0f14') +
    line('M-6 -12Q0 -6 6 -12', '#2a0f14', 2.4) +
    area('M0 6L-20 -4V16ZM0 6L20 -4V16Z', '#f0304a') +
    circle(0, 6, 5, '#a80f34')
  return (
    lit('wall', ['#1a1f78', '#4a2a98', '#a84fb0'], [0, 1]) +
    lit('table', ['#ffd88a', '#d8803a', '#7a3420', '#34142a'], [0, 1]) +
    lit('green', ['#b8ffd0', '#1fb87a', '#0a6a50', '#053a3a'], [1, 0.2]) +
    lit('amber', ['#ffe8a0', '#f08a2a', '#a8400f', '#5a1a0c'], [1, 0.2]) +
    lit('blue', ['#c8f0ff', '#3a8af0', '#1a3fa8', '#0c1a5a'], [1, 0.2]) +
    round('fur', ['#e8a05a', '#b8682c', '#6a3014']) +
    halo('lamp', '#ffe08a') +
    halo('warm', '#ffd88a') +
    backdrop(at, 'url(#wall)') +
    scene(
      at,
      write,
      // The fair behind the stall: a wheel with lamps, and a tent.
      circle(-30, 112, 96, 'none', { stroke: '#7a4ad0', 'stroke-width': 9 }) +
        line(
          repeat(6, (i) => `M-30 112L${num(-30 + 94 * Math.cos(i * 1.047))} ${num(112 + 94 * Math.sin(i * 1.047))}`),
          '#7a4ad0',
          4,
        ) +
        repeat(12, (i) =>
          circle(
            -30 + 96 * Math.cos(i * 0.524),
            112 + 96 * Math.sin(i * 0.524),
            8,
            ['#ffd25e', '#ff7aa8', '#5fe0c0'][i % 3] ?? '',
          ),
        ) +
        area('M-260 200V128L-180 70L-100 128V200Z', '#c2408f') +
        area('M-206 200V124L-180 70L-154 124V200Z', '#ffb0d0') +
        circle(150, 90, 200, 'url(#warm)') +
        box(96, 40, 340, 160, '#0f5a80', 0, { opacity: 0.7 }) +
        repeat(7, (i) => line(`M${110 + i * 34} 40V200`, '#062444', 2.4, { opacity: 0.4 })) +
        // Shelves with prizes.
        box(-260, 154, 700, 10, '#8a4a2a') +
        line('M-260 155H430', '#ffc88a', 3) +
        place(bear, 262, 112, 0.88) +
        onlyWide(at, place(bear, -196, 112, 0.9) + place(bear, -60, 116, 0.74)) +
        bottle(52, 142, 0.66, 'blue') +
        bottle(-4, 142, 0.62, 'amber') +
        bottle(-128, 142, 0.66, 'green') +
        area('M-260 188H430V340H-260Z', 'url(#table)') +
        line('M-260 190H430', '#fff0b8', 4) +
        lampString([-230, 34], [320, 34], 12, 15) +
        contact(222, 200, 44, 8, '#2a0c18') +
        bottle(222, 140, 0.7, 'amber') +
        contact(146, at.wide ? 244 : 216, 76, 14, '#2a0c18') +
        place(
          area('M40 92L190 122V140L10 102Z', '#2a0c18', { opacity: 0.3 }) +
            place(ring('back', '#f0304a', '#ffb0b0'), 0, -58, 0.94, -13) +
            bottle(0, 0, 0.92, 'green') +
            place(ring('front', '#f0304a', '#ffc0c0'), 0, -58, 0.94, -13),
          at.wide ? 146 : 140,
          at.wide ? 138 : 124,
          at.wide ? 1.16 : 1,
        ) +
        // The post of the stall.
        box(-252, -10, 26, 330, '#c8304a') +
        repeat(6, (i) => area(`M-252 ${i * 60}L-226 ${i * 60 - 24}V${i * 60 + 6}L-252 ${i * 60 + 30}Z`, '#fff2dc')) +
        area(
          'M-260 -4H430V18q-18 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0q-19 24 -38.3 0Z',
          '#f0344a',
        ) +
        repeat(10, (i) => area(`M${-260 + i * 76.6} -4h38.3V18q-19 24 -38.3 0Z`, '#fff2dc')) +
        place(
          ring('back', '#ffc02a', '#fff2b0') + ring('front', '#ffc02a', '#fffbe0'),
          at.wide ? 36 : 64,
          186,
          at.wide ? 0.96 : 0.8,
          16,
        ) +
        line('M-14 118Q6 136 12 158M84 118Q74 134 66 158', '#fff', 4, { opacity: 0.6 }) +
        onlyWide(
          at,
          // The counter near the viewer, with rings that wait.
          area('M-260 262H430V340H-260Z', '#a81f3f') +
            repeat(12, (i) => area(`M${-260 + i * 60} 266h30v60h-30Z`, '#fff2dc')) +
            box(-260, 254, 700, 15, '#ffc87a') +
            line('M-260 256H430', '#fffbe0', 3) +
            place(ring('back', '#2fc0e8', '#c8f4ff') + ring('front', '#2fc0e8', '#eafdff'), -150, 244, 0.9, -4) +
            place(ring('back', '#5fd07a', '#d8ffe0') + ring('front', '#5fd07a', '#efffe8'), -122, 232, 0.9, 6),
        ) +
        area(star(112, 92, 4, 15, 3), '#fff'),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 26, y: 219, width: 248, height: 64, rows: 1 },
      { y: 54, width: 190, height: 136 },
    )
  )
}

/** A boat whose three sails are cards that the wind fills. */
const tresBaraha: Flagship = (at, write) => {
  const sail = (x: number, y: number, size: number, kind: 'club' | 'heart' | 'spade'): string => {
    const ink = kind === 'heart' ? suitRed : '#1a1440'
    return place(
      line('M-46 -84V104', '#7a3a1a', 7) +
        line('M-48 -84V104', '#e8a05a', 2.4) +
        area(
          'M-46 -76C-20 -88 20 -86 50 -70C66 -30 66 30 50 76C20 66 -18 66 -46 78C-28 30 -28 -30 -46 -76Z',
          '#0a1a4a',
          { opacity: 0.35, transform: 'translate(5 6)' },
        ) +
        area(
          'M-46 -76C-20 -88 20 -86 50 -70C66 -30 66 30 50 76C20 66 -18 66 -46 78C-28 30 -28 -30 -46 -76Z',
          'url(#sail)',
        ) +
        area('M50 -70C66 -30 66 30 50 76C40 72 30 70 20 70C38 26 38 -30 24 -82C34 -80 42 -76 50 -70Z', '#5a6ab8', {
          opacity: 0.3,
        }) +
        line('M-44 -74C-20 -85 20 -83 48 -68', '#fff', 3.4) +
        numeral('3', -14, -50, 30, ink, 0.26) +
        suit(kind, 12, 12, 3, ink) +
        line('M56 -44C64 -10 62 40 52 70', '#ffd08a', 3),
      x,
      y,
      size,
      4,
    )
  }
  return (
    lit('west', ['#1a5ad0', '#5ab8f0', '#ffd08a', '#ff9a6a'], [0, 1]) +
    lit('water', ['#ffc88a', '#1fa8c8', '#0f4a9a', '#0a2460'], [0, 1]) +
    lit('sail', ['#ffffff', '#fff8ec', '#e0d4ea'], [1, 0.2]) +
    lit('hull', ['#ff7a5a', '#d82a3c', '#6a0f34'], [0, 1]) +
    halo('sun', '#fff4b8') +
    backdrop(at, 'url(#west)') +
    scene(
      closer(at, [226, -1, 0.92]),
      write,
      circle(236, 120, 190, 'url(#sun)') +
        circle(244, 124, 42, '#fff8d0') +
        cloud(-150, 56, 1.1, '#fff', 0.9) +
        cloud(-10, 24, 0.8, '#fff', 0.9) +
        area('M-260 158L-210 126L-150 146L-90 112L-20 150L40 140L60 158Z', '#4a6ab8') +
        box(-260, 154, 690, 190, 'url(#water)') +
        line('M210 164h80M224 176h60M-230 172h80M-120 166h50M-60 186h60M250 190h50', '#fff6d0', 4, { opacity: 0.75 }) +
        oval(150, 206, 140, 16, '#0a2460', 0, { opacity: 0.55 }) +
        sail(66, 96, 0.86, 'club') +
        (at.wide ? sail(244, 98, 0.82, 'spade') : sail(242, 126, 0.74, 'spade')) +
        sail(154, 90, 1.14, 'heart') +
        line('M6 190C40 214 260 214 300 186', '#7a3a1a', 6) +
        area('M10 172C60 186 250 186 296 166C286 196 262 214 236 218H70C40 212 20 196 10 172Z', 'url(#hull)') +
        area('M10 172C60 186 250 186 296 166L292 176C250 194 62 194 16 182Z', '#ffd24a') +
        line('M12 173C60 187 250 187 294 168', '#fff8d8', 3) +
        repeat(6, (i) => circle(62 + i * 36, 200, 6, i % 2 === 0 ? '#ffd24a' : '#2fc8d8')) +
        area('M-10 214Q20 196 44 214T98 214T152 214T206 214T260 214T314 214V240H-10Z', '#e8fbff', { opacity: 0.9 }) +
        area(
          'M-280 226Q-250 206 -220 226T-160 226T-100 226T-40 226T20 222T80 222T140 222T200 222T260 222T320 222T380 222V340H-280Z',
          '#0f4a9a',
        ) +
        area(star(96, 40, 4, 15, 3), '#fff'),
      { paint: 'fade', bend: 'fan', weight: 0.25 },
      { x: 22, y: 207, width: 256, height: 76 },
      { x: 12, width: 184 },
    )
  )
}

/** The foot of a player stops the ball with the sole, under the lamps of the hall. */
const futsalNight: Flagship = (at, write) =>
  lit('night', ['#0a0f3a', '#2a2a86', '#5a4ac0'], [0, 1]) +
  lit('floor', ['#3ad0c8', '#12788a', '#0a3a5a', '#071c3a'], [0, 1]) +
  lit('shoe', ['#ff8a8a', '#f0284a', '#a80f3c', '#4a0828'], [0.5, 1]) +
  lit('sock', ['#ffffff', '#dfe6fa', '#8a94c8'], [1, 0.3]) +
  lit('shin', ['#f0b078', '#b87848', '#6a3a2c'], [1, 0.2]) +
  round('ball', ['#ffffff', '#f2f5ff', '#b0bce4', '#4a58a0']) +
  lit('beam', ['#fff6d0aa', '#fff6d000'], [0, 1]) +
  halo('lamp', '#fff6d0') +
  backdrop(at, 'url(#night)') +
  scene(
    at,
    write,
    [-200, -80, 46, 240]
      .map(
        (x) =>
          area(`M${x - 20} 22L${x - 96} 220H${x + 96}L${x + 20} 22Z`, 'url(#beam)') +
          circle(x, 22, 56, 'url(#lamp)') +
          box(x - 30, 12, 60, 15, '#fffbe8', 7),
      )
      .join('') +
      repeat(44, (i) =>
        circle(-250 + i * 16, 136 + ((i * 37) % 26), 8, ['#4a3fa8', '#362f8a', '#6a58d0'][i % 3] ?? ''),
      ) +
      line('M-240 190V92H-120V190', '#fff', 6) +
      line(
        'M-226 92V186M-206 92V186M-186 92V186M-166 92V186M-146 92V186M-240 112H-120M-240 136H-120M-240 160H-120',
        '#fff',
        1.4,
        { opacity: 0.4 },
      ) +
      area('M-260 170H430V340H-260Z', 'url(#floor)') +
      line('M-260 172H430', '#d8fff8', 3) +
      area('M-120 172L-10 250H310L230 172Z', '#fff', { opacity: 0.08 }) +
      line('M-260 212Q-60 190 140 260', '#fff', 5, { opacity: 0.5 }) +
      oval(168, 206, 96, 11, '#04142c', 0, { opacity: 0.55 }) +
      // The way of the foot, and the hit.
      area('M300 214C220 236 128 214 96 130L124 120C150 178 220 202 300 176Z', '#fff', { opacity: 0.3 }) +
      area('M300 200C224 218 144 196 108 126L116 122C150 184 226 204 300 188Z', '#fff', { opacity: 0.6 }) +
      area(star(98, 104, 11, 74, 42, -80), '#ffb02e') +
      area(star(98, 104, 11, 56, 32, -70), '#fff6c0') +
      // The ball flies off the toe.
      place(
        outlined(circle(0, 0, 64, 'url(#ball)'), 6) +
          area(star(-16, 6, 5, 22, 17.8, -74), '#1c2358') +
          area(
            'M-58 -26L-46 -42L-30 -36L-34 -18L-52 -12Z' +
              'M28 -46L46 -38L48 -22L32 -20L20 -32ZM16 30L32 18L48 28L40 46L22 50ZM-46 34L-32 30L-22 44L-26 58L-40 52Z',
            '#1c2358',
          ) +
          line('M-30 -8L-34 -18M2 -6L20 -26M0 22L18 32M-26 24L-32 30M-40 6L-58 -4', '#5a68a8', 3.4) +
          line('M-44 -38A58 58 0 0 1 -4 -57', '#fff', 6),
        66,
        74,
        0.9,
        -20,
      ) +
      // The leg, the sock and the shoe, whose toe is up.
      place(
        outlined(
          area('M14 -300H86L80 -130H14Z', 'url(#shin)') +
            area('M4 -150C28 -140 62 -140 88 -150L80 -52H6Z', 'url(#sock)') +
            area(
              'M4 -64C0 -40 -14 -24 -40 -18C-72 -10 -102 -2 -106 22' +
                'C-107 34 -102 40 -94 42H78C88 24 88 -8 78 -30C76 -42 78 -54 80 -64Q42 -46 4 -64Z',
              'url(#shoe)',
            ) +
            area('M-107 26C-112 48 -102 58 -86 58H68C84 58 90 44 84 28C40 40 -50 42 -107 26Z', '#fff6e0'),
          6,
        ) +
          area('M60 -58L80 -64C78 -54 76 -42 78 -30C88 -8 88 18 82 30Q40 40 -20 40C40 24 70 -10 60 -58Z', '#3a0824', {
            opacity: 0.35,
          }) +
          area('M62 -146L88 -150L82 -64L62 -58Z', '#2a3480', { opacity: 0.3 }) +
          area('M4 -134C30 -124 62 -124 88 -134V-116C62 -106 30 -106 4 -116Z', '#2a6af0') +
          area('M22 -24L38 -30L58 26L40 30ZM50 -32L64 -38L80 20L66 24Z', '#fff2d8') +
          line('M-34 -30L-16 -6M-16 -38L0 -14M-2 -50L14 -28', '#fff', 7) +
          line('M-96 10C-84 -4 -62 -8 -48 -12', '#ffd0d0', 6) +
          line('M-98 48H70', '#c8a878', 4),
        196,
        142,
        0.94,
        24,
      ),
    { paint: 'block', bend: 'straight', weight: 0.26 },
    { x: 26, y: 211, width: 248, height: 72, skew: -6 },
  )

/** The bus that rules the road comes toward the viewer at dusk, with a crown above its windscreen. */
const hariNgKalsada: Flagship = (at, write) => {
  const wheel = (x: number, y: number, rx: number, ry: number): string =>
    oval(x, y, rx, ry, '#10122a') +
    oval(x - 2, y, rx * 0.6, ry * 0.62, '#c8d0e8') +
    oval(x - 2, y, rx * 0.28, ry * 0.3, '#e0344a')
  return (
    lit('dusk', ['#3a1f8a', '#d84a8a', '#ff9a5a', '#ffe08a'], [0, 1]) +
    lit('front', ['#ff8a6a', '#e8283c', '#8a0f34'], [0, 1]) +
    lit('side', ['#d8404a', '#8a1438', '#4a0a2c'], [0.2, 1]) +
    lit('pane', ['#c8f4ff', '#4aa8e0', '#1a4a9a'], [0.7, 1]) +
    lit('chrome', ['#ffffff', '#b8c4e4', '#5a6498'], [0, 1]) +
    lit('gold', ['#fff8c0', '#ffc93a', '#c8780c'], [0.5, 1]) +
    lit('road', ['#8a5a8a', '#3a2a5a', '#181434'], [0, 1]) +
    halo('sun', '#fff0b0') +
    halo('beam', '#fffbe0') +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      circle(40, 130, 200, 'url(#sun)') +
        circle(22, 128, 44, '#fff4c0') +
        area('M-260 160L-190 110L-120 144L-50 96L30 150L90 120L160 156H430V190H-260Z', '#8a3a7a') +
        area('M-260 176Q-100 150 60 168T430 164V200H-260Z', '#4a2a5a') +
        [
          [-60, 0.9],
          [-190, 1.1],
          [12, 0.7],
        ]
          .map(([x = 0, size = 1]) =>
            place(
              line('M0 0Q-6 -50 6 -88', '#2a1440', 7) +
                [-160, -125, -55, -20, 20, 160]
                  .map((turn) =>
                    area('M0 0Q22 -16 46 4Q20 -4 0 0Z', '#2a1440', { transform: `translate(6 -88) rotate(${turn})` }),
                  )
                  .join(''),
              x,
              178,
              size,
            ),
          )
          .join('') +
        onlyWide(
          at,
          shopRow(-256, 40, 186, ['#6a2a6a', '#3a1450']) +
            lampString([-250, 96], [-90, 84], 12, 6) +
            lampString([-90, 84], [40, 60], 12, 5) +
            line('M-90 186V80', '#2a1440', 5),
        ) +
        area('M-260 184H430V340H-260Z', 'url(#road)') +
        line('M-260 186H430', '#ffc88a', 3) +
        onlyWide(
          at,
          // The light of the shops on the road, and the curb.
          line('M-236 200h30M-180 206h36M-120 198h26M-70 208h40M-20 200h30', '#ffb84a', 5, { opacity: 0.5 }) +
            line('M-260 192H20', '#c8a0c8', 6),
        ) +
        area('M-40 340L28 200H40L10 340ZM-240 230L-120 206L-100 212L-220 246Z', '#ffe9a0') +
        oval(168, 216, 150, 15, '#0a0820', 0, { opacity: 0.6 }) +
        // The side of the bus recedes to the right.
        wheel(276, 190, 17, 25) +
        area('M186 50L318 72V192L186 212Z', 'url(#side)') +
        area('M186 50L318 72V82L186 62Z', '#ffcf4a') +
        repeat(4, (i) => {
          const x = 198 + i * 30
          const top = 76 + i * 5
          return area(`M${x} ${top}L${x + 23} ${top + 4}V${top + 44 - i * 2}L${x} ${top + 43}Z`, 'url(#pane)')
        }) +
        area('M186 140L318 138V148L186 154Z', '#ffcf4a') +
        area(star(206, 172, 4, 10, 3) + star(244, 168, 4, 9, 3), '#fff2c0') +
        // The front of the bus.
        area(
          'M34 62C36 48 46 42 60 42H172C184 42 190 48 190 60L194 196Q194 206 184 206H40Q30 206 30 196Z',
          'url(#front)',
        ) +
        area('M160 42H172C184 42 190 48 190 60L194 196Q194 206 184 206H166Z', '#5a0a2c', { opacity: 0.45 }) +
        box(46, 78, 132, 58, '#3a0f2c', 10) +
        box(50, 82, 124, 50, 'url(#pane)', 8) +
        area('M60 84H96L70 130H52V100Z', '#fff', { opacity: 0.55 }) +
        line('M112 82V132', '#3a0f2c', 5) +
        line('M76 132L96 112M136 132L156 112', '#1a0f2a', 3) +
        box(56, 52, 112, 22, '#1a1436', 6) +
        repeat(5, (i) => area(star(70 + i * 21, 63, 5, 8, 3.4), i % 2 === 0 ? '#ffe27a' : '#ff8aa0')) +
        // The grille, the headlights and the bumper.
        box(78, 150, 66, 32, 'url(#chrome)', 6) +
        line('M86 157H136M86 166H136M86 175H136', '#3a4068', 3.4) +
        circle(54, 166, 60, 'url(#beam)') +
        circle(170, 166, 60, 'url(#beam)') +
        [54, 170]
          .map(
            (x) => circle(x, 166, 18, 'url(#chrome)') + circle(x, 166, 13.5, '#fffbd8') + circle(x - 3, 163, 6, '#fff'),
          )
          .join('') +
        box(22, 188, 180, 18, 'url(#chrome)', 8) +
        line('M28 192H196', '#fff', 3) +
        box(38, 204, 28, 18, '#10122a', 5) +
        box(158, 204, 28, 18, '#10122a', 5) +
        line('M36 66C38 54 46 48 60 47H120', '#ffd8c0', 5) +
        line('M191 66L194 188', '#ffb07a', 3) +
        // The crown.
        area('M62 42L50 -4L82 20L112 -18L142 20L174 -4L162 42Q112 52 62 42Z', '#7a3a06', {
          transform: 'translate(3 4)',
        }) +
        area('M62 42L50 -4L82 20L112 -18L142 20L174 -4L162 42Q112 52 62 42Z', 'url(#gold)') +
        area('M112 -18L142 20L174 -4L162 42Q140 47 116 47Z', '#a85c08', { opacity: 0.28 }) +
        line('M62 36Q112 46 162 36', '#fffbe0', 3) +
        [
          [50, -6],
          [112, -20],
          [174, -6],
        ]
          .map(([x = 0, y = 0]) => circle(x, y, 7.4, '#ffe27a') + circle(x - 2, y - 2, 2.6, '#fff'))
          .join('') +
        circle(112, 28, 8, '#1fa8d8') +
        circle(86, 28, 5, '#1fa86a') +
        circle(138, 28, 5, '#1fa86a') +
        circle(109, 25, 2.6, '#fff') +
        area(star(54, 158, 4, 26, 3), '#fff') +
        area(star(170, 158, 4, 22, 3), '#fff'),
      {
        paint: 'block',
        bend: 'straight',
        weight: 0.24,
        bold: 0.015,
        edge: 0.3,
        tint: { ink: '#1a0a2a', pale: '#fff3b0', shade: '#e0503a' },
      },
      { x: 14, y: 212, width: 272, height: 72, rows: 1 },
      { x: 24, y: 14, width: 194, height: 112 },
    )
  )
}

/** The head of a racehorse with the rosette of the winner, before the rails and the stand of the park. */
const horsePark: Flagship = (at, write) =>
  lit('morning', ['#2a8af0', '#9ae0f8', '#fff4c0'], [0, 1]) +
  lit('coat', ['#e89a5a', '#a8521f', '#5a200f', '#2c0c0c'], [0.8, 1]) +
  lit('hair', ['#5a3a4a', '#24101c', '#0c0610'], [1, 0.4]) +
  lit('turf', ['#8ae05a', '#2f9a4a', '#0f5a3c'], [0, 1]) +
  lit('soil', ['#f0b878', '#a85c34', '#4a2024', '#240f1a'], [0, 1]) +
  lit('roof', ['#ff8a7a', '#c8243c', '#6a0f2c'], [0, 1]) +
  lit('rosette', ['#ff8aa0', '#e8203c', '#8a0a2c'], [0.5, 1]) +
  lit('gold', ['#fff8b8', '#ffc93a', '#b86a0c'], [0.6, 1]) +
  halo('sun', '#fff8d8') +
  backdrop(at, 'url(#morning)') +
  scene(
    closer(at, [226, -1, 0.92]),
    write,
    circle(40, 20, 190, 'url(#sun)') +
      cloud(-130, 50, 1) +
      cloud(262, 44, 0.8) +
      area(
        'M-260 150Q-220 96 -170 130Q-120 80 -60 130Q0 90 60 134Q200 90 260 130Q300 100 430 140V180H-260Z',
        '#3aa85a',
      ) +
      // The stand.
      area('M196 96L330 80V150H210Z', '#e8dcf0') +
      repeat(24, (i) =>
        circle(
          214 + (i % 8) * 15,
          112 + Math.floor(i / 8) * 13,
          5,
          ['#e8304a', '#2f7ae8', '#ffd24a', '#5a2a6a'][i % 4] ?? '',
        ),
      ) +
      area('M184 98L330 66V84L190 106Z', 'url(#roof)') +
      area('M-260 150H430V196H-260Z', 'url(#turf)') +
      line('M-260 160H430M-260 174H430', '#fff', 5) +
      repeat(16, (i) => line(`M${-250 + i * 42} 160v26`, '#fff', 5)) +
      area('M-260 190H430V340H-260Z', 'url(#soil)') +
      line('M-240 216h120M-60 206h90M220 208h90M-180 240h160', '#ffe0b0', 3, { opacity: 0.5 }) +
      // The neck and the mane behind it.
      area(
        'M132 20C96 24 70 44 60 74C38 84 40 104 26 118C34 122 30 140 16 152C24 156 22 172 8 184C20 188 14 206 2 216H70L140 60Z',
        'url(#hair)',
      ) +
      area('M134 26C86 44 52 130 44 230H176C164 206 160 182 164 158C200 150 190 40 134 26Z', 'url(#coat)') +
      area('M150 150C132 170 128 200 136 230H176C164 206 160 182 164 158Z', '#1c0610', { opacity: 0.45 }) +
      line('M92 96C74 140 66 180 64 222', '#ffc88a', 6, { opacity: 0.5 }) +
      // The head.
      area('M118 40L112 2C126 8 138 20 142 36Z', '#7a3014') +
      area('M140 40L144 -4C158 6 166 22 164 42Z', 'url(#coat)') +
      area('M147 32L149 10C156 16 160 26 159 38Z', '#3a0f14') +
      area(
        'M122 44C138 26 172 28 190 52C206 76 226 104 246 130C258 142 268 154 268 170C268 184 258 194 244 196C230 200 214 198 206 190C190 178 182 170 172 172C146 176 122 154 118 120C114 92 112 62 122 44Z',
        'url(#coat)',
      ) +
      area(
        'M172 172C146 176 122 154 118 120C140 148 166 148 186 140C206 150 220 176 246 178C252 180 262 178 267 172C268 184 258 194 244 196C230 200 214 198 206 190C190 178 182 170 172 172Z',
        '#1c0610',
        { opacity: 0.42 },
      ) +
      area(
        'M168 38C182 42 196 66 210 90C226 114 244 134 256 146C248 150 240 146 230 136C206 112 176 76 168 38Z',
        '#fff4e4',
      ) +
      line('M132 46C148 38 160 40 168 50M128 70C122 92 126 112 134 124', '#ffc88a', 5, { opacity: 0.8 }) +
      line('M192 54C210 84 232 112 250 132C262 144 268 156 268 168', '#bff0ff', 3) +
      area('M240 156C246 150 256 152 258 162C254 168 244 168 240 156Z', '#24080c') +
      line('M226 186C236 184 248 182 258 178', '#24080c', 3.4) +
      // The eye.
      area('M158 84C164 70 182 70 190 84C184 96 166 98 158 84Z', '#1a0508') +
      circle(175, 83, 8.4, '#5a2410') +
      circle(175, 83, 5, '#0a0204') +
      circle(171, 79, 3.4, '#fff') +
      line('M154 82C162 66 182 66 192 82', '#3a0f0c', 4) +
      // The forelock and the mane in front.
      area('M128 26C150 20 172 34 178 62C168 54 160 54 156 64C152 48 138 40 128 44Z', 'url(#hair)') +
      area('M132 26C100 34 84 62 78 92C88 88 92 90 90 102C100 76 112 60 128 50Z', 'url(#hair)') +
      line('M126 34C104 44 92 64 86 84M68 84C56 100 52 118 44 134', '#8a6a80', 3) +
      // The bridle.
      line('M124 58C146 54 164 56 176 66', '#e8203c', 10) +
      line('M124 56C146 52 164 54 176 64', '#ff9aa0', 2.4) +
      line('M136 56C142 92 166 130 204 156', '#e8203c', 9) +
      line('M134 58C140 92 164 128 202 154', '#ff9aa0', 2.2) +
      line('M226 104C214 126 202 148 196 178', '#e8203c', 9) +
      line('M204 158L228 182', '#e8203c', 7) +
      line('M226 184C190 216 130 224 84 206', '#a8102c', 7) +
      circle(226, 184, 9, 'none', { stroke: '#ffd24a', 'stroke-width': 5 }) +
      circle(204, 156, 7, 'url(#gold)') +
      // The rosette.
      area('M120 108L96 184L114 178L122 192L134 120ZM128 112L150 186L136 180L126 194L118 120Z', '#a80f30') +
      area('M120 108L96 184L114 178L122 192L128 116Z', '#e8304a') +
      area(star(124, 98, 14, 36, 29), 'url(#rosette)') +
      circle(124, 98, 22, '#fff4e0') +
      circle(124, 98, 18, 'url(#gold)') +
      numeral('1', 124, 98, 20, '#8a3a06', 0.28) +
      area(star(108, 82, 4, 13, 2.6), '#fff'),
    { paint: 'sliced', bend: 'straight', weight: 0.26, sharp: false },
    { x: 20, y: 223, width: 260, height: 60, rows: 1 },
  )

/** Balls lie ready on the rack of the contest, the last one of gold; one flies to the basket. */
const threePointFair: Flagship = (at, write) => {
  const ball = (x: number, y: number, r: number, fill: string, turn: number): string =>
    circle(x, y, r, `url(#${fill})`) +
    place(
      line(
        'M-50 0Q0 14 50 0M0 -50Q-16 0 0 50M-36 -35Q-6 0 -36 35M36 -35Q10 0 36 35',
        fill === 'prize' ? '#a8560c' : '#4a1408',
        4.4,
      ),
      x,
      y,
      r / 50,
      turn,
    ) +
    oval(x - r * 0.4, y - r * 0.5, r * 0.24, r * 0.14, '#fff', -36, { opacity: 0.85 }) +
    line(
      `M${num(x + r * 0.2)} ${num(y + r * 0.94)}A${num(r * 0.96)} ${num(r * 0.96)} 0 0 0 ${num(x + r * 0.94)} ${num(y + r * 0.2)}`,
      '#8ac8ff',
      3,
    )
  const tent = (x: number, color: string): string =>
    area(`M${x - 46} 150L${x} 96L${x + 46} 150V176H${x - 46}Z`, color) +
    area(`M${x - 14} 150L${x} 96L${x + 14} 150V176H${x - 14}Z`, '#fff0d8') +
    area(`M${x} 96V80l18 6l-18 6Z`, '#ffd24a')
  return (
    lit('night', ['#140a4a', '#5a2a9a', '#e0608a', '#ffb06a'], [0, 1]) +
    lit('court', ['#ffc88a', '#d8743a', '#7a2c2c', '#3a122a'], [0, 1]) +
    lit('steel', ['#ffffff', '#a8b4dc', '#3a4478'], [0, 1]) +
    lit('board', ['#ffffff', '#dfe6fa', '#a8b0dc'], [1, 1]) +
    round('leather', ['#ffd08a', '#ff8a2e', '#d8501a', '#7a200c']) +
    round('prize', ['#fffbd0', '#ffd84a', '#f0a01c', '#a8560c']) +
    halo('lamp', '#ffe08a') +
    halo('glory', '#fff0a0') +
    backdrop(at, 'url(#night)') +
    stars(at, 24) +
    scene(
      at,
      write,
      line('M-260 20Q-140 70 -20 30T300 10', '#2a0f4a', 3) +
        repeat(9, (i) => bulb(-246 + i * 44, 36 + 13 * Math.sin(i * 1.4))) +
        tent(-200, '#e8304a') +
        tent(-90, '#2f8ae0') +
        tent(20, '#1fa88a') +
        area('M-260 172H430V340H-260Z', 'url(#court)') +
        line('M-260 174H430', '#fff0d0', 4) +
        line('M330 186Q150 176 -60 260', '#fff6e8', 6, { opacity: 0.8 }) +
        // The basket.
        box(262, 90, 12, 100, 'url(#steel)') +
        area('M176 6L300 -6V100L176 96Z', '#3a2a6a', { transform: 'translate(4 6)' }) +
        area('M176 6L300 -6V100L176 96Z', 'url(#board)') +
        area('M176 6L300 -6V100L176 96Z', 'none', { stroke: '#e8304a', 'stroke-width': 7 }) +
        area('M208 36L262 32V74H208Z', 'none', { stroke: '#e8304a', 'stroke-width': 5 }) +
        line(
          'M194 84L206 132M212 92L216 134M232 94L230 134M252 92L242 134M268 84L252 132M198 102L262 128M264 102L204 128',
          '#fff',
          3,
        ) +
        oval(231, 84, 38, 10, 'none', 0, { stroke: '#ff5a2a', 'stroke-width': 8 }) +
        line('M96 74Q130 14 186 20', '#fff6c0', 7, { opacity: 0.6 }) +
        ball(206, 36, 23, 'leather', 20) +
        // The rack, from the viewer into the court.
        oval(140, 214, 150, 12, '#240a20', 0, { opacity: 0.5 }) +
        line('M20 212L40 150M264 206L258 168M150 212L150 160', '#2a3260', 10) +
        line('M20 210L40 150M264 204L258 168M150 210L150 160', '#a8b4dc', 4) +
        circle(66, 124, 96, 'url(#glory)') +
        ball(240, 150, 30, 'leather', -30) +
        ball(172, 142, 42, 'leather', 24) +
        ball(72, 128, 66, 'prize', -14) +
        area(star(72, 130, 5, 27, 12), '#e8304a', {
          stroke: '#fff6d0',
          'stroke-width': 4,
          'stroke-linejoin': 'round',
        }) +
        area('M-14 184L284 172V184L-10 204Z', 'url(#steel)') +
        line('M-12 187L284 174', '#fff', 3) +
        area(star(34, 84, 4, 20, 3.4), '#fff') +
        area(star(116, 172, 4, 13, 2.6), '#fff') +
        // Two lines of equal width, as in the wide cover.
        (at.wide
          ? ''
          : write({
              x: 32,
              y: 204,
              width: 236,
              height: 44,
              rows: 1,
              words: 'Three',
              style: {
                paint: 'block',
                bend: 'straight',
                weight: 0.26,
                stretch: 1.3,
                edge: 0.16,
                tint: { pale: '#ffd84a', shade: '#c8641c' },
              },
            })),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      {
        x: 32,
        y: 249,
        width: 236,
        height: 36,
        rows: 1,
        words: 'Point Fair',
        style: { paint: 'block', bend: 'straight', weight: 0.26, edge: 0.16 },
      },
      { width: 176 },
    )
  )
}

/** Cabins of the wheel close to the viewer, high above the lights of the fair; couples wave from them. */
const ferrisFortune: Flagship = (at, write) => {
  /** A passenger from the chest up, with one dark line around. */
  const person = (x: number, head: Portrait, shirt: string): string =>
    place(
      inked(
        outlineAround(
          head.behind + drawNeck(head) + area('M-40 96C-84 98 -104 112 -106 128H106C104 112 84 98 40 96L0 124Z', shirt),
          16,
        ) + outlineAround(drawHead({ ...head, behind: '' }), 12),
      ),
      x,
      -4,
      0.27,
    )
  const cabin = (x: number, y: number, size: number, id: string, people: string): string =>
    place(
      line('M0 -72V-44', '#8a3a1a', 8) +
        line('M-1 -72V-44', '#ffd27a', 3) +
        box(-44, -34, 88, 62, '#4a1050', 4, { opacity: 0.7 }) +
        people +
        line('M-44 -30V20M44 -30V20', '#fff0c8', 5) +
        area('M-54 -28C-54 -62 54 -62 54 -28Z', `url(#${id})`) +
        line('M-46 -36C-38 -50 -20 -54 -4 -54', '#fff', 4, { opacity: 0.7 }) +
        box(-56, -32, 112, 9, '#ffe9a8', 4) +
        area('M-54 16H54L44 58Q0 70 -44 58Z', `url(#${id})`) +
        area('M16 16H54L44 58Q28 64 10 65Z', '#2a0630', { opacity: 0.3 }) +
        box(-58, 10, 116, 10, '#ffe9a8', 5) +
        area(star(0, 40, 5, 14, 6), '#fff6cf') +
        line('M48 22L41 56', '#ffb0e0', 3),
      x,
      y,
      size,
    )
  const rim = (r: number, color: string, width: number): string =>
    circle(150, 300, r, 'none', { stroke: color, 'stroke-width': width })
  const spokes = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2
    return `M150 300L${num(150 + 246 * Math.cos(angle))} ${num(300 + 246 * Math.sin(angle))}`
  })
  const burst = (x: number, y: number, r: number, color: string): string =>
    repeat(14, (i) => {
      const [c, s] = [Math.cos((i * Math.PI) / 7), Math.sin((i * Math.PI) / 7)]
      return line(`M${num(x + r * 0.35 * c)} ${num(y + r * 0.35 * s)}L${num(x + r * c)} ${num(y + r * s)}`, color, 3)
    }) + circle(x, y, 5, '#fff')
  return (
    lit('night', ['#0c0a46', '#4a1f9a', '#d0508a', '#ffa06a'], [0, 1]) +
    lit('red', ['#ff9a8a', '#e8283c', '#8a0a34'], [0.4, 1]) +
    lit('teal', ['#a8fff0', '#1fb8a0', '#0a5a6a'], [0.4, 1]) +
    lit('gold', ['#fff2a0', '#ffb82e', '#c8640c'], [0.4, 1]) +
    lit('fade', ['#2a0a4a00', '#1a063acc'], [0, 1]) +
    halo('lamp', '#ffe08a') +
    halo('shine', '#ffc07a') +
    backdrop(at, 'url(#night)') +
    stars(at, 40) +
    scene(
      closer(at, [220, -8, 1.12]),
      write,
      burst(-190, 50, 44, '#ff9ad0') +
        burst(-90, 100, 30, '#8af0e0') +
        burst(262, 24, 30, '#ffe08a') +
        circle(150, 150, 200, 'url(#shine)') +
        area('M-260 190L-230 150L-200 176L-160 140L-110 180L-60 150L-10 186H430V340H-260Z', '#3a1468') +
        repeat(44, (i) =>
          circle(-254 + i * 15.6, 192 + ((i * 29) % 40), 2.6, ['#ffe08a', '#ff9ad0', '#8af0e0'][i % 3] ?? ''),
        ) +
        line(spokes.join(''), '#ffb070', 3, { opacity: 0.7 }) +
        rim(214, '#4a0f3a', 20) +
        rim(214, '#f07a3a', 13) +
        rim(218, '#ffd08a', 3) +
        rim(166, '#4a0f3a', 9) +
        rim(166, '#ffb85a', 5) +
        repeat(30, (i) => {
          const angle = Math.PI + (i / 29) * Math.PI
          return bulb(150 + 214 * Math.cos(angle), 300 + 214 * Math.sin(angle))
        }) +
        cabin(20, 162, 0.78, 'teal', person(-20, fringeMan, '#ffb02e') + person(20, plumpWoman, '#e8408a')) +
        cabin(282, 166, 0.78, 'gold', person(0, baldMan, '#2f7ae8')) +
        cabin(150, 116, 1.32, 'red', person(-21, bobWoman, '#2fb8a8') + person(21, laughingMan, '#fff0d0')) +
        area('M-260 186H430V340H-260Z', 'url(#fade)') +
        area(star(98, 62, 4, 14, 2.6), '#fff'),
      { paint: 'bulbs', weight: 0.24, bend: 'rise', tint: { main: '#ffd56b' } },
      { x: 12, y: 194, width: 276, height: 92 },
      { x: 24, y: 52, width: 168, height: 164 },
    )
  )
}

/** The counter of a small store: a card of bingo, jars of sweets, and the drawn balls in front. */
const sariSariBingo: Flagship = (at, write) => {
  const ball = (x: number, y: number, r: number, label: string, color: string): string =>
    oval(x + 4, y + r, r * 0.9, r * 0.2, '#1a0620', 0, { opacity: 0.5 }) +
    circle(x, y, r, color) +
    circle(x, y, r, 'url(#gloss)') +
    circle(x - r * 0.06, y - r * 0.04, r * 0.6, '#fffaf0') +
    numeral(label, x - r * 0.06, y - r * 0.04, r * 0.64, '#1a1430', 0.25) +
    oval(x - r * 0.42, y - r * 0.6, r * 0.22, r * 0.12, '#fff', -30) +
    line(
      `M${num(x + r * 0.3)} ${num(y + r * 0.92)}A${r} ${r} 0 0 0 ${num(x + r * 0.95)} ${num(y + r * 0.2)}`,
      '#ffb0e0',
      3,
    )
  const jar = (x: number, y: number, size: number, sweets: readonly string[], lid: string): string =>
    place(
      box(-30, -50, 60, 92, '#e8fbff', 12, { opacity: 0.35 }) +
        repeat(15, (i) =>
          circle(
            -19 + (i % 4) * 12.6 + (Math.floor(i / 4) % 2) * 2,
            32 - Math.floor(i / 4) * 14,
            8,
            sweets[i % sweets.length] ?? '',
          ),
        ) +
        box(-30, -50, 60, 92, 'url(#glass)', 12) +
        box(-33, -62, 66, 16, lid, 6) +
        line('M-22 -38V28', '#fff', 6, { opacity: 0.8 }),
      x,
      y,
      size,
    )
  const cells = [
    ['4', '22', '61'],
    ['9', '*', '70'],
    ['13', '42', '55'],
  ]
  return (
    lit('store', ['#3a1a7a', '#7a2f8a', '#c8608a'], [0, 1]) +
    lit('wood', ['#ffcf8a', '#c8743a', '#6a2c2a', '#2c1024'], [0, 1]) +
    lit('glass', ['#ffffff66', '#ffffff11', '#1a306644'], [1, 0.3]) +
    lit('card', ['#ffffff', '#fff2e0', '#e8cce0'], [0.6, 1]) +
    round('gloss', ['#ffffff99', '#ffffff00', '#1a063099']) +
    halo('lamp', '#ffe08a') +
    halo('warm', '#ffd88a') +
    backdrop(at, 'url(#store)') +
    scene(
      at,
      write,
      circle(150, 70, 210, 'url(#warm)') +
        box(-260, 84, 690, 8, '#5a1f4a') +
        // Packets on a string behind the counter.
        line('M-260 44H430', '#2a0f3a', 3) +
        repeat(
          23,
          (i) =>
            box(-254 + i * 30, 46, 24, 34, ['#e8304a', '#ffc02a', '#1fa88a', '#2f7ae8', '#f04aa8'][i % 5] ?? '', 3) +
            box(-254 + i * 30, 54, 24, 8, '#fff4e0', 0, { opacity: 0.8 }),
        ) +
        jar(36, 142, 1.06, ['#ff5a7a', '#ffd24a', '#8af0a0'], '#e8304a') +
        jar(264, 142, 1.06, ['#5ac0ff', '#ff9ad0', '#fff0a0'], '#2f7ae8') +
        jar(-60, 142, 1, ['#ff9a4a', '#ff5a7a'], '#1fa88a') +
        jar(-150, 142, 1, ['#c88af0', '#8af0e0'], '#ffc02a') +
        jar(-232, 142, 1, ['#ffd24a', '#8af0a0'], '#e8304a') +
        area('M-260 182H430V340H-260Z', 'url(#wood)') +
        line('M-260 184H430', '#fff0c8', 5) +
        line('M-260 216H430M-260 256H430', '#2a0c1c', 2.4, { opacity: 0.4 }) +
        // The card leans on the jars.
        place(
          box(-72, -78, 152, 164, '#1a0624', 10, { opacity: 0.4 }) +
            box(-76, -84, 152, 164, 'url(#card)', 10) +
            box(-76, -84, 152, 34, '#e8244a', 10) +
            repeat(5, (i) => area(star(-50 + i * 25, -67, 5, 10, 4.4), '#ffe9a0')) +
            cells
              .flatMap((row, r) =>
                row.map((label, c) => {
                  const [x, y] = [-48 + c * 48, -26 + r * 40]
                  const isMarked = label === '9' || label === '42' || label === '*'
                  return (
                    box(x - 21, y - 17, 42, 34, '#f0d8e8', 5) +
                    (isMarked ? circle(x, y, 17, '#ffb02e') : '') +
                    (label === '*'
                      ? area(star(x, y, 5, 14, 6), '#e8244a')
                      : numeral(label, x, y, 19, isMarked ? '#7a1040' : '#3a1a5a', 0.24))
                  )
                }),
              )
              .join(''),
          150,
          112,
          1.02,
          -3,
        ) +
        ball(76, 184, 33, '9', '#f04a8a') +
        ball(226, 184, 33, '42', '#1fb8a0') +
        area(
          'M-260 -6H430V14q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0q-19 26 -38.3 0Z',
          '#e8304a',
        ) +
        repeat(9, (i) => area(`M${num(-259.4 + i * 76.6)} -6h38.3V14q-19 26 -38.3 0Z`, '#fff2dc')) +
        repeat(10, (i) => bulb(-240 + i * 64, 36)) +
        area(star(106, 54, 4, 13, 2.6), '#fff'),
      { paint: 'block', bend: 'arch', weight: 0.25 },
      { x: 20, y: 217, width: 260, height: 66, rows: 1 },
    )
  )
}

export const stallSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '10201': threePointFair,
  '10202': horsePark,
  '10204': futsalNight,
  '20103': ferrisFortune,
  '20104': ringToss,
  '20105': bibePond,
  '20201': colorGame,
  '20206': carouselCash,
  '27204': sariSariBingo,
  '30104': tresBaraha,
  '50207': hariNgKalsada,
}
