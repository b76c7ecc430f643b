/** Perya covers with their own compositions, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { rays } from '../canvas.ts'
import { numeral } from '../numerals.ts'
import { carpet, drape, swell } from './feet.ts'
import { backdrop } from './reels-parts.ts'
import { closer, scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { fairStreet } from './settings.ts'
import { onlyWide } from './scenery.ts'
import { azure, ivory, scarlet, solidDie } from './solid-die.ts'
import { halo, lit, round } from './volume.ts'

/** A horse of a carousel under the lamps of its roof, in a shower of coins. */
const karuselCoins: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [380, 150, 0.9] : [152, 126, 0.84]
  const coin = (cx: number, cy: number, r: number, turn = 0): string =>
    place(
      oval(2, 3, r * 0.94, r, '#8a3f10') +
        oval(0, 0, r * 0.92, r, 'url(#gold)') +
        oval(0, 0, r * 0.7, r * 0.77, 'none', 0, { stroke: '#fff3b0', 'stroke-width': 2.5 }) +
        area(star(0, 0, 5, r * 0.5, r * 0.23), '#fff6c8'),
      cx,
      cy,
      1,
      turn,
    )
  const neck =
    'M-128 200C-112 150 -92 110 -80 70C-68 30 -66 -26 -34 -60L-36 -102L-10 -78L14 -96L18 -62C54 -42 92 4 112 46C120 68 104 88 84 84C64 82 44 66 22 58C36 100 74 140 110 200Z'
  const lock = (dx: number, dy: number, turn: number, long: number): string =>
    place(
      area(
        'M6 -16C-20 -22 -36 -2 -60 -8C-80 -12 -88 -26 -84 -38C-104 -26 -104 8 -74 18C-46 28 -20 20 6 22Z',
        'url(#gold)',
      ) + line('M0 -4C-24 -6 -40 10 -64 4C-76 0 -84 -8 -86 -18', '#fff6c8', 4),
      dx,
      dy,
      long,
      turn,
    )
  const horse =
    line('M-16 -170V60', '#a85a14', 19) +
    line('M-18 -170V60', '#ffd25e', 12) +
    line(
      repeat(8, (i) => `M-24 ${-164 + i * 26}l13 15`),
      '#fff6c8',
      4,
    ) +
    lock(-84, 118, -24, 1.05) +
    lock(-76, 66, -12, 1) +
    area(neck, 'url(#coat)') +
    area('M22 58C36 100 74 140 110 200H30C4 150 -14 100 -10 50C-4 20 14 10 30 8C26 26 18 40 22 58Z', '#c88ac0', {
      opacity: 0.75,
    }) +
    area('M84 84C64 82 44 66 22 58L30 40C54 54 84 66 114 60C112 76 100 86 84 84Z', '#d89ac8', { opacity: 0.7 }) +
    line('M18 -58C54 -38 88 6 108 46', '#fff', 5) +
    area('M-28 -92L-14 -74L-24 -66Z', '#f0a0b8') +
    lock(-66, 18, -4, 0.96) +
    lock(-56, -26, 10, 0.86) +
    lock(-34, -60, 30, 0.7) +
    area('M-12 -78C-20 -118 22 -140 44 -114C62 -122 74 -104 66 -92C44 -100 18 -92 12 -62Z', 'url(#plume)') +
    line('M0 -82C0 -104 22 -118 42 -110', '#ffd0e0', 4) +
    line('M40 76C44 44 30 4 6 -34M80 8C62 22 52 28 42 48', '#b01c5a', 14) +
    line('M38 74C42 44 28 4 4 -36M79 5C61 19 51 26 41 45', '#ff6f9f', 8) +
    circle(42, 44, 15, 'url(#gold)') +
    circle(42, 44, 8, '#27c8c8') +
    circle(39, 41, 3, '#e8fffb') +
    circle(8, -36, 11, 'url(#gold)') +
    circle(8, -36, 5.5, '#e8304a') +
    line('M-70 92C-30 120 20 122 50 112', '#b01c5a', 22) +
    line('M-70 88C-30 116 20 118 48 108', '#ff6f9f', 13) +
    [-46, -16, 14, 40].map((dx, i) => circle(dx, 103 + [0, 9, 12, 8][i]!, 6, '#ffe08a')).join('') +
    area('M24 -20C34 -38 56 -32 60 -14C48 -4 32 -6 24 -20Z', '#fff') +
    circle(44, -19, 9, '#2a7ab8') +
    circle(44, -19, 5, '#1d0828') +
    circle(41, -23, 2.6, '#fff') +
    line('M22 -22C34 -42 58 -36 64 -16', '#3a1040', 5) +
    oval(100, 46, 4, 6, '#9a4a7a', 30) +
    line('M84 66q12 4 22 -4', '#9a4a7a', 4)
  const flaps = at.wide ? 10 : 6
  const flap = at.width / flaps
  return (
    lit('air', ['#3a1270', '#b0308a', '#ff7a8a', '#ffc88a'], [0, 1]) +
    lit('gold', ['#fff3a0', '#ffc22e', '#d9821a', '#9a4f10']) +
    lit('coat', ['#ffffff', '#fff0f0', '#f0c0d8', '#b878b8'], [0.9, 0.7]) +
    lit('plume', ['#ffb0d0', '#ff4f8f', '#a0186a']) +
    halo('lamp', '#fff3c0') +
    halo('light', '#ffe9b0', 0.8) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x, y - 20, 190, 'url(#light)') +
    line((at.wide ? [232, 456] : [24, 150, 276]).map((px) => `M${px} 40V${at.height}`).join(''), '#ffd25e', 7, {
      opacity: 0.4,
    }) +
    place(horse, x - 16, y, size) +
    repeat(flaps, (i) =>
      area(
        `M${num(i * flap)} -6h${num(flap)}V34a${num(flap / 2)} 18 0 0 1 ${num(-flap)} 0Z`,
        i % 2 === 0 ? '#e8304a' : '#fff3d8',
      ),
    ) +
    box(0, 0, at.width, 14, '#7a0f3a', 0, { opacity: 0.5 }) +
    repeat(flaps, (i) => circle((i + 0.5) * flap, 44, 26, 'url(#lamp)') + circle((i + 0.5) * flap, 46, 7, '#fffbe0')) +
    (at.wide
      ? coin(466, 112, 18, 18) + coin(452, 180, 15, -20) + coin(444, 236, 24, 10) + coin(238, 84, 15, 20)
      : coin(x - 116, 98, 26, -14) +
        coin(x + 112, 92, 22, 18) +
        coin(x + 128, y + 4, 13, -20) +
        coin(x - 128, y + 34, 18, 24) +
        coin(x + 118, y + 58, 20, 10)) +
    (at.wide
      ? area('M-10 262Q240 236 490 256V280H-10Z', '#5a1250') + line('M-10 262Q240 236 490 256', '#ffd25e', 5)
      : carpet(at, 204, ['#d0508a', '#7a1c5c', '#380a38'], ['#ffd25e', '#fff0c0'])) +
    write(
      at.wide
        ? { x: 24, y: 84, width: 180, height: 128, style: { paint: 'inline', bend: 'arch', weight: 0.25 } }
        : { x: 16, y: 195, width: 268, height: 88, style: { paint: 'inline', bend: 'arch', weight: 0.26 } },
    )
  )
}

