/** Checks the constants and host names of the site document against those that code reads. */
import { isObject, type Json, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { nearest } from '../document/nearest.ts'
import type { SiteDocument } from '../document/types.gen.ts'
import { validateSource } from '../document/validate.ts'
import { areaToAdd } from './areas.ts'
import type { CheckContext } from './context.ts'
import { hrefProblem } from './href.ts'
import { bareScope, entries } from './scope.ts'
import { checkVisitor } from './visit.ts'

export function checkConstants(context: CheckContext, { constants }: Draft<SiteDocument>): void {
  const { catalogue } = context
  const visitor = checkVisitor(context, { ...bareScope, fixed: true })
  for (const [name, { value }] of entries(constants)) {
    const declared = own(catalogue.constants, name)
    const at = pointerTo('/constants', name, 'value')
    const area = areaToAdd(catalogue, context.vocabulary.areas, declared?.owner)
    if (area !== undefined) reportUnchosen(context, name, area)
    else if (declared === undefined)
      reportUnread(context, 'the constant', name, 'constants', Object.keys(catalogue.constants))
    else if (value !== undefined) {
      const schema: Schema = { ...(declared.schema as Schema), description: declared.description }
      validateSource(schema, value, at, true, visitor)
    }
    if (declared?.schema.type !== 'string' || declared.schema.format === undefined) checkAddress(context, value, at)
  }
  if (context.site.index.hasAny('call-settings')) requireConstants(context, constants)
}

export function checkHosts(context: CheckContext, { hosts }: Draft<SiteDocument>): void {
  const ofRoutes = context.site.index.documents('route').flatMap(({ value }) => value.hosts ?? [])
  const known = [...Object.keys(context.catalogue.hosts), ...ofRoutes.filter((purpose) => typeof purpose === 'string')]
  for (const purpose of Object.keys(isObject(hosts) ? hosts : {}))
    if (!known.includes(purpose)) reportUnread(context, 'the list of hosts', purpose, 'hosts', known)
}

/** Without the required constants, the gateway refuses every call. */
function requireConstants(context: CheckContext, constants: Json | undefined): void {
  const given = isObject(constants) ? constants : {}
  for (const [name, { required, description }] of Object.entries(context.catalogue.constants))
    if (required === true && own(given, name) === undefined)
      context.report({
        code: 'CFG-REQUIRED',
        pointer: constants === undefined ? '' : '/constants',
        message: `the constant ${quoted(name)} is missing; each call to the gateway sends it`,
        hint: `add ${quoted(name)}: { "value": "…", "description": ${quoted(description)} } to "constants"`,
      })
}

function reportUnread(
  context: CheckContext,
  what: string,
  name: string,
  property: 'constants' | 'hosts',
  known: readonly string[],
): void {
  context.report({
    code: 'CFG-UNKNOWN',
    severity: 'warning',
    pointer: pointerTo('', property, name),
    atKey: true,
    message: `${what} ${quoted(name)} has no effect, because no code reads it`,
    hint: nearest(name, known) ?? 'remove it',
  })
}

function reportUnchosen(context: CheckContext, name: string, area: string): void {
  context.report({
    code: 'CFG-UNKNOWN',
    severity: 'warning',
    pointer: pointerTo('/constants', name),
    atKey: true,
    message: `the constant ${quoted(name)} has no effect, because the site does not use the area ${quoted(area)}`,
    hint: `remove the constant, or add ${quoted(area)} to "areas"`,
  })
}

/**
 * Checks constants that are addresses in the same way as links, because actions open such constants, for example
 * `supportHref`.
 */
function checkAddress(context: CheckContext, value: Json | undefined, pointer: string): void {
  if (typeof value !== 'string' || !/^[a-z][a-z\d+.-]*:\S*$/i.test(value)) return
  const problem = hrefProblem(value, context.vocabulary.linkSchemes)
  if (problem !== undefined) context.report({ code: 'CFG-LINK', pointer, message: `${problem}: ${quoted(value)}` })
}
