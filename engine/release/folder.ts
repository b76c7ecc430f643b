/** A folder of documents, read with every way it can be broken: each becomes a finding, nothing is thrown. */
import { type Dirent } from 'node:fs'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { quoted } from '../document/finding.ts'
import { limits, tooLarge } from '../document/parse.ts'
import { type Source, SourceBuilder } from '../document/source.ts'

/** Reads a folder. Hidden files are passed over. */
export async function readSource(dir: string): Promise<Source> {
  const root = dir.replaceAll(sep, '/').replace(/(?<=.)\/+$/, '')
  const builder = new SourceBuilder(root)
  try {
    const real = await realpath(dir)
    if (!(await stat(real)).isDirectory()) builder.say('', 'CFG-READ', 'this is not a folder')
    else await readFolder(dir, '', real, builder)
  } catch (error) {
    builder.say('', 'CFG-READ', `the folder cannot be read (${reason(error)})`)
  }
  return builder.source()
}

async function readFolder(dir: string, folder: string, realRoot: string, builder: SourceBuilder): Promise<void> {
  const entries = await readdir(join(dir, folder), { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (++builder.count > limits.files) {
      if (builder.count === limits.files + 1)
        builder.say(path, 'CFG-SIZE', `more than ${limits.files.toLocaleString('en')} files; the rest is not read`)
      return
    }
    try {
      await readEntry(dir, path, entry, realRoot, builder)
    } catch (error) {
      builder.say(path, 'CFG-READ', `it cannot be read (${reason(error)})`)
    }
  }
}

async function readEntry(dir: string, path: string, entry: Dirent, realRoot: string, builder: SourceBuilder): Promise<void> {
  const isDocument = entry.name.endsWith('.json')
  if (entry.isDirectory()) {
    if (isDocument) builder.say(path, 'CFG-READ', 'this is a folder, but its name is that of a document')
    else await readFolder(dir, path, realRoot, builder)
    return
  }
  const full = join(dir, path)
  if (entry.isSymbolicLink()) {
    const inside = relative(realRoot, await realpath(full))
    if (inside === '..' || inside.startsWith(`..${sep}`) || inside.startsWith(sep) || /^[A-Za-z]:/.test(inside)) {
      builder.say(path, 'CFG-OUTSIDE', 'this is a link to something outside the folder; put the file itself here')
      return
    }
  }
  const info = await stat(full)
  if (!info.isFile()) {
    builder.say(
      path,
      'CFG-READ',
      info.isDirectory() ? 'this is a link to a folder; only files may be linked' : 'this is not a regular file',
    )
  } else if (!isDocument) builder.files.add(path)
  else if (info.size > limits.fileBytes) builder.say(path, 'CFG-SIZE', tooLarge(info.size))
  else {
    const text = decoded(await readFile(full))
    if (text === undefined) builder.say(path, 'CFG-ENCODING', 'the file is not UTF-8')
    else builder.text(path, text)
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const reasons: { readonly [code: string]: string } = {
  EACCES: 'no permission',
  EPERM: 'no permission',
  EISDIR: 'it is a folder',
  ELOOP: 'its links go round in a circle',
  ENOENT: 'there is nothing there',
  ENOTDIR: 'it is not a folder',
  EMFILE: 'too many files are open',
}

function reason(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' ? (reasons[code] ?? code) : quoted(String(error))
}
