/** More slot covers with their own compositions, by game ID. */
import { area, box, circle, dots, inked, line, num, oval, place, repeat, star } from '../draw.ts'
import { rays } from '../canvas.ts'
import { INK, outlined } from '../motifs/outline.ts'
import { drawHand } from '../people/hand.ts'
import { tan } from '../people/head.ts'
import { scene } from './caption.ts'
import { cobbles, swell, tiles, turf } from './feet.ts'
import { houses } from './flagship.ts'
import type { Flagship } from './flagship.ts'
import { cloud } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'
import { outlined as contour } from '../people/outline.ts'

/** A boat with a sail in stripes, full of wind, close to the viewer. */
const vintaSails: Flagship = (at, write) => {
  const [x, foot] = at.wide ? [342, 178] : [156, 182]
  const stripes = ['#ff4f5e', '#ffb02e', '#fff3d8', '#2fa8f0', '#8a4fe0', '#ffd23f', '#27c8a4', '#ff6fa0']
  const apex = `${x + 20} ${at.wide ? -6 : -10}`
  const edge = (t: number): string =>
    `${num(x - 126 + 262 * t)} ${num(foot - 6 - 26 * t - 46 * Math.sin(t * Math.PI) * 0.5)}`
  const bend = (t: number): string => `${num(x - 70 + 176 * t + (t - 0.5) * 60)} ${num(foot * 0.5 + 10 - t * 16)}`
  const sail = stripes
    .map((color, i) => {
      const [a, b] = [i / stripes.length, (i + 1) / stripes.length]
      return area(`M${apex}Q${bend(a)} ${edge(a)}L${edge(b)}Q${bend(b)} ${apex}Z`, color)
    })
    .join('')
  const whole = `M${apex}Q${bend(0)} ${edge(0)}${repeat(8, (i) => `L${edge((i + 1) / 8)}`)}Q${bend(1)} ${apex}Z`
  const far = (fx: number, size: number): string =>
    place(
      area('M0 -60Q-18 -30 -34 0H0Z', '#ff8a5a') +
        area('M2 -60Q26 -30 34 0H2Z', '#ffd25e') +
        area('M-36 4Q0 16 38 2L28 14H-26Z', '#5a2a3c'),
      fx,
      foot - 10,
      size,
    )
  return (
    lit('air', ['#1478d8', '#5fc8f0', '#fff0c0'], [0, 0.8]) +
    lit('sea', ['#4fe0d8', '#1490c0', '#0a4a8a'], [0, 1]) +
    lit('wind', ['#ffffff99', '#ffffff00', '#2a0a5a00', '#2a0a5a88'], [1, 0.2]) +
    lit('hull', ['#f0a050', '#b0562a', '#5a2418'], [0.1, 1]) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(at.width * 0.12, 46, 120, 'url(#sun)') +
    circle(at.width * 0.12, 46, 28, '#fffbe8') +
    cloud(at.width * 0.94, 58, 0.9, '#fff', 0.9) +
    cloud(at.width * 0.06, 130, 0.7, '#fff', 0.8) +
    box(0, foot - 12, at.width, 140, 'url(#sea)') +
    line(`M0 ${foot - 12}H${at.width}`, '#eafff8', 3) +
    far(at.wide ? 214 : 30, 0.5) +
    far(at.wide ? 466 : 282, 0.42) +
    sail +
    area(whole, 'url(#wind)') +
    line(`M${apex}Q${bend(0)} ${edge(0)}`, '#fff8e0', 5) +
    line(`M${x + 6} -10L${x - 8} ${foot + 8}`, '#5a2a1c', 9) +
    line(`M${x + 4} -10L${x - 10} ${foot + 8}`, '#d9904a', 3) +
    area(
      `M${x - 160} ${foot - 14}C${x - 110} ${foot + 14} ${x + 90} ${foot + 16} ${x + 150} ${foot - 22}C${x + 140} ${foot + 28} ${x + 100} ${foot + 50} ${x} ${foot + 50}C${x - 90} ${foot + 50} ${x - 140} ${foot + 34} ${x - 160} ${foot - 14}Z`,
      'url(#hull)',
    ) +
    line(
      `M${x - 156} ${foot - 10}C${x - 110} ${foot + 16} ${x + 90} ${foot + 18} ${x + 148} ${foot - 18}`,
      '#fff0b8',
      6,
    ) +
    line(`M${x - 120} ${foot + 18}${'q10 12 20 0t20 0'.repeat(6)}`, '#ffd23f', 5) +
    line(
      `M${x - 40} ${foot + 14}L${x - 110} ${foot + 54}M${x + 40} ${foot + 14}L${x - 10} ${foot + 58}`,
      '#6a3420',
      7,
    ) +
    line(`M${x - 150} ${foot + 56}Q${x - 40} ${foot + 70} ${x + 60} ${foot + 58}`, '#8a4a28', 11) +
    line(`M${x - 150} ${foot + 53}Q${x - 40} ${foot + 67} ${x + 60} ${foot + 55}`, '#f0b070', 4) +
    area(`M-20 ${foot + 46}${'q20 -16 40 0t40 0'.repeat(7)}V310H-20Z`, '#0f6ab0', { opacity: 0.9 }) +
    line(`M-20 ${foot + 46}${'q20 -16 40 0t40 0'.repeat(7)}`, '#eafff8', 4) +
    (at.wide ? '' : area(`M-36 ${foot + 74}${'q20 -14 40 0t40 0'.repeat(7)}V310H-36Z`, '#08376a')) +
    write(
      at.wide
        ? { x: 24, y: 62, width: 166, height: 110, style: { paint: 'block', bend: 'straight', weight: 0.25 } }
        : {
            x: 14,
            y: 213,
            width: 272,
            height: 70,
            rows: 1,
            style: { paint: 'block', bend: 'straight', weight: 0.26 },
          },
    )
  )
}

