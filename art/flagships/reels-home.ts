/** Covers with their own compositions of slots about houses, crafts and music, by game ID. */
import { area, box, circle, line, num, place, repeat, star } from '../draw.ts'
import { stars } from '../canvas.ts'
import { caption, stand } from './caption.ts'
import { onSign } from './flagship.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud, subject } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'

/** A mat of diamonds with the name woven into its middle, and one corner folded over. */
const royalBanig: Flagship = (at, write) => {
  const [x, y] = at.wide ? [352, 135] : [150, 152]
  const colors = [
    '#ffd76a',
    '#6a2fb0',
    '#ff6f91',
    '#fff1d2',
    '#2fb8a4',
    '#6a2fb0',
    '#ffd76a',
    '#a66bff',
    '#ff6f91',
    '#ffd76a',
    '#2a0d5a',
  ]
  const diamond = (r: number): string => `M${x} ${num(y - r)}L${num(x + r)} ${y}L${x} ${num(y + r)}L${num(x - r)} ${y}Z`
  const wide = at.wide
    ? [312, 286, 260, 234, 208, 182, 156, 130, 104, 78, 52]
    : [312, 290, 268, 250, 232, 214, 198, 184, 172, 162, 152]
  const rings = colors.map((color, i) => area(diamond(wide[i] ?? 0), color)).join('')
  return (
    backdrop(at, '#4a1a8c') +
    rings +
    (at.wide
      ? area(star(x, y, 8, 34, 17), '#ffd76a')
      : [-88, 88].map((dy) => area(star(x, y + dy, 8, 26, 13), '#ff6f91') + circle(x, y + dy, 7, '#ffd76a')).join('')) +
    line(
      repeat(Math.ceil(at.width / 13), (i) => `M${i * 13 + 6} 0V${at.height}`),
      '#2a0d5a',
      2,
      { opacity: 0.3 },
    ) +
    area(`M${at.width - 92} 0H${at.width}V92Z`, '#16a094') +
    area(`M${at.width - 92} 0L${at.width} 92L${at.width - 96} 84Z`, '#2a0d5a', { opacity: 0.45 }) +
    area(`M${at.width - 92} 0L${at.width} 92L${at.width - 80} 74Z`, '#f3d9a4') +
    line(`M${at.width - 72} 18L${at.width - 66} 70M${at.width - 48} 44L${at.width - 42} 78`, '#d9b070', 5) +
    (at.wide
      ? box(0, 0, 250, 270, '#2a0d5a', 0, { opacity: 0.82 }) +
        caption(at, write, { paint: 'fade', bend: 'straight', weight: 0.25, sharp: true })
      : write({
          x: 38,
          y: 108,
          width: 224,
          height: 90,
          style: { paint: 'fade', bend: 'straight', weight: 0.26, sharp: true },
        }))
  )
}

/** A bronze bell swings under its beam in the morning sky; the name is on its lip. */
const kampana: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [240, 118, 1.04] : [148, 138, 1.06]
  const bell =
    line('M0 -150V-96', '#5c3418', 16) +
    circle(0, -98, 17, 'none', { stroke: '#1f6b62', 'stroke-width': 10 }) +
    circle(34, 108, 22, 'url(#tongue)') +
    area(
      'M-30 -92C-58 -84 -64 -50 -70 -8C-74 18 -80 34 -90 46C-100 60 -116 70 -124 88Q0 134 124 88C116 70 100 60 90 46C80 34 74 18 70 -8C64 -50 58 -84 30 -92Q0 -100 -30 -92Z',
      'url(#bronze)',
    ) +
    area('M30 -92C58 -84 64 -50 70 -8C74 18 80 34 90 46L124 88Q92 102 60 106C44 40 50 -40 30 -92Z', '#0a3a44', {
      opacity: 0.4,
    }) +
    area('M-124 88C-116 70 -102 60 -92 46Q0 84 92 46C102 60 116 70 124 88Q0 134 -124 88Z', 'url(#lip)') +
    line('M-92 46Q0 84 92 46M-67 -14Q0 10 67 -14M-62 -36Q0 -14 62 -36', '#ffe08a', 5) +
    line('M-124 88Q0 134 124 88', '#8a5a14', 6) +
    line('M-44 -78C-56 -50 -58 -10 -72 30', '#e8fff4', 8, { opacity: 0.85 }) +
    write({ x: -98, y: 61, width: 196, height: 48, rows: 1, style: { ...onSign, bend: 'smile', weight: 0.28 } })
  return (
    lit('air', ['#3f7fe0', '#9fb8f2', '#ffd0b8', '#ffb08a'], [0, 1]) +
    lit('bronze', ['#a8f2d0', '#3fae94', '#1a7272', '#0c4a58'], [1, 0.3]) +
    lit('lip', ['#fff0a8', '#f2bd3f', '#c9841a'], [1, 0.4]) +
    round('tongue', ['#fff0c0', '#d9902a', '#7a430a']) +
    lit('beam', ['#d98f4a', '#8a4a1f', '#4a220f'], [0, 1]) +
    halo('sun', '#fff6d8', 0.9) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x - 70, y + 40, 190, 'url(#sun)') +
    cloud(at.wide ? 70 : 30, at.wide ? 200 : 236, 1.3, '#fff', 0.95) +
    cloud(at.wide ? 420 : 284, at.wide ? 150 : 176, 1.1, '#fff', 0.9) +
    cloud(at.wide ? 380 : 250, at.wide ? 256 : 286, 1.2, '#fff', 0.95) +
    line(
      at.wide ? 'M66 92q10 -12 20 0q10 -12 20 0M112 60q8 -9 15 0q8 -9 15 0' : 'M24 108q9 -11 18 0q9 -11 18 0',
      '#fff',
      5,
    ) +
    box(0, -6, at.width, 34, 'url(#beam)') +
    line(`M0 27H${at.width}`, '#2a1008', 4) +
    box(x - 42, -6, 84, 40, '#3a4a6b', 6) +
    box(x - 42, -6, 84, 12, '#8a9ac0', 6) +
    place(bell, x + 8, y, size, 11)
  )
}

