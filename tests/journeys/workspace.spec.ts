/** The workspace has no dependency on Node: in a browser it gives the same findings, proofs and slices for the site. */
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { expect, test } from './journey.fixture.ts'
import { answersOf, type WorkspaceAnswers, type WorkspaceRequest } from './workspace-worker.fixture.ts'

const root = resolve(import.meta.dirname, '../..')

test('the workspace in a web worker answers as in Node, for the whole site and after each edit', async ({ page }) => {
  const request = await requestOf('banner/home-top/welcome.json')
  const worker = await bundleWorker()
  await page.route('http://localhost/**', (route) =>
    route.request().url().endsWith('/worker.js')
      ? route.fulfill({ contentType: 'text/javascript', body: worker })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Workspace</title>' }),
  )
  await page.goto('http://localhost/')
  const answers = await page.evaluate(
    (message) =>
      new Promise<WorkspaceAnswers>((resolved, rejected) => {
        const started = new Worker('/worker.js', { type: 'module' })
        started.addEventListener('message', ({ data }) => resolved(data as WorkspaceAnswers))
        started.addEventListener('error', ({ message: reason }) => rejected(new Error(reason)))
        started.postMessage(message)
      }),
    request,
  )
  expect(answers).toEqual(answersOf(request))
  const [site, changedText, brokenLink, notJson, again] = answers
  expect(site?.slice).not.toBe(changedText?.slice)
  expect(brokenLink?.findings).toContain('nowhere')
  expect(notJson?.findings).not.toBe('[]')
  expect([again?.findings, again?.slice]).toEqual([site?.findings, site?.slice])
})

async function requestOf(path: string): Promise<WorkspaceRequest> {
  const { files, others } = await readSiteFolder(resolve(root, 'config'))
  const text = files.get(path) ?? ''
  const edited = [
    text.replace('"en": "', '"en": "New '),
    text.replace(/"route": "[^"]+"/, '"route": "nowhere"'),
    text.slice(1),
    text,
  ]
  expect(new Set(edited).size).toBe(4)
  return {
    files: [...files],
    others,
    edits: edited.map((next) => [path, next] as const),
    at: Date.UTC(2026, 11, 1),
    route: 'home',
    language: 'en',
  }
}

async function bundleWorker(): Promise<string> {
  const entry = `import { answersOf } from './tests/journeys/workspace-worker.fixture.ts'
    addEventListener('message', ({ data }) => postMessage(answersOf(data)))`
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  })
  return outputFiles[0]?.text ?? ''
}
