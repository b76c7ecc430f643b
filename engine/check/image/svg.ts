/** Reads the size of an SVG file, and finds what would run code or load files from elsewhere. */
import type { ImageSize } from './raster.ts'
import { readXml, type XmlPart, XmlError } from './xml.ts'

export interface SvgImage {
  readonly size?: ImageSize
  /** True if `size` is only a ratio, because the file has a `viewBox`, but no width and height. */
  readonly isShape: boolean
  readonly problems: readonly ImageProblem[]
}

export interface ImageProblem {
  /** What is wrong, as the end of a sentence that starts with the file name. */
  readonly message: string
  readonly hint: string
}

const NAMESPACE = 'http://www.w3.org/2000/svg'

/** Elements that run code or embed documents, by local name in lower case. */
const refused = new Set(
  (
    'script handler listener foreignobject iframe frame object embed applet link meta base form input button audio ' +
    'video canvas html body template'
  ).split(' '),
)
/** Attributes that load or open the address in their value, by local name. */
const loading = new Set(['href', 'src', 'base', 'data', 'action', 'formaction', 'srcset', 'srcdoc', 'poster', 'ping'])
const embedded = /^data:(?:image\/(?:png|jpeg|gif|webp|avif)|font\/\w+|application\/(?:x-)?font-\w+)[;,]/i

export function readSvg(text: string): SvgImage {
  const problems = new Map<string, ImageProblem>()
  const report = (message: string, hint: string): void =>
    void (problems.has(message) || problems.set(message, { message, hint }))
  let root: ReadonlyMap<string, string> | undefined
  let isSvg = false
  try {
    for (const part of readXml(text)) {
      if (part.type === 'open' && root === undefined) isSvg = checkRoot(part.name, (root = part.attributes), report)
      checkPart(part, report)
    }
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    // The error may come from entities of a document type, which is already reported.
    if (!text.includes('<!ENTITY'))
      report(
        `is not well-formed XML: line ${error.line}: ${error.message}`,
        'fix the line, or export the drawing again',
      )
  }
  const size = root && sizeOf(root)
  if (isSvg && size === undefined) report('states no size', 'add width, height and viewBox to its <svg> element')
  return { ...(size ?? { isShape: false }), problems: [...problems.values()] }
}

type Report = (message: string, hint: string) => void

/** Checks the root element. Returns true for an SVG drawing. */
function checkRoot(name: string, attributes: ReadonlyMap<string, string>, report: Report): boolean {
  const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : ''
  const namespace = attributes.get(prefix === '' ? 'xmlns' : `xmlns:${prefix}`)
  if (localName(name) !== 'svg') {
    report(`has <${name}> as its root element instead of <svg>`, 'export the drawing again')
    return false
  }
  if (namespace !== NAMESPACE)
    report(
      'is not shown by browsers: its <svg> element has no namespace',
      `add xmlns="${NAMESPACE}" to the <svg> element`,
    )
  return true
}

function checkPart(part: XmlPart, report: Report): void {
  const on = `line ${part.line}`
  switch (part.type) {
    case 'doctype':
      return part.text.includes('<!ENTITY')
        ? report(`defines entities (${on})`, 'remove the document type')
        : report(`has a document type (${on})`, 'remove the line <!DOCTYPE ...>')
    case 'instruction':
      if (part.name !== 'xml') report(`has the processing instruction ${part.name} (${on})`, 'remove it')
      return
    case 'text':
      if (localName(part.parent) === 'style') checkStyle(part.text, on, report)
      return
    case 'open':
      if (refused.has(localName(part.name)))
        report(`contains the element <${part.name}> (${on})`, 'remove it: an image may contain only drawing elements')
      for (const [name, value] of part.attributes) checkAttribute(name, value, on, report)
  }
}

function checkAttribute(name: string, value: string, on: string, report: Report): void {
  const local = localName(name)
  // Browsers ignore white space and control characters in the scheme of an address.
  // oxlint-disable-next-line no-control-regex
  const plain = value.replaceAll(/[\0- \u00a0]/g, '').toLowerCase()
  if (local.startsWith('on')) report(`has the event handler ${name} (${on})`, 'remove the attribute')
  else if (/(?:javascript|vbscript|livescript):/.test(plain))
    report(`runs a script in ${name} (${on})`, 'remove the attribute')
  else if (local === 'attributename' && /^(?:on|(?:\w+:)?href$)/.test(plain))
    report(`animates ${value} (${on})`, 'remove the animation')
  else if (name.startsWith('xmlns')) return
  else if (loading.has(local) && plain !== '' && !plain.startsWith('#') && !embedded.test(plain))
    report(`refers to ${shortened(value)} (${on})`, 'put the content into the file, or remove the reference')
  else checkStyle(value, on, report, local === 'style')
}

/** Checks style sheets, and attributes such as `fill="url(#sky)"`. */
function checkStyle(style: string, on: string, report: Report, isSheet = true): void {
  if (isSheet && style.includes('\\'))
    report(`has a "\\" in its style (${on})`, 'write the character instead of its escape')
  if (isSheet && /@import|expression\s*\(|-moz-binding|behavior\s*:/i.test(style))
    report(`has a style rule that loads a file or runs code (${on})`, 'remove the rule')
  for (const [, address = ''] of style.matchAll(/(?:url|image-set|src)\(\s*["']?\s*([^"')]*)/gi))
    if (!address.startsWith('#') && !embedded.test(address))
      report(`refers to ${shortened(address)} (${on})`, 'put the content into the file, or remove the reference')
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

const shortened = (text: string): string => JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 57)}…`)

/** CSS pixels per unit of length. */
const units: { readonly [unit: string]: number } = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

function sizeOf(
  root: ReadonlyMap<string, string>,
): { readonly size: ImageSize; readonly isShape: boolean } | undefined {
  const [width, height] = [lengthOf(root.get('width')), lengthOf(root.get('height'))]
  const box =
    root
      .get('viewBox')
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const [, , boxWidth = 0, boxHeight = 0] = box
  const hasBox = box.length === 4 && boxWidth > 0 && boxHeight > 0
  if (width !== undefined && height !== undefined) return { size: { width, height }, isShape: false }
  if (!hasBox) return undefined
  if (width !== undefined) return { size: { width, height: (width * boxHeight) / boxWidth }, isShape: false }
  if (height !== undefined) return { size: { width: (height * boxWidth) / boxHeight, height }, isShape: false }
  return { size: { width: boxWidth, height: boxHeight }, isShape: true }
}

/** Returns the length in CSS pixels; undefined for 0, percentages and unknown units. */
function lengthOf(text: string | undefined): number | undefined {
  const [, amount, unit = ''] = /^\s*\+?(\d*\.?\d+(?:e\d+)?)\s*([a-z]*)\s*$/i.exec(text ?? '') ?? []
  const factor = units[unit.toLowerCase()]
  return amount === undefined || factor === undefined || Number(amount) === 0 ? undefined : Number(amount) * factor
}
