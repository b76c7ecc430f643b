/**
 * Returns an SVG without the characters that it does not need: zeros before a decimal point at the start of an
 * attribute, repeated commands of a path, and spaces before a minus sign. What it shows is the same.
 */
export const compact = (svg: string): string =>
  svg.replaceAll('="0.', '=".').replaceAll(/ d="[^"]+/g, (attribute) => {
    let last = ''
    const path = attribute.slice(4).replaceAll(/([A-Za-z])(-?)/g, (whole, command: string, minus: string) => {
      const isRepeated = command === last && 'CLQ'.includes(command)
      // Further points after the first one of an `M` are those of lines.
      last = command === 'M' ? 'L' : command
      return isRepeated ? minus || ' ' : whole
    })
    return ` d="${path.replaceAll(/(?<=\d) -/g, '-')}`
  })
