import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A secret of this server (the publish token, the preview key), made at the first start and readable by the server's own user only. */
export function readSecret(path: string): string {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < 32) throw new Error(`${path} holds no secret. Remove the file and start again.`)
  return secret
}