/** The cart of an ice cream seller on a sunny street, with cones in front. */
const sorbetesCart: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [344, 134, 1] : [150, 120, 1.06]
  const cone = (cx: number, cy: number, scale: number, turn: number, id: string, dark: string): string =>
    place(
      area('M-24 0H24L2 66Q0 70 -2 66Z', 'url(#waffle)') +
        line('M-18 2L6 46M-4 2L10 30M18 2L-6 46M4 2L-10 30M-22 4L0 62', '#a85a1c', 2.5, { opacity: 0.7 }) +
        circle(0, -18, 30, `url(#${id})`) +
        area(`M-30 -14C-32 4 -22 8 -18 2C-12 12 -4 10 -2 4C4 12 12 10 14 2C20 10 32 4 30 -14Z`, `url(#${id})`) +
        line('M-26 0C-20 6 -18 2 -16 0', dark, 3, { opacity: 0.5 }) +
        oval(-10, -30, 9, 6, '#fff', -34, { opacity: 0.9 }) +
        line('M6 -34l6 3M14 -18l3 6M-4 -12l6 2M-18 -14l3 5', '#fff', 4),
      cx,
      cy,
      scale,
      turn,
    )
  const lid = (lx: number): string =>
    oval(lx, -30, 27, 9, '#6a7a9a') +
    area(`M${lx - 26} -32C${lx - 24} -60 ${lx + 24} -60 ${lx + 26} -32Q${lx} -24 ${lx - 26} -32Z`, 'url(#steel)') +
    circle(lx, -56, 6, '#e8304a')
  const wheel = (wx: number): string =>
    circle(wx, 66, 34, '#2a1438') +
    circle(wx, 66, 29, '#ffd23f') +
    circle(wx, 66, 23, '#2a1438', { opacity: 0.2 }) +
    Array.from(
      { length: 8 },
      (_, i) => `M${wx} 66L${num(wx + 27 * Math.cos((i * Math.PI) / 4))} ${num(66 + 27 * Math.sin((i * Math.PI) / 4))}`,
    )
      .map((d) => line(d, '#e8304a', 5))
      .join('') +
    circle(wx, 66, 9, '#fff3d8')
  const cart =
    oval(0, 102, 140, 12, '#2a1438', 0, { opacity: 0.35 }) +
    line('M112 -10L150 -34', '#5a3a6a', 9) +
    line('M-84 -34V-118M84 -34V-118', '#c8d0e8', 7) +
    lid(-52) +
    lid(0) +
    lid(52) +
    area('M-116 -26H116L104 62H-104Z', 'url(#side)') +
    area('M-116 -26H116L114 -10H-114Z', '#fff3d8') +
    repeat(
      5,
      (i) =>
        area(`M${-100 + i * 42} 20q14 -22 28 0q-14 22 -28 0Z`, i % 2 === 0 ? '#ffd23f' : '#fff3d8') +
        circle(-86 + i * 42, 20, 5, '#e8304a'),
    ) +
    line('M-108 44H106', '#ffd23f', 6) +
    area('M60 -26H116L104 62H70Z', '#5a0f4a', { opacity: 0.25 }) +
    wheel(-62) +
    wheel(62) +
    repeat(8, (i) =>
      area(`M${-116 + i * 29} -112H${-87 + i * 29}V-96a14.5 14 0 0 1 -29 0Z`, i % 2 === 0 ? '#ff4f6a' : '#fff8e6'),
    ) +
    area('M-122 -112L-96 -140H96L122 -112Z', 'url(#awning)') +
    repeat(4, (i) =>
      area(`M${-87 + i * 58} -112l${i < 2 ? 8 : -2} -28h22l${i < 2 ? -1 : 9} 28Z`, '#fff8e6', { opacity: 0.85 }),
    )
  const street = at.wide ? 206 : 196
  return (
    lit('air', ['#2f9ae8', '#8fe0f0', '#fff6d0'], [0, 0.9]) +
    lit('awning', ['#ff8a9a', '#e8304a'], [0, 1]) +
    lit('side', ['#5fe0c8', '#1fa8a0', '#0f6a78'], [0.3, 1]) +
    lit('steel', ['#ffffff', '#c8d4f0', '#7a8ab8'], [0.4, 1]) +
    lit('waffle', ['#ffe0a0', '#e8a04a', '#b0641c'], [1, 0.4]) +
    lit('street', ['#f7d8a8', '#c88a6a'], [0, 1]) +
    round('pinkice', ['#ffe0ec', '#ff8ab8', '#c83a80']) +
    round('ubeice', ['#e8d0ff', '#a866f0', '#5a2aa8']) +
    round('mangoice', ['#fff6c0', '#ffc84a', '#d98a1c']) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(at.width * 0.9, 36, 130, 'url(#sun)') +
    circle(at.width * 0.9, 36, 28, '#fffbe0') +
    cloud(at.width * 0.08, 60, 0.8, '#fff', 0.9) +
    houses({ ...at, palette: { ...at.palette, glow: '#fff3c8' } }, -8, at.width + 10, street - 4, '#e8a88a') +
    box(0, street - 6, at.width, 120, 'url(#street)') +
    line(`M0 ${street - 6}H${at.width}`, '#fff6e0', 4) +
    place(cart, x, at.wide ? y + 14 : y - 2, size * (at.wide ? 0.94 : 0.84)) +
    cone(at.wide ? x - 122 : 34, at.wide ? 192 : 140, at.wide ? 0.9 : 0.9, -14, 'ubeice', '#3a1a7a') +
    cone(at.wide ? x + 112 : 270, at.wide ? 196 : 144, 0.84, 14, 'mangoice', '#a85a10') +
    (at.wide
      ? ''
      : cone(72, 158, 0.66, 8, 'pinkice', '#8a1f5a') + cobbles(at, 214, ['#9ae0d8', '#3a8a9a', '#14405a'])) +
    write(
      at.wide
        ? { x: 24, y: 74, width: 176, height: 118, style: { paint: 'block', bend: 'straight', weight: 0.26 } }
        : { x: 24, y: 207, width: 252, height: 76, style: { paint: 'block', bend: 'straight', weight: 0.26 } },
    )
  )
}

