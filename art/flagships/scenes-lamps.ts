/** Covers whose scene is a tent, a table or a hall under lamps, by game ID. */
import { rays } from '../canvas.ts'
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { INK, outlined } from '../motifs/outline.ts'
import { numeral } from '../numerals.ts'
import { rose } from '../people/clothes.ts'
import { closer, scene } from './caption.ts'
import { carpet, drape } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { palmTree } from './scenery.ts'
import { contact, halo, lit, round } from './volume.ts'

/** The prizes of a tent: light bursts from an opened box between shelves with bears, drums and boxes. */
const prizeTent: Flagship = (at, write) => {
  const bear = (x: number, y: number, size: number, fur: string, shade: string, belly: string): string =>
    place(
      contact(2, 42, 30, 7) +
        outlined(
          oval(-18, 34, 12, 9, shade) +
            oval(18, 34, 12, 9, shade) +
            oval(-24, 12, 8, 15, shade, 24) +
            oval(24, 12, 8, 15, shade, -24) +
            oval(0, 18, 25, 25, fur) +
            circle(-18, -34, 10, shade) +
            circle(18, -34, 10, shade) +
            circle(0, -18, 25, fur),
        ) +
        oval(0, 22, 15, 16, belly) +
        circle(-18, -36, 5, belly) +
        circle(18, -36, 5, belly) +
        oval(0, -9, 12, 9, belly) +
        oval(0, -13, 4.6, 3.4, '#2a1018') +
        circle(-9, -21, 3.4, '#2a1018') +
        circle(9, -21, 3.4, '#2a1018') +
        circle(-10, -22, 1.2, '#fff') +
        circle(8, -22, 1.2, '#fff'),
      x,
      y,
      size,
    )
  const present = (x: number, y: number, width: number, height: number, color: string, shade: string): string =>
    outlined(box(x, y - height, width, height, color, 4)) +
    box(x + width * 0.68, y - height, width * 0.32, height, shade, 4) +
    box(x + width * 0.38, y - height, width * 0.18, height, '#ffe08a') +
    area(
      `M${num(x + width * 0.47)} ${y - height}c-14 -22 -30 -14 -24 -4q6 6 24 4c14 -22 30 -14 24 -4q-6 6 -24 4Z`,
      '#ffd24a',
      { stroke: INK, 'stroke-width': 4, 'stroke-linejoin': 'round' },
    )
  const shelf = (y: number): string =>
    box(4, y, 370, 9, 'url(#plank)') + box(4, y + 9, 370, 8, '#1a0414', 0, { opacity: 0.5 })
  const ray = (from: number, to: number): string => area(`M150 166L${from} -30H${to}Z`, '#fff2b0', { opacity: 0.2 })
  return (
    lit('drape', ['#b81c5a', '#7a1050', '#3c0838'], [0, 1]) +
    lit('plank', ['#ffc078', '#b0602c'], [0, 1]) +
    lit('violet', ['#c08aff', '#7a3fd8', '#4a1f9a'], [0.6, 1]) +
    lit('lid', ['#d8b0ff', '#8a4fe8'], [0.4, 1]) +
    lit('floor', ['#c8407a', '#5a1458'], [0, 1]) +
    halo('burst', '#fff0a8') +
    backdrop(at, 'url(#drape)') +
    scene(
      closer(at, [186, -14, 1.04]),
      write,
      repeat(16, (i) => area(`M${i * 40 - 250} -10h18q8 160 0 330h-22q8 -170 4 -330Z`, '#ff7a90', { opacity: 0.13 })) +
        // The light is behind the prizes, which would be pale before it.
        circle(150, 120, 170, 'url(#burst)') +
        ray(20, 76) +
        ray(110, 150) +
        ray(176, 214) +
        ray(250, 320) +
        outlined(shelf(70) + shelf(142), 4) +
        bear(38, 34, 0.86, '#d8945a', '#a8643a', '#ffe0b0') +
        // In a square cover, the button of the card is here.
        (at.wide
          ? bear(260, 34, 0.86, '#f4a0b8', '#d0708e', '#ffe4ea')
          : present(238, 70, 50, 40, '#ffb02e', '#c87a14')) +
        present(14, 142, 46, 50, '#f05a78', '#b02a52') +
        present(244, 142, 50, 54, '#3a9ae8', '#1a5ab0') +
        area(
          'M-260 -10H360V8Q330 28 300 8Q270 28 240 8Q210 28 180 8Q150 28 120 8Q90 28 60 8Q30 28 0 8Q-30 28 -60 8Q-90 28 -120 8Q-150 28 -180 8Q-210 28 -240 8L-260 14Z',
          '#e8344f',
        ) +
        repeat(6, (i) => area(`M${i * 120 - 300} -10h60v18q-30 20 -60 0Z`, '#fff3e0')) +
        area('M-260 -10H360V4H-260Z', '#1a0418', { opacity: 0.3 }) +
        box(-260, 208, 640, 110, 'url(#floor)') +
        (at.wide
          ? line('M-260 226L-60 214M-180 300L0 214M-20 320L60 214M330 300L240 214', '#ff9ac0', 3, { opacity: 0.4 }) +
            bear(54, 224, 1.06, '#8fd0e8', '#5a9ec8', '#e0f8ff') +
            bear(272, 206, 1.04, '#ffd060', '#d89a2a', '#fff3c8')
          : '') +
        contact(156, 214, 92, 15) +
        outlined(area('M78 154H222L214 216H86Z', 'url(#violet)'), 6) +
        area('M182 154H222L214 216H178Z', '#2f0f78', { opacity: 0.45 }) +
        area('M134 154H166L164 216H136Z', '#ffd24a') +
        outlined(area('M66 146H234L226 166H74Z', '#a860ff'), 6) +
        outlined(oval(150, 150, 74, 12, '#fffbe0')) +
        place(
          outlined(box(-82, -17, 164, 33, 'url(#lid)', 7), 6) +
            box(-17, -14, 34, 27, '#ffc93a') +
            area(
              'M0 -16C-20 -58 -66 -52 -58 -30C-52 -12 -20 -12 0 -16ZM0 -16C20 -58 66 -52 58 -30C52 -12 20 -12 0 -16Z',
              '#ffc93a',
              { stroke: INK, 'stroke-width': 6, 'stroke-linejoin': 'round' },
            ) +
            area(
              'M-8 -20C-22 -40 -46 -40 -44 -30C-40 -22 -22 -20 -8 -20ZM8 -20C22 -40 46 -40 44 -30C40 -22 22 -20 8 -20Z',
              '#c07a14',
            ) +
            circle(0, -18, 11, '#fff0b0'),
          212,
          104,
          0.92,
          24,
        ) +
        [
          [96, 118, 20, 8],
          [140, 76, 26, 10],
          [108, 64, 12, 5],
          [160, 122, 15, 6],
        ]
          .map(
            ([x = 0, y = 0, outer = 0, inner = 0]) =>
              outlined(area(star(x, y, 5, outer * 1.15, inner * 1.3, x), '#ffd24a')) +
              area(star(x - 1, y - 2, 5, outer * 0.6, inner * 0.6, x), '#fff6c8'),
          )
          .join('') +
        circle(186, 62, 9, '#5fe0c0') +
        circle(124, 100, 7, '#ff7aa8') +
        circle(70, 86, 6, '#5fe0c0') +
        carpet(at, 214, ['#d8406a', '#8a1a4a', '#3a0828'], ['#ffd25e', '#ffe9a8']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 30, y: 225, width: 240, height: 58, rows: 1 },
    )
  )
}

