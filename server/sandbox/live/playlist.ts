/** A live HLS stream that repeats a fragmented MP4 file. Each repetition is one segment of the file. */
import { MP4_SECONDS } from './content.ts'

const SEGMENTS = 6

/** Byte offsets in the file: where the header ends, and where the frames after it end. */
interface FileParts {
  readonly header: number
  readonly end: number
}

/**
 * Returns the playlist `age` milliseconds after the start of the stream. The numbers of segments count from this start,
 * because hls.js counts through all numbers from 0: the numbers since 1970 block a page for seconds.
 */
export function livePlaylist(file: Buffer, address: string, age: number): string {
  const { header, end } = partsOf(file)
  const first = Math.floor(age / 1000 / MP4_SECONDS)
  const segment = [
    '#EXT-X-DISCONTINUITY',
    `#EXTINF:${MP4_SECONDS.toFixed(3)},`,
    `#EXT-X-BYTERANGE:${end - header}@${header}`,
    address,
  ]
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${MP4_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first}`,
    `#EXT-X-MAP:URI="${address}",BYTERANGE="${header}@0"`,
    ...Array.from({ length: SEGMENTS }, () => segment).flat(),
    '',
  ].join('\n')
}

/**
 * Finds the parts of the file. The first box `moof` ends the header; a box `mfra` at the end is an index that players
 * of streams do not need.
 */
function partsOf(file: Buffer): FileParts {
  let header = 0
  let end = 0
  for (let at = 0; at + 8 <= file.length;) {
    const size = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'moof' && header === 0) header = at
    if (type === 'mfra' || size < 8) break
    at += size
    end = at
  }
  return { header, end }
}
