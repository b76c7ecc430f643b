/** Finds the tests of `npm run test:changed`: tests that depend on a file that differs from a base revision. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { changedPaths } from './changed-pages.ts'
import { Dependencies, type FileTexts } from './dependencies.ts'

const root = resolve(import.meta.dirname, '../..')

/** Matches the files on which every test depends. */
const forAllTests = /^(package\.json|package-lock\.json|tsconfig\.json|vitest\.config\.ts|playwright\.config\.ts)$/
/** Tests that always run, because they read every file. */
const alwaysRun = ['architecture', 'glossary', 'line-length', 'type-names'].map((name) => `tests/${name}.test.ts`)
const journeyFile = /^tests\/journeys\/.*\.spec\.ts$/
const unitFile = /\.test\.tsx?$/

export interface ChangedTests {
  readonly files: readonly string[]
  /** Test files of vitest. */
  readonly units: readonly string[]
  /** Test files of Playwright. */
  readonly journeys: readonly string[]
  /** Paths of pages that contain a changed document. Their tests run all cases instead of a sample. */
  readonly pages: readonly string[]
  /** Names of changed widgets. Their tests run all cases instead of a sample. */
  readonly widgets: readonly string[]
}

/** @throws when `base` is not a revision of git */
export function findChangedTests(base: string): ChangedTests {
  const git = (...words: string[]): readonly string[] =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
      .split('\n')
      .filter(Boolean)
  const [ancestor = base] = git('merge-base', base, 'HEAD')
  const untracked = git('ls-files', '--others', '--exclude-standard')
  const changed = [...git('diff', '--name-only', '--no-renames', ancestor), ...untracked]
  const files = new Map([...git('ls-files'), ...untracked].map((path) => [path, textOf(path)] as const))
  // Adds deleted files, because files that depended on a deleted file still contain its path.
  for (const path of changed) if (!files.has(path)) files.set(path, '')
  return selectTests(files, changed)
}

function textOf(path: string): string {
  if (!/\.(ts|tsx|mjs|mts)$/.test(path) && !path.startsWith('config/')) return ''
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return ''
  }
}

export function selectTests(files: FileTexts, changed: readonly string[]): ChangedTests {
  const all = [...files.keys()]
  const widgets = [...new Set(changed.flatMap((path) => /^widgets\/([A-Z]\w*)\//.exec(path)?.slice(1, 2) ?? []))]
  const pages = changedPaths(files, changed)
  const isEverything = changed.some((path) => forAllTests.test(path))
  const dependencies = new Dependencies(files)
  // Every journey depends on the whole configuration, so changed documents select journeys by their pages only.
  const changedCode = changed.filter((path) => !path.startsWith('config/'))
  const isJourneyChanged = (path: string): boolean =>
    dependencies.reaches(path, changedCode) || (pages.length > 0 && namesPage(path, files.get(path) ?? '', pages))
  return {
    files: changed,
    units: all.filter(
      (path) =>
        unitFile.test(path) && (isEverything || alwaysRun.includes(path) || dependencies.reaches(path, changed)),
    ),
    journeys: all.filter((path) => journeyFile.test(path) && (isEverything || isJourneyChanged(path))),
    pages,
    widgets,
  }
}

/**
 * Whether a journey opens one of the pages. One journey opens all pages; the others contain the paths of the pages that
 * they open.
 */
function namesPage(path: string, text: string, pages: readonly string[]): boolean {
  return (
    path.endsWith('/accessibility.spec.ts') ||
    pages.some((page) => new RegExp(`origin\\}${escape(page)}[\`?]|'${escape(page)}'`).test(text))
  )
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
