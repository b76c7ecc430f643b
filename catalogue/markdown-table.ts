/**
 * Returns the lines of a Markdown table with aligned columns, as the formatter prints it. The first row is the heading.
 */
export function markdownTable(rows: readonly (readonly string[])[]): readonly string[] {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', String.raw`\|`)))
  const widths = escaped[0]?.map((_, column) => Math.max(3, ...escaped.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = escaped.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [lines[0] ?? '', rule, ...lines.slice(1)]
}
