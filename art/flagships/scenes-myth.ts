/** Covers with storms, spirits, tables and treasure whose scene fills the frame, by game ID. */
import { stars } from '../canvas.ts'
import { area, box, circle, dots, inked, line, pen, place, repeat, star } from '../draw.ts'
import { ball } from '../families/bingo.ts'
import { palettes } from '../palettes.ts'
import { closer, scene, sceneBelow } from './caption.ts'
import { marquee, swell, weave } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { halo, limb, lit } from './volume.ts'
import { INK } from '../motifs/outline.ts'
import { bronze, drawFace } from '../people/head.ts'
import { outlined } from '../people/outline.ts'
import { racingJockey } from '../people/soft-heads.ts'
import { kettleGongs, woolMallet } from '../motifs/own-subjects-lights.ts'

/** A surfer leans into the tube of a wave in the evening sun. */
const siargaoSurf: Flagship = (at, write) => {
  const { light, base, shade } = bronze
  /** An open hand from its wrist at 0,0 to the right: a palm, four fingers, and a thumb above or below. */
  const hand = (thumb: 1 | -1): string =>
    [
      [17, -7, 25, -12],
      [19, -2.4, 29, -4],
      [19, 2.4, 28, 4.6],
      [17, 7, 23, 11.4],
    ]
      .map(([x = 0, y = 0, toX = 0, toY = 0]) =>
        area(
          limb([
            [x - 8, y * 0.8, 5.4],
            [toX, toY, 4.4],
          ]),
          base,
        ),
      )
      .join('') +
    area(
      limb([
        [6, thumb * 4, 6],
        [11, thumb * 13, 4.6],
      ]),
      base,
    ) +
    area('M-2 -4.4C4 -7 10 -9 16 -8C19 -4 19 4 16 8C10 9 4 7 -2 4.4Z', base)
  const board =
    outlined(area('M-100 66C-60 92 50 86 112 32C116 24 108 18 98 22C52 46 -46 48 -100 66Z', '#ffd23f'), 8) +
    area('M-100 66C-60 92 50 86 112 32C80 56 -20 78 -100 66Z', '#e8503f') +
    line('M-70 62C-20 56 44 50 88 32', '#fff3b0', 4)
  const inShape = (shapes: string): string => outlined(shapes, 8, ' stroke-linejoin="round"')
  const leg = (joints: Parameters<typeof limb>[0]): string => area(limb(joints), base)
  const surfer =
    board +
    // Both knees are bent to their sides; each foot is across the board.
    inShape(
      leg([
        [-14, 20, 30],
        [-46, 22, 24],
        [-50, 26, 20],
        [-42, 44, 18],
        [-38, 60, 10],
      ]) +
        area('M-44 56C-38 54 -34 56 -32 60C-30 66 -36 70 -46 70L-60 72C-64 70 -62 66 -56 64Z', base) +
        leg([
          [14, 18, 30],
          [48, 6, 24],
          [53, 10, 20],
          [49, 28, 18],
          [46, 42, 10],
        ]) +
        area('M40 40C46 36 52 38 54 42L70 46C75 48 74 53 68 53L46 54C40 52 38 46 40 40Z', base),
    ) +
    area(
      'M-42 34L-34 60L-30 62C-30 66 -38 70 -46 69C-36 64 -40 52 -46 36ZM55 10C60 22 54 34 52 42L44 42C48 30 50 22 44 14Z',
      shade,
    ) +
    // The chest and the belly face the viewer; an arm at each side goes from its round shoulder to the open hand.
    inShape(
      area(
        'M-24 12C-26 0 -20 -10 -20 -24C-22 -36 -18 -46 -8 -50L6 -54L7 -70H27L30 -56L38 -54C48 -50 48 -42 44 -30C40 -16 30 -8 28 12Z',
        base,
      ) +
        area(
          limb([
            [-10, -38, 24],
            [-44, -33, 16],
            [-50, -35, 15],
            [-80, -54, 8],
          ]),
          base,
        ) +
        place(hand(1), -80, -54, 1.15, 213) +
        area(
          limb([
            [36, -42, 24],
            [66, -40, 16],
            [71, -42, 15],
            [98, -66, 8],
          ]),
          base,
        ) +
        place(hand(-1), 98, -66, 1.15, -42),
    ) +
    area(
      'M7 -66L27 -66L29 -56Q16 -50 7 -56ZM-16 -28C-28 -28 -40 -27 -50 -28L-80 -50L-76 -54L-50 -38C-40 -36 -28 -34 -16 -36ZM46 -32L70 -34L98 -60L94 -64L70 -42L46 -40Z',
      shade,
    ) +
    area('M44 -30C40 -16 30 -8 28 12H12C18 -6 34 -18 38 -40Z', shade) +
    line(
      'M2 -49L14 -45L30 -50M-12 -26Q0 -18 11 -26Q22 -20 32 -29M9 -24Q6 -8 5 4M-8 -8Q-4 -5 -2 -5M12 -6Q16 -6 20 -9',
      '#8a4a30',
      2.6,
      {
        opacity: 0.7,
      },
    ) +
    inShape(
      area(
        'M-27 4C-34 16 -40 30 -36 40C-24 44 -8 40 2 30C14 38 34 36 44 28C44 16 36 8 30 2C12 8 -10 10 -27 4Z',
        '#ff4f6a',
      ),
    ) +
    area('M30 2C36 8 44 16 44 28C34 36 14 38 2 30L6 18C16 18 26 12 30 2Z', '#c42a4e') +
    line('M-27 6C-10 11 12 10 30 4', '#ffd23f', 5) +
    line('M-14 -44L-46 -39L-74 -56M36 -51L68 -47L92 -68', light, 4, { opacity: 0.85 }) +
    // The head and its wet hair, which the wind blows back.
    place(
      inked(
        outlined(
          area(
            'M48 -70C20 -112 -50 -104 -60 -50C-76 -60 -98 -50 -124 -62C-120 -40 -100 -30 -84 -30C-104 -20 -122 -22 -140 -30C-130 0 -96 14 -70 4C-60 20 -50 20 -42 12L44 -10C58 -30 58 -54 48 -70Z',
            '#2a1420',
          ) +
            area(racingJockey.outline, base) +
            drawFace(racingJockey) +
            area(
              'M-54 -8C-62 -66 -36 -98 6 -96C48 -94 64 -56 50 -8C50 -34 42 -50 26 -62C0 -50 -36 -48 -46 -34C-52 -26 -52 -16 -54 -8Z',
              '#2a1420',
            ),
          16,
        ) + pen('M-40 -56C-28 -78 -4 -86 20 -82M-66 -38C-84 -44 -98 -44 -112 -50', '#8a5a78', 7),
      ),
      18,
      -82,
      0.3,
      6,
    )
  const wave =
    area(
      'M-260 330V150C-160 150 -80 120 -50 40C-20 -40 70 -70 160 -50C230 -34 280 10 284 62C262 30 222 10 176 14C110 22 84 74 106 128C132 188 230 202 330 176V330Z',
      'url(#wave)',
    ) +
    area(
      'M-260 330V190C-150 190 -60 170 -24 80C-4 24 40 -14 100 -24C40 20 20 84 48 146C84 220 210 240 330 206V330Z',
      'url(#deep)',
    ) +
    line(
      'M-30 110C-4 40 40 0 90 -14M-10 170C0 90 40 30 96 4M30 206C20 140 50 60 112 22M84 232C50 190 56 110 104 70',
      '#a8f0ff',
      5,
      { opacity: 0.5 },
    ) +
    line('M-70 86C-30 -20 60 -64 160 -48C230 -34 278 10 284 62', '#fff', 13) +
    dots(
      [
        [284, 66, 1],
        [272, 44, 1],
        [292, 84, 1],
        [260, 30, 1],
        [276, 92, 1],
        [246, 22, 1],
      ].map(([x, y]) => ({ x: x!, y: y! })),
      10,
      '#fff',
    ) +
    dots(
      [
        { x: 262, y: 70 },
        { x: 286, y: 114 },
        { x: 252, y: 52 },
        { x: 296, y: 50 },
      ],
      5,
      '#e8fbff',
    )
  return (
    lit('air', ['#ff7a8a', '#ffb878', '#fff0b0'], [0, 1]) +
    lit('wave', ['#b8fff0', '#3fd8e8', '#1a8ad0'], [0.3, 1]) +
    lit('deep', ['#5fe8e8', '#1fa0d8', '#1260b0'], [0.3, 1]) +
    halo('sun', '#fff6c8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(200, 110, 150, 'url(#sun)') +
        circle(206, 122, 56, '#fff3b8') +
        area('M60 176Q120 150 200 170T330 160V210H60Z', '#e87a9a') +
        wave +
        line('M-40 226C20 236 80 210 120 180M-80 250C0 262 60 240 110 204', '#fff', 8, { opacity: 0.85 }) +
        place(surfer, 166, 126, 0.98, -8) +
        area('M-260 330V256q60 -26 110 -6t120 0t120 0t120 0t110 -4V330Z', '#0f58a8') +
        line('M-240 250q40 -16 76 2M-90 254q50 -20 90 0M60 250q50 -16 90 2M190 252q40 -16 80 0', '#c8f4ff', 6),
      { paint: 'split', bend: 'wave', weight: 0.27 },
      { x: 25, y: 196, width: 238, height: 82, turn: -4, skew: -8 },
    )
  )
}

/** A row of gongs with bosses in a carved frame, as the player sees them, and both mallets. */
const kulintang: Flagship = (at, write) => {
  const edge = { stroke: INK, 'stroke-width': 4.5, 'stroke-linejoin': 'round' } as const
  // The spirals of the carving, between two ledges.
  const carving = repeat(7, (i) => {
    const x = -58 + i * 70
    return (
      line(
        `M${x} 188c-6 -24 22 -34 32 -16c6 16 -16 20 -16 6M${x} 188c14 12 40 10 54 -4c10 -14 -4 -24 -12 -14`,
        '#ffcf4a',
        5.4,
      ) + area(`M${x + 34} 184l9 -9l9 9l-9 9Z`, '#ff5f4a')
    )
  })
  const gongs: readonly (readonly [x: number, y: number, r: number])[] = at.wide
    ? [
        [-46, 118, 52],
        [57, 117, 48],
        [152, 116, 44],
        [240, 115, 41],
      ]
    : [
        [50, 118, 53],
        [153, 117, 49],
        [249, 116, 45],
      ]
  const [left, right] = at.wide ? [-98, 306] : [-8, 308]
  const struck = at.wide ? [gongs[2]!, gongs[3]!] : [gongs[0]!, gongs[2]!]
  return (
    lit('air', ['#ff9a4a', '#e83a4f', '#7a0f4a'], [0.3, 1]) +
    lit('stand', ['#2fc8b0', '#0f7a88', '#08405e'], [0, 1]) +
    halo('ring', '#fff0a0', 0.9) +
    backdrop(at, 'url(#air)') +
    sceneBelow(
      closer(at, [186, -10, 1.02]),
      write,
      repeat(9, (i) =>
        line(`M-260 ${-20 + i * 30}${'q20 -24 40 0q20 24 40 0'.repeat(8)}`, '#ffb07a', 4, { opacity: 0.22 }),
      ) +
        circle(struck[0]![0], 96, 100, 'url(#ring)') +
        circle(struck[1]![0], 92, 100, 'url(#ring)') +
        // The far rail, the gongs in their bed, and the carved front.
        area(`M${left} 158V118L${left + 10} 96H${right - 10}L${right} 118V158Z`, '#0a4a66', edge) +
        kettleGongs(gongs) +
        area(
          at.wide
            ? `M${left - 34} 130C${left - 30} 152 ${left - 10} 156 ${left + 6} 152H${right}V226H${left}C${left - 10} 190 ${left - 44} 170 ${left - 34} 120Z`
            : `M${left} 152H${right}V240H${left}Z`,
          'url(#stand)',
          { ...edge, 'stroke-width': 6 },
        ) +
        line(`M${left} 163H${right}M${left} 211H${right}`, '#ffd25e', 6) +
        `<g transform="${at.wide ? 'translate(-30 0)' : ''}">${carving}</g>` +
        line(`M${left + 4} 157H${right - 4}`, '#b8fff0', 3, { opacity: 0.8 }) +
        (at.wide
          ? area(`M${left + 30} 226h40v50h-40ZM${right - 70} 226h40v50h-40Z`, '#08405e', edge) +
            box(-260, 276, 620, 60, '#5a0a3c')
          : '') +
        // The rings of the sound, and the mallets.
        line(struck.map(([x]) => `M${x - 50} 82q-12 -10 -10 -26M${x + 48} 80q12 -10 10 -26`).join(''), '#fff6d0', 5) +
        woolMallet(struck[0]![0] - 2, 66, -24) +
        woolMallet(struck[1]![0] + 2, 64, 24) +
        weave(at, 214, ['#ffd890', '#c2482f', '#4a1420'], ['#e8a03a', '#1f8a86']),
      { paint: 'bulbs', bend: 'arch', weight: 0.27 },
      [62, 1],
      { x: 14, y: 20, width: 206, height: 56, rows: 1 },
      { x: 12, y: 8, width: 204, height: 64, rows: 1 },
    )
  )
}

/** A storm breaks over a lighthouse: the palms bend, and a wave rises behind it. */
const signalSiete: Flagship = (at, write) => {
  const palm = (x: number, y: number, size: number): string =>
    place(
      line('M0 0C-4 -50 -26 -84 -66 -102', '#04141f', 11) +
        line('M-4 -2C-8 -50 -28 -80 -66 -98', '#3f8a8a', 3) +
        area(
          'M-62 -104C-92 -124 -132 -122 -160 -100C-128 -108 -96 -106 -64 -96ZM-62 -106C-84 -140 -120 -150 -152 -140C-120 -134 -88 -124 -64 -98ZM-62 -102C-96 -104 -128 -88 -144 -64C-116 -80 -92 -92 -62 -96ZM-60 -104C-70 -132 -92 -152 -120 -160C-96 -144 -78 -124 -66 -98ZM-64 -98C-84 -90 -100 -74 -104 -52C-92 -70 -78 -84 -60 -94Z',
          '#0a3f3a',
        ) +
        line('M-64 -100C-96 -112 -128 -112 -156 -102M-64 -102C-90 -128 -120 -140 -148 -140', '#4fb08a', 2.6),
      x,
      y,
      size,
    )
  const bolt = (d: string): string => line(d, '#8fd8ff', 12, { opacity: 0.5 }) + line(d, '#fffbe0', 5)
  return (
    lit('storm', ['#0a1030', '#26407a', '#6fa0b8'], [0, 1]) +
    lit('tower', ['#ffffff', '#dfe8f4', '#7a8fb0'], [1, 0]) +
    lit('red', ['#ff6a5a', '#d8283f', '#7a0f30'], [1, 0]) +
    lit('wave', ['#bff4f0', '#2f9ab8', '#0f4a7a', '#0a2a52'], [0.3, 1]) +
    lit('rock', ['#5a6a88', '#1a2440'], [0, 1]) +
    lit('beam', ['#fff6b0', '#ffe98a'], [1, 0]) +
    halo('lamp', '#fff3a0') +
    backdrop(at, 'url(#storm)') +
    scene(
      closer(at, [206, -16, 1.06]),
      write,
      repeat(9, (i) => circle(i * 70 - 240, 4 + ((i * 29) % 22), 44, ['#1a2450', '#26366a', '#32467e'][i % 3]!)) +
        repeat(8, (i) => circle(i * 76 - 220, 36 + ((i * 17) % 14), 24, '#3f588e', { opacity: 0.7 })) +
        bolt('M34 36L54 70L40 74L60 118') +
        bolt('M-120 40L-100 72L-116 78L-92 120') +
        area('M122 36L-260 -24V104L122 56Z', '#fff3a0', { opacity: 0.46 }) +
        area('M138 36L340 -6V108L138 56Z', '#fff3a0', { opacity: 0.44 }) +
        // The wave curls behind the tower.
        area(
          'M340 250V84C316 46 268 34 232 50C200 64 188 92 198 118C206 102 228 94 244 106C264 122 252 160 216 184C184 206 140 208 100 214L60 250Z',
          'url(#wave)',
        ) +
        line(
          'M330 118C306 84 276 72 250 78M330 152C310 122 294 110 280 112M318 214C300 186 286 172 274 172M222 192C244 178 262 160 270 138',
          '#d8fbff',
          5,
          { opacity: 0.75 },
        ) +
        line('M344 90C318 50 268 38 234 52C206 66 194 90 198 116', '#fff', 12) +
        line(
          'M198 122h.01M190 106h.01M210 110h.01M196 88h.01M218 94h.01M214 66h.01M240 72h.01M244 52h.01M270 60h.01M284 46h.01M306 66h.01',
          '#fff',
          19,
        ) +
        line('M178 96h.01M182 72h.01M202 50h.01M228 34h.01M262 28h.01M184 134h.01', '#fff', 8) +
        area('M-260 216Q-140 196 -20 212L100 200L150 186L212 200L330 214V330H-260Z', 'url(#rock)') +
        place(
          area('M156 84H190L202 204H144Z', 'url(#tower)') +
            area('M153 110H193L195 134H150ZM148 160H198L200 184H146Z', 'url(#red)') +
            box(148, 76, 50, 10, '#1a2440', 3) +
            box(158, 50, 30, 27, '#fffbd0') +
            line('M168 50V77M178 50V77', '#1a2440', 3) +
            circle(173, 64, 70, 'url(#lamp)') +
            area('M152 52L173 30L194 52Z', 'url(#red)') +
            line('M173 30V18', '#1a2440', 4) +
            box(164, 94, 12, 14, '#1a2440', 5) +
            box(166, 142, 12, 14, '#1a2440', 5) +
            area('M80 176L118 152L156 176V212H86Z', '#c9d8e8') +
            area('M70 178L118 146L162 178Z', '#b82a3f') +
            box(104, 182, 20, 20, '#ffe07a', 2),
          -71,
          -28,
          1.16,
        ) +
        palm(250, 222, 0.66) +
        palm(306, 230, 0.86) +
        palm(-60, 226, 1) +
        area('M-40 120l26 -8l8 14l-26 10ZM250 20l18 8l-8 14l-18 -10Z', '#b82a3f') +
        line(
          repeat(34, (i) => `M${((i * 83) % 580) - 240} ${(i * 47) % 210}l-22 14`),
          '#e8fbff',
          2.6,
          { opacity: 0.55 },
        ) +
        line(`M-250 210${'q15 -16 30 0t30 0'.repeat(3)}`, '#fff', 6, { opacity: 0.8 }) +
        swell(at, 212, ['#4a7ac8', '#1f4490', '#081430']),
      { paint: 'fade', bend: 'straight', weight: 0.27 },
      { x: 20, y: 203, width: 260, height: 80 },
    )
  )
}

/** A four-leaf clover, a horseshoe and a coin on a bracelet, in green light. */
const luckyCharm: Flagship = (at, write) => {
  const leaf = 'M0 2C-66 -20 -58 -92 -18 -88C-6 -86 0 -76 0 -66C0 -76 6 -86 18 -88C58 -92 66 -20 0 2Z'
  const clover =
    line('M0 10C8 60 20 84 48 104', '#0a5a3a', 16) +
    line('M-2 10C6 58 18 80 44 98', '#6fe05a', 6) +
    [0, 1, 2, 3]
      .map((i) =>
        place(
          area(leaf, '#0a5a3a', { transform: 'translate(3 5)' }) +
            area(leaf, `url(#leaf${i})`) +
            line('M0 -10V-50M0 -28L-20 -46M0 -28L20 -46', '#d8ffb0', 4, { opacity: 0.7 }),
          0,
          0,
          1.06,
          i * 90 + 45,
        ),
      )
      .join('') +
    circle(0, 0, 8, '#d8ffb0')
  const shoe =
    area(
      'M-46 40C-74 -20 -40 -66 0 -66C40 -66 74 -20 46 40L22 34C44 -10 26 -42 0 -42C-26 -42 -44 -10 -22 34Z',
      'url(#gold)',
      { stroke: '#8a4a08', 'stroke-width': 4 },
    ) +
    line('M-46 20C-58 -20 -36 -54 -4 -58', '#fffbd8', 5) +
    dots(
      [
        { x: -43, y: 16 },
        { x: -46, y: -10 },
        { x: -34, y: -38 },
        { x: 0, y: -54 },
        { x: 34, y: -38 },
        { x: 46, y: -10 },
        { x: 43, y: 16 },
      ],
      4,
      '#7a3f08',
    )
  const coin =
    circle(0, 0, 42, '#8a4a08') +
    circle(-1, -2, 40, 'url(#gold)') +
    circle(-1, -2, 31, 'none', { stroke: '#b8680f', 'stroke-width': 3.4 }) +
    area(star(-1, -2, 5, 24, 11), '#fffbd8', { stroke: '#b8680f', 'stroke-width': 3 })
  const links = Array.from({ length: 31 }, (_, i) => ({
    x: -270 + i * 20,
    y: 24 + 44 * Math.sin(((i - 7) / 23) * Math.PI * 1.35) * 0.8,
  }))
  const turns = [
    ['#e8ff8a', '#4fd05a'],
    ['#b8f070', '#1f9a4f'],
    ['#7fe06a', '#0f7a48'],
    ['#d0ff80', '#35b455'],
  ] as const
  return (
    turns.map(([a, b], i) => lit(`leaf${i}`, [a, b], [0.6, 1])).join('') +
    lit('air', ['#0a4a6a', '#0f9a8a', '#a8e07a'], [0.4, 1]) +
    lit('gold', ['#fffbc8', '#ffcf40', '#e08a14', '#a85a0a']) +
    halo('shine', '#f0ffc0', 0.95) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      dots(
        [
          { x: -200, y: 60 },
          { x: -120, y: 200 },
          { x: 24, y: 200 },
          { x: 280, y: 210 },
          { x: 270, y: 100 },
          { x: -60, y: 120 },
        ],
        26,
        '#d8ffb8',
        { opacity: 0.2 },
      ) +
        dots(
          [
            { x: -160, y: 130 },
            { x: 40, y: 140 },
            { x: 250, y: 250 },
            { x: 110, y: 270 },
            { x: -30, y: 240 },
          ],
          15,
          '#fff',
          { opacity: 0.2 },
        ) +
        repeat(12, (i) => place(area('M-8 0L-38 -440H38L8 0Z', '#f4ffd0', { opacity: 0.16 }), 152, 120, 1, i * 30)) +
        circle(152, 116, 170, 'url(#shine)') +
        dots(links, 10, '#8a4a08') +
        dots(links, 7.5, '#ffd75e') +
        dots(
          links.map(({ x, y }) => ({ x: x - 2, y: y - 2.5 })),
          2.4,
          '#fffbe0',
        ) +
        place(shoe, 54, 106, 0.84, -14) +
        place(coin, 254, 118, 1) +
        place(clover, 152, 124, 1.04, -6) +
        area(star(96, 48, 4, 22, 5), '#fff') +
        area(star(226, 190, 4, 16, 4), '#fff') +
        area(star(282, 62, 4, 18, 4), '#fff'),
      { paint: 'fade', bend: 'smile', weight: 0.27 },
      { x: 20, y: 197, width: 260, height: 86 },
    )
  )
}

