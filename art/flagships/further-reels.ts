/** Covers with their own compositions of further slots, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { outlined } from '../motifs/outline.ts'
import { nearLeaves } from './fronts.ts'
import { rays } from '../canvas.ts'
import { rocks, swell, turf } from './feet.ts'
import { onArc } from './flagship.ts'
import type { Flagship } from './flagship.ts'
import { flame, palmTree } from './scenery.ts'
import { halo, lit, round } from './volume.ts'
import { cloud } from './reels-parts.ts'

/** A chili, large and glossy, in its own flames. */
const silingLabuyo: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [344, 132, 0.98] : [150, 110, 1.02]
  const chiliEdge = area(
    'M-6 -96C30 -104 62 -84 60 -44C58 20 22 78 -64 108C-30 70 -34 36 -42 -8C-50 -54 -40 -90 -6 -96Z',
    '#5a0612',
  )
  const chili =
    area('M-6 -96C30 -104 62 -84 60 -44C58 20 22 78 -64 108C-30 70 -34 36 -42 -8C-50 -54 -40 -90 -6 -96Z', '#5a0612') +
    area(
      'M-6 -92C28 -100 57 -82 55 -44C53 16 20 70 -50 98C-24 66 -30 34 -37 -8C-45 -52 -36 -86 -6 -92Z',
      'url(#skin)',
    ) +
    area('M20 -92C44 -86 57 -70 55 -44C53 16 20 70 -50 98C14 50 46 -10 20 -92Z', '#6a0414', { opacity: 0.5 }) +
    area('M-22 -72C-34 -52 -30 -20 -24 4C-20 20 -8 14 -10 0C-16 -28 -16 -50 -8 -70C-6 -80 -16 -82 -22 -72Z', '#fff', {
      opacity: 0.75,
    }) +
    oval(-14, 34, 5, 10, '#fff', 12, { opacity: 0.6 }) +
    area(
      'M-40 -76C-34 -108 52 -112 58 -72C44 -84 34 -74 26 -66C16 -80 4 -80 -4 -66C-14 -78 -28 -82 -40 -76Z',
      'url(#cap)',
    ) +
    line('M8 -98C6 -122 18 -138 40 -142', '#0c5a34', 15) +
    line('M6 -98C4 -122 16 -136 38 -141', '#7fd86a', 6)
  const flame = (scale: number, fill: string): string =>
    place(
      area(
        'M-120 120C-150 60 -126 10 -96 -18C-96 6 -88 16 -78 22C-84 -30 -60 -74 -34 -104C-34 -78 -26 -64 -12 -54C-8 -86 8 -116 34 -136C30 -104 44 -88 60 -66C66 -78 70 -86 70 -100C104 -70 112 -24 104 16C114 8 120 -2 122 -16C150 30 142 84 116 120Z',
        fill,
      ),
      x,
      y + 6,
      scale,
    )
  const ember = (dx: number, dy: number, r: number): string =>
    circle(x + dx, y + dy, r * 2.4, 'url(#spark)') + circle(x + dx, y + dy, r, '#fff0a0')
  return (
    lit('air', ['#2a0414', '#7a0c1c', '#d0301c', '#ff7a1e'], [0, 1]) +
    lit('outer', ['#ffb02e', '#ff5a1e', '#b01418'], [0, 1]) +
    lit('inner', ['#fff6b0', '#ffc23a', '#ff7a1e'], [0, 1]) +
    lit('skin', ['#ff8a7a', '#f0202f', '#b00820', '#6a0418'], [0.9, 0.6]) +
    lit('cap', ['#a8f08a', '#3fa84a', '#0f6a3a'], [0.5, 1]) +
    halo('heat', '#ffd06a') +
    halo('spark', '#ffb03c') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x, y, 200, 'url(#heat)') +
    rays({ width: at.width, x, y }, 14, '#ffd06a', 0.12) +
    flame(1.12 * size, 'url(#outer)') +
    flame(0.84 * size, 'url(#inner)') +
    place(chili, x + 2, y + 2, size, 8) +
    ember(-118, -60, 4) +
    ember(-94, -98, 3) +
    ember(108, -90, 4) +
    ember(132, -30, 3) +
    ember(-134, 0, 3) +
    ember(66, -108, 2.5) +
    (at.wide
      ? area('M0 238Q240 214 480 238V280H0Z', '#3a0618') +
        nearLeaves(at, ['#5ac85a', '#1f8a4a', '#0a4a34']) +
        place(outlined(chiliEdge, 14) + chili, 66, 236, 0.34, 62) +
        place(outlined(chiliEdge, 14) + chili, 162, 246, 0.3, 100)
      : rocks(at, 210, ['#d8483a', '#8a1828', '#34061a'], '#ffb03a')) +
    write(
      at.wide
        ? { x: 24, y: 54, width: 174, height: 124, style: { paint: 'fade', bend: 'arch', weight: 0.26 } }
        : { x: 24, y: 197, width: 252, height: 86, style: { paint: 'fade', bend: 'arch', weight: 0.26 } },
    )
  )
}

