import { expect, test } from 'vitest'
import { mp4 } from './mp4.ts'

const frames = [
  { bytes: Buffer.from('first'), isKey: true, delay: 0 },
  { bytes: Buffer.from('second'), isKey: false, delay: -1 },
]
const file = mp4({ width: 540, height: 960, rate: 15, description: Buffer.from('decoder'), frames })

function boxes(): readonly (readonly [type: string, size: number])[] {
  const found: (readonly [string, number])[] = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at))
    found.push([file.toString('latin1', at + 4, at + 8), file.readUInt32BE(at)])
  return found
}

test('a video has a header, and all frames in one fragment', () => {
  expect(boxes().map(([type]) => type)).toEqual(['ftyp', 'moov', 'moof', 'mdat'])
  expect(file.subarray(file.indexOf('mdat') + 4).toString()).toBe('firstsecond')
  expect(file.subarray(file.indexOf('avcC') + 4).toString()).toMatch(/^decoder/)
})

test('a video says how long it is, where its frames start, and how long each frame is', () => {
  const timescale = file.readUInt32BE(file.indexOf('mvhd') + 16)
  expect(file.readUInt32BE(file.indexOf('mehd') + 8) / timescale).toBeCloseTo(frames.length / 15)
  const table = file.indexOf('trun') + 4
  const start = file.indexOf('moof') - 4 + file.readUInt32BE(table + 8)
  expect(file.readUInt32BE(table + 4)).toBe(frames.length)
  expect(file.subarray(start, start + file.readUInt32BE(table + 12)).toString()).toBe('first')
  expect(file.readUInt32BE(table + 24)).toBe('second'.length)
})

test('a video says when each frame is shown, after the time that it waits for the first one', () => {
  const table = file.indexOf('trun') + 4
  const timescale = file.readUInt32BE(file.indexOf('mvhd') + 16)
  const wait = file.readUInt32BE(file.indexOf('elst') + 16)
  expect([20, 32].map((at) => ((file.readUInt32BE(table + at) - wait) / timescale) * 15)).toEqual([0, -1])
})
