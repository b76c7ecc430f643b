/** Covers whose name is on a thing of the scene: a bell, a bowl, a wall, the water; by game ID. */
import { rays, stars } from '../canvas.ts'
import { area, box, circle, dots, inked, line, num, oval, place, repeat, star, bothSides } from '../draw.ts'
import { INK, outlined } from '../motifs/outline.ts'
import { numeral } from '../numerals.ts'
import { drawHead, drawNeck } from '../people/head.ts'
import { starSpirit } from '../people/soft-heads.ts'
import { closer, inScene, scene } from './caption.ts'
import { onArc, onSign } from './flagship.ts'
import type { Flagship, Lettering } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'
import { drape, tiles, turf } from './feet.ts'
import { onlyWide } from './scenery.ts'
import { bronzeBell } from '../motifs/own-subjects-lights.ts'
import { rainbowHouses } from '../motifs/own-subjects-house.ts'

/** A dove that flies to the left, about 60 wide. */
const dove = (x: number, y: number, size: number, turn = 0): string =>
  place(
    area('M-30 2C-22 -6 -10 -6 0 0C8 4 18 4 32 10L20 12L26 18C10 18 -4 16 -14 10C-20 8 -26 6 -30 2Z', '#fff') +
      area('M-6 2C-8 -16 4 -30 22 -34C20 -18 16 -4 8 6Z', '#fff') +
      area('M-4 6C2 -8 10 -20 22 -34C18 -16 16 -2 8 8Z', '#b8c8ec') +
      circle(-22, 1, 1.6, '#2a2050'),
    x,
    y,
    size,
    turn,
  )

/** A bronze bell swings under its beam in a belfry: its rim and its clapper are seen from a little below. */
const kampana: Flagship = (at, write) => {
  const beat = (turn: number): string =>
    place(line('M128 -34a150 150 0 0 1 4 74M150 -40a170 170 0 0 1 4 88', '#fff6d0', 5), 0, 0, 1, turn)
  return (
    lit('noon', ['#1a5ad0', '#5ab4f4', '#d8f2ff'], [0.3, 1]) +
    lit('oak', ['#e8a868', '#8a4a26', '#5a2c16'], [0.1, 1]) +
    lit('stone', ['#f4d8b8', '#d0a088', '#8a6078'], [0.8, 1]) +
    halo('sun', '#fff6c8') +
    backdrop(at, 'url(#noon)') +
    scene(
      closer(at, [216, -4, 0.98]),
      write,
      circle(150, 110, 170, 'url(#sun)') +
        dove(-60, 74, 1.2, -6) +
        dove(-150, 60, 0.9, 10) +
        dove(-116, 210, 0.8) +
        // The arch of the tower.
        area('M-20 -10H320V310H-20ZM22 310V120C22 -44 278 -44 278 120V310Z', 'url(#stone)', {
          'fill-rule': 'evenodd',
          stroke: INK,
          'stroke-width': 5,
        }) +
        line(
          'M-20 60H10M-20 110H22M-20 160H22M-20 210H22M278 60H320M278 110H320M278 160H320M278 210H320M40 32L14 8M262 32L286 8',
          '#7a4a58',
          4,
          {
            opacity: 0.6,
          },
        ) +
        outlined(box(22, 4, 256, 26, 'url(#oak)', 3), 5) +
        line('M28 11H272', '#ffd8a0', 3.4) +
        outlined(box(132, 0, 36, 36, '#5a6482', 5), 5) +
        place(bronzeBell(), 146, 104, 0.86, 9) +
        place(beat(0) + `<g transform="scale(-1 1)">${beat(0)}</g>`, 146, 120, 0.74, 9) +
        tiles(at, 214, ['#d88a6a', '#8a3f4a', '#3a1434'], '#a8545a'),
      {
        paint: 'block',
        bend: 'straight',
        alphabet: 'inscription',
        bold: 0.06,
        tint: { pale: '#fffbe8', shade: '#f0b04a', ink: '#3a1408' },
      },
      { x: 20, y: 217, width: 260, height: 66, rows: 1 },
      { x: 24, y: 84, width: 166, height: 100, rows: 1 },
    )
  )
}

/** A bowl of white rice is cut into terraces with green edges; the yolk of an egg is the sun above it. */
const riceSteps: Flagship = (at, write) => {
  const levels = [
    [186, 130],
    [152, 106],
    [120, 80],
    [90, 54],
  ] as const
  const step = ([y, rx]: readonly [y: number, rx: number], i: number): string => {
    const ry = rx * 0.2
    return (
      outlined(
        area(
          `M${150 - rx} ${y}V${y + 30}A${rx + 3} ${num(ry + 6)} 0 0 0 ${150 + rx} ${y + 30}V${y}A${rx} ${num(ry)} 0 0 0 ${150 - rx} ${y}Z`,
          'url(#grain)',
        ) + oval(150, y, rx, ry, '#4fb83a'),
        4.4,
      ) +
      oval(150, y + 1, rx - 8, ry - 3, i < 3 ? 'url(#pond)' : '#fffdf4') +
      line(
        Array.from({ length: 11 - i * 2 }, (_, k) => {
          const a = Math.PI * (0.1 + (k / (10 - i * 2)) * 0.8)
          return `M${num(150 + (rx - 5) * Math.cos(a))} ${num(y + (ry - 2) * Math.sin(a))}l-3 -9m3 9l3 -8`
        }).join(''),
        '#2a9a34',
        3.4,
      ) +
      line(`M${150 - rx + 8} ${y + 14}q${num(rx * 0.3)} ${num(ry * 0.8)} ${num(rx * 0.6)} ${num(ry)}`, '#fff', 5)
    )
  }
  return (
    lit('wall', ['#1f8ad8', '#6ac8f0', '#ffe0a8'], [0, 1]) +
    lit('table', ['#c8783c', '#7a3a20', '#3a1810'], [0, 1]) +
    lit('bowl', ['#ff7a5a', '#e0343c', '#8a1034', '#4a0828'], [1, 0.4]) +
    lit('grain', ['#ffffff', '#fff4d8', '#dcb88a'], [1, 0.2]) +
    lit('pond', ['#b8f0ff', '#2fa0e0'], [1, 0.3]) +
    round('yolk', ['#fff6a0', '#ffc42a', '#f08a12']) +
    halo('morning', '#fff6d0') +
    backdrop(at, 'url(#wall)') +
    inScene(
      at,
      rays({ width: 620, x: 150, y: 56, rayPhase: 0.25 }, 18, '#fff', 0.16) +
        circle(150, 56, 180, 'url(#morning)') +
        area('M-260 190L-190 150L-120 184L-40 146L40 186L160 150L270 182L340 148L430 190V240H-260Z', '#3f9a7a') +
        area('M-260 226H430V340H-260Z', 'url(#table)') +
        line('M-260 228H430', '#ffd09a', 3, { opacity: 0.7 }) +
        contact(150, 288, 140, 14, '#1a0806') +
        // A yolk, as a sun that rises behind the rice.
        outlined(area(star(150, 72, 16, 70, 53), '#ff8a1e'), 5) +
        circle(150, 72, 49, 'url(#yolk)') +
        oval(130, 46, 14, 8, '#fff', -34, { opacity: 0.9 }) +
        levels.map(step).join('') +
        outlined(
          area(
            'M6 178C8 246 52 302 100 308H200C248 302 292 246 294 178C292 206 222 224 150 224S8 206 6 178Z',
            'url(#bowl)',
          ),
          6,
        ) +
        line('M12 194C20 219 84 234 150 234S280 219 288 194', '#ffd04a', 5) +
        line('M24 222C28 238 36 252 46 264', '#ffd0b8', 6) +
        // A pair of chopsticks and a slice of lime at the side.
        place(
          outlined(circle(0, 0, 34, '#3fa83a'), 4) +
            circle(0, 0, 27, '#f4ffc0') +
            repeat(6, (i) => place(area('M0 -4L-11 -22Q0 -28 11 -22Z', '#a8e04a'), 0, 0, 1, i * 60)),
          -116,
          274,
          1,
          14,
        ) +
        line('M-150 250L-6 196M-150 268L0 214', INK, 12) +
        line('M-150 250L-6 196M-150 268L0 214', '#d83a4a', 7) +
        (at.wide
          ? // The bowl has a painted band where the square cover has the name.
            line('M46 254Q64 240 82 262T120 268T158 270T196 266T232 248', '#ffd04a', 7) +
            dots(
              [
                { x: 64, y: 264 },
                { x: 103, y: 276 },
                { x: 139, y: 280 },
                { x: 177, y: 280 },
                { x: 214, y: 270 },
              ],
              4,
              '#ffd04a',
            )
          : write({
              x: 38,
              y: 214,
              width: 224,
              height: 72,
              rows: 1,
              style: {
                paint: 'block',
                bend: 'smile',
                weight: 0.27,
                tint: { pale: '#fffbe8', shade: '#ffb42a', ink: '#4a0828' },
              },
            })),
      [210, 9, 0.85],
    ) +
    (at.wide
      ? write({
          x: 24,
          y: 40,
          width: 186,
          height: 140,
          style: {
            paint: 'block',
            bend: 'straight',
            weight: 0.28,
            tint: { pale: '#fffbe8', shade: '#ff8a3a', ink: '#4a0828' },
          },
        })
      : '')
  )
}