/** A roulette at an angle whose spindle is a rose; the ball runs along the rim. */
const rosasRoulette: Flagship = (at, write) => {
  const [rx, ry] = [142, 92]
  const on = (angle: number, reach: number): string =>
    `${num(rx * reach * Math.cos(angle))} ${num(ry * reach * Math.sin(angle))}`
  const count = 18
  const pockets = Array.from({ length: count }, (_, i) => {
    const [from, to] = [(i / count) * 2 * Math.PI, ((i + 1) / count) * 2 * Math.PI]
    const color = i === 4 ? '#1f9a5a' : i % 2 === 1 ? '#d8264a' : '#241030'
    return (
      area(`M${on(from, 0.84)}L${on(to, 0.84)}L${on(to, 0.52)}L${on(from, 0.52)}Z`, color) +
      line(`M${on(from, 0.84)}L${on(from, 0.52)}`, '#ffd88a', 2)
    )
  }).join('')
  const numbers = Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) / count) * 2 * Math.PI
    // The order of a wheel, from its zero.
    const values = [0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23]
    return numeral(
      String(values[(i + count - 4) % count]),
      rx * 0.73 * Math.cos(angle),
      ry * 0.73 * Math.sin(angle),
      13,
      '#fff6e0',
      0.24,
    )
  }).join('')
  return (
    lit('salon', ['#3a0a3a', '#7a1450', '#b82a62'], [0, 1]) +
    lit('felt', ['#1f8a62', '#0a5044', '#04302c'], [0, 1]) +
    lit('wood', ['#f0b060', '#9a4f20', '#4a1f10'], [0, 1]) +
    lit('brass', ['#fff4c0', '#f0b83a', '#a8640f'], [0.3, 1]) +
    halo('lamp', '#ffd0b0', 0.9) +
    backdrop(at, 'url(#salon)') +
    scene(
      at,
      write,
      repeat(14, (i) => area(`M${i * 52 - 270} -10h24q8 90 0 190h-30q8 -100 6 -190Z`, '#2a0628', { opacity: 0.4 })) +
        circle(150, 60, 190, 'url(#lamp)') +
        box(-260, 150, 700, 190, 'url(#felt)') +
        line('M-260 152H430', '#ffd88a', 3, { opacity: 0.7 }) +
        oval(154, 136, 152, 98, '#021a14', 0, { opacity: 0.5 }) +
        place(
          oval(0, 10, rx, ry, '#34140c') +
            oval(0, 0, rx, ry, 'url(#wood)') +
            oval(0, 1, rx * 0.93, ry * 0.92, '#5a2414') +
            oval(0, 2, rx * 0.87, ry * 0.86, 'url(#brass)') +
            pockets +
            numbers +
            oval(0, 0, rx * 0.52, ry * 0.52, 'url(#brass)') +
            oval(0, 1, rx * 0.48, ry * 0.48, '#6a1430') +
            repeat(8, (i) => line(`M0 0L${on((i * Math.PI) / 4, 0.48)}`, '#f0b83a', 3, { opacity: 0.5 })) +
            [-150, -30, 90, 200]
              .map((turn) =>
                place(
                  area('M0 0Q26 -20 60 -4Q34 20 0 0Z', '#1f8a4a') + line('M6 -1Q30 -6 52 -4', '#8ae0a0', 2),
                  0,
                  0,
                  0.9,
                  turn,
                ),
              )
              .join('') +
            rose(0, -8, 38, '#f03a6a', '#a8103e', '#ff9ab4') +
            circle(75, -26, 10, '#7a7a90') +
            circle(73, -28, 10, '#f8f8ff') +
            circle(70, -31, 3.4, '#fff') +
            line('M-126 -26C-110 -62 -50 -84 20 -84', '#fff4d0', 4, { opacity: 0.7 }),
          150,
          114,
          1,
        ) +
        area(star(34, 40, 4, 15, 3), '#fff') +
        area('M20 196C6 186 10 174 24 178C36 182 34 196 20 196Z', '#f03a6a') +
        area('M278 206C264 202 264 190 276 190C288 192 290 206 278 206Z', '#f03a6a') +
        carpet(at, 214, ['#2a9a74', '#125a4a', '#06302c'], ['#ff8fb8', '#ffdf7e']),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 26, y: 213, width: 248, height: 70 },
    )
  )
}