/** A charm of bronze as large as the frame, with its name stamped around an eye. */
const antingAnting: Flagship = (at, write) => {
  const p = at.palette
  const [x, y, r] = at.wide ? [350, 140, 114] : [150, 164, 128]
  const bead = (t: number, side: number): { x: number; y: number } => ({
    x: x + side * (14 + t * 150),
    y: y - r - 4 - t * 76,
  })
  return (
    lit('air', ['#0f1f6a', '#3a2a9a', '#a83aa0'], [0, 1]) +
    lit('stone', ['#a890e0', '#5a48a8', '#2a1f68'], [0.8, 1]) +
    halo('flame', '#ffc86a') +
    lit('metal', ['#fffbc8', '#ffd040', '#f09a1a', '#b8600c']) +
    lit('rim', ['#fff6b0', '#c97a14', '#7a4208']) +
    round('ruby', ['#ff5a7a', '#a81038', '#4a0628']) +
    halo('shine', '#ffe9a0', 0.95) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    rays({ ...at, x, y }, 14, '#ffd98a', 0.2) +
    circle(x, y, r + 80, 'url(#shine)') +
    // A shrine in the forest: its pillars, lintel and altar.
    (at.wide
      ? palmTree(20, 236, 1.5, ['#2a1a58', '#2f6a9a', '#1f4a80']) +
        palmTree(196, 240, 1.2, ['#2a1a58', '#2f6a9a', '#1f4a80']) +
        box(222, 20, 34, 240, 'url(#stone)') +
        box(444, 20, 34, 240, 'url(#stone)') +
        area('M206 -10H494V30H214Z', 'url(#stone)') +
        line('M214 30H494M222 60h34M222 110h34M222 168h34M444 84h34M444 150h34', '#1a1250', 4, { opacity: 0.6 }) +
        repeat(7, (i) => area(star(240 + i * 38, 12, 2, 11, 6), '#ffd25e')) +
        area('M-10 232Q120 210 230 226H490V290H-10Z', '#1f1a68') +
        area('M190 222H490V290H176Z', 'url(#stone)') +
        line('M190 222H490', '#e0d0ff', 5)
      : box(-8, -10, 44, 320, 'url(#stone)') +
        box(264, -10, 44, 320, 'url(#stone)') +
        line('M-8 60H36M-8 130H36M-8 210H36M264 90h44M264 170h44M264 240h44', '#1a1250', 4, { opacity: 0.6 })) +
    [-1, 1]
      .map(
        (side) =>
          dots(
            Array.from({ length: 8 }, (_, i) => bead(i / 7, side)),
            10.5,
            '#f0303f',
          ) +
          dots(
            Array.from({ length: 8 }, (_, i) => bead((i + 0.5) / 7, side)),
            5,
            '#fff0a0',
          ),
      )
      .join('') +
    circle(x + 4, y + 8, r, '#000', { opacity: 0.4 }) +
    circle(x, y, r, 'url(#rim)') +
    circle(x, y, r - 8, 'url(#metal)') +
    // Rays that are engraved around the stone.
    (at.wide
      ? area(
          repeat(24, (i) => {
            const angle = (i * Math.PI) / 12
            const spot = (reach: number, turn: number): string =>
              `${num(x + reach * r * Math.cos(angle + turn))} ${num(y + reach * r * Math.sin(angle + turn))}`
            return `M${spot(0.6, -0.1)}L${spot(i % 2 === 0 ? 0.86 : 0.76, 0)}L${spot(0.6, 0.1)}Z`
          }),
          '#b8640c',
          { opacity: 0.75 },
        )
      : '') +
    circle(x, y, r * 0.57, 'url(#rim)') +
    circle(x, y, r * 0.52, 'url(#ruby)') +
    line(`M${x - r * 0.8} ${y - r * 0.36}A${r * 0.88} ${r * 0.88} 0 0 1 ${x - r * 0.36} ${y - r * 0.8}`, '#fff0bf', 7) +
    area(`M${x} ${y - r * 0.5}L${num(x + r * 0.45)} ${num(y + r * 0.26)}H${num(x - r * 0.45)}Z`, 'url(#metal)') +
    oval(x, y + r * 0.04, r * 0.23, r * 0.15, '#fff') +
    circle(x, y + r * 0.04, r * 0.11, '#12a890') +
    circle(x, y + r * 0.04, r * 0.05, p.ink) +
    (at.wide
      ? // Candles on the altar, and leaves near the viewer.
        [
          [212, 236, 46],
          [246, 246, 34],
          [462, 242, 40],
        ]
          .map(
            ([cx = 0, cy = 0, high = 0]) =>
              box(cx - 10, cy - high, 20, high + 20, '#fff3d8', 4) +
              box(cx + 2, cy - high, 8, high + 20, '#d8a878', 3) +
              flame(cx, cy - high, 0.62),
          )
          .join('') +
        nearLeaves(at, ['#5fd0a0', '#1f8a78', '#0f4a5a']) +
        write({ x: 24, y: 52, width: 204, height: 136, style: { paint: 'split', bend: 'straight', weight: 0.23 } })
      : write({
          ...onArc('dome', x, y, r * 0.76, 44, 1),
          words: 'Anting',
          style: { paint: 'plain', bend: 'dome', weight: 0.26 },
        }) +
        write({
          ...onArc('bowl', x, y, r * 0.76, 44, 1),
          words: 'Anting',
          style: { paint: 'plain', bend: 'bowl', weight: 0.26 },
        }))
  )
}

