/** Covers of fish games whose scene is a lagoon from above, a pot in a grotto and a bay at sunset, by game ID. */
import { area, around, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { closer, scene } from './caption.ts'
import { beach, rocks, swell } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { onlyWide } from './scenery.ts'
import { contact, halo, lit, round } from './volume.ts'
import { INK, outlined } from '../motifs/outline.ts'

/** The crown of a palm from above. */
const crown = (x: number, y: number, size: number, turn = 0): string => {
  const frond = 'M0 0C14 -24 40 -30 66 -14C44 -16 22 -4 0 0Z'
  return place(
    around(8, 1, 10)
      .map(({ angle }) => place(area(frond, '#06384a'), 7, 11, 1, angle))
      .join('') +
      outlined(
        around(8, 1, 10)
          .map(({ angle }, i) => place(area(frond, i % 2 === 0 ? '#2fae5a' : '#7ed84a'), 0, 0, 1, angle))
          .join(''),
        4,
      ) +
      around(8, 1, 10)
        .map(({ angle }) => place(line('M6 -3Q30 -20 54 -17', '#e4ff9a', 2.4), 0, 0, 1, angle))
        .join('') +
      outlined(circle(-6, 3, 7, '#b8722e') + circle(7, 5, 7, '#8a4e1c'), 3),
    x,
    y,
    size,
    turn,
  )
}

/** A boat with two outriggers from above; its fisherman wears a wide hat. */
const bangka = (x: number, y: number, size: number, turn: number): string => {
  const hull = 'M-66 0Q-26 -20 26 -17Q52 -10 66 0Q52 10 26 17Q-26 20 -66 0Z'
  const bars = 'M-24 -36V36M24 -36V36'
  const floats = 'M-52 -36H46M-52 36H46'
  return place(
    `<g transform="translate(12 18)" opacity=".34">${area(hull, '#043a58')}${line(bars + floats, '#043a58', 9)}</g>` +
      line(`${bars}${floats}`, INK, 12) +
      line(bars, '#c98a3c', 5) +
      line(floats, '#ffe3a0', 6) +
      outlined(area(hull, '#ff5a3c'), 6) +
      area('M-50 0Q-22 -11 24 -10Q42 -6 50 0Q42 6 24 10Q-22 11 -50 0Z', '#8a2a1c') +
      box(-18, -11, 9, 22, '#ffc46a', 2) +
      box(30, -9, 8, 18, '#ffc46a', 2) +
      line('M-52 -6Q-20 -17 24 -14', '#ffb08a', 4) +
      outlined(circle(8, 0, 19, '#ffd97a'), 5) +
      area('M8 0L27 0A19 19 0 0 1 8 19ZM8 0L-6 13A19 19 0 0 1 -11 0Z', '#d8963a', { opacity: 0.8 }) +
      circle(8, 0, 5, '#fff3c0'),
    x,
    y,
    size,
    turn,
  )
}

/** A large shark from above swims below a small boat, over the light sand of a lagoon. */
const sharkLagoon: Flagship = (at, write) => {
  const body =
    'M0 -122C22 -120 38 -98 41 -62C43 -34 38 -6 29 24C23 48 24 64 36 88L18 96C2 76 -8 54 -16 26' +
    'C-30 -2 -42 -30 -41 -62' +
    'C-38 -98 -22 -120 0 -122Z'
  const tail = 'M12 80C34 88 64 84 88 60C84 94 66 112 46 116C50 130 44 150 24 166C10 144 6 110 12 80Z'
  const fins =
    'M36 -58C68 -50 104 -18 116 28C86 12 56 8 32 2ZM-36 -58C-68 -50 -104 -18 -116 28C-86 14 -54 6 -30 -4Z' +
    'M24 30C42 36 54 48 58 64C44 56 32 54 24 52ZM-16 28C-32 38 -42 52 -42 68C-30 58 -18 56 -6 52Z'
  // From above, an eye bulges at each edge of the head, and the jaw is open before the nose.
  const eye = (side: number): string =>
    outlined(oval(side * 35, -82, 10, 13, '#fff', side * -14), 5) +
    oval(side * 38, -84, 6, 8.6, '#10182c', side * -14) +
    circle(side * 37 - 2, -88, 2.6, '#fff')
  const teeth = (reach: number, high: number, length: number): string =>
    [-62, -40, -20, 0, 20, 40, 62]
      .map(
        (turn) =>
          `M${toothAt(turn - 9, reach, high)}L${toothAt(turn, reach - length, high - length)}L${toothAt(turn + 9, reach, high)}Z`,
      )
      .join('')
  const toothAt = (turn: number, reach: number, high: number): string => {
    const angle = (turn * Math.PI) / 180
    return `${num(Math.sin(angle) * reach)} ${num(-96 - Math.cos(angle) * high)}`
  }
  const jaw =
    outlined(area('M-36 -90C-42 -128 -26 -156 0 -156S42 -128 36 -90Z', 'url(#fins)'), 8) +
    area('M-28 -96C-30 -126 -18 -147 0 -147S30 -126 28 -96Z', '#8a1236') +
    area(teeth(27, 51, 12), '#fff') +
    area(teeth(29, 24, -10), '#fff')
  const shark =
    jaw +
    outlined(area(fins, 'url(#fins)') + area(tail, 'url(#fins)') + area(body, 'url(#back)'), 8) +
    area(body, 'url(#back)') +
    // The side away from the light.
    area(
      'M0 -122C22 -120 38 -98 41 -62C43 -34 38 -6 29 24C23 48 24 64 36 88L28 92C12 68 8 44 14 18C24 -14 28 -60 0 -122Z',
      '#0c1e4a',
      { opacity: 0.46 },
    ) +
    area('M-33 -58C-34 -86 -22 -108 -8 -112C-20 -92 -26 -66 -22 -40C-27 -38 -32 -44 -33 -58Z', '#d4f2ff', {
      opacity: 0.75,
    }) +
    line(
      'M-37 -46q9 4 16 -2M-35 -32q9 4 16 -2M-31 -18q9 4 16 -2M37 -46q-8 4 -15 -2M36 -32q-8 4 -15 -2',
      '#0e2350',
      4.6,
    ) +
    line('M-46 -44C-70 -34 -88 -16 -98 4M48 -48C72 -36 90 -18 100 2', '#bfe8ff', 4, { opacity: 0.7 }) +
    // The fin on the back leans to one side.
    outlined(area('M-6 -48C22 -36 46 -6 54 26C34 14 16 16 4 30C-4 4 -8 -22 -6 -48Z', 'url(#fins)'), 5) +
    line('M2 -34C20 -22 34 -4 42 14', '#cdefff', 4, { opacity: 0.8 }) +
    line('M-10 -112q4 -4 7 -1M10 -112q-4 -4 -7 -1', '#0e2350', 3.4) +
    eye(-1) +
    eye(1)
  const shadow = `<g fill="#04385c" opacity=".34">${area(fins + tail + body, '#04385c')}</g>`
  const net = (x: number, y: number): string =>
    `M${x} ${y}q18 -16 40 -4t42 -8M${x + 38} ${y - 4}q-6 22 12 34t40 -4M${x + 50} ${y + 30}q-22 10 -44 2`
  return (
    `<radialGradient id="water" cx=".5" cy=".36" r=".8"><stop stop-color="#d4ffd8"/>` +
    `<stop offset=".4" stop-color="#6af0c8"/><stop offset="1" stop-color="#12a8a8"/></radialGradient>` +
    `<linearGradient id="back" gradientUnits="userSpaceOnUse" x1="-40" y1="-60" x2="40" y2="40">` +
    `<stop stop-color="#a8b8d8"/><stop offset=".5" stop-color="#5a6a9c"/>` +
    `<stop offset="1" stop-color="#343f70"/></linearGradient>` +
    lit('fins', ['#8a9ac4', '#4c5c90', '#2c365f']) +
    backdrop(at, 'url(#water)') +
    scene(
      closer(at, [206, 8, 0.97]),
      write,
      line(
        repeat(18, (i) => net(-262 + (i % 6) * 98 + (i > 5 && i < 12 ? 40 : 0), 34 + Math.floor(i / 6) * 92)),
        '#fff',
        3.4,
        { opacity: 0.4 },
      ) +
        // Sand of two islands, with foam around it.
        line(
          'M-30 62C6 66 40 44 44 10C46 -4 40 -20 34 -30M330 118C296 122 276 146 286 180C292 200 306 206 330 208',
          '#fff',
          13,
          {
            opacity: 0.9,
          },
        ) +
        area(
          'M-30 62C6 66 40 44 44 10C46 -4 40 -20 34 -30H-40ZM330 118C296 122 276 146 286 180C292 200 306 206 330 208Z',
          '#ffe2a0',
        ) +
        (at.wide
          ? line('M-250 242C-190 226 -150 250 -132 330', '#fff', 13, { opacity: 0.9 }) +
            area('M-250 242C-190 226 -150 250 -132 330H-260Z', '#ffe2a0') +
            crown(-206, 284, 0.8)
          : '') +
        place(shadow, 196, 142, 0.92, -64) +
        place(shark, 174, 116, 0.92, -64) +
        bangka(54, 178, 0.62, 24) +
        line('M10 146q-10 -10 -26 -10M4 164q-12 -8 -30 -6', '#fff', 4, { opacity: 0.8 }) +
        crown(-6, 0, 0.8) +
        crown(316, 170, 0.74, 30) +
        beach(at, 220, ['#fff0c0', '#d89a5a', '#8a5638'], '#ffffff'),
      { paint: 'sliced', bend: 'straight', weight: 0.27, sharp: true },
      { x: 20, y: 199, width: 260, height: 84 },
    )
  )
}

/** An octopus looks over the rim of a large glazed pot in the mouth of a grotto, and holds up a pearl. */
const octopusGrotto: Flagship = (at, write) => {
  const arm = (d: string, wide: number): string =>
    line(d, INK, wide + 10) +
    line(d, '#c8361f', wide) +
    line(d, '#ff8a4a', wide * 0.56, { transform: 'translate(-3 -3)' })
  const cups = (spots: readonly (readonly [number, number])[], r = 4.6): string =>
    dots(
      spots.map(([x, y]) => ({ x, y })),
      r,
      '#ffe2b8',
    )
  const eye = (x: number): string =>
    outlined(oval(x, 84, 21, 24, '#fffbe8'), 5) +
    oval(x - 4, 86, 12.5, 16, '#2a0a24') +
    circle(x - 9, 79, 5.4, '#fff') +
    circle(x + 1, 95, 2.6, '#ffd9b0')
  const pot = 'M82 122C56 150 50 196 78 236H222C250 196 244 150 218 122Z'
  return (
    lit('opening', ['#fdffc0', '#a4f8b4', '#4fe0ac', '#1aa890'], [0, 1]) +
    lit('rock', ['#1a5a62', '#0a3644', '#031a28'], [0.5, 1]) +
    lit('sand', ['#fff0b0', '#f0b45a', '#a0602c'], [0, 1]) +
    round('head', ['#ffd08a', '#ff7a3c', '#d23a1c', '#8a1a20']) +
    lit('pot', ['#7aa8ff', '#2f55c8', '#182a80', '#0c164c'], [1, 0.5]) +
    round('pearl', ['#ffffff', '#fff0fa', '#e0a8d8']) +
    halo('light', '#fbffb8') +
    backdrop(at, 'url(#opening)') +
    scene(
      closer(at, [212, -2, 0.92]),
      write,
      circle(120, 60, 190, 'url(#light)') +
        area('M60 -20L-60 330H40L110 -20ZM150 -20L170 330H260L196 -20Z', '#fff', { opacity: 0.3 }) +
        line('M-140 190q-14 -30 2 -58t-4 -60M-108 190q12 -24 0 -46t6 -40M268 200q14 -30 -2 -56t6 -50', '#1a9a7a', 9, {
          opacity: 0.7,
        }) +
        area('M-260 214Q-150 190 -40 208T130 200T330 206V330H-260Z', 'url(#sand)') +
        // The dark rock around the mouth of the grotto.
        area(
          at.wide
            ? 'M-270 -30H330V330H300C276 280 294 236 276 190C266 150 276 104 250 66C236 50 222 46 212 62' +
                'L200 30L186 22' +
                'C140 4 100 12 70 22L56 52L42 20C10 14 -20 12 -50 26L-66 66L-82 30C-120 26 -150 40 -176 58' +
                'L-188 104L-202 80' +
                'C-226 110 -214 160 -226 200C-232 250 -226 290 -228 330H-270Z'
            : 'M-20 -30H330V330H300C276 280 296 236 278 190C268 150 278 104 252 70C240 54 226 46 216 66L202 34L186 24' +
                'C150 6 118 8 92 18L80 44L66 26C44 36 40 60 26 84L18 118L8 112C2 150 14 170 6 200' +
                'C0 240 4 280 -4 330H-20Z',
          'url(#rock)',
          { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' },
        ) +
        contact(150, 236, 96, 12, '#2a1204') +
        arm('M210 118C250 96 282 128 262 156C250 172 232 160 240 146', 22) +
        // The arm with the pearl.
        arm('M100 128C60 130 34 104 44 78C48 66 60 60 68 66', 25) +
        cups([
          [92, 137],
          [74, 134],
          [57, 124],
          [46, 108],
        ]) +
        circle(62, 46, 46, 'url(#light)') +
        outlined(circle(62, 46, 23, 'url(#pearl)'), 5) +
        oval(55, 38, 7, 5, '#fff', -30) +
        // The head, and the pot in front of it.
        area('M94 130C70 100 76 28 150 26C224 28 230 100 206 130Z', 'url(#head)', { stroke: INK, 'stroke-width': 7 }) +
        area('M98 74C102 52 118 40 136 38C122 50 114 64 112 84C104 88 98 84 98 74Z', '#fff', { opacity: 0.66 }) +
        dots(
          [
            { x: 176, y: 44 },
            { x: 196, y: 58 },
            { x: 174, y: 58 },
          ],
          5.4,
          '#ffc890',
        ) +
        eye(124) +
        eye(178) +
        line('M104 56Q120 48 134 58M200 56Q184 48 170 58', '#8a1a20', 5) +
        outlined(area(pot, 'url(#pot)'), 8) +
        area(pot, 'url(#pot)') +
        area('M64 172C62 158 68 144 78 132H96C84 146 78 170 84 206H74C68 196 64 184 64 172Z', '#cfe2ff', {
          opacity: 0.55,
        }) +
        // White glaze: a band of waves.
        line('M64 186q14 -22 29 0t29 0t29 0t29 0t29 0t28 0', '#f4f8ff', 7) +
        line('M68 208H232', '#f4f8ff', 4.6, { opacity: 0.8 }) +
        area('M218 122C244 150 250 196 222 236H180C216 204 218 150 196 122Z', '#060a34', { opacity: 0.45 }) +
        outlined(box(70, 108, 160, 25, '#3f68dc', 12), 7) +
        line('M84 115H150', '#d4e6ff', 5) +
        // Arms over the rim.
        arm('M116 116C108 132 116 150 108 164C102 176 90 172 92 164', 20) +
        arm('M176 116C186 136 176 156 188 170C198 180 210 170 202 162', 20) +
        cups(
          [
            [112, 132],
            [113, 146],
            [109, 159],
            [180, 134],
            [180, 148],
            [186, 162],
          ],
          4,
        ) +
        // A coin and a small pearl on the sand.
        outlined(
          oval(44, 222, 20, 9, '#ffcf3f') + oval(262, 226, 20, 9, '#ffcf3f') + circle(270, 210, 10, 'url(#pearl)'),
          4,
        ) +
        area(star(96, 30, 4, 12, 3) + star(30, 30, 4, 9, 2.4) + star(230, 96, 4, 10, 2.6), '#fff') +
        rocks(at, 218, ['#4fc8a8', '#14706c', '#06303a'], '#a8ffd8'),
      { paint: 'split', bend: 'smile', weight: 0.26 },
      { x: 18, y: 199, width: 264, height: 84 },
    )
  )
}

/** A manatee floats on its back in a bay at sunset, with its calf asleep on its belly. */
const manateeBay: Flagship = (at, write) => {
  const tail = 'M222 140C236 112 262 84 290 90C302 108 292 142 262 162Z'
  const body = 'M70 132C96 84 176 84 226 128C248 146 260 158 262 182H60C48 166 54 148 70 132Z'
  const face =
    outlined(circle(0, 0, 52, 'url(#hide)'), 7) +
    area('M36 -38A52 52 0 1 1 -34 40A58 58 0 0 0 36 -38Z', '#2a1c50', { opacity: 0.34 }) +
    area('M-40 -14C-36 -34 -20 -44 -4 -45C-20 -34 -28 -22 -28 -6C-34 -2 -40 -4 -40 -14Z', '#fff', { opacity: 0.6 }) +
    outlined(
      area('M-6 2C6 -6 22 -6 32 4C44 16 44 36 28 42C14 46 -2 46 -20 42C-36 36 -36 14 -20 4Q-13 -1 -6 2Z', '#ffe4d4'),
      5,
    ) +
    outlined(oval(-9, 13, 5, 7, '#4a2a4a') + oval(16, 13, 5, 7, '#4a2a4a'), 1) +
    line('M-18 30Q-6 40 4 30Q14 40 26 30', INK, 4.6) +
    dots(
      [
        { x: -22, y: 20 },
        { x: -25, y: 28 },
        { x: 30, y: 20 },
        { x: 33, y: 28 },
      ],
      1.9,
      '#a87a8a',
    ) +
    line('M-34 -10Q-26 -22 -16 -12M18 -12Q28 -22 36 -10', INK, 5.6) +
    oval(-38, 8, 9, 6, '#ff7a8a', 0, { opacity: 0.75 }) +
    oval(43, 6, 7, 6, '#ff7a8a', 0, { opacity: 0.75 })
  const hill = (d: string, color: string): string => area(d, color)
  return (
    lit('dusk', ['#4a2a8a', '#d8488a', '#ff8a5a', '#ffd77a'], [0, 1]) +
    lit('sea', ['#ffc47a', '#f0688a', '#7a2f96', '#34186a'], [0, 1]) +
    lit('hide', ['#d0e6ea', '#86aebc', '#4d7290', '#3a4a7a'], [0.6, 1]) +
    halo('sun', '#fff3b0') +
    backdrop(at, 'url(#sea)') +
    scene(
      closer(at, [192, 16, 1.02]),
      write,
      box(-260, -30, 600, 158, 'url(#dusk)') +
        circle(196, 100, 150, 'url(#sun)') +
        circle(196, 104, 46, '#fff6c4') +
        line('M-60 34h74M-34 46h90M236 30h70M252 42h50M-220 60h90', '#ffd0c0', 6, { opacity: 0.6 }) +
        hill('M-260 128V96Q-190 48 -130 100Q-80 66 -20 128Z', '#8a2f8a') +
        hill('M-50 128Q-10 72 46 92Q84 108 104 128Z', '#7a2a86') +
        hill('M240 128Q276 84 340 92V128Z', '#a8387e') +
        box(-260, 127, 600, 3, '#fff0b0', 0, { opacity: 0.7 }) +
        repeat(8, (i) =>
          oval(196 + ((i * 37) % 25) - 12, 134 + i * 9, 54 - i * 3, 3, '#fff0a8', 0, { opacity: 0.75 - i * 0.05 }),
        ) +
        line('M-226 160h60M-130 178h70M-200 206h90M-60 150h40', '#ffd9a0', 4, { opacity: 0.5 }) +
        outlined(area(tail, 'url(#hide)'), 8) +
        line('M246 140C256 122 270 108 284 102M254 148C266 136 278 122 288 112', '#3a4a7a', 4, { opacity: 0.7 }) +
        outlined(area(body, 'url(#hide)'), 8) +
        area('M84 138C110 100 178 100 214 134C228 148 236 160 238 182H76C66 168 72 152 84 138Z', '#ffd9c8', {
          opacity: 0.75,
        }) +
        area('M226 128C248 146 260 158 262 182H206C226 168 224 148 200 112Z', '#2a1c50', { opacity: 0.36 }) +
        line('M100 112C124 96 160 94 186 104', '#fff6d8', 5, { opacity: 0.9 }) +
        // The calf.
        outlined(
          area(
            'M128 112C140 82 186 78 212 100C230 98 240 108 238 122C226 128 214 124 208 118C186 128 148 132 128 112Z',
            '#b88ac0',
          ),
          6,
        ) +
        area('M138 104C150 88 178 84 196 94', '#e8c8ec', { opacity: 0.8 }) +
        outlined(circle(142, 96, 24, '#c89ad0'), 6) +
        area('M157 80A24 24 0 0 1 127 115A30 30 0 0 0 157 80Z', '#5a2f80', { opacity: 0.3 }) +
        outlined(oval(136, 103, 14, 10, '#ffe8f0'), 4) +
        line('M131 105q5 4 10 0M124 91q5 -6 10 -1M144 90q6 -5 10 1', INK, 3.8) +
        // Its mother: a flipper around it, and the head.
        place(face, 72, 118, 0.98, -10) +
        outlined(
          area('M126 152C140 134 176 124 196 132C204 144 190 158 168 160C150 164 134 164 126 152Z', 'url(#hide)'),
          6,
        ) +
        line('M140 150C154 140 174 134 186 138', '#fff', 4, { opacity: 0.6 }) +
        // The surface of the water in front of them.
        area('M-260 176Q-200 166 -140 176T-20 172Q20 158 60 168T150 170T240 168T330 174V330H-260Z', '#c8488c', {
          opacity: 0.9,
        }) +
        line('M-20 172Q20 158 60 168T150 170T240 168T330 174', '#ffe4b8', 5) +
        line('M40 184h60M140 186h50M220 182h50M-120 190h60', '#ffc09a', 4, { opacity: 0.8 }) +
        onlyWide(
          at,
          area('M-260 204q30 -12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0V330H-260Z', '#8a2f8e') +
            line(
              'M-260 204q30 -12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0M-250 228h70M-90 222h60' +
                'M30 230h80M190 224h70',
              '#ffb0a8',
              4,
              { opacity: 0.6 },
            ),
        ) +
        swell(at, 204, ['#e0609a', '#8a2f8e', '#34145e'], '#ffd0b0'),
      { paint: 'split', bend: 'smile', weight: 0.26 },
      { x: 20, y: 205, width: 260, height: 78 },
    )
  )
}

export const lagoonSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '80202': octopusGrotto,
  '80203': sharkLagoon,
  '80206': manateeBay,
}