/** A lamp with a spout; the name is in the smoke that rises from it. */
const magicLamp: Flagship = (at, write) => {
  const smoke = at.wide
    ? area(
        'M108 -12C150 -50 96 -70 60 -78C10 -88 -10 -110 20 -150H-150C-130 -90 -60 -70 -10 -58C40 -46 80 -44 108 -12Z',
        '#3fc4d8',
      ) +
      area(
        'M108 -12C110 -46 60 -58 20 -66C-40 -78 -60 -100 -40 -150H-110C-110 -90 -40 -70 4 -58C50 -46 84 -40 108 -12Z',
        '#a8f0f0',
      )
    : area(
        'M110 -6C150 -60 140 -110 96 -118C92 -176 10 -196 -30 -164C-70 -190 -150 -160 -140 -104C-160 -60 -100 -34 -50 -44C0 -40 80 -70 110 -6Z',
        '#1c8fb0',
      ) +
      area(
        'M110 -6C134 -60 120 -100 84 -106C80 -160 14 -180 -30 -148C-70 -172 -132 -146 -124 -102C-140 -68 -92 -48 -50 -58C0 -52 84 -76 110 -6Z',
        '#7fe4e8',
      )
  const sparks = [
    [-100, -84, 14],
    [74, -112, 12],
    [-20, -30, 9],
    [128, -76, 10],
  ]
    .slice(at.wide ? 0 : 2)
    .map(([x = 0, y = 0, r = 0]) => area(star(x, y, 4, r * 1.8, r * 0.6), '#fff0a8'))
    .join('')
  const lamp =
    line('M-70 14C-130 -20 -140 60 -76 52', '#a8640f', 22) +
    line('M-70 14C-130 -20 -140 60 -76 52', '#ffc53d', 14) +
    area(
      'M-88 10C-92 60 -40 84 0 84C50 84 70 52 92 26C104 12 118 2 126 -14C104 -22 82 -8 66 4H-62C-76 0 -86 2 -88 10Z',
      '#ffb52e',
    ) +
    area(
      'M0 84C50 84 70 52 92 26C104 12 118 2 126 -14C84 30 60 50 -20 52C-50 52 -76 40 -88 22C-84 62 -38 84 0 84Z',
      '#b86a14',
    ) +
    area('M-52 6C-44 -26 -22 -34 -8 -36C10 -34 32 -26 40 6Z', '#ffcf57') +
    circle(-7, -44, 13, '#ff5f7a') +
    line('M-62 6H52', '#fff0b8', 9) +
    line('M-66 28C-56 44 -40 50 -22 52', '#fff0b8', 8) +
    area('M-34 80H26L44 106H-52Z', '#d98a1c')
  return (
    backdrop(at, '#5a1f78') +
    circle(at.wide ? 352 : 150, at.wide ? 150 : 190, at.wide ? 120 : 150, '#8a3aa8') +
    (at.wide
      ? subject(at, smoke + sparks + lamp, 0.86) + caption(at, write, { paint: 'fade', bend: 'wave', weight: 0.24 })
      : place(smoke + sparks + lamp, 150, 190, 1) +
        write({ x: 24, y: 42, width: 212, height: 92, turn: -3, style: { ...onSign, bend: 'wave', weight: 0.27 } }))
  )
}

