/** Finds a Chromium for tests, or gets one: Playwright's own, else Debian's by apt. Only what is really missing is installed. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function runs(path: string | undefined): path is string {
  if (path === undefined || path === '') return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function found(): string | undefined {
  return [process.env.CHROMIUM, chromium.executablePath(), ...places].find(runs)
}

/** Path of a browser. Throws with what to do when none can be had. */
export function getBrowser(say: (line: string) => void): string {
  const here = found()
  if (here !== undefined) return here
  say("No browser found. Getting Playwright's Chromium …")
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  const downloaded = found()
  if (downloaded !== undefined) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    say("Not to be had. Installing Debian's chromium …")
    installPackages(['chromium'])
    const installed = found()
    if (installed !== undefined) return installed
  }
  throw new Error(
    'No browser: install Chromium (Debian: apt-get install chromium) or set CHROMIUM to the path of one, then run npm test again.',
  )
}

/** Installs Debian packages when we are root; answers whether apt was content. */
export function installPackages(names: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: 180_000 })
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore', env, timeout: 400_000 })
      .status === 0
  )
}

/** How Chromium is started here: as root without its sandbox, and without calls to anywhere. */
export const launchArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
