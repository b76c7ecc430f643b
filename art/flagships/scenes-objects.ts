/** Covers of one thing that is close to the viewer: jewelry, a horseshoe, a cannon, a ball at a pocket; by game ID. */
import { stars } from '../canvas.ts'
import { area, around, box, circle, inked, line, num, oval, place, repeat, star } from '../draw.ts'
import { numeral } from '../numerals.ts'
import { blossom } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { drawHead, drawNeck } from '../people/head.ts'
import { cheerfulMan } from '../people/heads.ts'
import { closer, inScene, scene } from './caption.ts'
import { carpet, leaves, rocks, swell, weave } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'
import { outlined, INK } from '../motifs/outline.ts'
import { eyeAmulet } from '../motifs/own-subjects-lights.ts'
import { outlined as contour } from '../people/outline.ts'

/** An ornament of gold on a necklace of beads, before rice terraces. */
const ifugaoGold: Flagship = (at, write) => {
  const ring =
    'M-5 -50C-38 -54 -62 -30 -60 2C-58 36 -30 56 0 56S58 36 60 2C62 -30 38 -54 5 -50L4 -32C18 -30 25 -18 22 -6C18 8 8 14 0 14S-18 8 -22 -6C-25 -18 -18 -30 -4 -32Z'
  const knob = (turn: number): string =>
    place(
      area('M-15 50L-22 66L-12 72L0 64L12 72L22 66L15 50Z', 'url(#gold)', { stroke: '#6a3608', 'stroke-width': 2 }) +
        circle(-16, 68, 8, 'url(#bead)') +
        circle(16, 68, 8, 'url(#bead)'),
      0,
      0,
      1,
      turn,
    )
  const beads = (d: string, color: string, width: number): string =>
    line(d, '#1a0a14', width + 3) + line(d, color, width, { 'stroke-dasharray': `0 ${num(width * 1.02)}` })
  return (
    lit('valley', ['#ffd27a', '#ff9a6a', '#6a8a5a', '#1a5a3a'], [0, 1]) +
    lit('gold', ['#fffbd0', '#ffd64a', '#e09a1c', '#8a4a0a'], [0.8, 1]) +
    round('bead', ['#fffbd8', '#f8c030', '#8a4a0a']) +
    halo('shine', '#fff0a0') +
    halo('sun', '#fff6d0') +
    backdrop(at, 'url(#valley)') +
    scene(
      closer(at, [186, -14, 1.06]),
      write,
      circle(-30, 30, 180, 'url(#sun)') +
        repeat(
          8,
          (i) =>
            area(
              `M-260 ${96 + i * 22}Q-150 ${62 + i * 24} -60 ${88 + i * 22}T90 ${78 + i * 24}T420 ${70 + i * 23}V340H-260Z`,
              i % 2 === 0 ? '#3a9a4a' : '#6ac04a',
            ) +
            line(
              `M-260 ${99 + i * 22}Q-150 ${65 + i * 24} -60 ${91 + i * 22}T90 ${81 + i * 24}T420 ${73 + i * 23}`,
              '#fff0a8',
              3,
              {
                opacity: 0.7,
              },
            ),
        ) +
        // The strands of a necklace hang from both sides.
        [
          ['M-30 -30C10 70 60 104 150 112S290 70 330 -30', '#f0344a', 17],
          ['M-8 -30C26 52 74 82 150 88S274 52 308 -30', '#ffd24a', 17],
          ['M16 -30C46 36 88 60 150 66S254 36 284 -30', '#fff6e0', 17],
        ]
          .map(([d, color, width]) => beads(String(d), String(color), Number(width)))
          .join('') +
        // The ornament.
        circle(150, 160, 160, 'url(#shine)') +
        place(area(ring, '#3a1410', { opacity: 0.4 }), 158, 166, 1.22) +
        place(
          knob(0) +
            knob(78) +
            knob(-78) +
            area(ring, 'url(#gold)', { stroke: '#6a3608', 'stroke-width': 2.4, 'stroke-linejoin': 'round' }) +
            line('M-9 -44C-34 -46 -53 -26 -52 2C-50 30 -26 47 0 47S50 30 52 2C53 -26 34 -46 9 -44', '#a8640f', 2.6) +
            line('M-29 -8C-28 10 -14 22 0 22S28 10 29 -8', '#a8640f', 2.6) +
            repeat(11, (i) => {
              const a = Math.PI * (0.04 + i * 0.092)
              return circle(40 * Math.cos(a), 1 + 35 * Math.sin(a), 3.6, '#fff4b0')
            }) +
            area('M-54 0C-54 -24 -40 -40 -22 -44C-38 -34 -46 -18 -46 2Z', '#fff', { opacity: 0.9 }) +
            line('M56 8C54 32 32 50 8 52', '#ff9a4a', 3.4),
          150,
          150,
          1.22,
        ) +
        // The clasp holds the ring on the strands.
        box(128, 78, 44, 34, '#3a1410', 9) +
        box(131, 81, 38, 28, 'url(#gold)', 7) +
        circle(150, 95, 9, '#7a0f28') +
        circle(150, 94, 7.4, '#f0344a') +
        circle(147, 91, 2.4, '#fff') +
        area(star(84, 118, 4, 26, 4) + star(216, 196, 4, 16, 3), '#fff') +
        weave(at, 226, ['#e03a3a', '#8a1424', '#2a0610'], ['#ffd25e', '#1a0a14']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 20, y: 221, width: 260, height: 62, rows: 1 },
    )
  )
}