/** A hand swings a storm lantern through the rain, before the waves of a stormy sea. */
const luckyLampara: Flagship = (at, write) => {
  const lantern =
    line('M-64 -88C-70 -168 70 -168 64 -88', INK, 13) +
    line('M-64 -88C-70 -168 70 -168 64 -88', '#c8d4f2', 6) +
    line('M-66 -90C-84 -60 -84 0 -70 42M66 -90C84 -60 84 0 70 42', INK, 21) +
    line('M-66 -90C-84 -60 -84 0 -70 42M66 -90C84 -60 84 0 70 42', '#a8183a', 12) +
    outlined(area('M-44 -88C-66 -60 -66 -10 -44 34H44C66 -10 66 -60 44 -88Z', '#fff2b8')) +
    area('M0 -70C26 -34 34 -8 20 16C12 30 -12 30 -20 16C-34 -8 -14 -30 0 -70Z', 'url(#flame)') +
    area('M2 -36C14 -16 16 0 8 14C4 20 -6 20 -9 14C-16 0 -4 -14 2 -36Z', '#fffbe0') +
    line('M-38 -66C-52 -44 -52 -14 -38 16', '#fff', 8) +
    line('M-69 -84C-86 -56 -86 -4 -75 36', '#ffb0a0', 4) +
    outlined(
      area('M-34 -122H34L62 -86H-62Z', 'url(#enamel)') +
        box(-20, -138, 40, 16, '#a8183a', 4) +
        area('M-66 44H66C88 52 96 70 96 90V112Q0 136 -96 112V90C-96 70 -88 52 -66 44Z', 'url(#enamel)') +
        box(-56, 30, 112, 18, '#ffcf4a', 5),
    ) +
    line('M-84 84C-80 66 -70 58 -54 56', '#ffd8c8', 7) +
    line('M-92 106Q0 128 92 106', '#ffcf4a', 6)
  const rain = (dx: number): string =>
    repeat(22, (i) => `M${((i * 83 + dx) % 690) - 250} ${((i * 57 + dx) % 300) - 20}l-12 34`)
  return (
    lit('storm', ['#0c1034', '#24306e', '#4a5a9a'], [0, 1]) +
    lit('wave', ['#3a7ac0', '#16306e', '#0a1440'], [0, 1]) +
    lit('enamel', ['#ff9a8a', '#e0304a', '#8a1038', '#4a0a2c'], [1, 0.3]) +
    lit('flame', ['#fff2a0', '#ffb02e', '#f2602a'], [0, 1]) +
    halo('flamelight', '#ffd98a', 0.95) +
    box(0, 0, at.width, at.height, 'url(#storm)') +
    scene(
      at,
      write,
      cloud(30, 4, 1.5, '#1a2250') +
        cloud(-90, 4, 1.8, '#141a44') +
        cloud(262, 8, 1.3, '#1a2250') +
        cloud(-210, -6, 1.6, '#1a2250') +
        outlined(area('M36 40L-2 112L20 108L4 172L54 94L32 98L58 40Z', '#fff6b0'), 3) +
        circle(136, 124, 190, 'url(#flamelight)') +
        line(rain(0), '#a8c8f4', 3, { opacity: 0.5 }) +
        area('M-260 196Q-220 160 -180 192T-100 190T-20 194T60 188T150 192T240 186T340 192V340H-260Z', 'url(#wave)') +
        line('M-260 196Q-220 160 -180 192T-100 190T-20 194T60 188T150 192T240 186T340 192', '#d8ecff', 5) +
        area('M-260 226Q-200 190 -140 222T-30 220T80 222T190 218T300 222V340H-260Z', '#12245c') +
        line('M-260 226Q-200 190 -140 222T-30 220T80 222T190 218T300 222', '#6a9ad8', 4) +
        // The way of the swing, the lantern, and the hand in the sleeve of a raincoat.
        line('M30 214C14 180 10 150 16 118M52 224C40 206 34 186 32 170', '#ffe9a8', 6, { opacity: 0.8 }) +
        line('M262 206C276 182 282 160 280 132', '#ffe9a8', 6, { opacity: 0.6 }) +
        place(lantern, 134, 122, 0.68, 13) +
        outlined(area('M176 6L330 -70V44L204 48Z', '#ffc82e'), 6) +
        area('M204 48L330 44V6L196 34Z', '#c8780c', { opacity: 0.7 }) +
        outlined(area('M168 2C182 -8 200 0 208 18C216 36 214 50 204 54C188 56 168 30 168 2Z', '#ffe27a'), 5) +
        `<g stroke="${INK}" stroke-width="5" stroke-linejoin="round">${box(142, 10, 42, 36, tan.base, 15)}</g>` +
        place(inked(drawHand('fist', tan)), 164, 28, 1.08, -100) +
        line(rain(140), '#e8f4ff', 4, { opacity: 0.8 }) +
        swell(at, 212, ['#3a6ab8', '#1a3478', '#0a1440']),
      { paint: 'block', bend: 'smile', weight: 0.26 },
      { x: 22, y: 205, width: 256, height: 78 },
    )
  )
}

