/** Matches a word, or a code span with the characters attached to it. */
const words = /(?:`[^`]*`|[^\s`])+/g

const WIDTH = 120

/**
 * Returns the lines of a Markdown paragraph, or of a list item that begins with `marker`. Code spans are not broken.
 */
export function markdownProse(text: string, marker = ''): readonly string[] {
  const indent = ' '.repeat(marker.length)
  const lines: string[] = []
  let line = marker
  for (const [word] of text.matchAll(words)) {
    const separator = line === marker || line === indent ? '' : ' '
    if (`${line}${separator}${word}`.length <= WIDTH || separator === '') line += `${separator}${word}`
    else {
      lines.push(line)
      line = `${indent}${word}`
    }
  }
  return [...lines, line]
}
