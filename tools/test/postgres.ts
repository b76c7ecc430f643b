/** Finds a PostgreSQL for tests, or installs the Debian package. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from '../browser.ts'

const debianFolder = '/usr/lib/postgresql'

/** Returns the folder with `initdb` and `postgres`: of the newest Debian package, or else a folder in `PATH`. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/**
 * Installs PostgreSQL if it is missing and this process is root on Debian. Without PostgreSQL, tests that need it are
 * skipped.
 */
export function providePostgres(report: (line: string) => void): void {
  if (findPostgres() !== undefined) return
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    report('No PostgreSQL found. Installing the Debian package postgresql …')
    installPackages(['postgresql'])
  }
  if (findPostgres() === undefined)
    report('No PostgreSQL found, and it cannot be installed. The tests that need it are skipped.')
}
