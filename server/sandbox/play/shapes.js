/** The six symbols of the reels, as SVG paths in a view box of 48 by 48. */
export const shapes = [
  {
    name: 'Parol',
    color: '#ffb22e',
    paths: [
      'M24 3l6 14.500 15.500 1.200-11.900 10 3.800 15.100L24 35.600 10.600 43.800l3.800-15.100-11.900-10L18 17.500z',
    ],
  },
  { name: 'Moon', color: '#f5f3ee', paths: ['M31 4a20 20 0 1 0 13 27A16 16 0 0 1 31 4z'] },
  { name: 'Fish', color: '#6fb6ff', paths: ['M3 24c7-12 20-14 29-5l11-8v26l-11-8c-9 9-22 7-29-5z'] },
  {
    name: 'Mango',
    color: '#ff9d4d',
    paths: ['M30 8c11 3 15 16 9 25S18 46 10 39 6 20 14 16s9-9 16-8z', 'M30 8c1-4 5-6 9-5-1 4-4 6-9 5z'],
  },
  {
    name: 'Sampaguita',
    color: '#27c8a4',
    paths: [
      'M24 4c6 5 6 11 0 16-6-5-6-11 0-16zM24 28c6 5 6 11 0 16-6-5-6-11 0-16zM4 24c5-6 11-6 16 0-5 6-11 6-16 0zM28 24c5-6 11-6 16 0-5 6-11 6-16 0z',
      'M24 19a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    ],
  },
  {
    name: 'Drum',
    color: '#ff6b5e',
    paths: [
      'M6 14c0-5 8-8 18-8s18 3 18 8-8 8-18 8-18-3-18-8z',
      'M6 20c4 4 10 6 18 6s14-2 18-6v14c0 5-8 8-18 8S6 39 6 34z',
    ],
  },
]

/** Draws a symbol. It is hidden from screen readers, because results are shown as text too. */
export function draw({ color, paths }) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 48 48')
  svg.setAttribute('fill', color)
  svg.setAttribute('aria-hidden', 'true')
  for (const d of paths) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}
