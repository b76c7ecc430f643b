/** Covers with the sky as their subject: stars, a comet, an eclipse and the eagle above the clouds, by game ID. */
import { rays, stars } from '../canvas.ts'
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { gem } from '../people/clothes.ts'
import { closer, inScene, scene } from './caption.ts'
import { crag, reflection, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { onlyWide, ridge } from './scenery.ts'
import { halo, lit, round } from './volume.ts'

/** Two campers on a hill point at a star that falls over the lake; its light is on the water and on their tent. */
const shootingStar: Flagship = (at, write) => {
  const person = (x: number, y: number, size: number, coat: string, turn: number): string =>
    place(
      area('M-16 2C-20 -38 -12 -54 0 -54C13 -54 20 -38 16 2Z', coat) +
        line('M10 -44L30 -72', coat, 9) +
        line('M14 -50L28 -70', '#ffe9b0', 2.6) +
        circle(0, -66, 13, '#3a1a3c') +
        circle(3, -64, 10, '#d8966a') +
        area('M-13 -66C-14 -84 12 -86 14 -70C4 -74 -6 -72 -8 -60Z', '#1c0c2c') +
        line('M12 -52C18 -38 18 -20 15 0', '#ffd98a', 3),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('air', ['#14125a', '#3f2fb0', '#b04ac8', '#ff9aa0', '#ffe0a0'], [0, 1]) +
    lit('trail', ['#fff6c0', '#ffb84a', '#ff5f8a'], [1, 0]) +
    lit('gold', ['#fffbd0', '#ffd23f', '#f0901f'], [0.5, 1]) +
    lit('lake', ['#ffc0a8', '#7a4ac8', '#241a70'], [0, 1]) +
    lit('hill', ['#4a2a9a', '#160a48'], [0, 1]) +
    lit('tent', ['#ffd25e', '#ff7a4a', '#a82a5a'], [1, 0.6]) +
    halo('shine', '#fff0b0', 0.95) +
    backdrop(at, 'url(#air)') +
    stars(at, 46) +
    scene(
      closer(at, [176, -14, 1.12]),
      write,
      // The Milky Way.
      area(
        'M-260 70C-120 40 0 20 120 60C200 86 280 40 340 30V70C260 90 200 130 110 100C0 66 -120 90 -260 116Z',
        '#e8c8ff',
        {
          opacity: 0.16,
        },
      ) +
        circle(124, 92, 170, 'url(#shine)') +
        area('M118 66L360 -60V6L138 118Z', 'url(#trail)', { opacity: 0.45 }) +
        area('M112 76L340 -34V-10L128 110Z', 'url(#trail)', { opacity: 0.8 }) +
        area('M112 84L300 0L126 102Z', '#fffbe0', { opacity: 0.9 }) +
        dots(
          [
            { x: 214, y: 20 },
            { x: 250, y: 44 },
            { x: 190, y: 84 },
            { x: 226, y: 74 },
            { x: 262, y: 12 },
          ],
          3,
          '#fff6c0',
        ) +
        area(star(106, 96, 5, 66, 31, -72), '#ff9a2e', { transform: 'translate(4 5)' }) +
        area(star(106, 96, 5, 66, 31, -72), 'url(#gold)') +
        area(star(102, 92, 5, 40, 19, -72), '#fffbe0', { opacity: 0.75 }) +
        area(star(66, 52, 4, 22, 3), '#fff') +
        // Mountains, far and near, and the lake.
        area('M-260 196L-190 160L-130 184L-60 142L10 186L70 160L130 190L210 148L270 180L340 152V220H-260Z', '#8a4ac0') +
        area('M-60 142L-36 158L-50 166L-66 160L-80 154ZM210 148L236 164L214 170L194 160Z', '#ffd0c0', {
          opacity: 0.8,
        }) +
        box(-260, 190, 640, 140, 'url(#lake)') +
        line('M60 200h90M84 210h60M40 222h70M110 232h60M-220 206h60M-130 220h50M180 206h50', '#fff3c0', 4, {
          opacity: 0.8,
        }) +
        (at.wide
          ? area('M-260 330V262C-120 250 40 226 160 238C240 222 300 226 340 232V330Z', 'url(#hill)') +
            line('M-260 262C-120 250 40 226 160 238C240 222 300 226 340 232', '#c08af0', 3) +
            area('M56 262L112 176L168 250Z', 'url(#tent)') +
            area('M112 176L168 250L136 254Z', '#7a1c50') +
            area('M96 256L112 196L124 254Z', '#fff0b0') +
            person(212, 246, 0.82, '#2a1a6a', -6) +
            person(252, 244, 0.74, '#5a1a5c', -2)
          : person(262, 214, 0.7, '#2a1a6a', -6) + person(226, 212, 0.62, '#5a1a5c', -2)) +
        turf(at, 214, ['#8a5ad8', '#3f2690', '#140c40'], '#ffd98a'),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 16, y: 206, width: 268, height: 86 },
    )
  )
}

