/** The number of values after each command of a path. */
const COUNTS: { readonly [command: string]: number } = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

const format = (value: number): string => String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.')

/** Numbers with a space only where two of them would become one. */
const join = (values: readonly string[]): string =>
  values.reduce(
    (text, value) =>
      text +
      (value.startsWith('-') || (value.startsWith('.') && /\.\d*$/.test(text)) || text === '' ? '' : ' ') +
      value,
    '',
  )

/** A path whose points are relative to the one before where that needs fewer characters. */
function shortenPath(d: string): string {
  let [x, y, startX, startY, last, text] = [0, 0, 0, 0, '', '']
  for (const [, command = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([value]) => Number(value))
    const isRelative = command === command.toLowerCase()
    let kind = command.toLowerCase()
    const count = COUNTS[kind] ?? 0
    for (let at = 0; at === 0 || at < values.length; at += count) {
      const own = values.slice(at, at + count)
      /** How far the point before is from 0 in the direction of a value. */
      const base = (n: number): number => {
        if (kind === 'h') return x
        if (kind === 'v') return y
        if (kind === 'a') return n === 5 ? x : n === 6 ? y : 0
        return n % 2 === 0 ? x : y
      }
      const absolute = own.map((value, n) => (isRelative ? value + base(n) : value))
      const relative = own.map((value, n) => (isRelative ? value : value - base(n)))
      const [far, near] = [kind.toUpperCase(), kind].map((letter, n) => {
        const numbers = join((n === 0 ? absolute : relative).map(format))
        if (letter !== last || kind === 'm') return letter + numbers
        return (numbers.startsWith('-') ? '' : ' ') + numbers
      }) as [string, string]
      const isNear = kind === 'z' || (near.length < far.length && text !== '')
      text += isNear ? near : far
      last = isNear ? kind : kind.toUpperCase()
      if (kind === 'z') [x, y] = [startX, startY]
      else if (kind === 'h') x = absolute[0] ?? x
      else if (kind === 'v') y = absolute[0] ?? y
      else [x, y] = [absolute[count - 2] ?? x, absolute[count - 1] ?? y]
      if (kind === 'm') {
        ;[startX, startY] = [x, y]
        last = last === 'm' ? 'l' : 'L'
        kind = 'l'
      }
      if (count === 0) break
    }
  }
  return text
}

/** Groups without attributes, and those whose only content is another group, are not needed. */
function mergeGroups(svg: string): string {
  const parts = svg.split(/(<g(?: [^>]*)?>|<\/g>)/)
  const open: number[] = []
  const end = new Map<number, number>()
  parts.forEach((part, at) => {
    if (part.startsWith('<g>') || part.startsWith('<g ')) open.push(at)
    else if (part === '</g>') end.set(open.pop() ?? 0, at)
  })
  const isMoved = (part = ''): boolean => /^<g transform="[^"]+">$/.test(part)
  for (const [at, last] of [...end].sort(([a], [b]) => a - b)) {
    if (parts[at] === '<g>') parts[at] = parts[last] = ''
    else if (
      isMoved(parts[at]) &&
      parts[at + 1] === '' &&
      isMoved(parts[at + 2]) &&
      parts[last - 1] === '' &&
      end.get(at + 2) === last - 2
    ) {
      parts[at + 2] = `${parts[at]?.slice(0, -2)}${parts[at + 2]?.slice(14)}`
      parts[at] = parts[last] = ''
    }
  }
  return parts.join('')
}

/**
 * An SVG in fewer characters, for `inked` content only: paths are shorter, and strokes and groups lose the attributes
 * that they take over from `inked`. What it shows is the same.
 */
export const shorten = (svg: string): string =>
  mergeGroups(
    svg
      .replaceAll(/(<path d="[^"]+") fill="none"([^>]*) stroke-linecap="round" stroke-linejoin="round"/g, '$1$2')
      .replaceAll(' fill="none" stroke-linecap="round" stroke-linejoin="round"', '')
      .replaceAll('translate(0 0) ', ''),
  )
    .replaceAll(/ d="([^"]+)"/g, (_, d: string) => ` d="${shortenPath(d)}"`)
    .replaceAll(/\) (?=rotate|scale)/g, ')')
    .replaceAll(/<(?:circle|ellipse|rect|use) [^>]+/g, (shape) => shape.replaceAll(/ c?[xy]="0"/g, ''))
    .replaceAll(/"#(.)\1(.)\2(.)\3"/g, '"#$1$2$3"')
    .replaceAll(' offset="0%"', '')
    .replaceAll('offset="50%"', 'offset=".5"')
    .replaceAll('offset="100%"', 'offset="1"')
    .replaceAll(/\.\d{3,}"/g, (digits) => `.${digits.slice(1, 3)}"`)

/** A person farther away, without the lines that are too fine to be seen. */
export const distant = (person: string): string =>
  person.replaceAll(/<path d="[^"]+" stroke="[^"]+" stroke-width="(?:1|2)(?:\.\d)?"[^>]*\/>/g, '')