/** An amulet of gold on a cord: a drop with one eye, which shines in the forest by night. */
const agimat: Flagship = (at, write) => {
  const trunk = (x: number, w: number): string =>
    area(
      `M${x} 340C${x + 8} 200 ${x - 6} 100 ${x + 4} -10H${x + w}C${x + w - 8} 100 ${x + w + 8} 200 ${x + w} 340Z`,
      '#1c2a6a',
    )
  const cord = 'M146 34C116 34 76 20 40 -20M154 34C184 34 224 20 260 -20'
  const bead = (x: number, y: number, color: string): string =>
    outlined(circle(x, y, 11, color), 4) + circle(x - 3, y - 4, 3.4, '#fff')
  return (
    lit('forest', ['#2a1f7a', '#2f4aa8', '#1f8a8a'], [0, 1]) +
    halo('spirit', '#ffe9a0') +
    backdrop(at, 'url(#forest)') +
    scene(
      closer(at, [196, 6, 1]),
      write,
      [-230, -150, -70, 8, 250, 330].map((x, i) => trunk(x, 34 + (i % 2) * 14)).join('') +
        circle(150, 122, 200, 'url(#spirit)') +
        around(16, 1, 11)
          .map(({ x, y }, i) => {
            const long = i % 2 === 0 ? 190 : 150
            return area(
              `M${num(150 + x * 88 - y * 10)} ${num(118 + y * 88 + x * 10)}L${num(150 + x * long)} ${num(118 + y * long)}L${num(150 + x * 88 + y * 10)} ${num(118 + y * 88 - x * 10)}Z`,
              '#fff3b0',
              { opacity: 0.7 },
            )
          })
          .join('') +
        area(
          'M-260 -10H50C40 10 20 20 16 40C0 30 -20 50 -20 80C-60 60 -120 90 -260 80ZM430 -10H250C260 10 280 20 284 40C300 30 320 50 320 80C360 60 400 90 430 80Z',
          '#141450',
          { opacity: 0.85 },
        ) +
        line(cord, INK, 16) +
        line(cord, '#f0405a', 8) +
        line(cord, '#ff9aa8', 2.6) +
        bead(100, 22, '#2fd0a0') +
        bead(200, 22, '#2fd0a0') +
        bead(74, 8, '#ffcf3a') +
        bead(226, 8, '#ffcf3a') +
        place(eyeAmulet(), 150, 112, 0.98) +
        area(star(78, 178, 4, 20, 4) + star(232, 62, 4, 22, 4), '#fff') +
        leaves(at, 222, ['#3ac890', '#14706a', '#0a2444']),
      { paint: 'block', bend: 'straight', weight: 0.26, tint: { pale: '#fff0b0', shade: '#e8902a', ink: '#0a0a34' } },
      { x: 30, y: 219, width: 240, height: 64, rows: 1 },
      { x: 12, y: 86, width: 204, height: 96, rows: 1 },
    )
  )
}

/** Tongs lift a horseshoe out of the lava. */
const lavaLuck: Flagship = (at, write) => {
  const shoe =
    'M-74 -96C-104 -40 -98 44 -58 82C-24 112 24 112 58 82C98 44 104 -40 74 -96L36 -84C58 -36 54 16 30 40C12 56 -12 56 -30 40C-54 16 -58 -36 -36 -84Z'
  return (
    lit('night', ['#0c1446', '#2a3a8a', '#8a4a8e', '#ff8a4a'], [0, 1]) +
    lit('cone', ['#3a2a68', '#140c34'], [0.8, 1]) +
    lit('lava', ['#fff0a0', '#ffb02a', '#f0501c', '#a81420'], [0, 1]) +
    lit('hot', ['#fffbe0', '#ffe25a', '#ff9a1c', '#e8401c'], [0.5, 1]) +
    lit('iron', ['#b8c4e8', '#5a648e', '#20264a'], [0.2, 1]) +
    halo('heat', '#ff8a2a') +
    halo('white', '#fff0b0', 0.9) +
    backdrop(at, 'url(#night)') +
    stars(at, 24) +
    scene(
      at,
      write,
      area('M-260 200L-170 110L-150 116L-70 190L-30 150L40 200Z', 'url(#cone)') +
        area('M110 200C180 160 216 96 236 58L272 58C292 100 340 160 430 196V220H110Z', 'url(#cone)') +
        line('M254 60C252 84 262 104 256 130C252 150 264 166 262 190', '#ff6a1c', 9) +
        line('M254 60C252 84 262 104 256 130', '#ffe06a', 4) +
        line('M-160 114C-164 134 -150 150 -158 176', '#ff6a1c', 7) +
        circle(140, 116, 210, 'url(#heat)') +
        area('M-260 190Q-120 172 20 188T430 184V340H-260Z', 'url(#lava)') +
        area(
          'M-260 196L-200 190L-170 204L-230 214ZM-120 190L-60 194L-84 210L-130 204ZM-20 206L30 200L44 214L-8 220ZM230 196L290 190L318 206L262 214ZM340 200L400 196L420 214L356 218Z',
          '#5a0f24',
        ) +
        circle(140, 112, 120, 'url(#white)') +
        // The tongs.
        line('M430 128L232 122L206 92M430 156L236 146L196 136', '#0c0a24', 19) +
        line('M430 126L232 120L206 90M430 154L236 144L196 134', 'url(#iron)', 13) +
        line('M430 124L234 117', '#f0f4ff', 3) +
        circle(300, 138, 13, '#20264a') +
        circle(298, 135, 8, '#b8c4e8') +
        // The shoe, its nail holes and drops.
        place(
          area(shoe, '#5a0a1c', { transform: 'translate(8 9)' }) +
            area(shoe, 'url(#hot)', { stroke: '#ff5a1c', 'stroke-width': 4, 'stroke-linejoin': 'round' }) +
            line('M-62 -82C-84 -34 -78 34 -46 66C-18 90 18 90 46 66C78 34 84 -34 62 -82', '#d8481c', 7) +
            line('M-66 -84C-88 -34 -82 36 -48 70C-18 94 18 94 48 70', '#fff', 2.6) +
            [
              [-68, -50],
              [-72, -10],
              [-62, 32],
              [68, -50],
              [72, -10],
              [62, 32],
              [-28, 70],
              [28, 70],
            ]
              .map(([x = 0, y = 0]) => box(x - 5, y - 6, 10, 12, '#5a0a14', 3) + box(x - 5, y - 6, 10, 4, '#2a040c', 2))
              .join('') +
            line('M-84 -84C-100 -40 -96 30 -66 66', '#fff', 7) +
            area(
              'M-20 100C-22 116 -14 128 -12 136C-6 128 -2 114 -4 102ZM26 96C24 112 32 118 34 128C40 118 42 104 40 92ZM-56 84C-58 98 -50 104 -48 112C-42 104 -42 92 -44 88Z',
              'url(#hot)',
            ),
          138,
          104,
          0.98,
          -8,
        ) +
        repeat(22, (i) => {
          const a = i * 2.4
          const r = 96 + ((i * 31) % 62)
          return circle(
            140 + r * Math.cos(a),
            110 + r * 0.9 * Math.sin(a),
            1.8 + (i % 3),
            i % 2 === 0 ? '#ffe06a' : '#ff9a3a',
          )
        }) +
        area(star(82, 52, 4, 22, 4), '#fff') +
        rocks(at, 222, ['#7a3a4a', '#3a1430', '#14061c'], '#ff8a2a'),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 30, y: 217, width: 240, height: 66, rows: 1 },
    )
  )
}

