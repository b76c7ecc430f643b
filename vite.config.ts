/**
 * The build of the player app: four environments, which `tools/build/player.ts` builds into `dist/player`.
 *
 * - client: the app itself, in chunks
 * - boot: the boot script, one file
 * - worker: the service worker, one file at a fixed address
 * - server: the prerenderer and the widget definitions, for Node
 *
 * `npm run dev` builds the client with React's development build and Fast Refresh, into `dist/development`.
 */
import { basename, dirname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { BuildOptions, CSSModulesOptions, EnvironmentOptions, InlineConfig } from 'vite'
import { chunkNames } from './tools/build/chunk-names.ts'
import { collectCss } from './tools/build/collect-css.ts'
import { fastRefresh } from './tools/build/fast-refresh.ts'
import { leanDefinitions } from './tools/build/lean-definitions.ts'
import { plainImports } from './tools/build/plain-imports.ts'

const root = import.meta.dirname

/** Terser runs first, then the minifier of the bundler: together they give the smallest files (decision 7). */
export const minification = {
  minify: 'terser',
  terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 }, format: { comments: false } },
} satisfies BuildOptions

export const cssModules: CSSModulesOptions = {
  // The name of the widget's folder and of the class, such as `Banner_title`.
  generateScopedName: (name, file) => `${basename(dirname(file.split('?')[0] ?? '')).replace(/^_/, '')}_${name}`,
}

/** Returns the build settings of a script in one file, without imports. */
function script(input: string, fileName: string, outDir: string): EnvironmentOptions {
  return {
    consumer: 'client',
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'es2022',
      minify: minification.minify,
      rolldownOptions: {
        input: join(root, input),
        output: { entryFileNames: fileName, format: 'iife', codeSplitting: false, minify: true },
      },
    },
  }
}

/** The mode of a build. `npm run dev` uses `development`. */
export type BuildMode = 'production' | 'development'

/** Returns the configuration of a build into the folder `out`. */
export function playerConfig(out: string, mode: BuildMode = 'production'): InlineConfig {
  const outDir = join(out, 'client')
  return {
    configFile: false,
    root,
    base: '/r/b/',
    mode: 'production',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { terserOptions: minification.terserOptions },
    plugins: [leanDefinitions(), plainImports(), mode === 'development' && fastRefresh(), react(), collectCss()],
    css: { modules: cssModules },
    environments: {
      client: {
        define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
        build: {
          outDir,
          // Chunks of earlier builds stay, because open pages still refer to them.
          emptyOutDir: false,
          copyPublicDir: false,
          cssCodeSplit: false,
          modulePreload: false,
          target: 'es2022',
          minify: mode === 'production' ? minification.minify : 'oxc',
          manifest: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: { player: join(root, 'player/main.tsx') },
            checks: { pluginTimings: false },
            preserveEntrySignatures: 'allow-extension',
            output: {
              entryFileNames: '[name]-[hash].js',
              chunkFileNames: '[name]-[hash].js',
              assetFileNames: '[name]-[hash][extname]',
              minify: true,
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: chunkNames(), debugName: 'chunks', test: /./ }],
              },
            },
          },
        },
      },
      boot: script('player/boot.ts', 'boot-[hash].js', outDir),
      worker: script('player/service-worker.ts', 'sw.js', outDir),
      server: {
        consumer: 'server',
        resolve: { noExternal: true },
        build: {
          outDir: join(out, 'server.next'),
          emptyOutDir: true,
          minify: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: { prerender: join(root, 'player/prerender.tsx'), versions: join(root, 'player/versions.ts') },
            output: { entryFileNames: '[name].js' },
          },
        },
      },
    },
  }
}

export default playerConfig(join(root, 'dist/player'))