/** A comet falls toward the bay; towers, palms and the sea wall are in its light. */
const manilaComet: Flagship = (at, write) => {
  const tower = (x: number, top: number, width: number, face: string, side: string, cap = 0): string =>
    box(x, top, width, 220 - top, face) +
    box(x + width * 0.66, top, width * 0.34, 220 - top, side) +
    (cap > 0 ? line(`M${num(x + width / 2)} ${top}v-${cap}`, side, 3.4) : '') +
    repeat(Math.floor((206 - top) / 13), (row) =>
      repeat(2, (i) =>
        (row * 3 + i * 5 + x) % 4 === 0
          ? ''
          : box(x + width * (0.14 + i * 0.26), top + 8 + row * 13, width * 0.17, 6, i === 1 ? '#ffe08a' : '#ffb45a'),
      ),
    )
  const palm = (x: number, y: number, size: number): string =>
    place(
      line('M0 90Q-8 40 4 0', '#1c0a34', 8) +
        repeat(7, (i) =>
          place(
            area('M0 -4C18 -22 44 -20 60 6C40 -4 20 0 0 6Z', i % 2 === 0 ? '#2a1048' : '#1c0a34'),
            4,
            0,
            1,
            i * 50 - 170,
          ),
        ),
      x,
      y,
      size,
    )
  return (
    lit('air', ['#1a1266', '#6a2a9a', '#e0508a', '#ffa85a'], [0, 1]) +
    lit('tail', ['#ffe9a0', '#ff9a3a', '#f0406a', '#7a2ab0'], [1, 0]) +
    round('core', ['#ffffff', '#fff6c0', '#ffc040', '#ff7a2a']) +
    lit('bay', ['#ff9a6a', '#a83a8a', '#2a1464'], [0, 1]) +
    halo('heat', '#ffd070', 1) +
    backdrop(at, 'url(#air)') +
    stars(at, 36) +
    scene(
      at,
      write,
      circle(104, 104, 190, 'url(#heat)') +
        area('M60 92C90 20 190 -20 350 -110V40C260 50 200 90 150 142Z', 'url(#tail)', { opacity: 0.5 }) +
        area('M64 88C100 34 190 -14 340 -80V0C250 34 190 80 146 128Z', 'url(#tail)') +
        area('M74 82C120 36 190 6 300 -40C240 16 190 70 138 116Z', '#ffd25e') +
        area('M84 82C130 50 180 26 250 -4C200 40 170 70 132 104Z', '#fffbe0') +
        line('M196 92L286 44M228 108L330 58M160 24L220 -6', '#fff0b0', 4, { opacity: 0.8 }) +
        circle(104, 106, 50, 'url(#core)') +
        circle(90, 96, 12, '#ffe9a8') +
        circle(120, 124, 9, '#ffb84a') +
        circle(88, 124, 6, '#ffcf70') +
        line('M62 92A46 46 0 0 1 96 62', '#fff', 5) +
        // The city, far and near.
        [-244, -206, -160, -118, -70, -20, 36, 84, 132, 184, 232, 280]
          .map((x, i) => box(x, 178 - ((i * 23) % 30), 34, 60, '#a8407a'))
          .join('') +
        tower(-250, 150, 34, '#4a2278', '#2f1458') +
        tower(-204, 172, 40, '#5a2a80', '#381860') +
        tower(-150, 156, 30, '#4a2278', '#2f1458', 16) +
        tower(-92, 170, 36, '#5a2a80', '#381860') +
        tower(-30, 150, 32, '#4a2278', '#2f1458') +
        tower(12, 166, 34, '#6a3088', '#401c68') +
        tower(150, 164, 32, '#5a2a80', '#381860') +
        tower(188, 122, 36, '#4a2278', '#2f1458', 22) +
        tower(230, 146, 30, '#6a3088', '#401c68') +
        tower(266, 112, 40, '#4a2278', '#2f1458', 18) +
        box(-260, 208, 640, 130, 'url(#bay)') +
        line('M-260 208H380', '#ffe0b0', 3) +
        line('M70 218h70M54 228h96M80 240h60M-200 222h60M-110 236h50M200 222h60M180 238h40M-40 226h40', '#fff0b0', 4, {
          opacity: 0.75,
        }) +
        (at.wide
          ? area('M-260 330V268Q40 250 340 262V330Z', '#2a1048') +
            line('M-260 268Q40 250 340 262', '#ff9a8a', 4) +
            palm(-20, 196, 0.8) +
            palm(236, 172, 1) +
            palm(278, 192, 0.8) +
            palm(-232, 236, 0.5)
          : palm(14, 168, 0.6) + palm(286, 166, 0.66)) +
        reflection(at, 214, ['#c8588a', '#6a2870', '#280e48'], '#ffc080'),
      { paint: 'block', bend: 'straight', weight: 0.26, sharp: true },
      { x: 20, y: 214, width: 260, height: 78, skew: -8 },
      { skew: -8 },
    )
  )
}

