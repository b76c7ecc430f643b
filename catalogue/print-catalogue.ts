/**
 * Generates `catalogue/catalogue.gen.json`: the parts of the code that check, compile and the studio need without
 * loading the code.
 */
import type { Catalogue } from '../engine/core/catalogue.ts'
import { catalogueFact } from './facts.ts'
import { camel, type CodeBase, optionalAreas, type WidgetSource } from './sources.ts'

export function printCatalogue(code: CodeBase, tokens: Catalogue['tokens']): object {
  return {
    $comment: 'Generated from widgets/ and business/ by `npm run generate -- --write`. Do not edit.',
    widgets: sorted(code.widgets.map((widget) => [widget.folder, catalogueWidget(widget)])),
    actions: sorted(
      code.actions.map(({ area, verb, args }) => [`${area}.${camel(verb)}`, { name: `${area}.${camel(verb)}`, args }]),
    ),
    facts: sorted([...code.facts].map(([name, fact]) => [name, catalogueFact(name, fact)])),
    selectors: sorted(
      code.selectors.map(({ area, name, args, result, reads }) => [
        `${area}.${camel(name)}`,
        { name: `${area}.${camel(name)}`, args, result, reads },
      ]),
    ),
    constants: sorted([...code.constants]),
    hosts: Object.fromEntries([...code.hosts].sort()),
    flows: Object.fromEntries([...code.flows].sort()),
    policies: sorted([...code.policies]),
    areaPolicies: Object.fromEntries([...code.areaPolicies].sort()),
    areasWithCalls: [...new Set(code.calls.map(({ area }) => area))].sort(),
    optionalAreas: Object.fromEntries(optionalAreas(code)),
    calls: sorted(code.calls.map(({ area, name, contract }) => [`${area}/${name}`, contract])),
    tokens: sorted(Object.entries(tokens)),
  }
}

function catalogueWidget({ folder, definition, schema: { events = {}, ...schema } }: WidgetSource): object {
  const { version, group, slots = {}, pure = false } = definition
  return { name: folder, version, title: schema.title ?? folder, group, slots, events, pure, schema }
}

function sorted(entries: readonly (readonly [string, object])[]): { [name: string]: object } {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)))
}
