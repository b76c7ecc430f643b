/** Parts of the syntax of nginx. */
import type { ResponseHeaders } from '../../server/delivery/headers.ts'

/** Returns a `map` block. */
export function map(source: string, target: string, lines: readonly string[]): string {
  return [`map ${source} ${target} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
}

/**
 * Returns `add_header` lines, without the content type, which `default_type` sets. The encoding depends on the file.
 */
export function addHeaders({ 'content-type': _type, ...headers }: ResponseHeaders): string {
  return Object.entries({ ...headers, 'content-encoding': '$habi_coding' })
    .map(([name, value]) => `    add_header ${name} ${nginxString(value)} always;\n`)
    .join('')
}

/**
 * Escapes backslashes and quotes. In double quotes, nginx treats a backslash as an escape before a backslash or a
 * quote, and before t, r and n.
 */
export function inQuotes(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')
}

export function nginxString(text: string): string {
  return `"${inQuotes(text)}"`
}

/** Escapes a path or a host name for a regular expression. */
export function escapeRegExp(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
