/**
 * The files of a new widget, action, call or fact. They pass every test unchanged. The templates are already formatted,
 * because loading the formatter would take longer than all the rest.
 */
import { kebab, titleOf } from './name.ts'

/** The texts of new files by their path. */
export interface NewFiles {
  readonly [path: string]: string
}

const dialect = 'https://json-schema.org/draft/2020-12/schema'

export function widgetFiles(name: string): NewFiles {
  const folder = `widgets/${name}`
  const className = name.charAt(0).toLowerCase() + name.slice(1)
  return {
    [`${folder}/widget.ts`]: `import { defineWidget } from '../../engine/widget.ts'

export const widget = defineWidget({
  name: '${name}',
  version: 1,
  group: 'content',
  pure: true,
  budget: 2000,
  load: () => import('./${name}.tsx'),
})
`,
    [`${folder}/schema.json`]: json({
      $schema: dialect,
      title: titleOf(name),
      description: 'Describe what the widget shows.',
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { title: 'Text', description: 'The words that the widget shows.', $ref: 'habi:vocabulary#/$defs/text' },
      },
      required: ['text'],
    }),
    [`${folder}/${name}.tsx`]: `import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './${name}.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return <p className={styles.${className}}>{props.text}</p>
}
`,
    [`${folder}/${name}.module.css`]: `@layer widgets {
  .${className} {
    color: var(--color-text);
  }
}
`,
    [`${folder}/examples.json`]: json([
      example(name, 'default', 'Usual text', 'Hello'),
      example(
        name,
        'long',
        'A long text',
        'A text that is longer than the narrowest phone is wide, so it has to break into several lines',
      ),
    ]),
  }
}

export function actionFiles(area: string, verb: string): NewFiles {
  const folder = `business/${area}/${kebab(verb)}`
  return {
    [`${folder}/action.ts`]: `import { defineAction } from '../../../engine/action.ts'
import type { Args } from './types.gen.ts'

export const action = defineAction<Args>({
  name: '${area}.${verb}',
  run: () => ({ ok: true }),
})
`,
    [`${folder}/schema.json`]: json({
      $schema: dialect,
      title: titleOf(verb),
      description: 'Describe what the action does.',
      type: 'object',
      additionalProperties: false,
      properties: {},
    }),
  }
}

export function callFiles(area: string, name: string): NewFiles {
  return {
    [`business/${area}/calls/${name}.json`]: json({
      path: `/${area}/${name}`,
      method: 'POST',
      base: 'main',
      omit: [],
      description: 'Describe what the call returns.',
      source: 'name the document and section that specify this call',
      payload: { type: 'object', additionalProperties: false, properties: {} },
      response: { type: 'object', additionalProperties: false, properties: {} },
    }),
    [`business/${area}/calls/${name}.sandbox.ts`]: `import { defineSandboxCall } from '../../sandbox-call.ts'

/** The answer of the sandbox gateway. */
export const call = defineSandboxCall({
  name: '${area}/${name}',
  requires: 'token',
  answer: () => ({}),
})
`,
  }
}

/**
 * Returns the text of `facts.ts` of an area with an additional fact. Undefined if the present file, `before`, has no
 * line `})`.
 */
export function factsFile(name: string, before: string | undefined): string | undefined {
  const fact = `  ${name}: {
    schema: { type: 'boolean' },
    description: 'Describe what the fact means, for people who write rules.',
    known: 'live',
    examples: [false, true],
  },
})
`
  if (before === undefined)
    return `import { defineFacts } from '../../engine/action.ts'\n\nexport const facts = defineFacts({\n${fact}`
  const end = before.lastIndexOf('\n})')
  return end === -1
    ? undefined
    : `${before.slice(0, end)}\n${fact}${before.slice(end + '\n})'.length).replace(/^\n/, '')}`
}

function example(widget: string, name: string, title: string, text: string): object {
  return { name, title, node: { id: 'example', widget, v: 1, props: { text: { $text: { en: text } } } } }
}

/** Returns JSON as the formatter prints it, with short lists on one line. */
function json(value: object): string {
  const text = JSON.stringify(value, null, 2)
  return `${text.replace(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (_, list: string) => `[${list.replace(/,\s+/g, ', ')}]`)}\n`
}
