/** Finds a Chromium for tests and benchmarks. If there is none, installs the one of Playwright, or Debian packages. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'

/** The headless shell is a Chromium without windows. Tests take a tenth less time with it. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const fullBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function isExecutable(path: string | undefined): path is string {
  if (path === undefined || path === '') return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM, headlessShell, chromium.executablePath(), ...fullBrowsers].find(isExecutable)

const findFullBrowser = (): string | undefined =>
  [chromium.executablePath(), ...fullBrowsers, process.env.CHROMIUM].find(
    (path) => path !== headlessShell && isExecutable(path),
  )

/**
 * Returns the path of a browser, which is installed if necessary: the one of the variable CHROMIUM, or a headless
 * shell, or else a full browser.
 * @throws when none can be installed
 */
export function getBrowser(report: (line: string) => void): string {
  return findOrInstall(findBrowser, report)
}

/**
 * Returns the path of a full browser, which is installed if necessary. Unlike a headless shell, it has a back/forward
 * cache, and it renders pages like the browser of a player.
 * @throws when none can be installed
 */
export function getFullBrowser(report: (line: string) => void): string {
  return findOrInstall(findFullBrowser, report)
}

function findOrInstall(find: () => string | undefined, report: (line: string) => void): string {
  const existing = find()
  if (existing !== undefined) return existing
  report('No browser found. Downloading Chromium with Playwright …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  const downloaded = find()
  if (downloaded !== undefined) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    report('The download failed. Installing the Debian packages of Chromium …')
    // Older releases of Debian have no package of the headless shell.
    if (!installPackages(['chromium', 'chromium-headless-shell'])) installPackages(['chromium'])
    const installed = find()
    if (installed !== undefined) return installed
  }
  throw new Error('No browser found. Install Chromium (Debian: apt-get install chromium), or set CHROMIUM to its path.')
}

/** Installs Debian packages. Returns whether apt succeeded. */
export function installPackages(names: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env, timeout: 180_000 })
  return (
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
      stdio: 'ignore',
      env,
      timeout: 400_000,
    }).status === 0
  )
}

/**
 * Features of Chromium that are disabled. The last list on a command line replaces earlier lists, so this list
 * also contains the features that Playwright disables.
 */
const disabledFeatures: readonly string[] = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // The spare process for the next site costs 0.2 s of processor time in each new context.
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  // Chromium renders the address bar as a separate page, which costs a second of processor time in each new context.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/**
 * Arguments for Chromium. They disable background requests, and the sandbox of Chromium, which does not work as root.
 */
export const launchArguments: readonly string[] = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
