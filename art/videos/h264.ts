/** Reads a stream of H.264 in which each frame is one unit, as `mp4.ts` needs it. */

interface Stream {
  /** The parameters of the decoder: the content of the box `avcC`. */
  readonly description: Buffer
  /** Each with its length before it. */
  readonly frames: readonly { readonly bytes: Buffer; readonly isKey: boolean }[]
}

const START = Buffer.from([0, 0, 1])
/** Types of units: a frame, a key frame, and the parameters of the sequence and of pictures. */
const FRAME = 1
const KEY = 5
const SEQUENCE = 7
const PICTURE = 8

/**
 * The delay of each frame in the stream: its time to be shown and its time to be decoded differ. Reads the lines of the
 * format `framecrc` of ffmpeg.
 */
export function readDelays(lines: string): readonly number[] {
  const shown = [...lines.matchAll(/^0,\s*-?\d+,\s*(-?\d+),/gm)].map(([, time]) => Number(time))
  const first = Math.min(...shown)
  return shown.map((time, n) => time - first - n)
}

/** The units between the start codes. */
function unitsOf(stream: Buffer): readonly Buffer[] {
  const units: Buffer[] = []
  for (let at = stream.indexOf(START); at !== -1;) {
    const next = stream.indexOf(START, at + START.length)
    let end = next === -1 ? stream.length : next
    // A start code may have one more zero before it; a unit does not end with zeros.
    while (stream[end - 1] === 0) end--
    units.push(stream.subarray(at + START.length, end))
    at = next
  }
  return units
}

const typeOf = (unit: Buffer): number => (unit[0] ?? 0) & 31

function sized(unit: Buffer, bytes: 2 | 4): Buffer {
  const size = Buffer.alloc(bytes)
  size.writeUIntBE(unit.length, 0, bytes)
  return Buffer.concat([size, unit])
}

export function readStream(stream: Buffer): Stream {
  const units = unitsOf(stream)
  const [sequence, picture] = [SEQUENCE, PICTURE].map((type) => units.find((unit) => typeOf(unit) === type))
  if (sequence === undefined || picture === undefined) throw new Error('the stream has no parameters')
  return {
    description: Buffer.concat([
      Buffer.from([1, ...sequence.subarray(1, 4), 0xff, 0xe1]),
      sized(sequence, 2),
      Buffer.from([1]),
      sized(picture, 2),
      // The profile High: 4:2:0, and 8 bits in each channel.
      Buffer.from([0xfd, 0xf8, 0xf8, 0]),
    ]),
    frames: units
      .filter((unit) => typeOf(unit) === FRAME || typeOf(unit) === KEY)
      .map((unit) => ({ bytes: sized(unit, 4), isKey: typeOf(unit) === KEY })),
  }
}
