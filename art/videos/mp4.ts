/** Writes the frames of one H.264 track as a fragmented MP4 file: a header, and one fragment with all frames. */

interface EncodedFrame {
  readonly bytes: Buffer
  readonly isKey: boolean
  /** How many frames after its place in the file it is shown; below 0 if frames shown later are stored before it. */
  readonly delay: number
}

interface Track {
  readonly width: number
  readonly height: number
  /** Frames per second. */
  readonly rate: number
  /** The parameters of the decoder: the content of the box `avcC`. */
  readonly description: Buffer
  readonly frames: readonly EncodedFrame[]
}

/** Duration of a frame in units of time. */
const FRAME = 1000
const TRACK_ID = 1
const MATRIX = u32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000)
/** Flags of a key frame, which depends on no other frame, and of the other frames. */
const KEY = 0x0200_0000
const NOT_KEY = 0x0101_0000

export function mp4({ width, height, rate, description, frames }: Track): Buffer {
  const timescale = u32(rate * FRAME)
  // Delays in the file are not below 0; an edit list makes the video start with its first frame.
  const wait = Math.max(...frames.map(({ delay }) => -delay)) * FRAME
  const sample = box(
    'avc1',
    u32(0, 1, 0, 0, 0, 0),
    u16(width, height),
    u32(0x48_0000, 0x48_0000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(0x18, 0xffff),
    box('avcC', description),
  )
  const tables = box(
    'stbl',
    box('stsd', u32(0, 1), sample),
    box('stts', u32(0, 0)),
    box('stsc', u32(0, 0)),
    box('stsz', u32(0, 0, 0)),
    box('stco', u32(0, 0)),
  )
  const media = box(
    'mdia',
    box('mdhd', u32(0, 0, 0), timescale, u32(0), u16(0x55c4, 0)),
    box('hdlr', u32(0, 0), Buffer.from('vide'), u32(0, 0, 0), Buffer.from('\0')),
    box('minf', box('vmhd', u32(1, 0, 0)), box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))), tables),
  )
  const movie = box(
    'moov',
    box('mvhd', u32(0, 0, 0), timescale, u32(0, 0x1_0000, 0x0100_0000, 0, 0), MATRIX, u32(0, 0, 0, 0, 0, 0, 2)),
    box(
      'trak',
      box('tkhd', u32(3, 0, 0, TRACK_ID, 0, 0, 0, 0, 0, 0), MATRIX, u32(width * 0x1_0000, height * 0x1_0000)),
      box('edts', box('elst', u32(0, 1, 0, wait, 0x1_0000))),
      media,
    ),
    box('mvex', box('mehd', u32(0, frames.length * FRAME)), box('trex', u32(0, TRACK_ID, 1, FRAME, 0, 0))),
  )
  const fragment = (offset: number): Buffer =>
    box(
      'moof',
      box('mfhd', u32(0, 1)),
      box(
        'traf',
        // The offset of the frames counts from the start of the fragment.
        box('tfhd', u32(0x2_0000, TRACK_ID)),
        box('tfdt', u32(0, 0)),
        // Each frame has its size, its flags and its delay.
        box('trun', u32(0xe01, frames.length, offset), ...frames.map((frame) => entry(frame, wait))),
      ),
    )
  return Buffer.concat([
    box('ftyp', Buffer.from('iso5'), u32(0x200), Buffer.from('iso5iso6avc1mp41')),
    movie,
    fragment(fragment(0).length + 8),
    box('mdat', ...frames.map(({ bytes }) => bytes)),
  ])
}

function entry({ bytes, isKey, delay }: EncodedFrame, wait: number): Buffer {
  return u32(bytes.length, isKey ? KEY : NOT_KEY, wait + delay * FRAME)
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
}

function u32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, n) => bytes.writeUInt32BE(value, n * 4))
  return bytes
}

function u16(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, n) => bytes.writeUInt16BE(value, n * 2))
  return bytes
}