/** The mouth of an old cannon among corals, from the front: a puffer is its ball. */
const coralCannon: Flagship = (at, write) => {
  const coral = (x: number, y: number, size: number, color: string, turn: number): string =>
    place(
      line('M0 0V-34M0 -12L-18 -32M0 -18L16 -40M-18 -32L-26 -48M-18 -32L-10 -46M16 -40L10 -56M16 -40L28 -52', color, 9),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('deep', ['#5ae0e8', '#1a90c0', '#0f3f86', '#0a1f52'], [0, 1]) +
    round('bronze', ['#ffe9a0', '#d89a3a', '#8a5a24', '#3a2a24']) +
    lit('barrel', ['#d8a040', '#6a5030', '#2a2a38'], [0.3, 1]) +
    round('puffer', ['#fff2a0', '#ffb42a', '#f0701c', '#a83a14']) +
    lit('wheel', ['#a86a3a', '#4a2418'], [1, 0.4]) +
    halo('shine', '#e8fff8', 0.8) +
    backdrop(at, 'url(#deep)') +
    scene(
      at,
      write,
      area('M90 -20L-60 340H60ZM170 -20L150 340H260ZM250 -20L330 340H400Z', '#e8fff8', { opacity: 0.15 }) +
        area('M-260 200Q-150 150 -60 180T120 170T300 176T430 160V340H-260Z', '#0f4a86') +
        line(
          'M-220 220V150M-220 190L-244 160M-220 180L-196 148M-120 220V160M-120 196L-140 172M-120 190L-98 160M356 220V140M356 180L336 150M356 170L378 136',
          '#e8508e',
          12,
        ) +
        // The carriage and the barrel behind the mouth.
        circle(40, 176, 54, '#1a0f24') +
        circle(38, 172, 52, 'url(#wheel)') +
        circle(38, 172, 38, '#1a2a4a') +
        line('M38 124V220M-8 172H86M6 140L70 204M70 140L6 204', '#8a5430', 9) +
        circle(268, 176, 54, '#1a0f24') +
        circle(266, 172, 52, 'url(#wheel)') +
        circle(266, 172, 38, '#1a2a4a') +
        line('M266 124V220M220 172H312M234 140L298 204M298 140L234 204', '#8a5430', 9) +
        area('M64 84C70 30 96 -4 150 -8S232 30 238 84L246 120H56Z', 'url(#barrel)') +
        line('M86 36Q150 -20 216 36', '#ffe0a0', 5, { opacity: 0.6 }) +
        circle(156, 126, 104, '#0a1030', { opacity: 0.4 }) +
        circle(150, 116, 102, 'url(#bronze)') +
        circle(150, 116, 100, 'none', { stroke: '#fff0b8', 'stroke-width': 3, opacity: 0.8 }) +
        circle(150, 116, 84, 'none', { stroke: '#5a3a1c', 'stroke-width': 5 }) +
        circle(149, 115, 84, 'none', { stroke: '#ffe9a8', 'stroke-width': 1.8 }) +
        circle(150, 116, 70, '#3a2418') +
        circle(150, 118, 66, '#050818') +
        // The puffer.
        repeat(18, (i) => {
          const a = (i * Math.PI) / 9
          return area(
            `M${num(150 + 48 * Math.cos(a - 0.1))} ${num(122 + 48 * Math.sin(a - 0.1))}L${num(150 + 63 * Math.cos(a))} ${num(122 + 63 * Math.sin(a))}L${num(150 + 48 * Math.cos(a + 0.1))} ${num(122 + 48 * Math.sin(a + 0.1))}Z`,
            '#ffcf5a',
          )
        }) +
        circle(150, 122, 53, 'url(#puffer)') +
        area('M104 138Q150 166 196 138C190 164 172 175 150 175S110 164 104 138Z', '#fff6d8') +
        circle(126, 108, 18, '#fff') +
        circle(174, 108, 18, '#fff') +
        circle(130, 110, 10, '#1a0a30') +
        circle(170, 110, 10, '#1a0a30') +
        circle(126, 106, 4, '#fff') +
        circle(166, 106, 4, '#fff') +
        oval(150, 138, 13, 10, '#a81f3a') +
        oval(150, 138, 7, 5.4, '#3a0618') +
        area('M98 126C82 118 78 136 92 144ZM202 126C218 118 222 136 208 144Z', '#ff8a2a') +
        circle(132, 88, 4, '#c8501c') +
        circle(160, 84, 5, '#c8501c') +
        circle(180, 92, 3, '#c8501c') +
        // Corals and a star have grown on the bronze.
        coral(70, 66, 0.9, '#ff4f7a', -46) +
        coral(230, 178, 0.8, '#ff8a4a', 130) +
        coral(52, 136, 0.66, '#c85af0', -92) +
        place(
          area(star(0, 0, 5, 26, 11), '#ff6a3a', { stroke: '#ff6a3a', 'stroke-width': 6, 'stroke-linejoin': 'round' }) +
            line('M0 -18V0L16 -6M0 0L10 14M0 0L-10 14M0 0L-16 -6', '#ffd0a0', 2.4),
          226,
          60,
          1,
          20,
        ) +
        circle(84, 172, 8, '#c8f0e0') +
        circle(96, 186, 6, '#c8f0e0') +
        circle(80, 188, 5, '#c8f0e0') +
        [
          [150, -2, 9],
          [40, 40, 8],
          [24, 70, 5],
          [54, 14, 5],
          [-40, 60, 9],
          [-80, 110, 6],
          [350, 70, 8],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              circle(x, y, r, 'none', { stroke: '#e8ffff', 'stroke-width': 2.6 }) +
              circle(x - r * 0.3, y - r * 0.3, r * 0.24, '#fff'),
          )
          .join('') +
        swell(at, 226, ['#2fb0c8', '#0f4a86', '#071f4a'], '#a8fff0'),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 24, y: 215, width: 252, height: 68 },
    )
  )
}

