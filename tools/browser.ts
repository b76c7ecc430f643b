/**
 * Finds a Chromium for tests, first one without windows, because the tests then take a tenth less time. If there is
 * none, installs the one of Playwright, or else a Debian package.
 */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'

const headlessPath = '/usr/bin/chromium-headless-shell'
const knownPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function isExecutable(path: string | undefined): path is string {
  if (path === undefined || path === '') return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, headlessPath, chromium.executablePath(), ...knownPaths].find(isExecutable)
}

/**
 * Returns the path of a browser, which is installed if necessary.
 * @throws when none can be installed
 */
export function getBrowser(report: (line: string) => void): string {
  const existing = findBrowser()
  if (existing !== undefined) return existing
  report('No browser found. Downloading Chromium with Playwright …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 180_000 })
  const downloaded = findBrowser()
  if (downloaded !== undefined) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    report('The download failed. Installing a Debian package of Chromium …')
    // Only newer releases of Debian have the smaller package.
    if (!installPackages(['chromium-headless-shell'])) installPackages(['chromium'])
    const installed = findBrowser()
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
