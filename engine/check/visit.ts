/** The visitor that adds checks to the schema validation: formats, tagged values, and definitions of the vocabulary. */
import { isObject, type Json, type JsonObject, own } from '../core/json.ts'
import type { Schema } from '../core/schema.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import { validateSource, type ValueVisitor } from '../document/validate.ts'
import { checkArgumentRule } from './argument-rule.ts'
import { checkBinding } from './bind.ts'
import { missingMessage, type CheckContext } from './context.ts'
import { checkFormat } from './format.ts'
import { checkFactRule, checkRuleReference, checkRuleSize } from './rule.ts'
import { checkParams } from './route-link.ts'
import { checkSchedule } from './schedule.ts'
import type { Scope } from './scope.ts'
import { messageOf } from './text.ts'
import { characterProblem } from './text-characters.ts'

export function checkVisitor(context: CheckContext, scope: Scope): ValueVisitor {
  const visitor: ValueVisitor = {
    problem: context.report,
    format: (format, value, pointer) => checkFormat(context, format, value, pointer),
    tagged: (value, tagged) => {
      // A fixed text must be known at publish, so it cannot contain references.
      if (tagged.definition !== 'fixedText' || scope.fixed) return checkBinding(context, scope, value, tagged, visitor)
      const fixed = { ...scope, fixed: true }
      return checkBinding(context, fixed, value, tagged, checkVisitor(context, fixed))
    },
    definition: (definition, value, pointer, outer) => {
      switch (definition) {
        case 'rule':
          if (outer !== 'rule') checkRuleSize(context, value, pointer)
          return
        case 'factRule':
          checkFactRule(context, value, pointer)
          return scope.inNode ? checkRuleReference(context, scope, value, pointer) : undefined
        case 'argumentRule':
          return checkArgumentRule(context, scope, value, pointer)
        case 'schedule':
          return checkSchedule(context, value, pointer)
        case 'translations':
          return checkTranslations(context, value, pointer)
        case 'textTag':
          return isObject(value) ? checkArgs(context, value, value.$text, pointer, visitor) : undefined
        case 'stringTag': {
          if (!isObject(value) || typeof value.$string !== 'string') return
          const texts = context.vocabulary.text(value.$string)
          return texts === undefined ? undefined : checkArgs(context, value, texts, pointer, visitor)
        }
        case 'routeLink':
          return isObject(value) ? checkParams(context, value, pointer, visitor) : undefined
      }
    },
  }
  return visitor
}

function checkTranslations(context: CheckContext, value: Json, pointer: string): void {
  if (!isObject(value)) return
  const { defaultLanguage, languages, missingTranslations } = context.vocabulary
  // If errors leave the site without languages, no translation is reported as missing. The errors are reported at the
  // site document.
  const missing = languages.filter((language) => lacksText(value, language, defaultLanguage))
  context.recordText(missing.filter((language) => language !== defaultLanguage))
  for (const language of missing) {
    const isDefault = language === defaultLanguage
    if (!isDefault && missingTranslations === 'ignore') continue
    const note = isDefault ? ', the default language of the site' : `; pages show the text in ${defaultLanguage}`
    context.report({
      code: 'CFG-LANGUAGE',
      severity: isDefault || missingTranslations === 'error' ? 'error' : 'warning',
      pointer: own(value, language) === undefined ? pointer : pointerTo(pointer, language),
      missing: language,
      message: `the text has no translation in ${language}${note}`,
    })
  }
  for (const [language, text] of Object.entries(value)) {
    if (typeof text !== 'string') continue
    const at = pointerTo(pointer, language)
    if (languages.length > 0 && !languages.includes(language))
      context.report({
        code: 'CFG-LANGUAGE',
        pointer: at,
        atKey: true,
        message: `the site does not have the language ${quoted(language)}; its languages are ${languages.join(', ')}`,
      })
    const message = messageOf(text)
    if (!message.ok)
      context.report({ code: 'CFG-TEXT', pointer: at, message: `the text is malformed: ${message.reason}` })
    const problem = characterProblem(text)
    if (problem !== undefined)
      context.report({
        code: 'CFG-TEXT',
        severity: problem.severity,
        pointer: at,
        message: `the text is malformed: ${problem.message}`,
      })
  }
}

/** A text that is empty in the default language needs no translation. */
function lacksText(texts: JsonObject, language: string, defaultLanguage: string): boolean {
  const [text, original] = [own(texts, language), own(texts, defaultLanguage)]
  if (language === defaultLanguage) return typeof text !== 'string'
  if (typeof original === 'string' && original.trim() === '') return false
  return typeof text !== 'string' || text.trim() === ''
}

const argument: Schema = {
  type: ['string', 'number', 'boolean'],
  accepts: ['$ref', '$if', '$format', '$select', '$text', '$string'],
  description: 'The value that replaces {name} in the text.',
}

function checkArgs(
  context: CheckContext,
  tagged: JsonObject,
  texts: Json | undefined,
  pointer: string,
  visitor: ValueVisitor,
): void {
  const args = isObject(tagged.args) ? tagged.args : {}
  const used = new Set<string>()
  for (const text of isObject(texts) ? Object.values(texts) : []) {
    const message = typeof text === 'string' ? messageOf(text) : undefined
    if (message?.ok === true) for (const name of message.args) used.add(name)
  }
  for (const name of used)
    if (!Object.hasOwn(args, name))
      context.report({
        code: 'CFG-TEXT',
        pointer,
        message: `the text uses {${name}}, but args has no ${quoted(name)}`,
        ...hintOf(name, args),
      })
  for (const [name, value] of Object.entries(args)) {
    const at = pointerTo(pointer, 'args', name)
    if (!used.has(name))
      context.report({
        code: 'CFG-TEXT',
        severity: 'warning',
        pointer: at,
        atKey: true,
        message: `the text does not use {${name}}`,
        hint: 'write it into the text, or remove the argument',
      })
    validateSource(argument, value, at, true, visitor)
  }
}

function hintOf(name: string, args: JsonObject): { readonly hint?: string } {
  const { hint } = missingMessage('', name, Object.keys(args))
  return hint === undefined ? {} : { hint }
}
