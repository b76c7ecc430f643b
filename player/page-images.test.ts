import { expect, test } from 'vitest'
import { pageImages } from './page-images.ts'

const address = (digit: number, extension = 'svg'): string => `/r/${String(digit).repeat(20)}.${extension}`
const image = (source: string, more = ''): string => `<img src="${source}" width="720" height="240"${more}/>`

test('images of the markup come first, then images that only the seed names', () => {
  const markup = image(address(1)) + image(address(2), ' loading="lazy"')
  const { images } = pageImages(
    markup,
    JSON.stringify({ src: address(3, 'png'), again: address(2), other: '/r/33.svg' }),
  )
  expect(images).toEqual([
    { address: address(1), isEager: true },
    { address: address(2), isEager: false },
    { address: address(3, 'png'), isEager: false },
  ])
})

test('images that a style names are listed, and images of other hosts are not', () => {
  const markup = `<div style="background:url(${address(4, 'webp')})"></div><img src="https://games.example/1.png" width="300"/>`
  expect(pageImages(markup, '{}').images).toEqual([{ address: address(4, 'webp'), isEager: false }])
})

test('the largest image is the preloaded image, else the image with the largest area, else none', () => {
  const small = `<img src="${address(1)}" width="40" height="40"/>`
  const wide = `<img src="${address(2)}" width="200" height="100"/>`
  expect(pageImages(small + wide, '{}').largestImage).toBe(address(2))
  const preload = `<link rel="preload" as="image" href="${address(1)}" fetchPriority="high"/>`
  expect(pageImages(preload + small + wide, '{}')).toMatchObject({
    preloads: preload,
    markup: small + wide,
    largestImage: address(1),
  })
  expect(pageImages('<h1>Text</h1>', '{}')).toEqual({ preloads: '', markup: '<h1>Text</h1>', images: [] })
})
