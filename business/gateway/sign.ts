import { digest } from '../../engine/runtime/digest.ts'

/** The parts of a request that the signature covers. */
export interface SignedParts {
  readonly body: string
  readonly Qid: string
  readonly AppId: string
  readonly v: string
  readonly token: string
}

export type Signer = (parts: SignedParts) => Promise<string>

/**
 * The default signature: hex SHA-256 over body, Qid, AppId, version and token (document 2, 7.1; reading AM-075). It
 * detects accidental changes. It does not prove who sent the request, because the page contains everything that is
 * needed to compute it.
 */
export const signSha256: Signer = ({ body, Qid, AppId, v, token }) => digest(`${body}|${Qid}|${AppId}|${v}|${token}`)