/** A coin scratches silver off a ticket, and under it are an island and the sea. */
const islaInstant: Flagship = (at, write) =>
  lit('sand', ['#ffe9b8', '#f0bc7a', '#c8845a'], [0.5, 1]) +
  lit('silver', ['#ffffff', '#d0d8e8', '#98a4c4', '#e8ecf8', '#8a96b8'], [1, 0.7]) +
  lit('card', ['#ff6a8a', '#e02a6a', '#8a1464'], [0.5, 1]) +
  lit('air', ['#1a8af0', '#6ad8ff', '#fff0b8'], [0, 1]) +
  lit('sea', ['#2fe0d8', '#0f8ac8', '#0a4a9a'], [0, 1]) +
  lit('skin', ['#f4bc88', '#c07a4c', '#7a4030'], [0.4, 1]) +
  round('coin', ['#fffbd0', '#ffd24a', '#d08a14', '#7a430a']) +
  '<mask id="scratched"><path d="M20 124L120 100L30 160L176 104L34 204L228 112L40 248L236 150L62 274L196 200" fill="none" stroke="#fff" stroke-width="38" stroke-linecap="round" stroke-linejoin="round"/></mask>' +
  backdrop(at, 'url(#sand)') +
  scene(
    at,
    write,
    // The ticket lies on sand.
    line(
      repeat(4, (i) => `M-260 ${50 + i * 80}Q-190 ${36 + i * 80} -120 ${50 + i * 80}T20 ${50 + i * 80}`),
      '#fff4d0',
      5,
      { opacity: 0.5 },
    ) +
      place(
        box(-2, 12, 302, 310, '#5a2a2a', 12, { opacity: 0.35 }) +
          box(-8, 2, 302, 310, 'url(#card)', 12) +
          line('M-8 20V290', '#ffe0c0', 5, { 'stroke-dasharray': '0 13' }) +
          line('M294 20V290', '#ffe0c0', 5, { 'stroke-dasharray': '0 13' }) +
          box(10, 96, 268, 214, '#fff', 12) +
          box(15, 101, 258, 206, 'url(#silver)', 9) +
          Array.from({ length: 20 }, (_, i) =>
            area(star(40 + (i % 5) * 54, 124 + Math.floor(i / 5) * 50, 5, 13, 6), '#fff', { opacity: 0.6 }),
          ).join('') +
          `<g mask="url(#scratched)">` +
          box(0, 90, 300, 220, 'url(#air)') +
          circle(96, 130, 24, '#fffbe0') +
          cloud(206, 134, 0.6) +
          box(0, 196, 300, 120, 'url(#sea)') +
          area('M60 214C80 188 190 186 220 212Q140 226 60 214Z', '#ffe0a0') +
          area('M84 206Q140 180 196 204Q140 210 84 206Z', '#3ab05a') +
          line('M132 204C132 176 140 156 156 140M150 204C156 184 170 172 180 166', '#8a5024', 7) +
          [-170, -130, -60, -20, 30, 160]
            .map(
              (turn) =>
                place(area('M0 0Q22 -20 48 0Q22 -5 0 0Z', '#1fa04a'), 156, 140, 1, turn) +
                place(area('M0 0Q16 -15 36 0Q16 -4 0 0Z', '#148a44'), 180, 166, 1, turn),
            )
            .join('') +
          line(
            'M20 236q10 -7 20 0t20 0M100 250q10 -7 20 0t20 0M180 240q10 -7 20 0t20 0M60 270q10 -7 20 0t20 0',
            '#d8fff8',
            4,
          ) +
          '</g>' +
          // Crumbs of silver.
          [
            [236, 262],
            [222, 284],
            [250, 240],
            [180, 274],
            [160, 290],
            [204, 296],
          ]
            .map(([x = 0, y = 0], i) =>
              place(box(-7, -4, 14, 8, i % 2 === 0 ? '#aab4cc' : '#e8ecf6', 2), x, y, 1, i * 50),
            )
            .join('') +
          (at.wide ? area([50, 96, 142, 188, 234].map((x) => star(x, 50, 5, 24, 10)).join(''), '#ffe9a0') : ''),
        6,
        -4,
        1,
        -3,
      ) +
      // The hand with the coin.
      area(
        limb([
          [356, 284, 70],
          [292, 234, 46],
          [234, 190, 30],
        ]),
        '#8a4a34',
      ) +
      area(
        limb([
          [366, 330, 90],
          [290, 274, 42],
          [256, 236, 30],
        ]),
        '#9a5638',
      ) +
      circle(206, 206, 40, '#3a1a30', { opacity: 0.4 }) +
      circle(200, 198, 39, '#7a430a') +
      circle(198, 196, 38, 'url(#coin)') +
      circle(198, 196, 29, 'none', { stroke: '#a8640f', 'stroke-width': 3 }) +
      area(star(198, 196, 8, 22, 10), '#fff0a0') +
      circle(198, 196, 8, '#d08a14') +
      line('M166 186A34 34 0 0 1 188 164', '#fff', 5) +
      area(
        limb([
          [380, 260, 96],
          [300, 222, 46],
          [226, 206, 33],
        ]),
        'url(#skin)',
      ) +
      line('M372 214L300 202L228 191', '#ffe4c0', 4, { opacity: 0.9 }) +
      area('M216 194C230 192 236 200 234 212C228 220 214 218 210 208Z', '#ffdcc8'),
    {
      paint: 'block',
      bend: 'straight',
      bold: 0.05,
      edge: 0.25,
      tint: { pale: '#fffbe0', shade: '#ffb42a', ink: '#3a0a44' },
    },
    { x: 20, y: 12, width: 180, height: 72, turn: -3 },
    { x: 14, y: 54, width: 200, height: 156 },
  )

/** The player of the pool covers: his left hand is the bridge, his right one holds the cue behind him. */
const pool = ((): { readonly paints: string; readonly body: string; readonly arms: string } => {
  const player = cheerfulMan
  const skin = player.skin
  const sleeve = (joints: readonly (readonly [x: number, y: number, width: number])[]): string =>
    area(limb(joints), '#1a0c24', { stroke: '#1a0c24', 'stroke-width': 7 }) + area(limb(joints), 'url(#shirt)')
  return {
    paints:
      lit('shirt', ['#ffffff', '#e8e0f4', '#b0a4cc'], [0.6, 1]) +
      lit('vest', ['#b83a5a', '#7a1a3c', '#3a0a24'], [0.6, 1]),
    body:
      area('M206 168C202 124 216 100 250 92L292 90C322 98 330 128 326 168Z', 'url(#shirt)', {
        stroke: '#1a0c24',
        'stroke-width': 5,
      }) +
      area('M222 168C220 130 232 106 252 96L268 130L284 94C304 104 310 130 308 168Z', 'url(#vest)') +
      area('M254 92L268 124L284 90Z', skin.base) +
      area('M256 112L268 118L280 111L281 123L268 119L256 124Z', '#1a0c24') +
      place(inked(drawNeck(player, -6) + drawHead(player)), 268, 54, 0.5, -5),
    arms:
      line('M346 84L196 216', '#1a0c24', 8) +
      line('M348 82L196 216', '#f4d8a0', 5) +
      line('M366 66L326 102', '#7a2a1c', 7) +
      sleeve([
        [314, 112, 30],
        [350, 124, 26],
        [346, 98, 21],
      ]) +
      place(inked(drawHand('fist', skin)), 346, 86, 0.66, -30) +
      sleeve([
        [222, 116, 30],
        [204, 152, 26],
        [212, 178, 20],
      ]) +
      place(inked(drawHand('fist', skin)), 214, 192, 0.7, 160),
  }
})()

