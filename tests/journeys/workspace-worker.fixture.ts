/** Runs the workspace in a web worker, as a studio does. Bundled and started by workspace.spec.ts. */
import catalogueJson from '../../catalogue/catalogue.gen.json' with { type: 'json' }
import type { Catalogue } from '../../engine/core/catalogue.ts'
import { openWorkspace } from '../../engine/workspace/workspace.ts'

export interface WorkspaceRequest {
  readonly files: readonly (readonly [path: string, text: string])[]
  readonly others: readonly string[]
  /** Texts that replace files one after another. */
  readonly edits: readonly (readonly [path: string, text: string])[]
  readonly at: number
  readonly route: string
  readonly language: string
}

/** Serialized answers of the workspace: first for the whole site, then after each edit. */
export type WorkspaceAnswers = readonly { readonly findings: string; readonly proofs: string; readonly slice: string }[]

export function answersOf({ files, others, edits, at, route, language }: WorkspaceRequest): WorkspaceAnswers {
  const workspace = openWorkspace({ catalogue: catalogueJson as unknown as Catalogue })
  workspace.replace({ files: new Map(files), others })
  const answers = () => ({
    findings: JSON.stringify(workspace.findings()),
    proofs: JSON.stringify(workspace.proofs(at)),
    slice: workspace.hasErrors() ? '' : JSON.stringify(workspace.slice(route, language)),
  })
  return [
    answers(),
    ...edits.map(([path, text]) => {
      workspace.update(path, text)
      return answers()
    }),
  ]
}
