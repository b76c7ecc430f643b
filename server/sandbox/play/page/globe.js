import { drawing } from './elements.js'

/** A glass globe with balls of the colors `fill`, each with its `letter` if it has one. */
export function globeOf(balls) {
  const shapes = balls.flatMap(({ fill, letter }, index) => {
    const angle = (index * 137.5 * Math.PI) / 180
    const from = Math.sqrt((index + 0.6) / balls.length) * 40
    const [x, y] = [60 + Math.cos(angle) * from, 63 + Math.sin(angle) * from * 0.92]
    const r = Math.min(11, 40 / Math.sqrt(balls.length))
    return [
      ['circle', { cx: x, cy: y, r, fill, class: 'ball-edge' }],
      ['circle', { cx: x - r * 0.3, cy: y - r * 0.35, r: r * 0.3, fill: '#fff', opacity: 0.7 }],
      ...(letter === undefined ? [] : [['text', { x, y: y + r * 0.42, class: 'letter' }, letter]]),
    ]
  })
  return drawing('0 0 120 120', [
    ['circle', { cx: 60, cy: 60, r: 54, class: 'glass' }],
    ...shapes,
    ['path', { d: 'M24 44a40 40 0 0 1 30-26', class: 'shine' }],
    ['circle', { cx: 60, cy: 60, r: 54, class: 'rim' }],
  ])
}
