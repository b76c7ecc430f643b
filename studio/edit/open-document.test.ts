import { expect, test } from 'vitest'
import { editsOf } from './open-document.ts'

test('an image in a change set becomes an edit with the bytes of the image, and a removal becomes null', () => {
  const bytes = Uint8Array.from([0, 137, 255])
  expect(
    editsOf([
      { path: 'asset/banners/vip.json', content: { text: '{}' } },
      { path: 'asset/files/banners/vip.png', content: { base64: Buffer.from(bytes).toString('base64') } },
      { path: 'banner/old.json', content: null },
    ]),
  ).toEqual([
    ['asset/banners/vip.json', '{}'],
    ['asset/files/banners/vip.png', bytes],
    ['banner/old.json', null],
  ])
})