/** The wide cover: a player leans over the table, and the ball with the eight rolls to the pocket near the viewer. */
const poolHall: Flagship = (at, write) => {
  return (
    lit('wall', ['#1a0f34', '#3a1a54', '#6a2a5a'], [0, 1]) +
    lit('felt', ['#1f9a72', '#0f7a5c', '#07503f'], [0, 1]) +
    lit('rail', ['#d88a4a', '#8a4220', '#4a1e10'], [0, 1]) +
    pool.paints +
    round('eight', ['#8a90b8', '#2a2c48', '#0a0a1a', '#000']) +
    round('cue', ['#ffffff', '#f4ecdc', '#b8a88a']) +
    halo('lamp', '#fff0b0') +
    backdrop(at, 'url(#wall)') +
    // Boards on the wall, a rack of cues, and two lamps over the table.
    repeat(13, (i) => box(i * 38 - 4, 0, 3, 160, '#12082a', 0, { opacity: 0.4 })) +
    box(14, 14, 84, 8, '#5a2a1c', 3) +
    line('M26 10V150M44 10V150M62 10V150M80 10V150', '#c8844a', 5) +
    [110, 350]
      .map(
        (x) =>
          circle(x, 30, 130, 'url(#lamp)') +
          line(`M${x} -6V10`, '#0a0418', 4) +
          area(`M${x - 40} 34C${x - 36} 12 ${x - 12} 6 ${x} 6S${x + 36} 12 ${x + 40} 34Z`, '#1f8a5a', {
            stroke: '#0a0418',
            'stroke-width': 4,
          }) +
          oval(x, 34, 38, 6, '#fffbe0'),
      )
      .join('') +
    // The table.
    area('M-20 166L30 148H450L500 166V290H-20Z', 'url(#rail)') +
    line('M28 149H452', '#ffd09a', 3) +
    area('M-20 186L40 162H440L500 186V300H-20Z', 'url(#felt)') +
    line('M40 162H440', '#0a3a30', 4, { opacity: 0.6 }) +
    oval(200, 236, 250, 44, '#8af0c0', 0, { opacity: 0.16 }) +
    // The player leans over the far rail.
    pool.body +
    pool.arms +
    // The balls, and the pocket of leather at the corner near the viewer.
    contact(172, 246, 22, 6, '#063a2a') +
    circle(168, 232, 19, 'url(#cue)', { stroke: '#1a0c24', 'stroke-width': 3 }) +
    contact(284, 226, 14, 4, '#063a2a') +
    circle(282, 216, 13, '#f0304a', { stroke: '#1a0c24', 'stroke-width': 3 }) +
    circle(282, 216, 6, '#fff') +
    oval(446, 262, 84, 40, '#2a120c', 0, { stroke: '#c8843a', 'stroke-width': 6 }) +
    oval(450, 268, 66, 28, '#050204') +
    line('M366 258A84 40 0 0 1 520 246', '#f0c070', 3, { 'stroke-dasharray': '8 7' }) +
    contact(392, 258, 60, 10, '#04241c') +
    circle(390, 196, 64, '#1a0c24') +
    circle(390, 196, 61, 'url(#eight)') +
    oval(384, 184, 29, 28, '#fff') +
    numeral('8', 384, 184, 33, '#0a0a1a', 0.24) +
    oval(360, 154, 15, 9, '#fff', -34, { opacity: 0.9 }) +
    line('M342 222C354 244 374 254 396 254', '#4ae09a', 5, { opacity: 0.8 }) +
    write({
      x: 24,
      y: 44,
      width: 166,
      height: 112,
      style: {
        paint: 'block',
        bend: 'straight',
        weight: 0.27,
        tint: { pale: '#ffe9b0', shade: '#c8742a', ink: '#140604' },
      },
    })
  )
}

/** The player at 60 % and mirrored, left of the ball of the square cover. */
const besideBall = (content: string): string =>
  `<g transform="translate(74 34) scale(-.6 .6) translate(-268 -54)">${content}</g>`