/** Coconuts on the beach: an open one with a straw close to the viewer. */
const bukoBeach: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 140, 1] : [150, 122, 1.06]
  const nut =
    oval(6, 92, 104, 14, '#7a4a2a', 0, { opacity: 0.5 }) +
    line('M22 -40L60 -140L92 -150', '#fff', 13) +
    area('M22 -40L60 -140L92 -150', 'none', { stroke: '#f0404a', 'stroke-width': 13, 'stroke-dasharray': '12 14' }) +
    area('M-96 -28C-100 40 -60 92 0 92C60 92 100 40 96 -28C60 -8 -60 -8 -96 -28Z', 'url(#husk)') +
    area('M40 -14C60 -16 82 -20 96 -28C100 40 60 92 0 92C40 70 52 24 40 -14Z', '#0c4a3a', { opacity: 0.4 }) +
    line('M-72 -4C-70 36 -48 66 -20 78M-44 2C-42 30 -32 52 -16 66', '#d8ffb0', 4, { opacity: 0.6 }) +
    oval(0, -28, 96, 25, '#c8e08a') +
    oval(0, -29, 88, 21, '#fffdf0') +
    oval(0, -26, 68, 14, '#d8ecf0') +
    oval(0, -24, 60, 11, '#eefaff') +
    line('M-40 -26q20 -8 40 0', '#fff', 4) +
    place(
      area('M-58 6C-44 -34 44 -34 58 6Q44 -6 29 6Q14 -6 0 6Q-14 -6 -29 6Q-44 -6 -58 6Z', '#ff7a3c') +
        area('M-18 2C-12 -26 12 -26 18 2L0 6Z', '#ffe27a') +
        line('M0 -24V62', '#8a5a2c', 5),
      -46,
      -86,
      1,
      -18,
    ) +
    place(
      repeat(5, (i) => place(oval(0, -13, 9, 14, i % 2 === 0 ? '#ff8ac0' : '#ffa8d0'), 0, 0, 1, i * 72)) +
        circle(0, 0, 6, '#ffe27a'),
      84,
      -30,
      1,
    )
  const frond = (turn: number, long: number, color: string): string =>
    place(
      area(`M0 -6C${long * 0.3} -40 ${long * 0.8} -30 ${long} 18C${long * 0.7} 0 ${long * 0.4} 4 0 8Z`, color) +
        line(`M4 0Q${long * 0.5} -18 ${long * 0.92} 10`, '#b8f08a', 2.5, { opacity: 0.6 }),
      0,
      0,
      1,
      turn,
    )
  const level = at.wide ? 150 : 140
  return (
    lit('air', ['#1f8ae0', '#6fd0f4', '#fff3c8'], [0, 0.6]) +
    lit('sea', ['#2fd8d0', '#1490b8', '#7fe8d8'], [0, 0.5]) +
    lit('sand', ['#fff0c0', '#f2c880', '#c08a50'], [0, 1]) +
    lit('husk', ['#a8e86a', '#4fae4a', '#1f7a44', '#0c4a3a'], [0.6, 1]) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(at.width * 0.84, 50, 130, 'url(#sun)') +
    circle(at.width * 0.84, 50, 30, '#fffbe8') +
    cloud(at.width * 0.64, 96, 0.6, '#fff', 0.9) +
    box(0, level - 30, at.width, 160, 'url(#sea)') +
    line(`M0 ${level - 30}H${at.width}`, '#fff', 3, { opacity: 0.7 }) +
    place(
      area('M-28 0Q0 14 28 0L20 10H-20Z', '#fff') +
        area('M0 -4V-50L26 -8Z', '#ff8a5a') +
        area('M-4 -4V-40L-20 -8Z', '#ffe27a'),
      at.wide ? 250 : 262,
      level - 24,
      0.7,
    ) +
    area(
      `M-10 ${level + 14}Q${at.width * 0.25} ${level - 12} ${at.width * 0.5} ${level + 12}T${at.width + 10} ${level}V310H-10Z`,
      'url(#sand)',
    ) +
    line(
      `M-10 ${level + 12}Q${at.width * 0.25} ${level - 14} ${at.width * 0.5} ${level + 10}T${at.width + 10} ${level - 2}`,
      '#fff',
      5,
    ) +
    place(
      frond(6, 150, '#12704c') + frond(34, 150, '#2fa35c') + frond(66, 130, '#4fc06a') + frond(-14, 130, '#1a8a54'),
      -20,
      -6,
    ) +
    place(nut, x, y, size) +
    place(
      area('M0 -30L7 -10L28 -12L12 2L20 22L0 12L-20 22L-12 2L-28 -12L-7 -10Z', '#ff8a4a') +
        dots(
          [
            { x: 0, y: -14 },
            { x: 0, y: 0 },
            { x: 10, y: -4 },
            { x: -10, y: -4 },
          ],
          2.4,
          '#ffe0b0',
        ),
      at.wide ? 446 : 272,
      at.wide ? 236 : 206,
      0.86,
      14,
    ) +
    swell(at, 216, ['#5fdcd0', '#1fa0b0', '#0c4a6a']) +
    write(
      at.wide
        ? { x: 24, y: 116, width: 182, height: 124, style: { paint: 'block', bend: 'straight', weight: 0.25 } }
        : { x: 30, y: 201, width: 240, height: 82, style: { paint: 'block', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A kite flies towards the viewer, high over the fields before a volcano. */
const amihanKite: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [344, 104, 1.06] : [164, 98, 1.08]
  const sail = (a: string, b: string, c: string, d: string): string =>
    area('M0 -90Q-16 -44 0 -6Q-36 -20 -78 -14Z', a) +
    area('M0 -90Q-16 -44 0 -6Q40 -18 74 -10Z', b) +
    area('M-78 -14Q-36 -20 0 -6Q-8 50 0 104Q-38 34 -78 -14Z', c) +
    area('M74 -10Q40 -18 0 -6Q-8 50 0 104Q40 40 74 -10Z', d)
  const kite =
    sail('url(#red)', 'url(#yellow)', 'url(#green)', 'url(#violet)') +
    line('M0 -90Q-16 -44 0 -6Q-8 50 0 104M-78 -14Q-36 -20 0 -6Q40 -18 74 -10', '#5c1a2a', 4) +
    line('M0 -90L-78 -14', '#fff', 4, { opacity: 0.85 }) +
    circle(0, -6, 7, '#fff3c8')
  const small = sail('#ff8a5a', '#ffd25e', '#f0507a', '#ffb03c')
  const field = at.wide ? 196 : 178
  const tail = `M${x - 18} ${y + 108}C${x - 70} ${y + 130} ${x - 40} ${y + 60} ${x - 106} ${y + 76}S${x - 116} ${y + 116} ${x - 190} ${y + 92}`
  const bow = (bx: number, by: number, turn: number, color: string): string =>
    place(area('M0 0L-18 -11V11ZM0 0L18 -11V11Z', color) + circle(0, 0, 4, '#fff3c8'), bx, by, 1, turn)
  return (
    lit('air', ['#1478d8', '#5fc0f2', '#c8f0e8', '#fff3c0'], [0, 1]) +
    lit('red', ['#ff9a7a', '#f0404a', '#b01c3a'], [0.3, 1]) +
    lit('yellow', ['#fff0a0', '#ffd02e', '#f09a1c'], [1, 1]) +
    lit('green', ['#6fe08a', '#1f9a5a', '#0f6048'], [0.6, 1]) +
    lit('violet', ['#c08aff', '#7a3ad0', '#44208a'], [0.3, 1]) +
    lit('cone', ['#8a7ac8', '#5a6ab0', '#5fb09a'], [0.3, 1]) +
    lit('paddies', ['#b8e05a', '#4fa84a', '#14603c'], [0, 1]) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(at.width * 0.1, 30, 130, 'url(#sun)') +
    cloud(at.width * 0.08, 106, 1.05, '#fff', 0.95) +
    cloud(at.width * 0.98, 66, 1.1, '#fff', 0.85) +
    area(
      `M${x - 170} ${field + 10}C${x - 90} ${field - 4} ${x - 60} ${field - 66} ${x - 40} ${field - 84}H${x - 24}C${x - 4} ${field - 60} ${x + 40} ${field - 4} ${x + 130} ${field + 10}Z`,
      'url(#cone)',
    ) +
    cloud(x - 32, field - 88, 0.5, '#fff', 0.95) +
    area(
      `M-10 ${field}Q${at.width * 0.3} ${field - 18} ${at.width * 0.6} ${field}T${at.width + 10} ${field - 8}V310H-10Z`,
      'url(#paddies)',
    ) +
    line(
      `M-10 ${field + 22}Q${at.width * 0.3} ${field + 2} ${at.width * 0.6} ${field + 22}T${at.width + 10} ${field + 14}M-10 ${field + 48}Q${at.width * 0.3} ${field + 30} ${at.width * 0.6} ${field + 48}T${at.width + 10} ${field + 40}`,
      '#e8ffb0',
      3,
      { opacity: 0.7 },
    ) +
    place(small, at.wide ? 214 : 38, at.wide ? 44 : 44, 0.32, -16) +
    place(small, at.wide ? 452 : 276, at.wide ? 176 : 160, 0.22, 24) +
    line(`M${x - 130} ${y - 60}q40 -26 70 0M${x + 50} ${y + 84}q34 -20 60 4`, '#fff', 4, { opacity: 0.7 }) +
    line(tail, '#fff6d8', 4) +
    bow(x - 52, y + 104, -30, '#ff6b5e') +
    bow(x - 96, y + 76, 20, '#ffd23f') +
    bow(x - 134, y + 100, -10, '#8a4fd0') +
    line(`M${x} ${y}Q${x + 40} ${y + 100} ${x + 20} ${at.height + 10}`, '#fff', 2) +
    place(kite, x, y, size, 16) +
    (at.wide ? '' : area('M-10 222Q90 202 180 218T310 212V310H-10Z', '#0f4a34', { opacity: 0.8 })) +
    turf(at, 210, ['#8ad05a', '#3a9a5a', '#0f5a4a'], '#fff') +
    write(
      at.wide
        ? { x: 24, y: 84, width: 198, height: 134, style: { paint: 'split', bend: 'rise', weight: 0.25 } }
        : { x: 22, y: 201, width: 256, height: 82, style: { paint: 'split', bend: 'rise', weight: 0.25 } },
    )
  )
}

export const furtherReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50122': silingLabuyo,
  '50123': antingAnting,
  '50130': bukoBeach,
  '50134': amihanKite,
}