/** The corner of a boxing ring under lamps: a pad, three ropes, and the belt of the champion over the top rope. */
const cornerRing: Flagship = (at, write) => {
  const ropes = [64, 116, 168]
    .map((y, i) => {
      const color = ['#f8f8ff', '#e8304a', '#3a8ae8'][i] ?? ''
      const sag = 10 + i * 6
      return (
        line(
          `M150 ${y}Q20 ${y + sag} -260 ${y + 46 + i * 10}M150 ${y}Q280 ${y + sag} 440 ${y + 30 + i * 10}`,
          '#12082a',
          13,
        ) +
        line(
          `M150 ${y}Q20 ${y + sag} -260 ${y + 46 + i * 10}M150 ${y}Q280 ${y + sag} 440 ${y + 30 + i * 10}`,
          color,
          8.5,
        ) +
        line(
          `M150 ${y - 2}Q20 ${y + sag - 2} -260 ${y + 44 + i * 10}M150 ${y - 2}Q280 ${y + sag - 2} 440 ${y + 28 + i * 10}`,
          '#fff',
          2,
          { opacity: 0.5 },
        )
      )
    })
    .join('')
  const belt =
    area('M-132 -26C-70 -14 70 -14 132 -26L140 22C70 40 -70 40 -140 22Z', '#12082a', {
      transform: 'translate(3 6)',
      opacity: 0.5,
    }) +
    area('M-132 -26C-70 -14 70 -14 132 -26L140 22C70 40 -70 40 -140 22Z', 'url(#leather)') +
    line('M-130 -20C-70 -8 70 -8 130 -20M-136 17C-70 33 70 33 136 17', '#ffd88a', 2, { 'stroke-dasharray': '5 5' }) +
    [-98, 98]
      .map(
        (x) =>
          oval(x, 0, 24, 23, '#8a5008') + oval(x, -1, 22, 21, 'url(#gold)') + area(star(x, 0, 5, 14, 6.2), '#a8640c'),
      )
      .join('') +
    area('M0 -62C34 -62 62 -40 66 -6C66 34 36 60 0 68C-36 60 -66 34 -66 -6C-62 -40 -34 -62 0 -62Z', '#7a4408', {
      transform: 'translate(2 4)',
    }) +
    area('M0 -62C34 -62 62 -40 66 -6C66 34 36 60 0 68C-36 60 -66 34 -66 -6C-62 -40 -34 -62 0 -62Z', 'url(#gold)') +
    circle(0, 2, 47, 'none', { stroke: '#a8640c', 'stroke-width': 3 }) +
    circle(0, 2, 42, 'url(#enamel)') +
    area(star(0, 1, 5, 33, 14), '#a8640c') +
    area(star(-1, -1, 5, 31, 13), '#ffe27a') +
    area('M-24 -64L-30 -86L-12 -74L0 -94L12 -74L30 -86L24 -64Z', 'url(#gold)') +
    circle(0, -72, 5, '#e8304a') +
    line('M-50 -24C-44 -44 -26 -54 -8 -56', '#fffbe0', 5)
  const glove =
    outlined(
      area('M-22 -34H22L26 -8C40 0 44 20 34 36C22 52 -22 52 -34 34C-42 16 -38 -2 -26 -10Z', '#d8203f') +
        area('M-30 -4C-48 -8 -56 8 -50 22C-46 32 -32 34 -24 26L-14 8Z', '#f0384e') +
        area('M-26 -40H26V-22H-26Z', '#fff4e0'),
    ) +
    area('M12 44C30 40 36 20 28 -4C42 4 42 22 34 36C28 46 20 46 12 44Z', '#7a0a2a', { opacity: 0.6 }) +
    line('M-12 -4C-4 -10 8 -10 16 -6', '#ffb0b8', 6)
  return (
    lit('arena', ['#0a0a2e', '#1f1a6a', '#4a2a9a'], [0, 1]) +
    lit('canvas', ['#d8e4ff', '#7a90d0', '#3a4a90'], [0, 1]) +
    lit('pad', ['#ff7a6a', '#d8203f', '#7a0a2a'], [0.8, 1]) +
    lit('leather', ['#6a2a1c', '#2a0f10'], [0, 1]) +
    lit('gold', ['#fffac8', '#ffce3a', '#c87a0c', '#ffdf7a'], [0.5, 1]) +
    round('enamel', ['#ff6a7a', '#c81a3f', '#6a0a28']) +
    halo('lamp', '#fff6d8') +
    backdrop(at, 'url(#arena)') +
    scene(
      at,
      write,
      repeat(60, (i) =>
        circle(((i * 47) % 690) - 258, 70 + ((i * 29) % 80), 9, ['#2a2068', '#3a2a80', '#1f1850'][i % 3] ?? ''),
      ) +
        [-200, -70, 60, 190, 320]
          .map(
            (x) =>
              area(`M${x} -10L${x - 70} 220H${x + 90}Z`, '#fff6d0', { opacity: 0.09 }) +
              circle(x, 2, 46, 'url(#lamp)') +
              box(x - 20, -6, 40, 12, '#fffbe8', 5),
          )
          .join('') +
        area('M150 176L-260 238V340H430V226Z', 'url(#canvas)') +
        line('M150 178L-260 240M150 178L430 228', '#fff', 4, { opacity: 0.8 }) +
        box(136, 60, 28, 134, '#12082a', 5) +
        ropes +
        area('M118 40Q150 30 182 40V190Q150 202 118 190Z', '#12082a') +
        area('M122 44Q150 35 178 44V186Q150 197 122 186Z', 'url(#pad)') +
        line('M130 50V182', '#ffc0b0', 5, { opacity: 0.7 }) +
        place(belt, 150, 128, 0.94, -4) +
        area(star(240, 60, 4, 18, 3.4), '#fff') +
        area(star(70, 88, 4, 14, 3), '#fff') +
        drape(at, 220, ['#7aa0f0', '#3a5ac0', '#1a2a78'], '#e8304a'),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 26, y: 205, width: 248, height: 78 },
      { y: 52 },
    ) +
    (at.wide
      ? // A rope near the viewer, and the gloves that hang on it.
        line('M-10 222Q240 262 490 226', INK, 24) +
        line('M-10 222Q240 262 490 226', '#e8304a', 16) +
        line('M-10 218Q240 258 490 222', '#ff9aa8', 4) +
        place(glove, 62, 238, 0.8, -14) +
        `<g transform="translate(150 244) rotate(12) scale(-.8 .8)">${glove}</g>`
      : '')
  )
}

