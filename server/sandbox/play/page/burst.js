import { drawing } from './elements.js'

const inked = { stroke: '#2b1a2b', 'stroke-width': 2.6, 'stroke-linejoin': 'round' }

/** A star with many points, from 0,0 to `outer`. */
const rays = (outer, inner) =>
  Array.from({ length: 28 }, (_, index) => {
    const angle = (index * Math.PI) / 14
    const reach = index % 2 === 0 ? outer - (index % 4) * 3 : inner
    return `${index === 0 ? 'M' : 'L'}${(Math.sin(angle) * reach).toFixed(1)} ${(-Math.cos(angle) * reach).toFixed(1)}`
  }).join('') + 'Z'
/** Rays and stars behind what pays. */
export const burst = () =>
  drawing(
    '-64 -64 128 128',
    [
      ['path', { d: rays(62, 47), fill: '#ffb22e', ...inked }],
      ['path', { d: rays(56, 43), fill: '#fff0b0' }],
      ...[
        [-50, -34, 1],
        [48, -40, 1.3],
        [54, 18, 0.8],
        [-52, 26, 0.9],
      ].map(([x, y, size]) => [
        'path',
        {
          d: 'M0 -9L2.600 -2.600 9 0 2.600 2.600 0 9 -2.600 2.600 -9 0 -2.600 -2.600Z',
          transform: `translate(${x} ${y}) scale(${size})`,
          fill: '#fffbe0',
          ...inked,
          'stroke-width': 1.6,
        },
      ]),
    ],
    'burst',
  )
