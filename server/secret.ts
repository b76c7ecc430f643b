import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A shorter secret was not written by this module, or is incomplete. */
const minLength = 32

/**
 * Reads a secret of this server, such as the publish token. A missing, empty or invalid file is replaced by a random
 * secret that only the server's user can read.
 * @param onProblem receives a message when the file cannot be written. The secret is then valid for this process only,
 * and requests that need it are refused.
 */
export function readSecret(path: string, onProblem?: (message: string) => void): string {
  const secret = randomBytes(32).toString('base64url')
  try {
    const stored = storedSecret(path)
    if (stored !== undefined) return stored
    mkdirSync(dirname(path), { recursive: true })
    writeSecret(path, secret)
    // Reads the file again, because another process may have replaced it.
    return storedSecret(path) ?? secret
  } catch (error) {
    if (onProblem === undefined) throw error
    onProblem(
      `the secret in ${path} cannot be read or written, and requests that need it are refused: ${String(error)}`,
    )
    return secret
  }
}

/** Returns undefined when the file is missing or has no valid secret. @throws when it cannot be read */
function storedSecret(path: string): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    return secret.length >= minLength ? secret : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes the file under another name first, because a full disk must not leave an empty secret. */
function writeSecret(path: string, secret: string): void {
  const temporary = `${path}.${process.pid}-${randomBytes(4).readUInt32LE()}.tmp`
  try {
    const file = openSync(temporary, 'wx', 0o600)
    try {
      writeFileSync(file, `${secret}\n`)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/**
 * Compares hashes, so the time reveals nothing about the secret. Does not decode the texts, because several base64url
 * texts stand for the same bytes.
 */
export function isSameText(given: string, expected: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(expected))
}