/** From inside the pocket: the eight is at its edge, and the player is small behind it. */
const sidePocket: Flagship = (at, write) =>
  at.wide
    ? poolHall(at, write)
    : lit('leather', ['#7a3a24', '#3a1812', '#140806'], [0.5, 1]) +
      lit('wall', ['#1a0f34', '#4a2058'], [0, 1]) +
      lit('felt', ['#0f6a5a', '#1fae7a', '#4ae09a'], [0, 1]) +
      lit('rail', ['#c87a3a', '#6a2f18'], [0, 1]) +
      lit('brass', ['#fff4b8', '#e8b03a', '#8a5410'], [0.4, 1]) +
      pool.paints +
      round('eight', ['#8a90b8', '#2a2c48', '#0a0a1a', '#000']) +
      round('cue', ['#ffffff', '#f4ecdc', '#b8a88a']) +
      halo('lamp', '#fff0b0') +
      '<clipPath id="mouth"><path d="M-20 100C-20 30 60 -20 150 -20S320 30 320 100C320 170 250 206 150 206S-20 170 -20 100Z"/></clipPath>' +
      backdrop(at, 'url(#leather)') +
      inScene(
        at,
        area('M-44 100C-44 10 50 -50 150 -50S344 10 344 100C344 190 262 232 150 232S-44 190 -44 100Z', '#0a0404') +
          area(
            'M-38 100C-38 16 50 -42 150 -42S338 16 338 100C338 186 262 226 150 226S-38 186 -38 100Z',
            'url(#brass)',
          ) +
          `<g clip-path="url(#mouth)">` +
          box(-40, -30, 400, 260, 'url(#wall)') +
          circle(150, 10, 150, 'url(#lamp)') +
          [-10, 150, 310]
            .map(
              (x) =>
                area(`M${x - 34} 24C${x - 30} 2 ${x - 10} -6 ${x} -6S${x + 30} 2 ${x + 34} 24Z`, '#1f8a5a') +
                oval(x, 24, 34, 6, '#fffbe0') +
                area(`M${x - 34} 26H${x + 34}L${x + 70} 110H${x - 70}Z`, '#fff0b0', { opacity: 0.16 }),
            )
            .join('') +
          // The player behind the far rail, with the cue.
          besideBall(pool.body) +
          box(-40, 84, 400, 14, 'url(#rail)') +
          line('M-40 85H360', '#ffd09a', 2.4) +
          area('M-40 98H360V240H-40Z', 'url(#felt)') +
          besideBall(pool.arms) +
          contact(226, 126, 20, 5, '#063a2a') +
          circle(222, 112, 17, 'url(#cue)') +
          contact(56, 126, 13, 4, '#063a2a') +
          circle(54, 118, 12, '#f0304a') +
          circle(54, 118, 6, '#fff') +
          '</g>' +
          // The ball at the edge.
          area('M60 214Q150 244 250 212L240 190Q150 214 70 190Z', '#020604', { opacity: 0.6 }) +
          circle(150, 138, 70, 'url(#eight)') +
          oval(150, 122, 33, 31, '#fff') +
          numeral('8', 150, 122, 38, '#0a0a1a', 0.24) +
          oval(118, 88, 17, 10, '#fff', -34, { opacity: 0.9 }) +
          line('M92 170C108 196 134 206 160 206', '#4ae09a', 5, { opacity: 0.8 }) +
          // The leather around the mouth, with its seam.
          line('M-34 128C-20 200 60 232 150 232S320 200 334 128', '#f0c070', 4, { 'stroke-dasharray': '11 8' }) +
          area('M-260 340V236Q-40 210 40 238Q100 252 150 252T262 236Q340 210 430 236V340Z', '#1c0a08', {
            opacity: 0.6,
          }) +
          repeat(11, (i) =>
            line(`M${-200 + i * 70} 240L${-170 + i * 64} 340M${-160 + i * 70} 240L${-190 + i * 74} 340`, '#a85a34', 3, {
              opacity: 0.35,
            }),
          ) +
          write({
            x: 12,
            y: 204,
            width: 276,
            height: 84,
            rows: 1,
            style: {
              paint: 'block',
              bend: 'smile',
              weight: 0.27,
              tint: { pale: '#ffe9b0', shade: '#c8742a', ink: '#140604' },
            },
          }),
      )

