/** Prints whether a person sees a node of a page at an instant, and if not, the first condition that does not hold. */
import { catalogue } from '../../catalogue/catalogue.ts'
import { isList, type Json } from '../../engine/core/json.ts'
import { hasType } from '../../engine/core/rule.ts'
import { factType } from '../../engine/compile/context.ts'
import { nearest } from '../../engine/document/nearest.ts'
import type { Persona } from '../../engine/prove/solve.ts'
import { type WhyAnswer, whyVisible } from '../../engine/prove/why.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { momentInWords } from '../../engine/wording/rule.ts'
import { CommandError, type CommandRun, NEGATIVE_RESULT } from '../command-line.ts'
import { findPage, unknownPage } from '../preview/sheet-plan.ts'
import { openVersion, requireSound } from '../site-version.ts'

export const printWhy: CommandRun<'why'> = async (
  { page: name, node, site: version, as, at = Date.now(), json },
  output,
) => {
  const persona = personaOf(as ?? '')
  const workspace = await openVersion(version)
  requireSound(workspace, version)
  const site = workspace.checkedSite()
  const page = site.documents.has(`popup/${name}`) ? name : findPage(name, site)
  if (page === undefined) throw new CommandError(unknownPage(name, site))
  const answers = whyVisible({ site, catalogue, page, node, persona, at })
  if (answers.length === 0) {
    const ids = workspace.targets().flatMap(({ address }) => address.split('/'))
    const hint = nearest(node, [...new Set(ids)])
    throw new CommandError([`the page ${page} has no node "${node}"`, hint].filter(Boolean).join('; '))
  }
  if (json) output.log(JSON.stringify(answers, null, 2))
  else {
    output.log(`For ${personaInWords(persona, catalogue.facts)}, on ${momentInWords(at, site.settings.timeZone)}:`)
    for (const line of linesOf(answers)) output.log(line)
  }
  return answers.some(({ isVisible }) => isVisible) ? 0 : NEGATIVE_RESULT
}

/** Returns one line for each different answer. Routes with the same answer share a line. */
function linesOf(answers: readonly WhyAnswer[]): readonly string[] {
  const routes = new Map<string, string[]>()
  for (const { address, isVisible, reason, route } of answers) {
    const line = `${address} ${isVisible ? 'is visible' : `is not visible: ${reason}`}`
    routes.set(line, [...(routes.get(line) ?? []), ...(route === undefined ? [] : [route])])
  }
  return [...routes].map(([line, ids]) => `${line}${ids.length === 0 ? '' : ` [${ids.join(', ')}]`}`)
}

/** Parses a persona such as `session.loggedIn=true,player.vipLevel=5`. Lists are written as JSON. */
function personaOf(written: string): Persona {
  const facts: { [fact: string]: Json } = {}
  for (const part of written.split(/,(?=[\w.]+=)/).filter(Boolean)) {
    const [fact = '', ...rest] = part.split('=')
    const definition = (catalogue.facts as { readonly [name: string]: (typeof catalogue.facts)[string] | undefined })[
      fact
    ]
    if (definition === undefined)
      throw new CommandError(
        [`there is no fact ${fact}`, nearest(fact, Object.keys(catalogue.facts))].filter(Boolean).join('; '),
      )
    const type = factType(definition.schema)
    const value = valueOf(rest.join('='), type === 's' || type === 'v')
    if (!hasType(value, type))
      throw new CommandError(`${fact} cannot have the value ${rest.join('=')}: ${definition.description}`)
    facts[fact] = value
  }
  return facts
}

function valueOf(written: string, isText: boolean): Json {
  if (isText) return written
  try {
    const value = JSON.parse(written) as Json
    return isList(value) ? value.map(String) : value
  } catch {
    return written
  }
}
