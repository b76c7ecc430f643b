import { expect, test } from 'vitest'
import { livePlaylist } from './playlist.ts'

function box(type: string, size: number): Buffer {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt32BE(size)
  bytes.write(type, 4)
  return bytes
}

test('a live playlist repeats the segments of the file, and counts them from the start of the stream', () => {
  const file = Buffer.concat([box('ftyp', 20), box('moov', 30), box('moof', 10), box('mdat', 40), box('mfra', 8)])
  const lines = livePlaylist(file, '/a.mp4', 20_000).split('\n')
  expect(lines.slice(3, 10)).toEqual([
    '#EXT-X-MEDIA-SEQUENCE:5',
    '#EXT-X-DISCONTINUITY-SEQUENCE:5',
    '#EXT-X-MAP:URI="/a.mp4",BYTERANGE="50@0"',
    '#EXT-X-DISCONTINUITY',
    '#EXTINF:4.000,',
    '#EXT-X-BYTERANGE:50@50',
    '/a.mp4',
  ])
  expect(lines.filter((line) => line === '/a.mp4')).toHaveLength(6)
  expect(livePlaylist(file, '/a.mp4', 0)).toContain('#EXT-X-MEDIA-SEQUENCE:0')
  expect(livePlaylist(file, '/a.mp4', 24_000)).toContain('#EXT-X-MEDIA-SEQUENCE:6')
})