/** A rider in a bend: the wheels of the motorcycle are balls. */
const speedBingo: Flagship = (at, write) => {
  const wheel = (x: number, text: string, id: string): string =>
    contact(x, 270, 42, 7, '#0a0424') +
    circle(x, 224, 46, '#120a30') +
    circle(x, 224, 41, `url(#${id})`) +
    circle(x, 224, 29, INK) +
    circle(x, 224, 26, '#c9d2e6') +
    circle(x, 224, 23.5, '#fff') +
    numeral(text, x, 224, 25, '#140a34', 0.24) +
    oval(x - 17, 202, 9, 6, '#fff', -34) +
    line(`M${x - 52} 204A56 56 0 0 1 ${x - 20} 172`, '#fff', 4, { opacity: 0.7 })
  const bars = (d: string, width: number): string => line(d, INK, width + 5) + line(d, '#c9d2e6', width)
  return (
    lit('air', ['#2a0f7a', '#a8248e', '#ff6a5a', '#ffd06a'], [0, 1]) +
    lit('road', ['#6a4a9a', '#2a1f5a', '#0f0a30'], [0, 1]) +
    lit('shell', ['#fff6a0', '#ffc81c', '#f0801c'], [0.3, 1]) +
    lit('suit', ['#5ae0f8', '#1a8ae0', '#1a2f9a'], [0.5, 1]) +
    lit('steel', ['#fff', '#a8b4d8', '#3a3f6a'], [0, 1]) +
    round('red', ['#ffb0b8', '#f0304a', '#8a0a34']) +
    round('green', ['#b0ffd0', '#1fb86a', '#0a5a3a']) +
    halo('sun', '#fff4b0') +
    backdrop(at, 'url(#air)') +
    inScene(
      at,
      circle(60, 190, 190, 'url(#sun)') +
        circle(60, 184, 56, '#fff6c0') +
        // A city that runs past.
        repeat(20, (i) =>
          box(-260 + i * 36, 196 - ((i * 37) % 60) - 20, 30, 110, i % 2 === 0 ? '#5a1f8a' : '#7a2a9a'),
        ) +
        repeat(16, (i) =>
          line(`M${-250 + i * 44} ${150 + ((i * 23) % 40)}h${20 + ((i * 13) % 26)}`, '#ffd06a', 5, { opacity: 0.7 }),
        ) +
        area('M-260 206H430V340H-260Z', 'url(#road)') +
        box(-260, 202, 690, 12, '#fff') +
        repeat(12, (i) => area(`M${-260 + i * 60} 202h30l-10 12h-30Z`, '#f0304a')) +
        line('M-260 290H-60M-20 290H430M-260 240H-120M-90 250H-10', '#fff', 6, { opacity: 0.45 }) +
        line('M-250 120H-60M-220 146H-20M-190 172H24M-250 232H0M-150 96H-90M-160 262H20', '#fff', 5, {
          opacity: 0.65,
        }) +
        // The frame and the wheels, with the arm of the rear wheel and the two bars of the fork at their hubs.
        line('M64 224L118 196', INK, 13) +
        area('M236 142L440 110V196L242 160Z', '#fffbe0', { opacity: 0.45 }) +
        wheel(64, '7', 'red') +
        wheel(236, '75', 'green') +
        bars('M116 206L89 215', 8) +
        outlined(area('M96 190H186L176 236C150 250 120 246 104 230Z', '#3a3478')) +
        circle(160, 222, 13, INK) +
        circle(160, 222, 9, '#c9d2e6') +
        line('M106 198H178', '#5a54a8', 5) +
        bars('M204 148L220 201M230 150L241 197', 8) +
        line('M203 152L210 175M230 154L234 175', INK, 11) +
        line('M203 152L210 175M230 154L234 175', '#6a5ac0', 6) +
        outlined(
          area('M208 134L222 104C234 112 240 126 238 140Z', '#c8f4ff') +
            area(
              'M22 166C48 162 76 168 100 172C130 150 170 148 196 134L232 138C246 150 248 168 236 176L200 186C180 214 140 218 112 200C80 184 40 186 22 166Z',
              'url(#shell)',
            ),
        ) +
        area('M112 200C140 217 179 213 198 186L160 190C140 196 122 196 100 190Z', '#c8481c') +
        line('M34 167C60 168 86 178 104 174', '#fffbe0', 4) +
        line('M222 113Q230 120 232 132', '#fff', 4) +
        circle(234, 154, 13, INK) +
        circle(234, 154, 9.5, '#fffbe0') +
        circle(231, 151, 4, '#fff') +
        // The exhaust is above the wheel, so that its number is free.
        line('M12 178L-34 172', '#ffb03a', 10) +
        line('M12 178L-12 175', '#fff6c0', 6) +
        place(
          outlined(box(-38, -8, 80, 16, 'url(#steel)', 7), 4.5) + box(-34, -6, 9, 12, '#3a3f6a', 3),
          46,
          186,
          1,
          9,
        ) +
        // The rider: the far to the near side, with seams and guards at the joints.
        bars('M112 254H160', 5) +
        outlined(
          area('M144 176L172 180C169 202 158 216 146 234L114 222C128 210 138 198 144 176Z', '#1a5ad8') +
            area(
              'M112 214L148 226C150 234 156 238 168 240C176 242 177 251 172 253H114C107 250 106 228 112 214Z',
              '#f4f0ff',
            ) +
            area(
              'M74 170C70 146 86 120 112 104C130 94 152 90 168 98C176 108 172 122 160 130L138 148C126 156 118 166 114 178C98 186 80 182 74 170Z',
              'url(#suit)',
            ),
        ) +
        line('M113 250H172', '#ff4a6a', 5) +
        line('M111 226L146 237', '#f0304a', 6) +
        area('M112 244C112 236 130 238 140 240L158 247H113Z', '#b8b0dc') +
        area(
          'M94 178C98 152 116 132 146 120L162 128L138 148C126 156 118 166 114 178C108 181 100 181 94 178Z',
          '#1a3fb0',
        ) +
        line('M82 146C94 124 116 104 144 97', '#e8ffff', 5) +
        line('M92 176C98 152 114 134 142 122', '#ffd23f', 5) +
        outlined(
          area(
            'M76 162C82 150 102 148 120 154L164 164C176 168 178 182 168 189L152 192L110 190C88 192 74 180 76 162Z',
            'url(#suit)',
          ) +
            area('M146 161L166 165C178 170 178 184 168 189L150 191C158 182 158 170 146 161Z', '#f0304a', {
              'stroke-width': 3,
            }),
        ) +
        line('M86 160C96 154 108 156 120 160L140 165', '#e8ffff', 4, { opacity: 0.9 }) +
        line('M158 171Q164 176 163 183', '#ffb0b8', 3) +
        // The bar of the handle, with the near arm.
        line('M186 158L222 142', INK, 10) +
        line('M188 155L220 141', '#6a5ac0', 3) +
        line('M156 120L175 151L196 148', INK, 26) +
        line('M156 120L175 150', '#1a5ad8', 20) +
        line('M175 151L194 148', '#2a8af0', 19) +
        line('M170 122L179 137', '#5ae0f8', 4) +
        circle(174, 152, 13, INK) +
        circle(174, 152, 10, '#f0304a') +
        circle(171, 149, 3, '#ffb0b8') +
        outlined(oval(155, 114, 17, 14, '#ffd23f', 40), 4) +
        oval(152, 111, 9, 7, '#fff6a0', 40) +
        outlined(
          area(
            'M198 137C203 132 214 131 219 136C223 139 223 144 222 147C222 154 218 159 211 160L199 158C195 152 195 143 198 137Z',
            '#f4f0ff',
          ) + area('M193 137L202 136Q199 147 203 160L194 160Q190 148 193 137Z', '#f0304a'),
          4,
        ) +
        line('M212 139L221 141M209 147H222M210 154L219 154', INK, 2.6) +
        line('M208 160L206 169', INK, 9) +
        line('M206 162V167', '#6a5ac0', 3) +
        circle(182, 104, 29, INK) +
        circle(181, 103, 25.5, 'url(#red)') +
        area('M184 94H209C211 106 207 117 199 119L184 112Z', INK) +
        line('M189 100H203', '#8af0ff', 5) +
        line('M161 94A25 25 0 0 1 182 82', '#fff', 5) +
        write({
          x: 8,
          y: 8,
          width: 176,
          height: 76,
          skew: -12,
          style: {
            paint: 'split',
            bend: 'straight',
            alphabet: 'varsity',
            edge: 0.2,
            tint: { ink: '#1a0a4a', pale: '#fff', glow: '#ffe25a' },
          },
        }),
      [116, -1, 0.907],
    )
  )
}