/** An island with palms above the surface of the sea, and its rock with corals below. */
const islaPalma: Flagship = (at, write) => {
  const [x, level] = at.wide ? [336, 132] : [150, 148]
  const frond = (turn: number, long: number, color: string): string =>
    place(
      area(`M0 -4C${long * 0.3} -30 ${long * 0.8} -22 ${long} 14C${long * 0.7} 0 ${long * 0.4} 4 0 6Z`, color),
      0,
      0,
      1,
      turn,
    )
  const palm = (px: number, foot: number, lean: number, high: number, size: number): string => {
    const [tx, ty] = [px + lean, foot - high]
    const trunk = `M${px} ${foot}Q${px + lean * 0.2} ${foot - high * 0.6} ${tx} ${ty}`
    return (
      line(trunk, INK, 23 * size) +
      line(trunk, '#7a3f26', 15 * size) +
      line(trunk, '#e0985c', 6 * size, { transform: 'translate(-2.5 0)' }) +
      place(
        contour(
          frond(-178, 70, '#12664a') +
            frond(-20, 72, '#12664a') +
            `<g transform="scale(-1 1)">${frond(-34, 76, '#1f8a5a')}${frond(24, 66, '#2fa35c')}${frond(-76, 54, '#1f8a5a')}</g>` +
            frond(-48, 74, '#2fa35c') +
            frond(30, 68, '#57c878') +
            frond(-8, 80, '#57c878') +
            circle(-7, 8, 8, '#7a3f20') +
            circle(8, 9, 8, '#5a2a1c') +
            circle(-9, 5, 3, '#d99a62'),
          9,
        ),
        tx,
        ty,
        size,
      )
    )
  }
  const fish = (fx: number, fy: number, size: number, color: string): string =>
    place(
      contour(
        area('M-20 0C-8 -14 14 -12 22 0C14 12 -8 14 -20 0ZM16 0L32 -11V11Z', color) + circle(-10, -3, 2.6, '#1a0d2a'),
        7,
      ),
      fx,
      fy,
      size,
    )
  const branches = 'M0 0V-40M0 -12L-16 -28V-38M0 -20L15 -34V-46'
  const coral = (cx: number, cy: number, size: number, color: string): string =>
    place(line(branches, INK, 15) + line(branches, color, 8), cx, cy, size)
  const surface = `M-10 ${level}${'q20 -9 40 0t40 0'.repeat(7)}`
  return (
    lit('air', ['#7a3aa8', '#f0608a', '#ffb06a', '#ffe9a8'], [0, 0.5]) +
    lit('sea', ['#3fe0d8', '#128ab0', '#0a3f86', '#06204f'], [0, 1]) +
    lit('sand', ['#fff3c8', '#f7d58a', '#c98a4a'], [0.4, 1]) +
    lit('rock', ['#b0684a', '#6a3a5a', '#2a2a5a'], [0.2, 1]) +
    halo('sun', '#fff6d0') +
    box(0, 0, at.width, level + 8, 'url(#air)') +
    circle(x + 84, level - 26, 110, 'url(#sun)') +
    circle(x + 84, level - 20, 34, '#fffbe0') +
    line(`M${x - 140} 40h56M${x - 100} 52h40M${x + 76} 34h50`, '#ffd0b0', 7, { opacity: 0.6 }) +
    area(
      `M${x - 112} ${level + 10}C${x - 80} ${level - 30} ${x - 30} ${level - 34} ${x} ${level - 34}C${x + 46} ${level - 34} ${x + 84} ${level - 20} ${x + 108} ${level + 10}Z`,
      'url(#sand)',
    ) +
    palm(x + 30, level - 26, 46, 60, 0.7) +
    palm(x - 34, level - 24, -40, 56, 0.68) +
    palm(x - 2, level - 28, 8, 78, 0.86) +
    area(`M${x + 62} ${level - 20}l-16 -4c-2 12 26 14 44 0Z`, '#e2303f') +
    area(`${surface}V${at.height + 10}H-10Z`, 'url(#sea)') +
    area(
      `M${x - 122} ${level + 6}L${x - 126} ${level + 30}L${x - 104} ${level + 44}L${x - 108} ${level + 64}L${x - 70} ${level + 84}L${x - 62} ${level + 112}L${x - 26} ${level + 126}L${x - 4} ${level + 156}L${x + 26} ${level + 130}L${x + 58} ${level + 118}L${x + 62} ${level + 86}L${x + 104} ${level + 66}L${x + 98} ${level + 42}L${x + 126} ${level + 28}L${x + 120} ${level + 6}Z`,
      'url(#rock)',
      { stroke: INK, 'stroke-width': 6, 'stroke-linejoin': 'round' },
    ) +
    area(
      `M${x - 118} ${level + 8}C${x - 60} ${level + 26} ${x + 50} ${level + 26} ${x + 116} ${level + 8}C${x + 60} ${level + 4} ${x - 60} ${level + 2} ${x - 118} ${level + 8}Z`,
      '#ffe2a0',
      { opacity: 0.75 },
    ) +
    line(
      `M${x - 84} ${level + 30}l14 40M${x - 40} ${level + 30}l8 60M${x + 30} ${level + 34}l-6 60M${x + 70} ${level + 28}l-14 40`,
      '#1c1c4a',
      5,
      { opacity: 0.45 },
    ) +
    area(`M${x - 150} ${level}l-60 170h50l60 -170ZM${x + 130} ${level}l50 170h40l-50 -170Z`, '#d8fff4', {
      opacity: 0.16,
    }) +
    coral(x - 78, level + 58, 0.8, '#ff6f8a') +
    coral(x - 52, level + 66, 0.6, '#ffb03c') +
    coral(x + 62, level + 66, 0.75, '#ff8a5a') +
    fish(x - 122, level + 52, 0.8, '#ffd23f') +
    fish(x + 110, level + 44, 0.9, '#ff9a3c') +
    fish(x + 132, level + 62, 0.6, '#ffd23f') +
    line(surface, '#eafffb', 5) +
    (at.wide
      ? write({ x: 24, y: 132, width: 188, height: 118, style: { paint: 'block', bend: 'wave', weight: 0.25 } })
      : write({ x: 22, y: 195, width: 256, height: 88, style: { paint: 'block', bend: 'wave', weight: 0.25 } }))
  )
}

