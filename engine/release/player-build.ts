/** The player build: the part of the Vite build that publishing uses (`dist/player/build.json`). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PrerenderJob } from '../core/prerender.ts'

export interface PlayerBuild {
  /** Hash of all files of the build. */
  readonly build: string
  /** Boot script, entry and the chunks of every page, as file names below `/r/b/`. */
  readonly boot: string
  readonly entry: string
  readonly base: readonly string[]
  /** Chunks of each widget beyond `base`. */
  readonly chunks: { readonly [widget: string]: readonly string[] }
  /** The style of every page, and the style of each widget. */
  readonly css: { readonly base: string; readonly widgets: { readonly [widget: string]: string } }
}

export async function readBuild(buildDir: string): Promise<PlayerBuild> {
  const path = join(buildDir, 'build.json')
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PlayerBuild
  } catch (error) {
    throw new Error(
      `${path}: the player is not built (${error instanceof Error ? error.message : String(error)}). Run: ` +
        'npm run build',
    )
  }
}

/** Style that a page with these widgets needs. */
export function styleOf(build: PlayerBuild, widgets: readonly string[], skins: string): string {
  return [build.css.base, skins, ...widgets.map((widget) => build.css.widgets[widget] ?? '')].join('')
}

/** Build and scripts of a page with these widgets, as a prerender job has them. */
export function scriptsOf(
  build: PlayerBuild,
  widgets: readonly string[],
): Pick<PrerenderJob, 'build' | 'boot' | 'chunks'> {
  const chunks = [build.entry, ...build.base, ...widgets.flatMap((widget) => build.chunks[widget] ?? [])]
  return { build: build.build, boot: build.boot, chunks: [...new Set(chunks)] }
}
