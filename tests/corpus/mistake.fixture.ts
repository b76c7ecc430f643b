/** An entry of the corpus: a mistake in the small site, its required finding, and the same edit without the mistake. */
import type { Code } from '../../engine/document/finding.ts'
import { encode, type Files } from './site.fixture.ts'

export type Edit = (files: Files) => void

export interface Mistake {
  readonly title: string
  readonly bad: Edit
  /** File and JSON pointer of the finding, such as `banner/welcome.json /link/route`. */
  readonly at: string
  readonly code: Code
  /** A part of the message of the finding. */
  readonly says: string
  /** The same edit without the mistake. The site then has no finding. */
  readonly clean: Edit
}

/** Replaces a text in a document, as a person does in an editor. */
export const replace =
  (path: string, from: string, to: string): Edit =>
  (files) => {
    const before = new TextDecoder().decode(files.get(path))
    if (!before.includes(from)) throw new Error(`${path} does not contain ${from}`)
    files.set(path, encode(before.replace(from, () => to)))
  }

export const put =
  (path: string, content: string | Uint8Array): Edit =>
  (files) =>
    void files.set(path, typeof content === 'string' ? encode(content) : content)

/** Changes the bytes of a file. */
export const rewrite =
  (path: string, change: (text: string) => string | Uint8Array): Edit =>
  (files) =>
    put(path, change(new TextDecoder().decode(files.get(path))))(files)

export const copy =
  (from: string, to: string, change: (text: string) => string = (text) => text): Edit =>
  (files) =>
    put(to, change(new TextDecoder().decode(files.get(from))))(files)

export const remove =
  (path: string): Edit =>
  (files) =>
    void files.delete(path)

export const both =
  (...edits: readonly Edit[]): Edit =>
  (files) =>
    edits.forEach((edit) => edit(files))

/** Mistakes in one value: each replaces `from` with `written`. The edit without a mistake replaces it with `clean`. */
export function inValue(
  area: string,
  path: string,
  from: string,
  at: string,
  clean: string,
  mistakes: readonly (readonly [written: string, code: Code, says: string])[],
): readonly Mistake[] {
  return mistakes.map(([written, code, says]) => ({
    title: `${area}: ${written}`,
    bad: replace(path, from, written),
    at: at === '' ? path : `${path} ${at}`,
    code,
    says,
    clean: replace(path, from, clean),
  }))
}
