import { expect, test } from 'vitest'
import { readDelays, readStream } from './h264.ts'

const sequence = [0x67, 0x64, 0, 0x1f, 0xac]
const picture = [0x68, 0xeb]
const key = [0x65, 1, 2]
const next = [0x41, 3]
const start = [0, 0, 0, 1]

test('a stream has the parameters of its decoder, and frames with their lengths', () => {
  const note = [0x06, 5]
  const stream = Buffer.from([sequence, picture, note, key, next].flatMap((unit) => [...start, ...unit]))
  const { description, frames } = readStream(stream)
  expect([...description]).toEqual(
    [[1, 0x64, 0, 0x1f, 0xff, 0xe1, 0, 5], sequence, [1, 0, 2], picture, [0xfd, 0xf8, 0xf8, 0]].flat(),
  )
  expect(frames.map(({ bytes, isKey }) => [isKey, ...bytes])).toEqual([
    [true, 0, 0, 0, 3, ...key],
    [false, 0, 0, 0, 2, ...next],
  ])
})

test('a stream without parameters is an error', () => {
  expect(() => readStream(Buffer.from([...start, ...key]))).toThrow('the stream has no parameters')
})

test('frames that are shown later than they are decoded have delays', () => {
  const lines = ['#tb 0: 1/24', '0, -1, 0, 1, 90, 0x1f', '0, 0, 2, 1, 50, 0x2f', '0, 1, 1, 1, 20, 0x3f']
  expect(readDelays(lines.join('\n'))).toEqual([0, 1, -1])
})