/** Three dice, large, tumble over the counter of a fair booth. */
const tatlongDais: Flagship = (at, write) => {
  const [x, y] = at.wide ? [344, 120] : [150, 104]
  const table = at.wide ? 184 : 182
  const trail = (dx: number, dy: number, turn: number): string =>
    place(
      line('M0 0C-16 -22 -20 -44 -14 -68M18 -8C6 -26 4 -44 8 -60M-18 10C-38 -10 -44 -34 -40 -58', '#fff6d0', 6, {
        opacity: 0.7,
      }),
      x + dx,
      y + dy,
      1,
      turn,
    )
  return (
    fairStreet(at) +
    lit('tabletop', ['#ff8a5a', '#c8304a', '#6a0f3a'], [0, 1]) +
    halo('shine', '#ffd98a', 0.9) +
    circle(x, y, 190, 'url(#shine)') +
    rays({ width: at.width, x, y }, 12, '#fff0b0', 0.14) +
    area(`M0 ${table}Q${at.width / 2} ${table - 16} ${at.width} ${table}V310H0Z`, 'url(#tabletop)') +
    line(`M0 ${table}Q${at.width / 2} ${table - 16} ${at.width} ${table}`, '#ffe08a', 5) +
    trail(-84, -56, -24) +
    trail(96, -60, 16) +
    oval(x + 8, table + 18, 84, 14, '#2a0420', 0, { opacity: 0.55 }) +
    place(solidDie([5, 4, 1], azure), x - 82, y - 22, 1.02, -24) +
    place(solidDie([3, 2, 6], scarlet), x + 86, y - 34, 1.06, 22) +
    place(solidDie([6, 5, 3], ivory), x, y + 26, 1.62, -9) +
    area(star(x - 34, y - 44, 4, 22, 4), '#fff') +
    area(star(x + 118, y - 72, 4, 15, 3), '#fff') +
    drape(at, 218, ['#ff7a6a', '#b82a50', '#5a0a38'], '#ffd25e') +
    write(
      at.wide
        ? { x: 24, y: 76, width: 188, height: 128, style: { paint: 'block', bend: 'straight', weight: 0.26 } }
        : { x: 18, y: 197, width: 264, height: 86, style: { paint: 'block', bend: 'straight', weight: 0.26 } },
    )
  )
}

