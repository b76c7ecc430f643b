/** Helpers for tests that kill child processes: a bundled program that starts fast, and a separate player build. */
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

/** Bundles a program of this folder into the folder `work`. Returns the path of the bundle. */
export async function bundleProgram(name: string, work: string): Promise<string> {
  const outfile = join(work, 'child.mjs')
  await build({
    entryPoints: [resolve(import.meta.dirname, name)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  return outfile
}

const root = resolve(import.meta.dirname, '../..')

/** Defines names that CommonJS packages need in a bundle of ES modules. */
const commonJs = `import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
const [__filename, __dirname] = [import.meta.filename, import.meta.dirname]`

/**
 * Bundles the server, because a bundle starts with less than half of the processor time. All other files in the folder
 * of the program are links to the files of the repository. Returns the path of the program.
 */
export async function bundleServer(work: string): Promise<string> {
  const copy = join(work, 'habi')
  const server = join(copy, 'server')
  await mkdir(server, { recursive: true })
  for (const name of await readdir(root)) if (name !== 'server') await symlink(join(root, name), join(copy, name))
  for (const name of await readdir(join(root, 'server'))) await symlink(join(root, 'server', name), join(server, name))
  // The server starts the worker of its database from the folder of its bundle.
  await symlink(join(root, 'server/database/pglite-worker.mjs'), join(server, 'pglite-worker.mjs'))
  await build({
    entryPoints: { main: join(root, 'server/main.ts'), worker: join(root, 'server/publish/worker.ts') },
    outdir: server,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    // These modules are not bundled, because they read files in their own folder.
    external: ['@electric-sql/pglite', '@bokuweb/zstd-wasm', 'lightningcss', 'pg-native', 'vite', 'esbuild'],
    banner: { js: commonJs },
    logLevel: 'error',
  })
  await symlink(join(server, 'worker.js'), join(server, 'worker.ts'))
  return join(server, 'main.js')
}

/** Copies the player build into `work`, so a build during the test does not change it. Returns its folder. */
export async function copyPlayerBuild(work: string): Promise<string> {
  const built = resolve(import.meta.dirname, '../../dist/player')
  const copy = join(work, 'player')
  await mkdir(copy)
  for (const part of ['build.json', 'client', 'server'])
    await cp(join(built, part), join(copy, part), { recursive: true })
  return copy
}
