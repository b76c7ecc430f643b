/** The player build: the part of the Vite build that publishing uses (`dist/player/build.json`). */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '../core/error-message.ts'
import type { PrerenderJob } from '../core/prerender.ts'
import type { WireSlice } from '../core/wire.ts'

export interface PlayerBuild {
  /** Hash of all files of the build. */
  readonly build: string
  /**
   * A build of `npm run dev`, with React's development build. Its files have other sizes than those that players
   * download.
   */
  readonly isDevelopment?: boolean
  /** Boot script, entry and the chunks of every page, as file names below `/r/b/`. */
  readonly boot: string
  readonly entry: string
  readonly base: readonly string[]
  /** Chunks that each widget needs in addition to `base`. */
  readonly chunks: { readonly [widget: string]: readonly string[] }
  /**
   * What a page loads once it is hydrated: the code that every session needs, the code of the business areas, and the
   * contracts of the calls of each area.
   */
  readonly session: {
    readonly base: readonly string[]
    readonly areas: readonly string[]
    readonly calls: { readonly [area: string]: string }
  }
  /** The style of every page, and the style of each widget. */
  readonly css: { readonly base: string; readonly widgets: { readonly [widget: string]: string } }
}

export async function readBuild(buildDir: string): Promise<PlayerBuild> {
  const path = join(buildDir, 'build.json')
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PlayerBuild
  } catch (error) {
    throw new Error(`${path}: the player is not built (${errorMessage(error)}). Run: ` + 'npm run build')
  }
}

/** The inline style sheets of a page with these widgets: the rules of every page, and those of this page. */
export function inlineStyles(
  build: PlayerBuild,
  widgets: readonly string[],
  skins: string,
): readonly [base: string, page: string] {
  return [build.css.base, skins + widgetStyles(build, widgets)]
}

export function widgetStyles({ css }: PlayerBuild, widgets: readonly string[]): string {
  return widgets.map((widget) => css.widgets[widget] ?? '').join('')
}

/** Returns those fields of a prerender job that name the build and the scripts of a page. */
export function scriptsOf(
  { build, boot, entry, base, chunks: perWidget, session }: PlayerBuild,
  { widgets, data }: Pick<WireSlice, 'widgets' | 'data'>,
  hasAreas: boolean,
): Pick<PrerenderJob, 'build' | 'boot' | 'chunks' | 'widgetChunks' | 'later'> {
  const calls = Object.values(data)
    .filter(({ when }) => when === 'boot')
    .flatMap(({ call }) => session.calls[call.slice(0, call.indexOf('/'))] ?? [])
  return {
    build,
    boot,
    chunks: [...new Set([entry, ...base])],
    widgetChunks: Object.fromEntries(widgets.map((widget) => [widget, perWidget[widget] ?? []])),
    later: [...session.base, ...(hasAreas ? session.areas : []), ...calls],
  }
}
