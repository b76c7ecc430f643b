/**
 * Public answers: answers of calls that are the same for all players. Prerendered pages show them. The server loads
 * them between publishes and stores them beside the releases, so only the first publish waits for the gateway.
 */
import { join } from 'node:path'
import type { CompiledSite } from '../compile/site.ts'
import { canonical, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { PublicCall } from '../core/release.ts'
import type { App, DataPlan } from '../core/slice.ts'
import { type Disk, hashOf, writeAtomically } from './disk.ts'

export interface PublicAnswer {
  readonly value: Json
  /** Hash of the value. */
  readonly hash: string
}

/** Answers by `answerKey`. */
export type PublicAnswers = ReadonlyMap<string, PublicAnswer>

export function answerKey({ call, payload }: PublicCall): string {
  return `${call} ${canonical(payload)}`
}

/** The call of a public data source; undefined for a source that is not public or whose payload is not constant. */
export function publicCallOf({ call, args = {}, ...plan }: DataPlan): PublicCall | undefined {
  if (plan.public !== true) return undefined
  const payload: { [field: string]: Json } = {}
  for (const [field, expr] of Object.entries(args)) {
    if (expr[0] !== '=') return undefined
    payload[field] = expr[1]
  }
  return { call, payload }
}

/** The calls of the public data sources of all pages, sorted and without duplicates. */
export function publicCallsOf({ languages: [first] }: Pick<CompiledSite, 'languages'>): readonly PublicCall[] {
  const calls = new Map<string, PublicCall>()
  for (const { data } of first?.pages.values() ?? [])
    for (const plan of Object.values(data)) {
      const call = publicCallOf(plan)
      if (call !== undefined) calls.set(answerKey(call), call)
    }
  return [...calls].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, call]) => call)
}

/** The public calls of a site, and what a client needs to make them. */
export interface PublicCalls {
  readonly calls: readonly PublicCall[]
  /** The constants and the call settings of the site. */
  readonly settings: SiteCalls
}

export type SiteCalls = Pick<App, 'constants' | 'calls'>

/** The public calls of a site that has no release yet. Undefined if the site has no public calls. */
export function publicCallsIn(compiled: CompiledSite): PublicCalls | undefined {
  const calls = publicCallsOf(compiled)
  const language = compiled.languages.find(({ language }) => language === compiled.defaultLanguage)
  if (calls.length === 0 || language === undefined) return undefined
  const { constants, calls: settings } = language.app(
    () => undefined,
    () => '',
  )
  return { calls, settings: { constants, calls: settings } }
}

const answersPath = (siteDir: string): string => join(siteDir, 'public-answers.json')

export interface StoredAnswers {
  readonly answers: PublicAnswers
  /**
   * True if the live pages were compiled with these answers; false if the server was stopped before it could compile
   * them.
   */
  readonly areCompiled: boolean
}

/** Reads the stored answers. If they cannot be read, the result is empty, and pages show their skeletons. */
export async function readPublicAnswers(siteDir: string, disk: Disk): Promise<StoredAnswers> {
  try {
    const stored: unknown = JSON.parse((await disk.read(answersPath(siteDir))).toString('utf8'))
    if (isObject(stored) && isObject(stored.answers))
      return { answers: publicAnswers(Object.entries(stored.answers)), areCompiled: stored.areCompiled === true }
  } catch {
    // The file does not exist yet, or is damaged.
  }
  return { answers: new Map(), areCompiled: true }
}

export async function writePublicAnswers(
  siteDir: string,
  disk: Disk,
  { answers, areCompiled }: StoredAnswers,
): Promise<void> {
  const values = Object.fromEntries([...answers].map(([key, { value }]) => [key, value]))
  await writeAtomically(disk, answersPath(siteDir), JSON.stringify({ answers: values, areCompiled }))
}

export function publicAnswers(values: Iterable<readonly [string, Json]>): PublicAnswers {
  return new Map([...values].map(([key, value]) => [key, { value, hash: hashOf(JSON.stringify(value)) }]))
}

/** One hash of all answers. */
export function hashOfAnswers(answers: PublicAnswers): string {
  return hashOf(canonical(Object.fromEntries([...answers].map(([key, { hash }]) => [key, hash])) as JsonObject))
}
