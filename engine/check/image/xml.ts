/** Reads XML as strictly as browsers, which show no SVG image that has an error. */

export type XmlPart =
  | {
      readonly type: 'open'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
      readonly line: number
    }
  | { readonly type: 'text'; readonly text: string; readonly parent: string; readonly line: number }
  | { readonly type: 'instruction'; readonly name: string; readonly line: number }
  | { readonly type: 'doctype'; readonly text: string; readonly line: number }

/** Thrown when a text is not well-formed, with the reason and the line. */
export class XmlError extends Error {
  readonly line: number

  constructor(message: string, line: number) {
    super(message)
    this.line = line
  }
}

const NAME = '[A-Za-z_\\u0080-\\uffff][\\w.:\\u0080-\\uffff-]*'
const comment = /<!--([^]*?)-->/y
const data = /<!\[CDATA\[([^]*?)\]\]>/y
const instruction = new RegExp(`<\\?(${NAME})(?:\\s[^]*?)?\\?>`, 'y')
const doctype = /<!DOCTYPE\s[^[>]*(?:\[[^\]]*\]\s*)?>/iy
const close = new RegExp(`</(${NAME})\\s*>`, 'y')
const open = new RegExp(`<(${NAME})(?=[\\s/>])`, 'y')
const attribute = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y')
const openEnd = /\s*(\/?)>/y
const characters = /[^<]+/y

/** Yields all parts of the text in order. @throws {XmlError} */
export function* readXml(text: string): Generator<XmlPart> {
  const parents: string[] = []
  let [at, line, hasRoot] = [0, 1, false]
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match !== null) {
      at = pattern.lastIndex
      for (const character of match[0]) if (character === '\n') line++
    }
    return match
  }
  const fail = (message: string): never => {
    throw new XmlError(message, line)
  }
  while (at < text.length) {
    const from = line
    const parent = parents.at(-1)
    let match: RegExpExecArray | null
    if ((match = take(characters)) !== null) {
      const plain = match[0]
      if (parent !== undefined) yield { type: 'text', text: decode(plain, from), parent, line: from }
      else if (plain.trim() !== '') fail('there is text outside the root element')
    } else if ((match = take(comment)) !== null) {
      if (match[1]?.includes('--') === true) fail('a comment contains "--"')
    } else if ((match = take(data)) !== null) {
      if (parent === undefined) fail('there is text outside the root element')
      yield { type: 'text', text: match[1] ?? '', parent: parent ?? '', line: from }
    } else if ((match = take(instruction)) !== null) {
      if (match[1] === 'xml' && match.index > 0) fail('the XML declaration is not at the start of the file')
      yield { type: 'instruction', name: match[1] ?? '', line: from }
    } else if ((match = take(doctype)) !== null) yield { type: 'doctype', text: match[0], line: from }
    else if ((match = take(close)) !== null) {
      const expected = parents.pop()
      if (expected !== match[1])
        fail(`</${match[1]}> does not close ${expected === undefined ? 'anything' : `<${expected}>`}`)
    } else if ((match = take(open)) !== null) {
      const name = match[1] ?? ''
      if (parent === undefined && hasRoot) fail(`there is a second root element, <${name}>`)
      hasRoot = true
      const attributes = new Map<string, string>()
      while ((match = take(attribute)) !== null) {
        const [, key = '', double, single] = match
        if (attributes.has(key)) fail(`<${name}> has the attribute "${key}" twice`)
        attributes.set(key, decode(double ?? single ?? '', line))
      }
      const end = take(openEnd) ?? fail(`the tag <${name}> is malformed`)
      yield { type: 'open', name, attributes, line: from }
      if (end[1] === '') parents.push(name)
    } else fail('there is a "<" that starts no tag')
  }
  if (parents.length > 0) fail(`<${parents.at(-1)}> is not closed; the file ends early`)
  if (!hasRoot) fail('there is no element')
}

const entities: { readonly [name: string]: string } = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decode(text: string, line: number): string {
  return text.replaceAll(
    /&(?:#x([\da-fA-F]{1,6});|#(\d{1,7});|(\w+);)?/g,
    (reference, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined && Object.hasOwn(entities, name)) return entities[name] ?? ''
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      if (name === undefined && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code)
      throw new XmlError(
        reference === '&'
          ? 'there is a "&" that starts no entity; write &amp;'
          : `the entity ${reference} is not defined`,
        line,
      )
    },
  )
}