/** A shuttlecock flies with lightning over the net toward a racket. */
const badmintonBlitz: Flagship = (at, write) => {
  const racket = (frame: string, grip: string): string =>
    line('M0 74V190', '#0a0a2a', 17) +
    line('M0 74V132', '#c8d4ff', 8) +
    line('M0 132V190', grip, 15) +
    repeat(5, (i) => line(`M-7 ${138 + i * 12}l14 7`, '#2a0a3a', 3, { opacity: 0.5 })) +
    area('M-16 62Q0 84 16 62L6 92H-6Z', grip) +
    oval(0, 0, 60, 72, '#e8f4ff', 0, { opacity: 0.18 }) +
    line(
      repeat(9, (i) => {
        const x = -48 + i * 12
        const reach = 70 * Math.sqrt(1 - (x / 60) ** 2)
        return `M${x} ${num(-reach)}V${num(reach)}`
      }) +
        repeat(11, (i) => {
          const y = -60 + i * 12
          const reach = 58 * Math.sqrt(1 - (y / 72) ** 2)
          return `M${num(-reach)} ${y}H${num(reach)}`
        }),
      '#d8f0ff',
      1.8,
      { opacity: 0.75 },
    ) +
    `<ellipse rx="61" ry="73" fill="none" stroke="#0a0a2a" stroke-width="16"/>` +
    `<ellipse rx="61" ry="73" fill="none" stroke="url(#${frame})" stroke-width="11"/>` +
    line('M-52 -34Q-40 -60 -10 -70', '#fff', 4)
  const shuttle =
    repeat(7, (i) => {
      const spread = (i - 3) * 13
      return (
        area(`M0 0L${spread - 11} -84Q${spread} -98 ${spread + 11} -84Z`, i % 2 === 0 ? '#ffffff' : '#d8e4ff') +
        line(`M0 0L${spread} -84`, '#a8b8e8', 2)
      )
    }) +
    line('M-26 -44Q0 -36 26 -44M-18 -26Q0 -20 18 -26', '#7a8ad0', 3) +
    area('M-19 -8H19C20 8 12 22 0 22C-12 22 -20 8 -19 -8Z', '#fff6e0') +
    area('M4 -8H19C20 8 12 22 0 22C8 14 8 4 4 -8Z', '#d8b890') +
    box(-21, -13, 42, 10, '#e8304a', 4)
  const bolt = (d: string): string =>
    area(d, '#ffe04a', { stroke: '#ff9a1a', 'stroke-width': 4, 'stroke-linejoin': 'round' })
  return (
    lit('dusk', ['#5a1a8a', '#f0486a', '#ff9a3c', '#ffd86a'], [0, 1]) +
    lit('floor', ['#c84a2c', '#8a2440', '#4a1038'], [0, 1]) +
    lit('blue-frame', ['#8af0ff', '#1f9ae8', '#0a4ab0'], [0.6, 1]) +
    lit('green-frame', ['#e8ff9a', '#5ad03a', '#14803a'], [0.6, 1]) +
    halo('charge', '#fff7c0') +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      circle(150, 96, 190, 'url(#charge)') +
        rays({ width: 520, x: 150, y: 96, rayPhase: 0.25 }, 16, '#fff3b0', 0.16) +
        // The court is a yard between palms.
        palmTree(-16, 196, 1.1, ['#5a1a5a', '#7a2468', '#4a1458']) +
        palmTree(306, 200, 1, ['#5a1a5a', '#7a2468', '#4a1458']) +
        palmTree(-190, 200, 1.2, ['#5a1a5a', '#7a2468', '#4a1458']) +
        box(-260, 190, 700, 140, 'url(#floor)') +
        line('M-260 191H430M-260 222H430M40 191L-20 330M260 191L320 330', '#ffe9c0', 3.5, { opacity: 0.8 }) +
        bolt('M52 -30L18 40L38 44L10 100L78 30L54 26L84 -20Z') +
        bolt('M248 -30L282 40L262 44L290 100L222 30L246 26L216 -20Z') +
        // Crossed rackets, with the shuttlecock above them.
        place(racket('blue-frame', '#e8304a'), 76, 112, 0.94, -40) +
        place(racket('green-frame', '#7a3af0'), 224, 112, 0.94, 40) +
        circle(150, 84, 74, 'url(#charge)') +
        place(shuttle, 150, 100, 1.06, 8),
      { paint: 'tube', bend: 'rise', weight: 0.24, sharp: true },
      { x: 24, y: 205, width: 252, height: 78 },
    )
  )
}

export const lampSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '10106': cornerRing,
  '10205': badmintonBlitz,
  '17102': rosasRoulette,
  '20108': prizeTent,
}