/** The letters of the name stand on a beach, and their Os are coconuts. */
const cocoLoco: Flagship = (at, write) => {
  const letter = (words: string, x: number, y: number): string =>
    write({
      words,
      x: x - 38,
      y: y - 54,
      width: 76,
      height: 108,
      rows: 1,
      style: {
        paint: 'block',
        bend: 'straight',
        weight: 0.3,
        tint: { pale: '#ffe25a', shade: '#e0681c', ink: '#5a1430' },
      },
    })
  const cut = (x: number, y: number, turn: number): string =>
    place(
      circle(3, 6, 40, '#2a0a14', { opacity: 0.35 }) +
        circle(0, 0, 39, 'url(#husk)') +
        line('M-34 14L-30 24M-20 32L-12 36M22 30L14 35M34 12L36 2M-38 -4L-36 -12', '#d89a5a', 2.4) +
        circle(-1, -1, 32, '#fffdf2') +
        circle(1, 1, 22, '#dfeee4') +
        circle(0, 0, 19, 'url(#milk)') +
        area('M-14 -8A17 17 0 0 1 6 -15A22 22 0 0 0 -14 -8Z', '#fff') +
        line('M-27 -10A29 29 0 0 1 -8 -27', '#fff', 4),
      x,
      y,
      1,
      turn,
    )
  const whole = (x: number, y: number, turn: number): string =>
    place(
      circle(3, 6, 40, '#2a0a14', { opacity: 0.35 }) +
        circle(0, 0, 39, 'url(#husk)') +
        line('M-30 -18C-14 -30 14 -30 30 -18M-36 4C-30 26 -10 36 8 36M34 8C32 18 28 24 22 30', '#c8884a', 2.4, {
          opacity: 0.8,
        }) +
        oval(-14, -8, 8.6, 11, '#1c0a10') +
        oval(12, -10, 8.6, 11, '#1c0a10') +
        circle(-11, -11, 3, '#fff') +
        circle(15, -13, 3, '#fff') +
        area('M-16 12Q2 22 18 8Q14 30 0 28Q-12 27 -16 12Z', '#1c0a10') +
        area('M-8 22Q2 17 10 22Q4 28 0 28Q-5 27 -8 22Z', '#ff5a6a'),
      x,
      y,
      1,
      turn,
    )
  const frond = (turn: number, size: number): string =>
    place(
      area('M0 0C40 -34 96 -30 140 14C96 -6 46 0 0 0Z', 'url(#frond)') +
        line('M14 -4l4 18M34 -10l6 24M56 -13l8 24M80 -11l10 22M104 -4l10 18', '#1a8a52', 7) +
        line('M0 0C40 -24 96 -22 138 13', '#c8f08a', 2.4),
      0,
      0,
      size,
      turn,
    )
  return (
    lit('dusk-air', ['#2a1a8a', '#c23a8a', '#ff8a4a', '#ffe07a'], [0, 1]) +
    lit('sand', ['#fff0b8', '#f0b46a', '#a85a3a'], [0, 1]) +
    lit('water', ['#ffd88a', '#2fb4b8', '#12687e'], [0, 1]) +
    lit('frond', ['#a8e858', '#1f9a54', '#0c4a44'], [0.8, 1]) +
    round('husk', ['#c88a54', '#8a4e28', '#3c1c14']) +
    round('milk', ['#8ae0d8', '#2a9aa8', '#14566e']) +
    halo('sun', '#fff4b0') +
    backdrop(at, 'url(#dusk-air)') +
    inScene(
      at,
      circle(150, 150, 190, 'url(#sun)') +
        circle(150, 158, 62, '#fff6c0') +
        area('M-260 172H430V340H-260Z', 'url(#water)') +
        line('M-220 182H-120M-60 190H30M110 184H190M250 190H330M-190 206H-70', '#fff4c0', 3, { opacity: 0.8 }) +
        area('M-260 238Q-120 200 20 214T300 208T430 214V340H-260Z', 'url(#sand)') +
        // A palm leans over the beach.
        area('M-34 250C-20 160 -12 100 22 20L34 26C6 100 -2 170 -6 252Z', '#5a2a3a') +
        line('M-26 200l20 4M-20 160l20 4M-10 120l20 6M2 82l19 8M14 50l18 8', '#a8604a', 3) +
        place([158, 196, 236, 20, -26, -62].map((turn) => frond(turn, 0.92)).join(''), 30, 20) +
        place([30, -8, -60, 150, 184].map((turn) => frond(turn, 0.8)).join(''), 366, 40) +
        line('M366 40C380 110 384 180 374 250', '#5a2a3a', 15) +
        oval(150, 276, 150, 16, '#7a3424', 0, { opacity: 0.4 }) +
        letter('C', 53, 124) +
        cut(118, 124, 0) +
        letter('C', 187, 124) +
        whole(252, 126, 12) +
        letter('L', 54, 224) +
        whole(114, 226, -14) +
        letter('C', 184, 224) +
        cut(250, 226, 40) +
        // A crab beside the letters, with its shadow.
        contact(32, 288, 30, 6, '#4a1420') +
        line('M14 276L4 268M16 284L2 284M50 276L60 268M48 284L62 284', '#d8303a', 4) +
        area('M10 280C10 264 54 264 54 280C54 292 10 292 10 280Z', '#f0483a') +
        circle(24, 266, 5, '#fff') +
        circle(40, 266, 5, '#fff') +
        circle(25, 266, 2.4, '#200a14') +
        circle(39, 266, 2.4, '#200a14') +
        place(line('M0 0L16 -58', '#ff4f8f', 6) + line('M4 -14L7 -26M11 -40L14 -52', '#fff', 6), 252, 206, 0.9, 12),
    )
  )
}

