/** Measures edits of a site in a web worker, as the studio makes them. Bundled and started by worker-edits.ts. */
import catalogueJson from '../../../catalogue/catalogue.gen.json' with { type: 'json' }
import type { Catalogue } from '../../../engine/core/catalogue.ts'
import { openWorkspace } from '../../../engine/workspace/workspace.ts'

export interface EditRequest {
  readonly files: readonly (readonly [path: string, text: string])[]
  readonly others: readonly string[]
  readonly path: string
  /** Texts that replace the file at `path`, one after another. */
  readonly texts: readonly string[]
  /** The instant of the proofs; undefined while a person types, because proofs run only after a pause. */
  readonly at: number | undefined
}

/**
 * Returns for each text the milliseconds until all findings of the check, and with `at` also those of the proofs, are
 * known.
 * @public The bundle of the worker imports it.
 */
export function editTimes({ files, others, path, texts, at }: EditRequest): readonly number[] {
  const workspace = openWorkspace({ catalogue: catalogueJson as unknown as Catalogue })
  workspace.replace({ files: new Map(files), others })
  workspace.findings()
  if (workspace.hasErrors()) throw new Error('the site has errors, so nothing would be proven')
  if (at !== undefined) workspace.proofs(at)
  return texts.map((text) => {
    const started = performance.now()
    workspace.update(path, text)
    workspace.findings()
    if (at !== undefined) workspace.proofs(at)
    return performance.now() - started
  })
}
