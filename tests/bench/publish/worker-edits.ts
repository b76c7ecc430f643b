/** Edits of a site in a web worker of Chromium. */
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { getBrowser, launchArguments } from '../../../tools/browser.ts'
import type { EditRequest } from './edit.worker.ts'

const root = join(import.meta.dirname, '../../..')

/** Milliseconds from each text to all findings, in a browser. */
export async function editTimesInBrowser(
  request: EditRequest,
  report: (line: string) => void,
): Promise<readonly number[]> {
  const worker = await bundleWorker()
  const browser = await chromium.launch({ executablePath: getBrowser(report), args: [...launchArguments] })
  try {
    const page = await browser.newPage()
    await page.route('http://localhost/**', (route) =>
      route.request().url().endsWith('/worker.js')
        ? route.fulfill({ contentType: 'text/javascript', body: worker })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Edits</title>' }),
    )
    await page.goto('http://localhost/')
    return await page.evaluate(
      (message) =>
        new Promise<readonly number[]>((resolved, rejected) => {
          const started = new Worker('/worker.js', { type: 'module' })
          started.addEventListener('message', ({ data }) => resolved(data as readonly number[]))
          started.addEventListener('error', ({ message: reason }) => rejected(new Error(reason)))
          started.postMessage(message)
        }),
      request,
    )
  } finally {
    await browser.close()
  }
}

async function bundleWorker(): Promise<string> {
  const entry = `import { editTimes } from './tests/bench/publish/edit.worker.ts'
    addEventListener('message', ({ data }) => postMessage(editTimes(data)))`
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