/** The spirit of the stars, a woman with a star on her brow, over a lake that shows her again. */
const talaTala: Flagship = (at, write) => {
  const spark = (x: number, y: number, r: number): string => area(star(x, y, 4, r, r * 0.22), '#fffbe0')
  const hair =
    'M-4 -96C-62 -100 -92 -60 -88 -10C-86 30 -120 44 -150 36C-132 58 -104 62 -92 58C-110 84 -146 88 -170 78C-144 112 -96 116 -70 104H74C104 112 148 104 168 76C142 84 112 78 96 58C112 60 138 52 148 32C122 40 92 28 88 -10C92 -60 58 -98 -4 -96Z'
  const woman =
    area(hair, 'url(#hair)', { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    line(
      'M-78 -20C-76 30 -104 56 -136 54M-66 -60C-84 -20 -66 50 -110 80M80 -20C78 30 108 56 136 52M66 -60C86 -20 68 50 110 80',
      '#ffd8ff',
      4,
      { opacity: 0.6 },
    ) +
    area('M-104 168C-98 128 -66 106 -32 104H36C68 106 98 128 106 168Z', 'url(#dress)', {
      stroke: INK,
      'stroke-width': 9,
    }) +
    inked(drawNeck(starSpirit, 4)) +
    area('M-104 170C-98 132 -76 116 -56 110C-40 140 40 140 58 110C80 116 98 132 106 170Z', 'url(#dress)') +
    line('M-56 110C-40 140 40 140 58 110', '#ffe27a', 6) +
    area(star(-70, 142, 4, 8, 2) + star(0, 152, 4, 10, 2.4) + star(66, 140, 4, 8, 2), '#fff') +
    inked(drawHead(starSpirit)) +
    area('M-54 4C-62 -66 -40 -92 0 -92C42 -92 62 -62 54 4C54 -30 34 -50 2 -68C-30 -54 -50 -30 -54 4Z', 'url(#hair)') +
    line('M-44 -44C-34 -70 -14 -78 4 -80', '#fff', 5, { opacity: 0.7 }) +
    // The star of her crown, with rays.
    circle(0, -92, 60, 'url(#shine)') +
    outlined(area(star(0, -92, 5, 42, 19), '#ffd23f'), 5) +
    area(star(-2, -94, 5, 26, 12), '#fff6c0') +
    outlined(area(star(-58, -68, 5, 17, 8) + star(58, -68, 5, 17, 8), '#ffd23f'), 4)
  return (
    lit('night', ['#14145c', '#3a2fb0', '#a04ad0', '#ff9ab0'], [0, 1]) +
    lit('lake', ['#c86ad0', '#4a34b0', '#14145c', '#080838'], [0, 1]) +
    lit('hair', ['#a86af0', '#5a2cb8', '#2a1470'], [0.4, 1]) +
    lit('dress', ['#6a8aff', '#2a2fa8', '#14145c'], [0.4, 1]) +
    halo('shine', '#fff0a8') +
    backdrop(at, 'url(#night)') +
    stars(at, 40) +
    scene(
      closer(at, [188, -14, 0.98]),
      write,
      circle(150, 100, 170, 'url(#shine)') +
        rays({ width: 620, x: 150, y: 66, rayPhase: 0.25 }, 16, '#fff', 0.1) +
        area('M-260 196V160Q-200 130 -140 160T-30 152Q30 136 80 164T200 156Q250 132 340 156V196Z', '#3a2a8a', {
          opacity: 0.8,
        }) +
        place(woman, 150, 98, 0.64) +
        area('M-300 190H430V340H-300Z', 'url(#lake)') +
        // Her image in the water, which waves break.
        '<clipPath id="below"><path d="M-300 190H430V340H-300Z"/></clipPath>' +
        `<g clip-path="url(#below)" opacity=".5"><g transform="translate(150 259) scale(.64 -.48)">${woman}</g></g>` +
        area('M-300 190H430V340H-300Z', '#14145c', { opacity: 0.25 }) +
        line(
          'M40 200H116M176 204H252M-60 212H-10M70 216H140M190 222H270M-160 204H-90M-220 224H-130M40 232H100M196 240H250M-80 246H10M-200 258H-110',
          '#ffd8f0',
          4,
          { opacity: 0.65 },
        ) +
        line('M-300 190H430', '#ffe6f8', 4, { opacity: 0.8 }) +
        spark(40, 46, 18) +
        spark(250, 92, 16) +
        spark(30, 120, 11) +
        spark(222, 32, 9) +
        spark(-60, 60, 14) +
        spark(-150, 30, 10) +
        spark(-30, 130, 9) +
        // Reeds near the viewer.
        line(
          'M-160 320C-158 270 -150 250 -138 214M-146 320C-140 280 -134 262 -116 236M-180 320C-180 284 -184 268 -194 230M-210 320C-208 280 -214 262 -222 250',
          '#0a0a3a',
          7,
        ),
      {
        paint: 'fade',
        bend: 'wave',
        weight: 0.27,
        tint: { pale: '#fffbe0', glow: '#ffb83a', shade: '#c8481c', ink: '#0c0a3c' },
      },
      { x: 18, y: 214, width: 264, height: 70, rows: 1 },
    )
  )
}

/** A large ball of neon light, and a cat that sits beside it, on the wall of a bingo hall by night. */
const sabadoBingo: Flagship = (at, write) => {
  const neon = (d: string, color: string, width: number): string =>
    line(d, color, width * 2.6, { opacity: 0.32 }) + line(d, color, width) + line(d, '#fff', width * 0.36)
  const ring = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`
  const ball =
    circle(0, 0, 140, 'url(#pink)') +
    circle(0, 0, 76, 'url(#ball)', { stroke: INK, 'stroke-width': 5 }) +
    area('M52 -54A76 76 0 0 1 -50 57A90 90 0 0 0 52 -54Z', '#4a0442', { opacity: 0.5 }) +
    neon(ring(88), '#ff3fa4', 6) +
    outlined(circle(0, 0, 46, '#fffdf6'), 4) +
    neon(ring(46), '#12d0ee', 5) +
    numeral('75', 0, 1, 44, '#3a0a4c', 0.25) +
    oval(-36, -50, 17, 9, '#fff', -38, { opacity: 0.95 })
  const cat =
    outlined(
      // The tail, the body with its front paws, and the head.
      area('M34 84C66 92 84 70 76 44C72 30 58 34 60 46C64 62 50 70 34 64Z', '#3a2468') +
        area('M-44 86C-52 40 -34 4 0 2C34 4 52 40 44 86C30 94 -30 94 -44 86Z', '#3a2468') +
        area(
          'M-40 -10C-46 -30 -46 -52 -40 -70C-28 -66 -20 -58 -14 -52H14C20 -58 28 -66 40 -70C46 -52 46 -30 40 -10C32 12 -32 12 -40 -10Z',
          '#3a2468',
        ),
      5,
    ) +
    area(
      'M40 -70C46 -52 46 -30 40 -10C36 2 20 8 2 8C34 0 34 -30 26 -60ZM14 4C40 12 52 48 44 86C36 91 20 92 8 92C34 74 34 30 14 4Z',
      '#1c0f40',
      {
        opacity: 0.6,
      },
    ) +
    area('M-35 -58L-32 -38L-21 -47ZM35 -58L32 -38L21 -47Z', '#ff6fb4') +
    line('M-44 -18C-46 -34 -45 -50 -41 -64M-46 66C-46 42 -40 24 -28 12', '#5ae4ff', 4) +
    bothSides(outlined(oval(18, -24, 12, 13, '#ffe14a'), 4) + oval(17, -24, 4.6, 10, INK)) +
    circle(-20, -30, 3.4, '#fff') +
    circle(14, -30, 3.4, '#fff') +
    area('M-6 -9H6L0 -3Z', '#ff7ab8') +
    line('M-9 2Q-4 6 0 1Q4 6 9 2', '#ff9acc', 3) +
    line('M-26 -6L-48 -10M-26 0L-47 3M26 -6L48 -10M26 0L47 3', '#d8c8ff', 2.4) +
    line('M-12 52V88M12 52V88', '#1c0f40', 4) +
    area('M-31 10C-16 18 16 18 31 10L29 20C14 27 -14 27 -29 20Z', '#ff3f9a') +
    outlined(circle(0, 24, 8, '#ffcf3a'), 3.4)
  const [x, y] = [196, 112]
  const name = (style: Partial<Lettering>, words: string, glow: string, pale: string, ink: string): string =>
    write({
      x: 14,
      y: 0,
      width: 174,
      height: 84,
      rows: 1,
      words,
      ...style,
      style: { paint: 'tube', bend: 'straight', weight: 0.2, edge: 0.12, tint: { glow, pale, ink }, ...style.style },
    })
  return (
    lit('bricks', ['#4a3aa8', '#4a2f98', '#2c1a68'], [0.4, 1]) +
    lit('ledge', ['#8a5ad8', '#2a1470'], [0, 1]) +
    halo('pink', '#ff4fb0', 0.95) +
    halo('cyan', '#2fe0f0', 0.8) +
    round('ball', ['#ffb8dc', '#ff4f9a', '#b8147a']) +
    backdrop(at, 'url(#bricks)') +
    scene(
      closer(at, [190, 18, 0.98]),
      () => '',
      repeat(16, (r) =>
        line(
          repeat(16, (c) => `M${-256 + c * 44 + (r % 2) * 22} ${r * 15}h36`),
          ['#6a58c8', '#3c2a8c', '#5a48b8'][r % 3] ?? '',
          11,
          { opacity: 0.5 },
        ),
      ) +
        circle(70, 150, 120, 'url(#cyan)') +
        box(-260, 196, 720, 140, 'url(#ledge)') +
        line('M-260 196H460', '#ff8ad0', 5) +
        place(ball, x, y) +
        contact(64, 196, 62, 8, '#12063a') +
        place(cat, 62, 104, 1.04),
      {},
    ) +
    (at.wide
      ? name({ y: 40, turn: -4, height: 90 }, 'Sabado', '#ff2f90', '#ffe4f4', '#5a0a4a') +
        name({ y: 124, style: { alphabet: 'varsity' } }, 'BINGO', '#12c8e8', '#e4fffc', '#0a3a6a')
      : name({ x: 12, y: 197, width: 136, height: 86, turn: -4 }, 'Sabado', '#ff2f90', '#ffe4f4', '#5a0a4a') +
        name(
          { x: 162, y: 211, width: 126, height: 72, style: { alphabet: 'varsity' } },
          'BINGO',
          '#12c8e8',
          '#e4fffc',
          '#0a3a6a',
        ))
  )
}

/** A diver with open arms and legs swims down to a pearl in a giant clam. */
const perlas: Flagship = (at, write) => {
  const fish = (x: number, y: number, size: number): string =>
    place(area('M-14 0C-6 -9 8 -8 14 0L22 -7V7L14 0C8 8 -6 9 -14 0Z', '#2a3a9a'), x, y, size)
  /** A valve: `count` scallops from left to right along an arch, and the rest of its outline. */
  const scallops = (left: number, right: number, base: number, high: number, count: number): string => {
    const spot = (t: number): readonly [x: number, y: number] => [
      left + (right - left) * t,
      base - high * Math.sin(Math.PI * t) ** 0.6,
    ]
    return Array.from({ length: count }, (_, i) => {
      const [ax, ay] = spot(i / count)
      const [bx, by] = spot((i + 1) / count)
      const [mx, my] = [(ax + bx) / 2 - (150 - (ax + bx) / 2) * 0.16, (ay + by) / 2 - 30]
      return `${i === 0 ? `M${num(ax)} ${num(ay)}` : ''}Q${num(mx)} ${num(my)} ${num(bx)} ${num(by)}`
    }).join('')
  }
  const edge = { stroke: '#2b0f4a', 'stroke-width': 5, 'stroke-linejoin': 'round' } as const
  const upper = scallops(4, 296, 250, 104, 7)
  const lip = (y: number): string =>
    `M-24 ${y}${[0, 1, 2, 3, 4, 5].map((i) => `Q${num(4 + i * 58)} ${y - 34 + (i % 5 === 0 ? -16 : 0)} ${34 + i * 58} ${y + (i === 0 || i === 4 ? 4 : 12) - (i === 5 ? 12 : 0)}`).join('')}`
  const leg = (side: number): string => {
    const joints = [
      [side * 11, -2, 25],
      [side * 27, -36, 19],
      [side * 38, -66, 11],
    ] as const
    return (
      area(
        `M${side * 29} -66C${side * 34} -84 ${side * 36} -100 ${side * 38} -112L${side * 64} -106C${side * 58} -90 ${side * 52} -76 ${side * 43} -64Z`,
        '#ffd23f',
        edge,
      ) +
      area(limb(joints), 'none', { ...edge, 'stroke-width': 9 }) +
      area(limb(joints), side < 0 ? '#d08a5a' : '#a8623c') +
      line(`M${side * 38} -72L${side * 48} -104`, '#c8780c', 3)
    )
  }
  const arm = (side: number): string => {
    const joints = [
      [side * 25, 40, 19],
      [side * 58, 52, 15],
      [side * 76, 84, 10],
    ] as const
    return (
      area(limb(joints), 'none', { ...edge, 'stroke-width': 9 }) +
      area(limb(joints), side < 0 ? '#e0a06a' : '#b8703f') +
      line(
        `M${side * 76} 88l${side * -1} 14M${side * 79} 87l${side * 6} 13M${side * 81} 84l${side * 11} 9`,
        '#2b0f4a',
        8,
      ) +
      line(
        `M${side * 76} 88l${side * -1} 14M${side * 79} 87l${side * 6} 13M${side * 81} 84l${side * 11} 9`,
        side < 0 ? '#e0a06a' : '#b8703f',
        4.6,
      )
    )
  }
  const diver =
    leg(-1) +
    leg(1) +
    arm(-1) +
    arm(1) +
    area(
      'M-24 -8C-16 -16 16 -16 24 -8C24 8 22 18 34 38C36 48 20 54 0 54S-36 48 -34 38C-22 18 -24 8 -24 -8Z',
      '#ff4f6a',
      edge,
    ) +
    area('M6 -14C16 -14 22 -12 24 -8C24 8 22 18 34 38C36 48 24 53 8 54C16 36 12 8 6 -14Z', '#c0244f') +
    area('M-24 -8C-16 -16 16 -16 24 -8L23 8Q0 2 -23 8Z', '#2a2a8a') +
    line('M-27 34C-22 20 -19 12 -19 2', '#ffc0c8', 4) +
    // The head from behind: hair, the strap of the mask, and the snorkel.
    line('M17 62C24 66 22 82 20 100', '#2b0f4a', 10) +
    line('M17 62C24 66 22 82 20 100', '#ffd23f', 5.4) +
    circle(0, 68, 19, '#2b0f4a') +
    circle(0, 68, 16.6, '#1c0f2c') +
    area('M-10 58C-26 40 -30 20 -22 4C-20 20 -8 34 8 54Z', '#1c0f2c', { ...edge, 'stroke-width': 4 }) +
    line('M-17 66Q0 76 17 66', '#2fd0c8', 6) +
    line('M-11 76Q-12 62 -4 56', '#7a5a9a', 3)
  return (
    lit('deep', ['#a8fff0', '#3fb8f0', '#3a5ad0', '#1c1468'], [0, 1]) +
    `<radialGradient id="pearl" cx=".38" cy=".28" r=".86"><stop stop-color="#fff"/><stop offset=".34" stop-color="#fff2f4"/><stop offset=".6" stop-color="#f4c8e8"/><stop offset=".8" stop-color="#b8a0f0"/><stop offset="1" stop-color="#5a4ac0"/></radialGradient>` +
    lit('valve', ['#ffe0b8', '#ff8a6a', '#c02a5a'], [0.2, 1]) +
    lit('frill', ['#fff6e0', '#ffc8a8', '#e0609a'], [0.2, 1]) +
    halo('gleam', '#fff0fa') +
    backdrop(at, 'url(#deep)') +
    inScene(
      at,
      area('M150 -20L20 340H110ZM170 -20L200 340H310ZM60 -20L-160 340H-80ZM260 -20L420 340H340Z', '#d8ffff', {
        opacity: 0.16,
      }) +
        area('M-260 -10H430V10Q390 20 350 10T270 10T190 10T110 10T30 10T-50 10T-130 10T-210 10L-260 16Z', '#e8fdff', {
          opacity: 0.6,
        }) +
        [
          [-70, 60, 1],
          [-100, 84, 0.8],
          [340, 120, 1.3],
          [376, 140, 1],
          [352, 152, 0.8],
          [-84, 104, 1],
          [-50, 80, 0.7],
          [30, 84, 0.8],
          [48, 100, 0.6],
          [268, 66, 0.8],
        ]
          .map(([x = 0, y = 0, size = 1]) => fish(x, y, size))
          .join('') +
        circle(150, 190, 190, 'url(#gleam)') +
        // The upper valve of the clam, open behind the pearl: ribs that end in scallops.
        area(`${upper}L262 330H38Z`, 'url(#valve)', edge) +
        line(
          'M46 170L104 300M88 148L124 300M129 138L142 300M171 138L158 300M212 148L176 300M254 170L196 300',
          '#8a1a4a',
          6,
          {
            opacity: 0.75,
          },
        ) +
        area('M34 262C44 190 96 166 150 166S256 190 266 262Z', '#3a0a5e', { opacity: 0.6 }) +
        circle(150, 190, 120, 'url(#gleam)') +
        circle(150, 210, 67, '#2b0f4a') +
        circle(150, 210, 63, 'url(#pearl)') +
        area('M98 198C105 174 124 158 146 154C128 166 115 180 109 202Z', '#fff') +
        line('M204 182C208 204 202 222 192 234', '#c8f0ff', 5, { opacity: 0.8 }) +
        // The lower valve in front, with its mantle along the rim.
        area(`${lip(236)}L330 340H-40Z`, 'url(#frill)', edge) +
        area(`${lip(250)}L330 340H-40Z`, 'url(#valve)', { ...edge, 'stroke-width': 4 }) +
        line('M34 266L50 330M92 270L100 330M150 270V330M208 270L200 330M266 266L250 330', '#8a1a4a', 6, {
          opacity: 0.5,
        }) +
        place(diver, 120, 79, 0.62, -32) +
        [
          [216, 30, 6],
          [228, 52, 4],
          [204, 60, 3],
          [176, 78, 4],
          [190, 40, 5],
          [-40, 160, 6],
          [-30, 134, 4],
          [356, 200, 5],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'none', { stroke: '#e8ffff', 'stroke-width': 2.4 }))
          .join('') +
        (at.wide
          ? line(
              'M-96 320V226m0 50l-24 -28m24 10l22 -26M384 320V226m0 56l-26 -30m26 12l24 -30M-64 320V266m0 20l16 -18',
              '#ff7a9a',
              14,
            ) +
            line('M-98 316V228M382 316V228', '#ffc8d0', 4) +
            line('M340 322q-16 -34 0 -60t-4 -50M410 322q14 -30 0 -54M-44 322q14 -30 0 -52', '#2fc8a0', 9)
          : '') +
        area(star(204, 168, 4, 22, 4), '#fff') +
        write({
          x: 36,
          y: 212,
          width: 228,
          height: 72,
          rows: 1,
          style: {
            paint: 'block',
            bend: 'straight',
            alphabet: 'brush',
            tint: { ink: '#240848', pale: '#fff', shade: '#7a1a6a' },
          },
        }),
      [104, -1, 0.907],
    )
  )
}

/** A match burns with the flame of a chili, and the name is the label of its box. */
const redHotSili: Flagship = (at, write) =>
  lit('dark', ['#2a0618', '#5a0c20', '#a8241c'], [0, 1]) +
  lit('table', ['#a83a1c', '#4a0f18', '#1c0410'], [0, 1]) +
  lit('flame', ['#ff3a1c', '#ff8a1c', '#ffd84a', '#fff4b8'], [0, 1]) +
  lit('chili', ['#ff5a3a', '#e8182c', '#a80a2c', '#5a0420'], [1, 0.3]) +
  lit('cap', ['#b8f06a', '#3aa03a', '#0f5a34'], [1, 0.4]) +
  lit('stick', ['#ffe4a8', '#e0a050', '#9a5a24'], [1, 0]) +
  lit('label', ['#fff8dc', '#ffe6a8', '#f0b45a'], [1, 0.6]) +
  halo('heat', '#ff9a2a') +
  backdrop(at, 'url(#dark)') +
  inScene(
    at,
    circle(150, 96, 230, 'url(#heat)') +
      circle(150, 110, 130, 'url(#heat)') +
      area('M-260 216H430V340H-260Z', 'url(#table)') +
      line('M-260 218H430', '#ffb05a', 3, { opacity: 0.8 }) +
      oval(150, 236, 190, 22, '#ffb84a', 0, { opacity: 0.45 }) +
      // Matches that wait on the table, and the smoke of the one before.
      [
        [-120, 262, 12],
        [-60, 288, -8],
        [350, 258, -14],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          place(
            box(-60, 4, 120, 9, '#1c0410', 3) +
              box(-60, -4, 120, 10, 'url(#stick)', 3) +
              oval(60, 1, 13, 9, '#e0243a') +
              oval(56, -2, 5, 3, '#ff9a8a'),
            x,
            y,
            1,
            turn,
          ),
        )
        .join('') +
      // The burning match.
      area(
        'M150 -26C206 26 226 78 200 120C186 144 114 144 100 120C74 78 104 52 112 18C128 36 136 6 150 -26Z',
        'url(#flame)',
      ) +
      area(
        'M92 60C84 44 92 34 90 22C102 34 108 46 102 62ZM214 52C222 38 214 26 220 14C230 30 230 44 222 58Z',
        '#ffb03a',
      ) +
      box(143, 130, 14, 90, 'url(#stick)', 3) +
      box(143, 130, 14, 26, '#3a1414', 3) +
      line('M146 160V214', '#fff4d0', 3) +
      area(
        'M122 112C118 74 136 40 162 10C172 0 184 -4 190 -12C190 2 184 14 182 30C180 62 184 92 174 116Q150 132 122 112Z',
        'url(#chili)',
      ) +
      area('M130 104C128 76 142 46 166 18C154 48 146 76 146 108Z', '#ffc0a0', { opacity: 0.85 }) +
      area(
        'M118 112C126 100 138 108 148 104C158 108 168 100 178 112C172 124 164 128 157 130L156 140H144L143 130C132 128 124 122 118 112Z',
        'url(#cap)',
      ) +
      area(star(112, 150, 4, 12, 3) + star(214, 128, 4, 15, 3) + star(84, 96, 4, 9, 2), '#fff0a8') +
      [
        [66, 60, 3],
        [240, 100, 4],
        [78, 130, 2.6],
        [226, 158, 3],
        [50, 104, 2],
        [20, 40, 3],
        [-40, 90, 4],
        [330, 60, 4],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffd25e'))
        .join('') +
      // The box: its tray with heads of matches, and the label.
      contact(160, 290, 150, 10) +
      place(
        area('M-126 -38L-104 -64H146L124 -38Z', '#7a1020') +
          area('M-116 -44L-102 -60H136L122 -44Z', '#3a0a14') +
          repeat(
            15,
            (i) =>
              line(`M${-96 + i * 15} -50v10`, '#f0c880', 7) +
              oval(-96 + i * 15, -54, 6, 7, '#e8283c') +
              circle(-98 + i * 15, -57, 2, '#ffb8a0'),
          ) +
          area('M124 -38L146 -64V26L124 54Z', '#5a1424') +
          line('M128 -30L142 -48M128 -12L142 -30M128 8L142 -12M128 28L142 8', '#a8404a', 4) +
          box(-126, -42, 250, 96, '#c8142c', 5) +
          box(-119, -35, 236, 82, 'url(#label)', 4) +
          box(-114, -30, 226, 72, 'none', 3, { stroke: '#c8142c', 'stroke-width': 2.4 }) +
          write({
            x: -112,
            y: -33,
            width: 222,
            height: 80,
            rows: 1,
            style: { ...onSign, weight: 0.27, tint: { ink: '#a80a20' } },
          }),
        146,
        236,
        1,
        -3,
      ),
  )

/** Color, place and size of each house. */
const RAINBOW = [
  ['#c07af8', 92, 96, 0.86],
  ['#6a78f8', 178, 92, 0.86],
  ['#48bcff', 50, 160, 0.96],
  ['#4cd07a', 150, 154, 0.96],
  ['#ffd83a', 250, 160, 0.96],
  ['#ff9a3a', 94, 226, 1.08],
  ['#ff5a5a', 206, 226, 1.08],
] as const

/** A hill with seven large houses, each in a color of the rainbow. */
const pitongKulay: Flagship = (at, write) => {
  const bush = (x: number, y: number, r: number): string =>
    place(
      outlined(area('M-20 10C-28 2 -22 -8 -14 -7C-12 -18 8 -20 11 -9C20 -10 28 2 20 10Z', '#2fa060'), 4) +
        area('M-14 0C-14 -6 -8 -12 2 -12C-2 -8 -4 -2 -4 2Z', '#8ae08a'),
      x,
      y,
      r / 15,
    )
  return (
    lit('air', ['#3aa0f0', '#8adcf8', '#f0fff0'], [0, 1]) +
    lit('hill', ['#8ad860', '#2f9a5a'], [0, 1]) +
    halo('sun', '#fff8d0') +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [198, 2, 0.96]),
      write,
      circle(20, 20, 150, 'url(#sun)') +
        circle(26, 30, 20, '#fff6c0') +
        cloud(264, 96, 0.6, '#fff', 0.9) +
        cloud(-120, 40, 0.9) +
        area('M-260 180Q-190 110 -110 150T20 120Q150 30 290 120T430 130V340H-260Z', '#5ac0a8', { opacity: 0.8 }) +
        area('M-260 230Q-140 190 -60 196Q30 60 142 62Q260 66 330 200L430 190V340H-260Z', 'url(#hill)') +
        bush(28, 100, 11) +
        bush(262, 108, 12) +
        rainbowHouses(RAINBOW) +
        bush(8, 206, 16) +
        bush(294, 208, 16) +
        bush(150, 220, 13) +
        onlyWide(at, bush(-30, 226, 22) + bush(-70, 236, 18) + bush(-150, 240, 26) + bush(330, 236, 26)) +
        turf(at, 218, ['#8ad860', '#2f8a52', '#0f4a3c']),
      {
        paint: 'split',
        bend: 'straight',
        weight: 0.28,
        tint: { ink: '#2a0f6a', pale: '#fff', glow: '#ffe25a' },
      },
      { x: 14, y: 217, width: 272, height: 66, rows: 1 },
      { x: 24, y: 58, width: 176, height: 124 },
    )
  )
}

/** An island from the air is a slice of watermelon: a red beach, a reef of foam, and a green coast with the name. */
const summerSlice: Flagship = (at, write) => {
  const wedge = (radius: number, half: number, top = 0): string => {
    const [dx, dy] = [radius * Math.sin(half), radius * Math.cos(half)]
    return `M150 ${14 + top}L${num(150 + dx)} ${num(14 + dy)}A${radius} ${radius} 0 0 1 ${num(150 - dx)} ${num(14 + dy)}Z`
  }
  const parasol = (x: number, y: number, r: number, color: string): string =>
    oval(x + 12, y + 15, r, r * 0.9, '#5a0428', 0, { opacity: 0.4 }) +
    circle(x, y, r, '#fff') +
    repeat(4, (i) => {
      const [a, b] = [(i * Math.PI) / 2, (i * Math.PI) / 2 + Math.PI / 4]
      return area(
        `M${x} ${y}L${num(x + r * Math.cos(a))} ${num(y + r * Math.sin(a))}A${r} ${r} 0 0 1 ${num(x + r * Math.cos(b))} ${num(y + r * Math.sin(b))}Z`,
        color,
      )
    }) +
    circle(x, y, 2.6, '#ffd25e')
  const sunbather = (x: number, y: number, turn: number, towel: string, suitColor: string): string =>
    place(
      box(-11, -24, 26, 52, '#5a0428', 3, { opacity: 0.3 }) +
        box(-13, -26, 26, 52, towel, 3) +
        line('M-13 -16H13M-13 16H13', '#fff', 3) +
        line('M-3 4L-4 20M3 4L4 20M-6 -8L-10 2M6 -8L10 2', '#b8703c', 4) +
        box(-6, -11, 12, 18, suitColor, 5) +
        circle(0, -16, 5, '#b8703c') +
        circle(0, -18, 7, '#ffe08a') +
        circle(0, -18, 3.6, '#e0a83a'),
      x,
      y,
      1,
      turn,
    )
  const boat = (x: number, y: number, turn: number, color: string): string =>
    place(
      area('M0 34L-16 92H16Z', '#fff', { opacity: 0.5 }) +
        area('M0 -36C9 -20 9 20 5 36H-5C-9 20 -9 -20 0 -36Z', '#fff8e0') +
        area('M0 -28C5 -14 5 16 3 30H-3C-5 16 -5 -14 0 -28Z', color) +
        line('M-20 -12Q0 -16 20 -12M-20 14Q0 10 20 14M-20 -24V26M20 -24V26', '#fff8e0', 3),
      x,
      y,
      0.8,
      turn,
    )
  return (
    lit('gulf', ['#0f8ad8', '#1fc0d8', '#5ae8d8'], [0.6, 1]) +
    lit('flesh', ['#ff8a7a', '#ff4a5e', '#e01f48'], [0.4, 1]) +
    lit('rind', ['#4ac85a', '#148a3e', '#0a5a34'], [0.5, 1]) +
    halo('glare', '#fff', 0.8) +
    backdrop(at, 'url(#gulf)') +
    inScene(
      at,
      circle(-20, -10, 220, 'url(#glare)') +
        line(
          'M-240 40q12 -8 24 0t24 0M-180 130q12 -8 24 0t24 0M-220 210q12 -8 24 0t24 0M-90 60q12 -8 24 0t24 0M-60 190q12 -8 24 0t24 0M24 24q12 -8 24 0t24 0M236 110q12 -8 24 0t24 0M330 60q12 -8 24 0t24 0M340 170q12 -8 24 0t24 0M300 250q12 -8 24 0t24 0M-120 270q12 -8 24 0t24 0M10 120q10 -7 20 0t20 0',
          '#d8fff4',
          4,
          { opacity: 0.7 },
        ) +
        area(wedge(272, 0.68, 14), '#08507a', { opacity: 0.4, transform: 'translate(8 12)' }) +
        area(wedge(272, 0.68, -14), '#7af0e0', { stroke: '#7af0e0', 'stroke-width': 22, 'stroke-linejoin': 'round' }) +
        area(wedge(270, 0.66, -6), '#fff', { stroke: '#fff', 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
        area(wedge(268, 0.65), 'url(#rind)') +
        repeat(11, (i) => {
          const a = -0.6 + i * 0.12
          const p = (r: number, b: number): string => `${num(150 + r * Math.sin(b))} ${num(14 + r * Math.cos(b))}`
          return line(`M${p(220, a)}L${p(236, a + 0.02)}L${p(248, a - 0.02)}L${p(266, a + 0.02)}`, '#0a5a30', 8, {
            opacity: 0.45,
          })
        }) +
        area(wedge(217, 0.65), '#eaffd0') +
        area(wedge(206, 0.65), 'url(#flesh)') +
        area(`M150 14L${num(150 - 206 * Math.sin(0.65))} ${num(14 + 206 * Math.cos(0.65))}l14 8L156 30Z`, '#ffb0a0', {
          opacity: 0.8,
        }) +
        [
          [150, 66, 4],
          [128, 108, 16],
          [178, 102, -14],
          [206, 138, -20],
          [94, 160, 24],
          [228, 184, -28],
          [190, 190, -10],
          [64, 186, 30],
        ]
          .map(([x = 0, y = 0, turn = 0]) =>
            place(
              area('M0 -11C6 -4 7 6 0 9C-7 6 -6 -4 0 -11Z', '#3a0a1c') + line('M-2 -4Q-3 0 -2 3', '#ff9aa0', 1.6),
              x,
              y,
              1,
              turn,
            ),
          )
          .join('') +
        parasol(112, 132, 21, '#1fa8d8') +
        sunbather(146, 140, 14, '#ffd84a', '#2a5ae0') +
        parasol(196, 162, 17, '#ffb42a') +
        sunbather(158, 194, -24, '#2fd0c8', '#e8306a') +
        parasol(110, 192, 15, '#8a4ae0') +
        boat(32, 66, 26, '#ffb42a') +
        boat(268, 136, -18, '#f8486a') +
        boat(362, 210, -30, '#8a4ae0') +
        (at.wide
          ? boat(-186, 40, 64, '#ffb42a') + boat(-20, 270, 100, '#8a4ae0')
          : write({
              ...onArc('bowl', 150, 14, 237, 48, 0.55),
              style: {
                paint: 'block',
                bend: 'bowl',
                edge: 0.14,
                tint: { pale: '#fffbe4', shade: '#ffd84a', ink: '#043a24' },
              },
            })),
      [214, -8, 0.96],
    ) +
    (at.wide
      ? write({
          x: 24,
          y: 62,
          width: 204,
          height: 146,
          style: { paint: 'block', bend: 'rise', tint: { pale: '#fffbe4', shade: '#e01f48', ink: '#06405a' } },
        })
      : '')
  )
}

/** A square slice of ube cake: layers of purple sponge, and cream with a cherry. */
const ubeSwirl: Flagship = (at, write) => {
  const layer = (y: number, tall: number, color: string, side: string): string =>
    area(`M34 ${y}L186 ${y + 34}V${y + 34 + tall}L34 ${y + tall}Z`, color) +
    area(`M186 ${y + 34}L268 ${y - 14}V${y - 14 + tall}L186 ${y + 34 + tall}Z`, side)
  return (
    lit('room', ['#ffe6a8', '#ffb87a', '#e8708a'], [0.7, 1]) +
    lit('cloth', ['#3a9a98', '#146a78', '#0f4a64'], [0, 1]) +
    lit('top', ['#d8a8ff', '#9a4af0', '#6a22c8'], [1, 0.6]) +
    lit('plate', ['#ffffff', '#f4ecff', '#c0b0e0'], [0.4, 1]) +
    lit('silver', ['#fff', '#d0d4ea', '#7a7aa8'], [1, 0.2]) +
    round('cherry', ['#ffa0a0', '#e8203a', '#8a0a24']) +
    halo('window', '#fffbe0') +
    backdrop(at, 'url(#room)') +
    scene(
      closer(at, [204, 12, 0.94]),
      write,
      circle(60, 40, 210, 'url(#window)') +
        area('M-260 168H430V340H-260Z', 'url(#cloth)') +
        line('M-260 170H430', '#c8fff0', 3, { opacity: 0.8 }) +
        place(
          outlined(oval(150, 240, 178, 50, 'url(#plate)'), 5) +
            oval(150, 230, 146, 36, 'none', 0, { stroke: '#b8a4e0', 'stroke-width': 3 }) +
            oval(160, 222, 128, 24, '#3a1a6a', 0, { opacity: 0.5 }) +
            // The sides of the slice: sponge and cream by turns; then the icing with its drops.
            layer(98, 30, '#7a34d8', '#5218a0') +
            layer(128, 10, '#fff6e8', '#d8c0e8') +
            layer(138, 30, '#8a44e4', '#5a1eac') +
            layer(168, 10, '#fff6e8', '#d8c0e8') +
            layer(178, 28, '#7a34d8', '#5218a0') +
            area('M34 98L186 132V240L34 206ZM186 132L268 84V192L186 240Z', 'none', {
              stroke: INK,
              'stroke-width': 4,
              'stroke-linejoin': 'round',
            }) +
            line(
              'M52 116h.01M84 120h.01M120 132h.01M156 138h.01M66 156h.01M104 160h.01M146 172h.01M58 194h.01M98 206h.01M140 212h.01M168 216h.01',
              '#c89aff',
              6,
              { opacity: 0.8 },
            ) +
            outlined(
              area(
                'M34 78L206 48Q256 60 268 72V92C262 110 250 104 248 94C244 112 228 114 226 100C222 122 204 124 200 112C198 134 178 138 174 124C168 128 160 128 158 118C152 134 136 132 134 116C128 124 116 122 114 110C106 122 92 116 90 104C82 112 70 108 68 98C58 106 40 106 34 94Z',
                'url(#top)',
              ),
              4.6,
            ) +
            area('M48 80L204 52Q236 58 252 70L186 104Z', '#e4c4ff', { opacity: 0.6 }) +
            // The swirl of cream and the cherry.
            outlined(
              area(
                'M98 78C90 58 112 44 130 52C124 34 152 22 168 32C170 14 196 14 202 32C220 30 232 46 222 60C236 72 222 90 204 86C188 98 160 98 150 90C130 98 104 96 98 78Z',
                '#fffdf6',
              ) + circle(170, 18, 24, 'url(#cherry)'),
              4.6,
            ) +
            line('M112 74C128 84 150 78 158 66M138 52C152 62 172 58 184 44M168 80C186 82 202 76 210 64', '#d8b8f0', 5) +
            line('M172 -2C176 -14 186 -20 198 -22', '#3f7a2a', 6) +
            oval(162, 10, 7, 5, '#fff', -30),
          28,
          22,
          0.76,
        ) +
        place(
          outlined(area('M-9 20L-16 -14V-62H-9V-24H-4V-64H4V-24H9V-62H16V-14L9 20L12 130H-12Z', 'url(#silver)'), 4.4) +
            line('M-3 26V116', '#fff', 4),
          268,
          130,
          0.8,
          12,
        ) +
        drape(at, 226, ['#b06af0', '#5a1fae', '#2a0a66'], '#fff0c8'),
      { paint: 'block', bend: 'straight', edge: 0.24, tint: { pale: '#fff8e2', shade: '#f0b46a', ink: '#2a0a58' } },
      { x: 26, y: 218, width: 248, height: 66, rows: 1 },
      { x: 24, y: 66, width: 196, height: 140, rows: 2 },
    )
  )
}

/** A vinta heels in the wind before Zamboanga; the name is on a stripe of its sail. */
const zamboWinds: Flagship = (at, write) => {
  const stripe = (from: number, to: number, color: string): string => {
    const left = (t: number): string => `${num(2 + 34 * t)} ${num(24 + 190 * t)}`
    const right = (t: number): string => `${num(222 + 22 * t)} ${num(-26 + 198 * t)}`
    return area(
      `M${left(from)}Q${num(110 + 28 * from)} ${num(-34 + 200 * from)} ${right(from)}L${right(to)}Q${num(110 + 28 * to)} ${num(-34 + 200 * to)} ${left(to)}Z`,
      color,
    )
  }
  return (
    lit('air', ['#1a5ae0', '#4ab4f8', '#c8f0ff'], [0.2, 1]) +
    lit('sea', ['#2ac8d0', '#0f7ab8', '#0a2f78'], [0, 1]) +
    lit('front', ['#7af0e8', '#1290c0', '#0a3a8a'], [0, 1]) +
    lit('hull', ['#ffb86a', '#c8542a', '#5a1a20'], [0, 1]) +
    lit('shade', ['#fff', '#fff', '#1a0a5a'], [1, 0.2]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    inScene(
      at,
      circle(-30, 20, 230, 'url(#sun)') +
        line(
          'M-250 60C-160 30 -100 70 -20 44M-240 100C-170 84 -120 116 -50 96M230 96C270 80 300 104 350 88S410 100 430 90M260 130C300 120 330 138 380 124',
          '#fff',
          7,
          { opacity: 0.6 },
        ) +
        // The fort and the town on the far coast.
        area(
          'M-260 196V180H-210V170H-196V180H-150V166L-140 154L-130 166V180H-40V172H-30V180H80L240 184L262 168L300 160L340 172L430 164V200H-260Z',
          '#5a78c8',
        ) +
        area('M348 164A16 16 0 0 1 380 164V178H348ZM362 148V140H366V148ZM392 168V146L396 138L400 146V168Z', '#e8f0ff') +
        area('M-260 192H430V340H-260Z', 'url(#sea)') +
        line('M-240 208h60M-140 222h80M-220 240h70M280 214h70M310 236h90', '#c8fff8', 4, { opacity: 0.7 }) +
        // The sail.
        line('M236 -60L150 262', '#6a2a1c', 9) +
        stripe(0, 0.17, '#f0304a') +
        stripe(0.17, 0.32, '#ffc82a') +
        stripe(0.32, 0.74, '#fffaf0') +
        stripe(0.74, 0.87, '#1fb06a') +
        stripe(0.87, 1, '#7a3ae0') +
        `<g opacity=".3">${stripe(0, 1, 'url(#shade)')}</g>` +
        line('M-2 24L37 216', '#8a4a24', 7) +
        line('M0 25Q110 -34 224 -27', '#8a4a24', 6) +
        write({
          x: 24,
          y: 52,
          width: 212,
          height: 76,
          turn: -12,
          skew: -6,
          rows: 2,
          style: { ...onSign, weight: 0.29, tint: { ink: '#4a12a0' } },
        }) +
        // The hull, its outrigger, and a sailor who stands at the bow and holds the stay.
        area('M-20 246C60 268 190 256 306 196C286 254 200 292 90 288C40 286 0 272 -20 246Z', 'url(#hull)') +
        line('M-20 247C60 268 190 256 306 197', '#ffe0a0', 5) +
        area('M40 266l18 4l-12 12ZM90 271l20 1l-14 13ZM142 268l20 -3l-12 15ZM192 256l20 -6l-10 17Z', '#ffc82a') +
        line('M176 250L262 296M110 264L196 306', '#5a1a20', 7) +
        line('M168 314Q250 312 318 278', '#ffe6b0', 10) +
        line('M224 -27L303 198', '#fff6dc', 2.4) +
        place(
          area(
            limb([
              [-5, -46, 21],
              [-13, -24, 15],
              [-17, -12, 12],
            ]),
            '#1f2a78',
          ) +
            line('M-17 -10L-19 0H-10', '#8a4a2c', 8) +
            area(
              limb([
                [5, -46, 21],
                [19, -30, 15],
                [17, -20, 12],
              ]),
              '#3448a8',
            ) +
            line('M17 -18L16 -8H25', '#a8623a', 8) +
            // The arm that rests on the hip.
            line('M-13 -78L-28 -64L-13 -52', '#a8623a', 8) +
            line('M-12 -79L-22 -70', '#b81a38', 12) +
            area('M-15 -46L-18 -76Q-16 -88 0 -88Q16 -88 17 -76L15 -46Z', '#f0304a') +
            area('M6 -88Q16 -87 17 -76L15 -46H2Q10 -66 6 -88Z', '#b81a38') +
            area('M-15 -54H15L16 -44H-16Z', '#ffc82a') +
            area('M-10 -46L-20 -28L-10 -30L-4 -45Z', '#f0a01f') +
            line('M-6 -87L2 -76L8 -87', '#fff6dc', 3) +
            // The arm that holds the stay.
            line('M13 -79L24 -70', '#d82440', 12) +
            line('M25 -69L30 -84', '#a8623a', 8) +
            circle(30, -87, 5.4, '#a8623a') +
            box(-4, -96, 9, 12, '#8a4a2c') +
            area(
              'M-13 -104C-14 -120 12 -124 15 -108L19 -101L14 -99C14 -92 8 -90 2 -90C-6 -90 -12 -96 -13 -104Z',
              '#b87044',
            ) +
            area(
              'M-15 -102C-20 -126 12 -132 17 -112C8 -114 2 -112 -2 -106L-6 -100C-8 -96 -12 -96 -15 -102Z',
              '#1c1030',
            ) +
            line('M-15 -111Q0 -118 16 -111', '#ffc82a', 6) +
            line('M-15 -110L-27 -104M-15 -111L-26 -114', '#ffc82a', 5) +
            circle(9, -105, 2, '#1c1030') +
            line('M7 -95Q11 -94 13 -97', '#6a2a1c', 2),
          250,
          230,
          0.9,
        ) +
        // Spray and the near waves.
        area(
          'M-260 276Q-200 250 -140 274T-20 268Q30 258 70 284T180 290Q240 270 300 292T430 280V340H-260Z',
          'url(#front)',
        ) +
        [
          [228, 284, 9],
          [243, 276, 12],
          [260, 268, 13],
          [276, 272, 12],
          [290, 280, 13],
          [304, 288, 10],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff'))
          .join('') +
        line('M-240 278Q-200 252 -140 276T-20 270Q30 260 70 286T180 292Q240 272 300 294T430 282', '#fff', 5) +
        circle(296, 244, 4, '#fff') +
        circle(322, 216, 5, '#fff') +
        circle(16, 262, 5, '#fff') +
        circle(0, 250, 4, '#fff'),
      [96, -1, 0.907],
    )
  )
}

export const letterSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '27209': sabadoBingo,
  '50220': perlas,
  '50222': zamboWinds,
  '50232': ubeSwirl,
  '50235': riceSteps,
  '50244': redHotSili,
  '50248': pitongKulay,
  '50249': talaTala,
  '50259': cocoLoco,
  '50262': kampana,
  '50274': summerSlice,
}
