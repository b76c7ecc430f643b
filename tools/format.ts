/** Formats text like the files of this repository: with oxfmt and the options of `.oxfmtrc.json`. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { FormatConfig } from 'oxfmt'

const optionsFile = resolve(import.meta.dirname, '../.oxfmtrc.json')

/**
 * Returns the formatted text. The extension of `path` selects the language; the file itself is not read.
 * @throws {SyntaxError} when the text cannot be parsed
 */
export async function formatText(path: string, text: string, proseWrap?: 'always'): Promise<string> {
  const { format } = await import('oxfmt')
  const options = JSON.parse(await readFile(optionsFile, 'utf8')) as FormatConfig
  const { code, errors } = await format(path, text, proseWrap === undefined ? options : { ...options, proseWrap })
  const [error] = errors
  if (error !== undefined) throw new SyntaxError(`${path} cannot be formatted: ${error.message}`)
  return code
}