/** A clay pot on a fire between stones, with the name around its belly. */
const kuboKitchen: Flagship = (at, write) => {
  const flame = (x: number, tall: number, color: string): string =>
    area(`M${x - 26} 110C${x - 44} 60 ${x - 6} 40 ${x} ${110 - tall}C${x + 14} 50 ${x + 40} 66 ${x + 26} 110Z`, color)
  const pot =
    line(
      'M-44 -96C-60 -116 -30 -128 -42 -152M6 -100C-10 -120 22 -132 8 -156M52 -96C36 -116 66 -128 54 -152',
      '#e9fff6',
      10,
      { opacity: 0.8 },
    ) +
    flame(-84, 84, '#ff7a2e') +
    flame(86, 88, '#ff7a2e') +
    flame(-44, 60, '#ffb52e') +
    flame(46, 64, '#ffb52e') +
    flame(0, 58, '#ffe98a') +
    area('M-64 -48C-138 -20 -126 92 0 92C126 92 138 -20 64 -48Z', '#c2532c') +
    area('M30 -48H64C138 -20 126 92 0 92C80 64 84 -10 30 -48Z', '#8a3018', { opacity: 0.75 }) +
    line('M-92 -8C-104 22 -90 48 -66 64', '#ff9a6b', 10) +
    area('M-84 -62Q0 -36 84 -62L74 -38Q0 -16 -74 -38Z', '#e87a48') +
    area('M-76 -64C-60 -92 60 -92 76 -64Q0 -42 -76 -64Z', '#f2d8a4') +
    circle(0, -90, 12, '#a8702c') +
    (at.wide
      ? ''
      : write({ x: -84, y: -20, width: 168, height: 84, style: { paint: 'split', bend: 'smile', weight: 0.26 } })) +
    line('M-124 102L30 118M124 100L-30 118', '#5c2f16', 20)
  const [x, y] = at.wide ? stand(at) : [150, 158]
  return (
    backdrop(at, '#1f7a68') +
    repeat(
      10,
      (i) => box(i * 52 - 8, 0, 44, at.height, '#24897a') + box(i * 52 - 8, 40 + (i % 3) * 50, 44, 6, '#176053'),
    ) +
    circle(x, y + 60, at.wide ? 150 : 160, '#ffb52e', { opacity: 0.35 }) +
    place(pot, x, y + (at.wide ? 6 : 0), at.wide ? 1 : 1.16) +
    (at.wide ? caption(at, write, { paint: 'block', bend: 'straight', weight: 0.25, sharp: true }) : '')
  )
}

/** Rolled mats, with their spirals towards the viewer, and the name woven along the nearest one. */
const samarWeaves: Flagship = (at, write) => {
  const roll = (
    x: number,
    y: number,
    r: number,
    light: string,
    dark: string,
    thread: string,
    plain = false,
  ): string => {
    const along = (dx: number, dy: number): string => `M${num(x + dx)} ${num(y + dy)}l290 -98`
    return (
      line(along(0, 0), dark, r * 2) +
      line(along(0, -r * 0.1), light, r * 1.7) +
      (plain
        ? line(along(0, -r * 0.74) + along(0, r * 0.66), thread, 8, { 'stroke-dasharray': '18 16' })
        : line(along(-4, -r * 0.5) + along(6, r * 0.34), thread, 9, { 'stroke-dasharray': '18 16' }) +
          line(along(0, -r * 0.08), '#fff6e0', 7)) +
      circle(x, y, r, dark) +
      circle(x, y, r - 5, '#fff0cf') +
      circle(x, y, r * 0.72, light) +
      circle(x, y, r * 0.56, '#fff0cf') +
      circle(x, y, r * 0.42, thread) +
      circle(x, y, r * 0.24, '#fff0cf') +
      circle(x, y, r * 0.12, dark)
    )
  }
  return (
    backdrop(at, '#8fd8d0') +
    (at.wide ? box(0, 196, at.width, 90, '#5cb8ae') : box(0, 190, 300, 160, '#5cb8ae')) +
    (at.wide
      ? subject(
          at,
          roll(54, 62, 54, '#8a4fd0', '#4f2391', '#ffd76a') +
            roll(-8, -30, 52, '#2f9ec8', '#155f8c', '#ffe7a8') +
            roll(-76, 62, 58, '#ef5f52', '#a32a34', '#ffcb47'),
          0.84,
        ) + caption(at, write, { paint: 'fade', bend: 'straight', weight: 0.25 })
      : roll(150, 262, 60, '#8a4fd0', '#4f2391', '#ffd76a') +
        roll(48, 88, 56, '#2f9ec8', '#155f8c', '#ffe7a8') +
        roll(40, 222, 84, '#ef5f52', '#a32a34', '#ffcb47', true) +
        write({
          x: 96,
          y: 122,
          width: 192,
          height: 96,
          turn: -18.6,
          style: { paint: 'split', bend: 'straight', weight: 0.26 },
        }))
  )
}