/** The eagle of the mountains with a golden crown, over a sea of clouds at sunrise. */
const agilaCrown: Flagship = (at, write) => {
  const plume = (turn: number, long: number, fill: string): string =>
    place(
      area(`M-15 0C-22 -40 -10 ${24 - long} 0 ${-long}C10 ${24 - long} 22 -40 15 0Z`, '#5a2410') +
        area(`M-11 0C-17 -40 -8 ${28 - long} -1 ${6 - long}C6 ${28 - long} 8 -40 5 0Z`, fill) +
        line(`M-1 0V${20 - long}`, '#fff0c8', 2, { opacity: 0.7 }),
      -14,
      -40,
      1,
      turn,
    )
  const feathers = (x: number, y: number, count: number, size: number, fill: string): string =>
    repeat(count, (i) =>
      place(
        area('M-17 -20C-22 20 -10 40 0 50C10 40 22 20 17 -20Z', fill) +
          line('M-16 -6C-18 20 -8 38 0 48', '#ffd08a', 2.6) +
          line('M0 -10V40', '#4a1a0c', 2, { opacity: 0.6 }),
        x + i * 32 * size,
        y + Math.abs(i - (count - 1) / 2) * 6,
        size,
        (i - (count - 1) / 2) * -4,
      ),
    )
  // A bowl of sticks: the dark inside first, then the sticks, the lighter ones in front.
  const nest =
    area('M-30 206Q0 190 150 192T330 206L306 236Q150 252 -6 236Z', '#3a1a10') +
    ['#5a2f18', '#8a5428', '#b8783c', '#e0aa62']
      .map((color, layer) =>
        line(
          repeat(17, () => {
            const [x, y] = [at.roll() * 330 - 30, 200 + layer * 6 + at.roll() * 18]
            return `M${num(x)} ${num(y)}l${num(34 + at.roll() * 34)} ${num(at.roll() * 26 - 13)}`
          }),
          color,
          6.4 - layer * 0.8,
        ),
      )
      .join('')
  const crown =
    area('M-52 8L-62 -44L-34 -20L-22 -60L0 -26L22 -60L34 -20L62 -44L52 8Q0 24 -52 8Z', 'url(#gold)') +
    area('M22 -60L34 -20L62 -44L52 8Q40 14 22 16Z', '#8a4a0c', { opacity: 0.45 }) +
    area('M-53 2Q0 18 53 2L51 16Q0 32 -51 16Z', '#a8600f') +
    area('M-53 2Q0 18 53 2L52 11Q0 27 -52 11Z', '#ffe27a') +
    gem(0, -2, 9, '#e8304a') +
    gem(-30, -5, 6, '#3fb5e0') +
    gem(30, -5, 6, '#3fb5e0') +
    [-62, -22, 22, 62].map((x) => circle(x, Math.abs(x) > 40 ? -46 : -62, 6, '#fff3b8')).join('')
  return (
    lit('air', ['#1450c8', '#3fa0f8', '#a8e0ff', '#fff0c0'], [0, 1]) +
    lit('white', ['#ffffff', '#fff6e8', '#f4d8b0', '#c89868'], [1, 0.5]) +
    lit('beak', ['#ffe9a0', '#ffb52e', '#c8641a', '#5a2a1a'], [0.2, 1]) +
    lit('brown', ['#e8a05a', '#a85a24', '#6a2c14'], [0.3, 1]) +
    lit('dark', ['#c87a3a', '#8a481c', '#542010'], [0.3, 1]) +
    lit('gold', ['#fffbd0', '#ffcf3f', '#d98a1a'], [0.6, 1]) +
    lit('mist', ['#ffffff', '#b8dcff'], [0, 1]) +
    halo('sun', '#fff6c0', 1) +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [214, 6, 0.93]),
      write,
      rays({ width: 640, x: 250, y: 150, rayPhase: 0.25 }, 18, '#fff6c8', 0.3) +
        circle(250, 146, 170, 'url(#sun)') +
        circle(254, 150, 46, '#fffbe0') +
        // Peaks over the clouds, with snow and forest.
        ridge(
          250,
          [
            [-200, 118],
            [-40, 132],
            [-120, 84],
            [260, 150],
          ],
          '#5a8ad8',
          '#3a62b0',
        ) +
        area('M-120 84L-158 138L-136 130L-122 142L-104 128L-82 138Z', '#fff') +
        area('M-200 118L-220 146L-200 140L-180 148Z', '#fff') +
        cloud(-206, 222, 1.4, '#fff') +
        cloud(-120, 236, 1.2, '#e8f4ff') +
        cloud(-30, 222, 1.1, '#fff') +
        cloud(280, 216, 1.2, '#fff') +
        area('M-260 240Q-160 216 -60 238T140 236T340 232V330H-260Z', 'url(#mist)') +
        onlyWide(
          at,
          // A wing, spread behind the shoulder.
          repeat(7, (i) =>
            place(
              area('M-15 0C-24 -60 -16 -120 0 -150C16 -120 24 -60 15 0Z', i % 2 === 0 ? '#8a481c' : '#b86a2c') +
                area('M-15 0C-24 -60 -16 -120 0 -150C-2 -100 -4 -50 -3 0Z', '#e8a860') +
                line('M0 -4V-134', '#542010', 2.4),
              74,
              216,
              1.16 - i * 0.05,
              -92 + i * 11,
            ),
          ),
        ) +
        place(
          // Breast and shoulders.
          area('M-110 260C-108 150 -92 96 -62 64L60 66C96 96 122 150 130 260Z', 'url(#dark)') +
            feathers(-66, 150, 6, 1, 'url(#brown)') +
            feathers(-52, 122, 5, 0.9, 'url(#dark)') +
            // The crest spreads behind the head.
            plume(-112, 92, '#c8813c') +
            plume(-92, 106, '#f0b860') +
            plume(-72, 112, '#c8813c') +
            plume(-50, 110, '#f0b860') +
            plume(58, 60, '#c8813c') +
            area(
              'M-66 110C-92 70 -80 4 -44 -30C-14 -58 50 -56 68 -20C78 6 62 24 54 40C48 60 58 90 44 108Q-8 126 -66 110Z',
              'url(#white)',
            ) +
            line(
              'M-62 80C-70 50 -64 20 -46 -6M-48 96C-54 66 -50 44 -38 24M-30 100C-34 80 -32 62 -24 46M-8 104C-10 88 -8 76 -2 64M16 104C14 92 16 82 20 72',
              '#b07a50',
              3,
              { opacity: 0.7 },
            ) +
            feathers(-62, 118, 5, 0.9, 'url(#brown)') +
            // A high, narrow beak with a hooked tip.
            area(
              'M44 -34C92 -46 126 -14 118 44C110 62 104 64 98 58C100 40 84 34 62 32C46 28 38 12 40 -8Z',
              'url(#beak)',
            ) +
            line('M50 -30C86 -36 110 -14 112 22', '#fffbe0', 5, { opacity: 0.9 }) +
            area('M62 32C84 34 100 40 98 58C84 56 68 52 54 42Z', '#8a3f14') +
            line('M44 26C62 34 82 34 98 46', '#5a1f10', 3.4) +
            oval(74, -8, 5, 3.4, '#5a2410', -20) +
            // An eye with a heavy brow.
            area('M-8 -16C6 -26 30 -24 42 -10C30 4 6 4 -8 -16Z', '#2a1210') +
            circle(20, -11, 11, '#7ae0f0') +
            circle(20, -11, 9, '#2f8ac8') +
            circle(21, -11, 4.8, '#0c0810') +
            circle(17, -15, 3, '#fff') +
            area('M-16 -26C4 -38 32 -34 48 -16L44 -10C28 -22 8 -24 -10 -16Z', '#6a3418') +
            place(crown, 2, -62, 0.9, -8),
          120,
          128,
          0.98,
        ) +
        (at.wide
          ? area('M-14 244L40 236L90 226L150 214L210 224L270 214L320 222V340H-34L-22 280Z', '#6f5c78') +
            area(
              'M-14 224L40 216L28 340H-34L-22 280ZM90 226L150 214L138 340H84ZM210 224L270 214L256 340H204Z',
              '#b094a0',
            ) +
            area('M-14 262L36 250L32 266ZM88 272L148 258L144 276ZM208 256L266 246L262 262Z', '#4a3a58')
          : crag(at, 212, ['#c0a4a8', '#6f5c78', '#2c2240'])) +
        (at.wide ? place(nest, 0, 34) : nest) +
        (at.wide ? cloud(-24, 288, 1.3, '#fff6e8') + cloud(300, 292, 1.2, '#fff6e8') : ''),
      { paint: 'block', bend: 'straight', weight: 0.26, sharp: true },
      { x: 20, y: 222, width: 260, height: 74 },
      { x: 12, y: 34, width: 196 },
    )
  )
}

