import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Reads a secret of this server, such as the publish token. A missing file is created with a random secret that only
 * the server's user can read.
 * @throws {Error} when the file has no valid secret
 */
export function readSecret(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32)
    throw new Error(`${path} does not contain a secret of at least 32 characters. Remove the file and start again.`)
  return secret
}