/** A dancer from behind: the sleeves of her terno are the wings of a butterfly. */
const paruparo: Flagship = (at, write) => {
  const wing =
    area(
      'M-8 34C-20 -20 -60 -84 -134 -96C-156 -96 -152 -70 -148 -46C-142 -6 -116 34 -70 46C-44 52 -20 48 -8 34Z',
      '#2a0a3a',
    ) +
    area(
      'M-14 30C-26 -18 -66 -76 -130 -86C-144 -84 -142 -64 -138 -44C-130 -8 -108 26 -68 38C-44 44 -24 42 -14 30Z',
      'url(#wing)',
    ) +
    area('M-8 40C-40 44 -92 52 -104 80C-108 104 -74 120 -48 106C-26 94 -12 70 -8 40Z', '#2a0a3a') +
    area('M-14 48C-44 52 -86 58 -96 82C-98 100 -72 110 -52 98C-32 86 -18 68 -14 48Z', 'url(#low)') +
    line(
      'M-14 30C-50 -10 -90 -50 -136 -70M-14 32C-54 14 -100 -6 -136 -22M-14 34C-50 34 -90 24 -116 14M-40 -10L-84 -72M-14 50C-40 66 -60 84 -62 104M-18 50C-50 58 -80 66 -96 84',
      '#2a0a3a',
      5,
    ) +
    [
      [-140, -78, 4],
      [-143, -60, 4],
      [-141, -40, 4],
      [-135, -20, 3.6],
      [-125, 0, 3.4],
      [-112, 16, 3],
      [-98, 92, 3.4],
      [-84, 104, 3.4],
      [-66, 109, 3],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff6e0'))
      .join('') +
    area('M-40 -14C-54 -34 -78 -54 -100 -62C-86 -40 -66 -18 -40 -14Z', '#fff0b0', { opacity: 0.85 })
  const small = (x: number, y: number, size: number, turn: number, color: string): string =>
    place(
      area(
        'M0 0C-6 -18 -24 -20 -22 -4C-22 6 -8 6 0 0C6 -18 24 -20 22 -4C22 6 8 6 0 0ZM0 0C-10 4 -14 16 -6 16C-2 14 0 6 0 0C10 4 14 16 6 16C2 14 0 6 0 0Z',
        color,
      ) + line('M0 -4V8', '#1a0a2a', 3),
      x,
      y,
      size,
      turn,
    )
  // Flowers at the empty side of a wide cover.
  const meadow =
    area('M-260 310V272Q-120 240 100 276V310Z', '#2a1a6a') +
    line(
      'M-214 300C-212 284 -216 276 -218 264M-150 300C-148 290 -146 284 -142 272M-84 304C-84 294 -88 286 -92 280M-26 304C-26 290 -20 280 -14 268M34 306V284',
      '#1f8a7a',
      5,
    ) +
    area(
      'M-214 296q-26 -4 -28 -18q22 0 28 18ZM-150 298q22 -2 28 -16q-22 -2 -28 16ZM-26 300q-22 -2 -26 -16q20 0 26 16Z',
      '#2fae8a',
    ) +
    blossom(-218, 258, 15, '#ff8ab8', '#ffd24a') +
    blossom(-142, 274, 12, '#fff', '#ffb03a') +
    blossom(-92, 278, 13, '#c89aff', '#ffd24a') +
    blossom(-12, 262, 15, '#ffb86a', '#c83a7a') +
    blossom(34, 282, 11, '#fff', '#ffb03a')
  return (
    lit('evening', ['#0f1a5a', '#4a2a9a', '#d85a9a', '#ffb07a'], [0, 1]) +
    lit('hills', ['#5a2a8a', '#2a1a5a'], [0, 1]) +
    lit('wing', ['#ffe04a', '#ff8a2a', '#f0306a', '#a81478'], [0.3, 1]) +
    lit('low', ['#ff9a3a', '#f0306a', '#8a147a'], [0.2, 1]) +
    lit('gown', ['#ffe9f4', '#f08ac0', '#a82a8a'], [0.6, 1]) +
    lit('skin', ['#f4bc8a', '#c88258', '#8a4a3c'], [0.8, 1]) +
    lit('hair', ['#6a4060', '#2a1428', '#10060f'], [0.8, 1]) +
    halo('moon', '#fff2c0') +
    backdrop(at, 'url(#evening)') +
    stars(at, 26) +
    scene(
      at,
      write,
      circle(150, 84, 200, 'url(#moon)') +
        circle(150, 72, 76, '#fff3c8') +
        circle(126, 50, 10, '#f4dc9a', { opacity: 0.7 }) +
        circle(184, 92, 14, '#f4dc9a', { opacity: 0.7 }) +
        area('M-260 210Q-180 150 -90 190T40 176T180 190T300 170T430 190V340H-260Z', 'url(#hills)') +
        small(-60, 80, 1.1, -20, '#5ad8f0') +
        small(-176, 234, 1.2, 16, '#ffb03a') +
        (at.wide ? meadow + small(-60, 226, 1, -24, '#f06ab0') + small(-112, 262, 0.8, 20, '#5ad8f0') : '') +
        small(30, 26, 0.7, 24, '#5ad8f0') +
        small(-190, 60, 0.7, -10, '#f06ab0') +
        small(344, 120, 0.9, 20, '#5ad8f0') +
        place(wing, 146, 110) +
        `<g transform="translate(154 110) scale(-1 1)">${wing}</g>` +
        // The gown, the back, the neck and the hair.
        contour(
          area(
            'M118 124C124 110 138 104 150 104S176 110 182 124C184 150 170 170 170 182C196 210 214 240 224 340H76C86 240 104 210 130 182C130 170 116 150 118 124Z',
            'url(#gown)',
          ) +
            area(
              'M126 120C132 108 142 104 150 104S168 108 174 120C172 136 162 150 150 158C138 150 128 136 126 120Z',
              'url(#skin)',
            ) +
            line('M150 112V150', '#8a4a3c', 2.4, { opacity: 0.7 }) +
            area('M138 76H162L164 110H136Z', 'url(#skin)') +
            area(
              'M166 124C176 150 162 170 160 184C182 214 196 250 204 340H224C214 240 196 210 170 182C170 170 184 150 182 124Z',
              '#7a147a',
              { opacity: 0.4 },
            ) +
            line('M128 184Q150 194 172 184', '#ffd24a', 6) +
            line('M138 200C126 230 116 260 112 300M152 202V310M164 200C176 230 184 260 188 300', '#fff', 3, {
              opacity: 0.6,
            }) +
            circle(150, 62, 31, 'url(#hair)') +
            circle(150, 46, 21, '#10060f') +
            circle(149, 44, 20, 'url(#hair)') +
            line('M136 38C142 30 154 28 162 34M128 60C130 76 138 86 150 90M172 60C170 76 164 84 156 88', '#a8789a', 3, {
              opacity: 0.8,
            }) +
            area('M128 32C138 12 164 12 172 32L166 38C158 24 142 24 134 38Z', '#ffd24a') +
            line('M136 26L139 32M146 20L147 27M156 20L155 27M165 27L161 32', '#a8640f', 2.4) +
            blossom(172, 58, 11, '#fff', '#e0b8d8') +
            blossom(182, 72, 8, '#ff8ab8', '#c83a7a'),
          8,
        ) +
        carpet(at, 228, ['#8a2a9a', '#4a1470', '#1c0a3a'], ['#ff9a5a', '#ffd25e']),
      { paint: 'split', bend: 'straight', edge: 0.24, tint: { ink: '#2a0a4a', pale: '#fff6e0' } },
      { x: 34, y: 207, width: 232, height: 76, rows: 1 },
      { y: 48 },
    )
  )
}

export const objectSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '12102': islaInstant,
  '17106': sidePocket,
  '27203': speedBingo,
  '50133': paruparo,
  '50213': lavaLuck,
  '50236': ifugaoGold,
  '50245': agimat,
  '80104': coralCannon,
}