/** From between the jaws of the serpent: its teeth, and before them the black moon over the roofs of a village. */
const eclipseEater: Flagship = (at, write) => {
  const [rx, ry] = at.wide ? [226, 132] : [150, 128]
  const hut = (x: number, y: number, size: number): string =>
    place(
      area('M-30 0L-24 -22H24L30 0Z', '#2a0f3a') +
        area('M-38 -20L0 -52L38 -20Z', '#3f1648') +
        line('M-36 -21L0 -51', '#ff9a5a', 3) +
        box(-8, -16, 16, 14, '#ffd25e'),
      x,
      y,
      size,
    )
  const opening = (grow: number): string =>
    `M${150 - rx - grow} 126A${rx + grow} ${ry + grow} 0 1 1 ${150 + rx + grow} 126A${rx + grow} ${ry + grow} 0 1 1 ${150 - rx - grow} 126Z`
  // Fangs at the corners, and shorter teeth toward the middle of each jaw.
  const teeth = (
    at.wide
      ? [-160, -146, -128, -109, -90, -71, -52, -34, -20, 160, 20]
      : [-160, -142, -120, -90, -60, -38, -20, 158, 22]
  )
    .map((angle) => {
      const turn = (angle * Math.PI) / 180
      const [x, y] = [150 + rx * Math.cos(turn), 126 + ry * Math.sin(turn)]
      const long = 30 + 34 * Math.abs(Math.cos(turn)) ** 2
      return place(
        area(`M-14 -10Q-5 ${num(long * 0.5)} 0 ${num(long)}Q7 ${num(long * 0.5)} 14 -10Z`, 'url(#tooth)') +
          area(`M4 -10Q6 ${num(long * 0.5)} 0 ${num(long)}Q7 ${num(long * 0.5)} 14 -10Z`, '#a8607a', { opacity: 0.6 }),
        x,
        y,
        1,
        Math.atan2(Math.cos(turn) * rx, -Math.sin(turn) * ry) * 57.3 * 0.72,
      )
    })
    .join('')
  return (
    lit('air', ['#2a0a4a', '#8a1f5a', '#f05a3a', '#ffc05a'], [0, 1]) +
    lit('throat', ['#8a1650', '#4a0a34', '#200418'], [0, 1]) +
    lit('gum', ['#e8507a', '#a01850', '#4a0a34'], [0, 1]) +
    lit('tongue', ['#ff7a96', '#d02a5c', '#6a0a3a'], [0, 1]) +
    lit('tooth', ['#fffdf0', '#ffecc8', '#e0b8a0'], [0.2, 1]) +
    round('moon', ['#5a2a7a', '#1c0a34', '#0a0418']) +
    halo('corona', '#fff0b0', 1) +
    backdrop(at, 'url(#air)') +
    inScene(
      at,
      rays({ width: 520, x: 150, y: 110, rayPhase: 0.25 }, 20, '#ffd98a', 0.26) +
        circle(150, 110, 168, 'url(#corona)') +
        area(star(150, 110, 18, 100, 62, -84), '#ffcf5a', { opacity: 0.6 }) +
        area(star(150, 110, 18, 82, 60, -74), '#fff6c8') +
        circle(150, 110, 60, '#fffdf0') +
        circle(152, 112, 56, 'url(#moon)') +
        circle(170, 94, 11, '#1a0830') +
        circle(134, 132, 14, '#1a0830') +
        circle(128, 94, 8, '#1a0830') +
        area(star(194, 68, 4, 24, 4), '#fff') +
        // Far below, the village drums to drive the serpent away.
        area('M-120 210Q40 190 150 198T420 206V300H-120Z', '#5a1848') +
        hut(74, 206, 0.7) +
        hut(232, 206, 0.76) +
        hut(112, 210, 0.5) +
        hut(190, 210, 0.46) +
        (at.wide ? hut(16, 214, 0.9) + hut(290, 214, 0.9) : '') +
        area(
          at.wide
            ? 'M-90 262C-20 240 20 222 80 224Q150 206 220 224C280 222 320 240 390 262V320H-90Z'
            : 'M-10 236C20 218 50 208 80 212Q150 190 220 212C250 208 280 218 310 236V310H-10Z',
          'url(#tongue)',
        ) +
        line(
          at.wide
            ? 'M-40 250C0 236 30 226 80 228Q150 210 220 228C270 226 300 236 340 250'
            : 'M30 222Q60 212 80 216Q150 194 220 216Q240 212 270 222',
          '#ffb8c8',
          4,
        ) +
        // The jaws: the gums, and the dark throat around them.
        `<path d="M-140 -30H440V330H-140Z${opening(0)}" fill="url(#gum)" fill-rule="evenodd"/>` +
        teeth +
        (at.wide ? '' : area('M20 236Q150 176 280 236L290 300H10Z', 'url(#tongue)')) +
        `<path d="M-140 -30H440V330H-140Z${opening(20)}" fill="url(#throat)" fill-rule="evenodd"/>` +
        area(opening(20), 'none', { stroke: '#ff8ab0', 'stroke-width': 4, opacity: 0.8 }),
      [104, -1, 0.907],
    ) +
    write(
      at.wide
        ? { x: 60, y: 206, width: 360, height: 58, rows: 1, style: { paint: 'block', bend: 'arch', weight: 0.25 } }
        : { x: 36, y: 212, width: 228, height: 80, style: { paint: 'block', bend: 'arch', weight: 0.25 } },
    )
  )
}

export const heavenSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50119': agilaCrown,
  '50136': manilaComet,
  '50209': eclipseEater,
  '50271': shootingStar,
}
