/** The files of the gallery, and the list from which the server looks them up (`dist/gallery/gallery.json`). */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface GalleryFile {
  /** Path of the file in `dist/gallery`. */
  readonly file: string
  /** The entity tag, which changes with the content. */
  readonly tag: string
  /** Hash of the inline style of a frame, for its Content-Security-Policy. */
  readonly styleHash?: string
}

export class GalleryOutput {
  readonly #out: string
  readonly #files = new Map<string, GalleryFile>()

  constructor(out: string) {
    this.#out = out
  }

  /** Writes a file that the server sends for `address`. */
  async put(address: string, file: string, content: string, styleHash?: string): Promise<void> {
    const path = join(this.#out, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
    const tag = createHash('sha256').update(content).digest('hex').slice(0, 20)
    this.#files.set(address, { file, tag, ...(styleHash === undefined ? {} : { styleHash }) })
  }

  /** Writes the list of files. `stamp` identifies the sources from which they were built. */
  async writeList(stamp: string): Promise<void> {
    await writeFile(join(this.#out, 'gallery.json'), JSON.stringify({ stamp, files: Object.fromEntries(this.#files) }))
  }
}
