import { createContext, useContext } from 'react'
import type { Json, JsonObject } from '../../engine/core/json.ts'
import type { Finding } from '../../engine/document/finding.ts'
import type { TextPath } from '../edit/text-edit.ts'

/** What the fields of a form need from the editor around them. */
export interface FormHost {
  readonly document: JsonObject
  /** Sets the value at a path; undefined removes it. */
  readonly set: (path: TextPath, value: Json | undefined) => void
  readonly insert: (list: TextPath, index: number, value: Json) => void
  readonly move: (list: TextPath, from: number, to: number) => void
  /** Findings of the document, by the JSON pointer of the value. */
  readonly findings: ReadonlyMap<string, readonly Finding[]>
  /** Notes about values that are allowed but probably not meant, by the JSON pointer of the value. */
  readonly notes: ReadonlyMap<string, string>
  /** Changes when documents that can be chosen have changed. */
  readonly revision: number
}

export const FormContext = createContext<FormHost | undefined>(undefined)

export function useForm(): FormHost {
  const form = useContext(FormContext)
  if (form === undefined) throw new Error('a field needs a form around it')
  return form
}
