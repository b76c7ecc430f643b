import { readFile } from 'node:fs/promises'
import { CommandError } from './command-line.ts'

/**
 * Returns the secret in a file of the data folder.
 * @param whenMissing advice for the message when the file does not exist
 * @throws {CommandError} when the file is missing, empty, or cannot be read
 */
export async function readSecretFile(file: string, whenMissing: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'ENOENT' ? `${file} is missing. ${whenMissing}` : `${file} cannot be read (${error.code})`,
    )
  })
  if (text.trim() === '')
    throw new CommandError(`${file} is empty. Stop the server, remove the file, and start the server again.`)
  return text.trim()
}
