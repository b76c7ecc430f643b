/** What `npm run dev` must do after a saved file, besides publishing the site. */
export interface Work {
  /** True if generated files may be out of date. */
  readonly generate: boolean
  /** True if the code of the server, or of the process that builds and publishes, may have changed. */
  readonly restart: boolean
  /** True if the player app may be out of date. */
  readonly build: boolean
}

export const noWork: Work = { generate: false, restart: false, build: false }

/** Returns the work for a saved file. `path` is relative to the root of the repository. */
export function workFor(path: string): Work {
  // Only the player app and the gallery load components and styles, so no process is restarted.
  if (/^(widgets|player)\/.*\.(css|tsx)$/.test(path)) return { ...noWork, build: true }
  // No work is listed here, because every saved code file starts a build of the gallery and the studio.
  if (/^(gallery|studio)\//.test(path)) return noWork
  if (path.startsWith('server/')) return { ...noWork, restart: true }
  if (path.startsWith('tools/') || path === 'vite.config.ts') return { ...noWork, restart: true, build: true }
  return { generate: true, restart: true, build: true }
}

export function bothOf(a: Work, b: Work): Work {
  return { generate: a.generate || b.generate, restart: a.restart || b.restart, build: a.build || b.build }
}