/** An oil lamp with a glass chimney at an open window. */
const gaseraNights: Flagship = (at, write) => {
  const [x, y] = stand(at)
  const sill = at.wide ? 236 : 250
  const lamp =
    area('M-30 34C-54 4 -52 -36 -26 -62V-110H26V-62C52 -36 54 4 30 34Z', '#ffe9b0', { opacity: 0.55 }) +
    area('M0 -56C34 -14 28 24 0 32C-28 24 -34 -14 0 -56Z', '#ff8a2e') +
    area('M2 -22C18 2 14 22 0 28C-14 22 -14 4 2 -22Z', '#fff3c0') +
    line('M-38 -30C-42 -10 -38 10 -30 22', '#fff', 7) +
    box(-40, 32, 80, 16, '#f2b63a', 6) +
    area('M-32 48H32C44 60 66 62 72 136H-72C-66 62 -44 60 -32 48Z', '#1fa38e') +
    area('M14 48H32C44 60 66 62 72 136H44C42 80 30 60 14 48Z', '#0f6f68') +
    line('M-58 84C-52 72 -44 68 -34 64', '#a6f4dc', 8) +
    circle(52, 42, 11, '#d98a1c')
  return (
    backdrop(at, '#1c2f7a') +
    stars(at, 26) +
    circle(x + (at.wide ? 88 : 104), 46, 26, '#fff0c8') +
    circle(x + (at.wide ? 78 : 92), 40, 24, '#1c2f7a') +
    circle(x, y - 10, 134, '#ff9d3c', { opacity: 0.22 }) +
    circle(x, y - 10, 88, '#ffc05a', { opacity: 0.4 }) +
    (at.wide
      ? ''
      : box(-8, -10, 34, 220, '#7a4428') +
        box(274, -10, 34, 220, '#7a4428') +
        box(18, -10, 8, 220, '#a8653c') +
        box(274, -10, 8, 220, '#a8653c')) +
    box(0, sill, at.width, at.height, '#8a5030') +
    box(0, sill, at.width, 8, '#c27f4a') +
    place(lamp, x, at.wide ? sill - 134 : 98, at.wide ? 1 : 1.42) +
    (at.wide
      ? write({ x: 22, y: 62, width: 212, height: 130, style: { paint: 'fade', bend: 'straight', weight: 0.25 } })
      : caption(
          at,
          write,
          { paint: 'block', bend: 'straight', weight: 0.25 },
          { x: 30, y: 184, width: 240, height: 98 },
        ))
  )
}