/** A train comes toward the viewer with a ball for a face, and balls fly in its steam. */
const bingoExpress: Flagship = (at, write) => {
  const p = palettes.lantern
  const puff = (x: number, y: number, r: number): string =>
    circle(x + 3, y + 6, r, '#8a5aa8', { opacity: 0.5 }) +
    circle(x, y, r, '#ffe9f0') +
    circle(x - r * 0.2, y - r * 0.24, r * 0.66, '#fff')
  return (
    lit('air', ['#1a1466', '#a83a8a', '#ff9a5a'], [0, 1]) +
    lit('hill', ['#2f8a6a', '#0f3f4a'], [0, 1]) +
    lit('boiler', ['#ff8a6a', '#e2303f', '#7a0f38'], [0.9, 1]) +
    lit('iron', ['#6a6a9a', '#2a2450', '#12102c'], [0.4, 1]) +
    lit('brass', ['#fff3a0', '#ffc23a', '#b8680f']) +
    halo('lamp', '#fff6c0') +
    backdrop(at, 'url(#air)') +
    stars(at, 22) +
    scene(
      at,
      write,
      circle(236, 110, 120, 'url(#lamp)') +
        area('M-260 210Q-170 130 -60 176T120 160T330 150V330H-260Z', 'url(#hill)') +
        area('M112 210L10 330H290L188 210Z', '#5a3a2c') +
        line('M96 248H204M80 270H220M62 294H238', '#8a5a3a', 9) +
        line('M122 210L36 330M178 210L264 330', '#d8d8f0', 7) +
        puff(-40, 30, 40) +
        puff(20, 20, 34) +
        puff(70, 6, 40) +
        puff(120, -4, 34) +
        puff(220, 2, 36) +
        puff(280, 20, 32) +
        ball(42, 78, 31, '12', '#2fb4ec', p) +
        ball(264, 112, 27, '48', '#a85af0', p) +
        ball(28, 142, 25, '7', '#ffb52e', p) +
        ball(272, 168, 24, '63', '#27c8a4', p) +
        box(134, 2, 32, 44, 'url(#iron)', 4) +
        area('M122 -6H178L170 14H130Z', 'url(#brass)') +
        box(84, 112, 132, 112, 'url(#iron)', 12) +
        circle(150, 112, 84, 'url(#iron)') +
        circle(150, 112, 76, 'url(#boiler)') +
        circle(150, 112, 76, 'none', { stroke: '#ffcf5a', 'stroke-width': 6 }) +
        ball(150, 112, 55, '75', '#ffc92e', p) +
        dots(
          [
            { x: 90, y: 82 },
            { x: 90, y: 142 },
            { x: 210, y: 82 },
            { x: 210, y: 142 },
            { x: 120, y: 52 },
            { x: 180, y: 52 },
          ],
          5,
          '#fff0a0',
        ) +
        box(74, 184, 152, 22, 'url(#boiler)', 8) +
        circle(98, 195, 44, 'url(#lamp)') +
        circle(202, 195, 44, 'url(#lamp)') +
        circle(98, 195, 14, '#fffbe0') +
        circle(202, 195, 14, '#fffbe0') +
        area('M70 212H230L262 274H38Z', 'url(#iron)') +
        line('M96 216L76 272M128 216L118 272M172 216L182 272M204 216L224 272', '#ffcf5a', 6) +
        marquee(at, 206, ['#ffb83a', '#8a2a7a', '#3a0f4a']),
      { paint: 'block', bend: 'straight', weight: 0.27 },
      { x: 28, y: 218, width: 244, height: 62 },
    )
  )
}

export const mythSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50246': luckyCharm,
  '50252': signalSiete,
  '50257': kulintang,
  '50286': siargaoSurf,
  '27210': bingoExpress,
}