/** A tall glass of shaved ice before the hot sun. */
const haloHaloHeat: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 132, 0.98] : [150, 128, 1.06]
  const layer = (top: number, foot: number, color: string): string => {
    const half = (v: number): number => 88 - (v + 10) * 0.24
    return area(
      `M${num(-half(top))} ${top}Q0 ${top + 10} ${num(half(top))} ${top}L${num(half(foot))} ${foot}Q0 ${foot + 10} ${num(-half(foot))} ${foot}Z`,
      color,
    )
  }
  const glass =
    line('M52 -40L104 -118', '#b0c4d8', 9) +
    line('M50 -40L102 -118', '#fff', 4) +
    area('M-30 -70L-58 -128L-34 -138L-10 -76Z', 'url(#wafer)') +
    line('M-52 -116l24 -10M-46 -104l24 -10M-40 -92l24 -10', '#a85a20', 3) +
    circle(-44, -52, 40, 'url(#ube)') +
    area('M-94 -8C-92 -52 -44 -58 -20 -54C20 -74 86 -52 94 -8Z', 'url(#ice)') +
    circle(-44, -60, 34, 'url(#ube)') +
    area('M8 -74L62 -82L82 -60L28 -50Z', '#ffe27a') +
    area('M8 -74L28 -50V-30L8 -52Z', '#f0a02e') +
    area('M28 -50L82 -60V-40L28 -30Z', '#ffc23a') +
    area('M8 -74L62 -82L82 -60L60 -56Q56 -66 44 -58Q34 -64 28 -50Z', '#b0541c') +
    circle(-4, -84, 17, 'url(#cherry)') +
    circle(-9, -90, 5, '#ffd0d0') +
    line('M-2 -98C2 -118 14 -124 26 -124', '#2f7a3a', 4) +
    area('M-92 -12H92L62 118Q60 126 50 126H-50Q-60 126 -62 118Z', '#fff', { opacity: 0.35 }) +
    layer(-4, 22, '#ffe6f0') +
    layer(20, 48, '#e8304a') +
    layer(46, 72, '#3fc87a') +
    layer(70, 96, '#8a4ad0') +
    layer(94, 116, '#ffb02e') +
    line('M-54 34h.01M-30 38h.01M-6 34h.01M20 38h.01M46 33h.01', '#8a0f2a', 13) +
    line('M-48 60h.01M-24 62h.01M2 60h.01M28 62h.01M50 59h.01', '#a8f0b8', 11) +
    line('M-40 106h.01M-14 108h.01M12 106h.01M38 107h.01', '#fff0a0', 11) +
    area('M60 -8H84L58 118H42Z', '#5a0a3a', { opacity: 0.22 }) +
    line('M-74 6L-52 112', '#fff', 8, { opacity: 0.8 }) +
    box(-98, -18, 196, 15, '#fff', 7) +
    box(-98, -9, 196, 6, '#f0a8c8', 3, { opacity: 0.7 }) +
    dots(
      [
        { x: -66, y: -26 },
        { x: -10, y: -34 },
        { x: 60, y: -26 },
        { x: 20, y: -24 },
        { x: 84, y: -20 },
      ],
      5,
      '#5fd0a8',
    )
  const foot = at.wide ? 236 : 226
  return (
    lit('air', ['#ff3f7a', '#ff8a4a', '#ffd25e'], [0, 1]) +
    lit('ice', ['#ffffff', '#fff0fa', '#e0b8e8'], [0.3, 1]) +
    lit('wafer', ['#ffe0a0', '#d9904a']) +
    round('ube', ['#e8d0ff', '#a866f0', '#5a2aa8']) +
    round('cherry', ['#ff9a9a', '#e8203a', '#8a0a2a']) +
    halo('sun', '#fffbd8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    rays({ width: at.width, x, y: y - 30 }, 16, '#fff3b0', 0.36) +
    circle(x, y - 30, 180, 'url(#sun)') +
    circle(x, y - 30, 106, '#fff3b8', { opacity: 0.85 }) +
    area(`M0 ${foot}Q${at.width / 2} ${foot - 24} ${at.width} ${foot}V310H0Z`, '#c8205a') +
    line(`M0 ${foot}Q${at.width / 2} ${foot - 24} ${at.width} ${foot}`, '#ffd0b0', 4) +
    oval(x, y + 124 * size, 82, 10, '#5a0a2a', 0, { opacity: 0.5 }) +
    place(glass, x, y, size) +
    (at.wide
      ? write({ x: 24, y: 70, width: 190, height: 132, style: { paint: 'block', bend: 'fan', weight: 0.25 } })
      : tiles(at, 214, ['#ff8ab0', '#c82a6a', '#6a0a3a'], '#ff6a9a') +
        write({ x: 24, y: 195, width: 252, height: 88, style: { paint: 'block', bend: 'fan', weight: 0.25 } }))
  )
}

