/**
 * `CHROMIUM=/usr/bin/chromium npx tsx art/screenshots.ts --player http://localhost:8080 --data data` takes the
 * screenshots of the README from a running site whose data is in the folder `data`: Home in both color schemes, the
 * slot channel, the gallery and the studio. It adds an administrator, so use a new folder of data. With
 * `--bus http://localhost:8081`, the address of a running examples/bus, it also takes screenshots of that site.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'

const { values } = parseArgs({
  options: { player: { type: 'string' }, data: { type: 'string' }, bus: { type: 'string' } },
})
const { player = 'http://localhost:8080', data = 'data', bus } = values
const path = process.env.CHROMIUM

interface ReadmeScreenshot {
  /** File name; PNG is smaller for pages with few colors. */
  readonly file: `${string}.jpg` | `${string}.png`
  readonly address: string
  readonly colorScheme: 'dark' | 'light'
}

const phone: readonly ReadmeScreenshot[] = [
  { file: 'home-night.jpg', address: `${player}/`, colorScheme: 'dark' },
  { file: 'home-morning.jpg', address: `${player}/`, colorScheme: 'light' },
  { file: 'slot.jpg', address: `${player}/slot`, colorScheme: 'dark' },
  { file: 'gallery.png', address: `${player}/gallery`, colorScheme: 'dark' },
  ...(bus === undefined ? [] : [{ file: 'bus.png', address: `${bus}/`, colorScheme: 'light' } as const]),
]
const studio: readonly ReadmeScreenshot[] = [
  { file: 'studio-home.jpg', address: `${player}/studio/`, colorScheme: 'light' },
  { file: 'studio-page.jpg', address: `${player}/studio/edit/page/home.json`, colorScheme: 'light' },
  {
    file: 'studio-banner.jpg',
    address: `${player}/studio/edit/banner/home-top/bingo-night.json`,
    colorScheme: 'light',
  },
  { file: 'studio-schedules.jpg', address: `${player}/studio/schedules`, colorScheme: 'light' },
  { file: 'studio-incident.jpg', address: `${player}/studio/incident`, colorScheme: 'light' },
]

const operator = { name: 'Ana Reyes', email: 'ana@habi.example', role: 'administrator', rights: null }
const password = 'a long enough password'

/** Sends a request with the publish token, which may add operators. */
async function post(route: string, body: object): Promise<{ readonly address?: string }> {
  const token = (await readFile(join(data, 'publish.token'), 'utf8')).trim()
  const response = await fetch(`${player}/studio/api${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${route} was answered with ${response.status}: ${await response.text()}`)
  return (await response.json()) as { readonly address?: string }
}

async function save(page: Page, file: ReadmeScreenshot['file']): Promise<void> {
  const target = fileURLToPath(new URL(`../docs/images/${file}`, import.meta.url))
  await page.screenshot({ path: target, ...(file.endsWith('.jpg') ? { type: 'jpeg', quality: 80 } : {}) })
  console.log(target)
}

const browser = await chromium.launch(path === undefined ? {} : { executablePath: path })
for (const { file, address, colorScheme } of phone) {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', hasTouch: true })
  await page.goto(address, { waitUntil: 'networkidle' })
  await save(page, file)
  await page.close()
}

const { address = '' } = await post('/operators', operator)
await post('/join', { code: new URL(address, player).searchParams.get('code'), password })
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
})
await page.goto(`${player}/studio/`)
await page.getByLabel('Email').fill(operator.email)
await page.getByRole('textbox', { name: 'Password' }).fill(password)
await page.getByRole('button', { name: 'Sign in' }).click()
await page.getByRole('button', { name: 'Sign out' }).waitFor()
for (const { file, address: target } of studio) {
  await page.goto(target)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  // The worker of the studio opens the site, and then the preview loads; neither is finished when the network is idle.
  await page.getByText('Opening the site').waitFor({ state: 'detached', timeout: 60_000 })
  await page.waitForTimeout(8_000)
  await save(page, file)
}
await browser.close()
