import { expect, test } from 'vitest'
import { banners, drawBanner } from './draw-banner.ts'

test('no ray of a banner has a horizontal edge, which would be a line across the image', () => {
  const images = banners.flatMap((name) =>
    (['hero', 'wide', 'lead', 'tile'] as const).map((shape) => drawBanner(name, shape)),
  )
  const edges = images
    .flatMap((svg) => [...svg.matchAll(/M(\S+) (\S+)L(\S+) ([^\sL]+)L(\S+) ([^\sZ]+)Z/g)])
    .filter(([, , , x = '']) => Math.abs(Number(x)) > 500)
  expect(edges.length).toBeGreaterThan(100)
  for (const [, , center, , first, , second] of edges) expect([first, second]).not.toContain(center)
})