/** A hut on stilts at sunset, with the vegetables of its garden in front. */
const bahayKubo: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [338, 112, 1.04] : [150, 104, 1.06]
  const thatch = repeat(9, (i) => `M${-8 + i * 2} -92L${-116 + i * 29} -14`)
  const hut =
    oval(0, 96, 120, 12, '#2a1a14', 0, { opacity: 0.4 }) +
    line('M-66 40V96M-22 40V96M22 40V96M66 40V96', '#4a2414', 10) +
    line('M-68 40V96M-24 40V96M20 40V96M64 40V96', '#b0703a', 4) +
    area('M-78 -20H78V46H-78Z', 'url(#wall)') +
    line(
      repeat(12, (i) => `M${-72 + i * 13} -18V44`),
      '#8a5424',
      2.5,
      { opacity: 0.6 },
    ) +
    box(-62, -10, 38, 38, '#5a2a14', 3) +
    box(-58, -6, 30, 30, 'url(#pane)', 2) +
    box(28, -10, 38, 38, '#5a2a14', 3) +
    box(32, -6, 30, 30, 'url(#pane)', 2) +
    line('M-43 -6V24M47 -6V24M-58 9H-28M32 9H62', '#5a2a14', 3) +
    area('M-16 -12H18V46H-16Z', '#3a1a10') +
    area('M-12 -8H14V46H-12Z', '#ffcf7a') +
    box(-86, 42, 172, 9, '#7a4420', 3) +
    line('M-14 52L-34 96M16 52L34 96M-20 66H22M-26 80H28', '#6a3a1c', 6) +
    area('M0 -104C-36 -70 -84 -34 -126 -4L-108 4H108L126 -4C84 -34 36 -70 0 -104Z', 'url(#roof)') +
    area('M0 -104C36 -70 84 -34 126 -4L108 4H40C34 -40 20 -76 0 -104Z', '#4a2410', { opacity: 0.4 }) +
    line(thatch, '#7a4a1c', 3, { opacity: 0.7 }) +
    line(`M-122 -2${'l7 10l9 -8'.repeat(15)}`, '#5a3014', 4) +
    area('M-20 -100Q0 -118 20 -100L14 -88H-14Z', '#6a3c18')
  const squash = place(
    oval(0, 0, 40, 30, 'url(#squash)') +
      oval(-16, 0, 16, 29, '#ffb84a', 0, { opacity: 0.6 }) +
      oval(14, 1, 14, 29, '#c05a14', 0, { opacity: 0.5 }) +
      line('M0 -28C-2 -40 6 -46 14 -46', '#2f7a3a', 8),
    0,
    0,
  )
  const eggplant =
    area('M-14 -28C-40 -10 -46 34 -18 46C12 56 26 22 14 -20Z', 'url(#eggplant)') +
    line('M-24 -2C-32 14 -32 28 -24 36', '#d8b0ff', 5, { opacity: 0.8 }) +
    area('M-22 -22L-8 -40L2 -34L20 -26L10 -8L0 -20L-10 -6Z', '#3fa04a') +
    line('M0 -34L8 -50', '#2f7a3a', 7)
  const tomato = circle(0, 0, 21, 'url(#tomato)') + area(star(0, -15, 5, 13, 5), '#2f8a3c')
  const low = at.wide ? 214 : 196
  return (
    lit('air', ['#ff7a5a', '#ffb45a', '#fff0b0'], [0, 0.8]) +
    lit('wall', ['#ffd98a', '#d99a4a', '#9a5f28'], [1, 0.3]) +
    lit('roof', ['#ffc46a', '#c8843a', '#8a5420'], [0.4, 1]) +
    lit('pane', ['#fffbe0', '#ffc94a'], [0, 1]) +
    lit('field', ['#b8d84a', '#4f9a3c', '#1f5a34'], [0, 1]) +
    round('squash', ['#ffd88a', '#f0902e', '#a84a14']) +
    lit('eggplant', ['#b878f0', '#6a2aa8', '#35105a'], [0.8, 0.8]) +
    round('tomato', ['#ffb0a0', '#f0402f', '#9a1420']) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x + 92, 66, 130, 'url(#sun)') +
    circle(x + 92, 66, 34, '#fffbe0') +
    area(
      `M-10 ${y + 60}L${at.width * 0.2} ${y + 4}L${at.width * 0.4} ${y + 54}L${at.width * 0.7} ${y + 14}L${at.width + 10} ${y + 60}V310H-10Z`,
      '#d0704a',
      { opacity: 0.7 },
    ) +
    area(`M-10 ${y + 72}Q${x} ${y + 44} ${at.width + 10} ${y + 72}V310H-10Z`, 'url(#field)') +
    line(
      `M-10 ${y + 96}Q${x} ${y + 76} ${at.width + 10} ${y + 96}M-10 ${y + 116}Q${x} ${y + 98} ${at.width + 10} ${y + 116}`,
      '#e0f090',
      3,
      { opacity: 0.6 },
    ) +
    line(`M${x - 132} ${y + 84}C${x - 128} ${y + 20} ${x - 140} ${y - 10} ${x - 124} ${y - 44}`, '#7a4a28', 8) +
    [-150, -110, -60, -20, 20]
      .map((turn) =>
        place(
          area('M0 -4C16 -22 44 -18 58 8C40 -2 20 2 0 5Z', turn % 40 === 0 ? '#2f8a4a' : '#4fae5a'),
          x - 124,
          y - 44,
          1,
          turn,
        ),
      )
      .join('') +
    place(hut, x, y, size) +
    place(squash, x - 104, low, at.wide ? 0.8 : 0.9) +
    place(eggplant, x + 96, low - 16, at.wide ? 0.86 : 0.96, 34) +
    place(tomato, x - 58, low + 10, 0.9) +
    place(tomato, x + 128, low + 12, 0.8) +
    turf(at, 216, ['#6ac05a', '#2f8a4a', '#103a24'], '#ffd25e') +
    write(
      at.wide
        ? { x: 24, y: 70, width: 156, height: 126, style: { paint: 'block', bend: 'straight', weight: 0.26 } }
        : { x: 30, y: 201, width: 240, height: 82, style: { paint: 'block', bend: 'straight', weight: 0.26 } },
    )
  )
}

export const reelFlagships: { readonly [gameId: string]: Flagship } = {
  '50109': haloHaloHeat,
  '50111': vintaSails,
  '50116': sorbetesCart,
  '50140': luckyLampara,
  '50143': islaPalma,
  '50144': bahayKubo,
}
