/**
 * An estimate of the load of ten million players per day on a CDN, an origin and a gateway, from the figures of
 * `docs/performance.md` and the assumptions of `scale-model.ts`. `npm run bench -- scale` writes it to `docs/scale.md`.
 * The load is calculated, never measured.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatText } from '../../tools/format.ts'
import { documentOf } from './scale-document.ts'
import { assumed, measuredIn, modelOf } from './scale-model.ts'

const docs = resolve(import.meta.dirname, '../../docs')
export const scaleFile = join(docs, 'scale.md')

export async function writeScale(report: (line: string) => void): Promise<void> {
  await writeFile(scaleFile, await scaleDocument())
  report(`Written to ${scaleFile}.`)
}

/** The document, formatted like all files of the repository. */
export async function scaleDocument(): Promise<string> {
  const model = modelOf(measuredIn(await readFile(join(docs, 'performance.md'), 'utf8')), assumed)
  return await formatText(scaleFile, documentOf(model), 'always')
}