/** Toy ducks race down a channel of the fair, with number one in front. */
const duckDerby: Flagship = (at, write) => {
  const duck = (number: string, id: string, edge: string): string =>
    area(
      'M-92 -2C-100 -26 -96 -44 -84 -52C-78 -36 -62 -24 -40 -24C-16 -26 6 -30 26 -30C60 -28 76 -4 66 26C58 52 30 64 -10 64C-56 64 -86 38 -92 -2Z',
      `url(#${id})`,
    ) +
    area('M-92 -2C-86 38 -56 64 -10 64C30 64 58 52 66 26C40 46 -40 52 -92 -2Z', edge, { opacity: 0.55 }) +
    area('M-50 -2C-36 -20 -2 -18 14 4C6 28 -28 34 -58 22C-50 20 -46 16 -48 12C-54 10 -56 4 -50 -2Z', `url(#${id})`, {
      stroke: edge,
      'stroke-width': 4,
    }) +
    circle(34, -52, 44, `url(#${id})`) +
    area('M10 -20C24 -8 50 -8 66 -24C70 -12 66 4 58 12C40 14 20 6 10 -20Z', edge, { opacity: 0.3 }) +
    area(
      'M66 -62C84 -74 108 -70 112 -56C104 -52 96 -50 88 -50C98 -46 104 -42 102 -36C86 -32 70 -38 66 -46Z',
      '#ff7a1f',
    ) +
    area(
      'M66 -46C78 -52 96 -54 112 -56C104 -52 96 -50 88 -50C98 -46 104 -42 102 -36C86 -32 70 -38 66 -46Z',
      '#c2480f',
    ) +
    line('M74 -66Q90 -72 104 -62', '#ffd0a0', 4) +
    oval(46, -62, 9, 12, '#fff') +
    oval(49, -61, 6, 9, '#16122a') +
    circle(47, -66, 2.6, '#fff') +
    oval(14, -78, 13, 8, '#fff', -36, { opacity: 0.75 }) +
    line('M-78 -30C-60 -14 -34 -14 -14 -16', '#fff', 5, { opacity: 0.7 }) +
    circle(-24, 32, 24, '#fff8e6') +
    circle(-24, 32, 24, 'none', { stroke: '#e8303f', 'stroke-width': 5 }) +
    numeral(number, -24, 33, 26, '#16122a', 0.26)
  const wave = (y: number, offset: number): string =>
    `M${-280 + offset} ${y}${'q15 -12 30 0t30 0'.repeat(11)}V330H-280Z`
  const splash = (x: number, y: number, size: number): string =>
    place(
      area('M-40 30C-56 4 -34 -22 -22 -2C-18 -44 14 -46 12 -6C28 -28 50 -8 40 30Z', '#fff') +
        area('M-26 30C-30 12 -20 4 -14 10C-8 -14 8 -14 6 8C16 0 28 10 26 30Z', '#a8e8ff') +
        dots(
          [
            { x: -48, y: -18 },
            { x: -2, y: -56 },
            { x: 46, y: -22 },
            { x: 26, y: -42 },
          ],
          5,
          '#fff',
        ),
      x,
      y,
      size,
    )
  /** A rope with floats between two tracks, which hangs a little. */
  const rope = (y: number, r: number): string =>
    line(`M-240 ${y}H340`, '#0a2a6a', r * 0.5) +
    repeat(Math.ceil(580 / (r * 2.3)), (i) => {
      const [fx, fy] = [-236 + i * r * 2.3, y + ((i * 5) % 4) - 2]
      return (
        oval(fx, fy, r * 1.05, r * 0.8, '#0a2a6a') +
        oval(fx, fy - 1, r * 0.9, r * 0.66, Math.floor(i / 2) % 2 === 0 ? '#ff4f5e' : '#fff8e6') +
        oval(fx - r * 0.3, fy - r * 0.3, r * 0.3, r * 0.18, '#fff', 0, { opacity: 0.8 })
      )
    })
  return (
    lit('dusk', ['#3a1a8a', '#c2408f', '#ffb06a'], [0, 1]) +
    round('yellow', ['#fffbc0', '#ffd62e', '#f09a12']) +
    round('pink', ['#ffd8e4', '#ff7aa8', '#c22a6a']) +
    round('mint', ['#d8fff0', '#4fd8b0', '#12826a']) +
    lit('water', ['#5fe0f8', '#1a8ad8'], [0, 1]) +
    lit('deep', ['#1f9ae8', '#0f3f9a'], [0, 1]) +
    halo('bulb', '#ffe9a0', 0.9) +
    backdrop(at, 'url(#dusk)') +
    scene(
      closer(at, [196, -8, 1]),
      write,
      repeat(5, (i) => {
        const x = i * 116 - 220
        return (
          area(`M${x} 110V46L${x + 48} 10L${x + 96} 46V110Z`, i % 2 === 0 ? '#e8303f' : '#2f4fc0') +
          area(`M${x + 34} 110V36L${x + 48} 10L${x + 62} 36V110Z`, '#fff0d8') +
          area(`M${x - 4} 46h104v8q-9 14 -17 0q-9 14 -17 0q-9 14 -18 0q-9 14 -17 0q-9 14 -18 0q-9 14 -17 0Z`, '#ffc93a')
        )
      }) +
        line('M-260 8Q-110 50 40 14T330 10', '#2a0a3c', 3) +
        repeat(
          12,
          (i) =>
            circle(i * 50 - 240, 24 + ((i * 13) % 12), 20, 'url(#bulb)') +
            circle(i * 50 - 240, 24 + ((i * 13) % 12), 5, '#fffbe0'),
        ) +
        box(-260, 96, 600, 16, '#fff0d8') +
        repeat(15, (i) => box(i * 40 - 260, 96, 20, 16, '#e8303f')) +
        box(-260, 110, 600, 220, 'url(#water)') +
        line('M-240 124h80M-60 130h60M180 122h90M40 124h50', '#e8fdff', 5, { opacity: 0.8 }) +
        place(duck('3', 'mint', '#0f6a5a'), 254, at.wide ? 112 : 130, 0.5, -3) +
        place(duck('2', 'pink', '#a81f5a'), 66, 110, 0.62, 3) +
        splash(112, 138, 0.5) +
        area(wave(146, 0), '#2fa8e8') +
        splash(34, 164, 0.8) +
        place(duck('1', 'yellow', '#d8780f'), 164, 134, 1.12, -7) +
        splash(238, 186, 1) +
        splash(76, 196, 0.84) +
        area(wave(192, 14), 'url(#deep)') +
        area(wave(214, 0), '#0f3f9a') +
        line('M-180 206q14 -10 28 0M96 204q14 -10 28 0M286 206q14 -10 28 0', '#8fe0ff', 4) +
        onlyWide(
          at,
          rope(206, 7) +
            line(
              'M70 214q40 -12 84 -2t92 -4M-200 226q14 -10 28 0M-110 236q14 -10 28 0M20 240q14 -10 28 0',
              '#bff0ff',
              4,
            ) +
            rope(250, 10) +
            splash(262, 232, 0.7) +
            splash(-30, 238, 0.6) +
            splash(132, 232, 0.56) +
            dots(
              [
                { x: 104, y: 228 },
                { x: 200, y: 222 },
                { x: -70, y: 226 },
                { x: 290, y: 196 },
              ],
              4,
              '#eaffff',
            ),
        ) +
        swell(at, 212, ['#4aa0f0', '#1f60d0', '#0c3a98']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 22, y: 199, width: 256, height: 84, skew: -8 },
      { skew: -8, y: 56, height: 124, width: 184 },
    )
  )
}

export const fairFlagships: { readonly [gameId: string]: Flagship } = {
  '20106': karuselCoins,
  '20107': tatlongDais,
  '20205': duckDerby,
}
