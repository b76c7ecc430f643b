import { fourCharacters, type ImageSize, type RasterReader, requireBytes } from './raster.ts'

interface Box {
  readonly type: string
  readonly from: number
  readonly end: number
}

/**
 * Reads an AVIF file, which consists of boxes as in MP4. The `meta` box names the primary item (`pitm`), and associates
 * it (`ipma`) with properties (`ipco`): its size (`ispe`) and rotation (`irot`).
 */
export const readAvif: RasterReader = (view, report) => {
  let hasData = false
  for (const box of boxes(view, 0, view.byteLength)) {
    if (box.type === 'meta') {
      const size = sizeIn(view, box)
      if (size !== undefined) report(size)
      hasData ||= find(view, box.from + 4, box.end, 'idat') !== undefined
    }
    hasData ||= box.type === 'mdat'
  }
  if (!hasData) throw new RangeError('the file contains no image data')
}

function* boxes(view: DataView, from: number, end: number): Generator<Box> {
  for (let at = from; at < end;) {
    const size = view.getUint32(at)
    const type = fourCharacters(view, at + 4)
    const header = size === 1 ? 16 : 8
    const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size === 0 ? end - at : size
    if (length < header) throw new RangeError('a box is shorter than its header')
    requireBytes(view, at + length)
    yield { type, from: at + header, end: at + length }
    at += length
  }
}

function find(view: DataView, from: number, end: number, type: string): Box | undefined {
  for (const box of boxes(view, from, end)) if (box.type === type) return box
  return undefined
}

/** Returns the size of the primary item. The contents of `meta`, `pitm` and `ipma` start with a version and flags. */
function sizeIn(view: DataView, meta: Box): ImageSize | undefined {
  const primary = find(view, meta.from + 4, meta.end, 'pitm')
  const properties = find(view, meta.from + 4, meta.end, 'iprp')
  const list = properties && find(view, properties.from, properties.end, 'ipco')
  const associations = properties && find(view, properties.from, properties.end, 'ipma')
  if (primary === undefined || list === undefined || associations === undefined) return undefined
  const item = view.getUint8(primary.from) === 0 ? view.getUint16(primary.from + 4) : view.getUint32(primary.from + 4)
  const all = [...boxes(view, list.from, list.end)]
  const own = propertiesOf(view, associations, item).flatMap((index) => all[index - 1] ?? [])
  const size = own.find(({ type }) => type === 'ispe')
  if (size === undefined) return undefined
  const rotation = own.find(({ type }) => type === 'irot')
  const isTurned = rotation !== undefined && (view.getUint8(rotation.from) & 1) === 1
  const [width, height] = [view.getUint32(size.from + 4), view.getUint32(size.from + 8)]
  return isTurned ? { width: height, height: width } : { width, height }
}

/** Returns the indices of the properties of an item. The first index is 1. */
function propertiesOf(view: DataView, { from }: Box, item: number): readonly number[] {
  const hasLongIds = view.getUint8(from) > 0
  const hasLongIndices = (view.getUint8(from + 3) & 1) === 1
  const found: number[] = []
  let at = from + 8
  for (let entries = view.getUint32(from + 4); entries > 0; entries--) {
    const id = hasLongIds ? view.getUint32(at) : view.getUint16(at)
    at += hasLongIds ? 4 : 2
    for (let count = view.getUint8(at++); count > 0; count--) {
      const index = hasLongIndices ? view.getUint16(at) & 0x7fff : view.getUint8(at) & 0x7f
      at += hasLongIndices ? 2 : 1
      if (id === item) found.push(index)
    }
  }
  return found
}
