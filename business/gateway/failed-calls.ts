import type { Failure } from '../../engine/action.ts'

/** Paths of failed calls, by failure object. Actions pass this object on unchanged. */
const paths = new WeakMap<Failure, string>()

export function rememberFailedCall(failure: Failure, path: string): void {
  paths.set(failure, path)
}

/** Returns the path of the call that has failed; empty for any other failure. */
export function failedCall(failure: Failure): string {
  return paths.get(failure) ?? ''
}