/** A house under a roof of nipa by night; light falls from its windows on the water. */
const nipaNights: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [342, 108, 1] : [150, 104, 1.04]
  const shore = at.wide ? 196 : 194
  const pane = (px: number): string =>
    box(px - 22, -8, 44, 40, '#1a0c2c', 3) +
    box(px - 18, -4, 36, 32, 'url(#pane)', 2) +
    line(`M${px} -4V28M${px - 18} 12H${px + 18}`, '#5a2a2c', 3)
  const house =
    line('M-88 44V112M-44 44V112M0 44V112M44 44V112M88 44V112', '#1a0f34', 10) +
    line('M-90 44V112M-46 44V112M-2 44V112M42 44V112M86 44V112', '#5a4080', 3) +
    area('M-96 -22H96V44H-96Z', 'url(#wall)') +
    line(
      repeat(16, (i) => `M${-90 + i * 12} -20V42`),
      '#2a1648',
      2.5,
      { opacity: 0.5 },
    ) +
    circle(-54, 12, 60, 'url(#lamp)') +
    circle(54, 12, 60, 'url(#lamp)') +
    pane(-56) +
    pane(56) +
    box(-20, -12, 40, 56, '#1a0c2c', 3) +
    box(-16, -8, 32, 52, 'url(#pane)') +
    area('M-6 44V16a8 8 0 0 1 16 0V44Z', '#3a1a3c') +
    circle(2, 4, 8, '#3a1a3c') +
    box(-112, 42, 224, 11, '#4a2f6a', 4) +
    line('M-112 44H112', '#b08ad0', 3) +
    line('M-110 44V20H-98M110 44V20H98', '#4a2f6a', 6) +
    area('M0 -112C-40 -78 -100 -40 -150 -6L-130 2H130L150 -6C100 -40 40 -78 0 -112Z', 'url(#roof)') +
    area('M0 -112C40 -78 100 -40 150 -6L130 2H46C36 -44 20 -84 0 -112Z', '#0c0630', { opacity: 0.45 }) +
    line(
      repeat(9, (i) => `M${-8 + i * 2} -98L${-136 + i * 34} -12`),
      '#3a2458',
      3,
      { opacity: 0.7 },
    ) +
    line(`M-146 -4${'l8 10l9 -9'.repeat(17)}`, '#1c1038', 4) +
    line('M-8 -106C-48 -74 -100 -42 -142 -12', '#e8d0ff', 4, { opacity: 0.7 })
  const fly = (fx: number, fy: number): string => circle(fx, fy, 11, 'url(#lamp)') + circle(fx, fy, 2.6, '#fffbd0')
  return (
    lit('air', ['#0a0838', '#2a1a7a', '#6a3ab0', '#c86ab0'], [0, 1]) +
    lit('wall', ['#a8703c', '#6a3f5a', '#2f1a4a'], [1, 0.4]) +
    lit('roof', ['#b89ae0', '#6a4a9a', '#2f1f5a'], [0.4, 1]) +
    lit('pane', ['#fffbd8', '#ffc23a'], [0, 1]) +
    lit('water', ['#6a3ab0', '#1f1a6a', '#0a0838'], [0, 1]) +
    halo('lamp', '#ffd060') +
    halo('moonlight', '#f0e0ff') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 30) +
    circle(x + 96, 50, 110, 'url(#moonlight)') +
    circle(x + 96, 50, 34, '#fff6e8') +
    circle(x + 110, 40, 7, '#e0d0e8') +
    area(
      `M-10 ${shore}Q${at.width * 0.14} ${shore - 60} ${at.width * 0.3} ${shore - 20}T${at.width * 0.66} ${shore - 30}T${at.width + 10} ${shore - 40}V310H-10Z`,
      '#1c1250',
    ) +
    box(0, shore, at.width, 120, 'url(#water)') +
    line(`M0 ${shore}H${at.width}`, '#c89af0', 3, { opacity: 0.7 }) +
    place(house, x, y, size * 0.98) +
    area(
      `M${x - 74} ${shore + 14}h36l-6 70h-26ZM${x - 16} ${shore + 14}h32l-4 80h-24ZM${x + 38} ${shore + 14}h36l-4 70h-26Z`,
      '#ffd060',
      { opacity: 0.4 },
    ) +
    line(`M${x - 80} ${shore + 22}h44M${x - 20} ${shore + 30}h48M${x + 40} ${shore + 20}h42`, '#fff0b0', 4, {
      opacity: 0.8,
    }) +
    fly(at.wide ? 226 : 28, 160) +
    fly(at.wide ? 206 : 48, 122) +
    fly(at.wide ? 464 : 280, 150) +
    fly(at.wide ? 446 : 262, 172) +
    line(
      repeat(
        7,
        (i) => `M${(at.wide ? 190 : -4) + i * 9} ${at.height}q${-4 + i} -40 ${-8 + i * 3} -${56 + ((i * 17) % 30)}`,
      ),
      '#0c2a4a',
      6,
    ) +
    line(
      repeat(7, (i) => `M${at.width - 52 + i * 9} ${at.height}q${-2 + i} -40 ${-6 + i * 3} -${50 + ((i * 23) % 30)}`),
      '#0c2a4a',
      6,
    ) +
    (at.wide ? '' : area('M0 222Q150 200 300 222V300H0Z', '#0c0838', { opacity: 0.78 })) +
    write(
      at.wide
        ? { x: 14, y: 72, width: 166, height: 122, style: { paint: 'fade', bend: 'rise', weight: 0.25 } }
        : { x: 24, y: 206, width: 252, height: 86, style: { paint: 'fade', bend: 'rise', weight: 0.25 } },
    )
  )
}

export const homeReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50255': samarWeaves,
  '50256': royalBanig,
  '50262': kampana,
  '50279': gaseraNights,
  '50280': magicLamp,
  '50287': nipaNights,
  '50288': kuboKitchen,
}
