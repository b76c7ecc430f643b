/** Builds one widget of the gallery: renders its examples to frames, and describes the widget for the page. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Catalogue } from '../engine/core/catalogue.ts'
import { errorMessage } from '../engine/core/error-message.ts'
import { own } from '../engine/core/json.ts'
import type { PlayerBuild } from '../engine/release/player-build.ts'
import type { Prerenderer } from '../engine/release/prerender.ts'
import type { WidgetDefinition } from '../engine/widget.ts'
import type { CheckedExamples } from './check.ts'
import type { ExampleCompiler } from './compile.ts'
import { keyOf, type WidgetExample } from './examples.ts'
import { frameAddress, type GalleryExample, type GalleryWidget, thumbnailAddress } from './model.ts'
import type { GalleryOutput } from './output.ts'
import { eventRows, propRows } from './props.ts'
import { renderExample } from './render.ts'
import { sizeOfWidget } from './size.ts'

export interface WidgetBuildParts {
  readonly catalogue: Catalogue
  readonly player: PlayerBuild
  readonly checked: CheckedExamples
  readonly compiler: ExampleCompiler
  readonly prerenderer: Prerenderer
  readonly output: GalleryOutput
}

/** @param found problems of the widget that were found earlier */
export async function buildWidget(
  definition: WidgetDefinition,
  examples: readonly WidgetExample[],
  found: readonly string[],
  parts: WidgetBuildParts,
): Promise<GalleryWidget> {
  const problems = [...found]
  const size = await sizeOfWidget(definition.name).catch(
    (error: unknown) => void problems.push(`its bundle cannot be built: ${firstLineOf(error)}`),
  )
  const built: GalleryExample[] = []
  for (const example of examples) built.push(await buildExample(definition, example, parts))
  return describeWidget(definition, parts.catalogue, size?.total, built, problems)
}

/** Renders an example in every language. An example that cannot be rendered gets a frame with its problems. */
async function buildExample(
  definition: WidgetDefinition,
  example: WidgetExample,
  { player, checked, compiler, prerenderer, output }: WidgetBuildParts,
): Promise<GalleryExample> {
  const { icon, settings } = compiler
  const { name } = definition
  const checkProblems = checked.problems(example)
  const problems = [...checkProblems]
  const node = checked.node(example)
  const needsEdge = needsMargin(definition, player.css.widgets[name] ?? '')
  for (const { language } of settings.languages) {
    const path = frameAddress(name, example.name, language)
    try {
      const slice = compiler.compile(example, node, language)
      const frame = await renderExample({ slice, path, icon, settings, build: player, prerenderer, needsEdge })
      await output.put(path, path.replace('/gallery/', ''), frame.html, frame.styleHash)
      if (example.name === 'default' && language === settings.defaultLanguage)
        await output.put(thumbnailAddress(name), `thumbnail/${name}.html`, withoutScripts(frame.html), frame.styleHash)
      problems.push(...frame.problems.map((problem) => `${language}: ${problem}`))
    } catch (error) {
      // Adds the compiler's error only if the check has reported nothing, because the compiler also throws for problems
      // of the check.
      if (checkProblems.length === 0) problems.push(`${language}: ${firstLineOf(error)}`)
      await output.put(path, `frame/${keyOf(example)}.${language}.html`, brokenFrame(problems))
    }
  }
  return {
    name: example.name,
    title: example.title,
    json: JSON.stringify(example.node, null, 2),
    problems: [...new Set(problems)],
  }
}

/** Removes the scripts of a document, for the thumbnail of a widget in the palette of the studio. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}

function describeWidget(
  definition: WidgetDefinition,
  catalogue: Catalogue,
  size: number | undefined,
  examples: readonly GalleryExample[],
  problems: readonly string[],
): GalleryWidget {
  const { name, group, version, pure = false, budget, slots = {} } = definition
  const { schema, events = {} } = own(catalogue.widgets, name) ?? {}
  const allProblems =
    schema === undefined
      ? [...problems, 'its schema is not in the catalogue: run npm run generate -- --write']
      : problems
  return {
    name,
    title: schema?.title ?? name,
    group,
    version,
    pure,
    budget,
    slots,
    events: eventRows(events),
    size,
    examples,
    description: schema?.description ?? '',
    props: schema === undefined ? [] : propRows(schema),
    problems: allProblems,
  }
}

/**
 * Whether the frame adds the page margin: for widgets of the groups content, games and forms whose style has no margin
 * of its own.
 */
function needsMargin({ group }: WidgetDefinition, css: string): boolean {
  return !['layout', 'navigation', 'popups'].includes(group) && !css.includes('--edge')
}

/** The frame of an example that cannot be rendered. */
function brokenFrame(problems: readonly string[]): string {
  const lines = problems.map((problem) => createElement('li', { key: problem }, problem))
  const page = createElement(
    'html',
    { lang: 'en' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('title', null, 'Broken example'),
    ),
    createElement(
      'body',
      null,
      createElement(
        'main',
        null,
        createElement('h1', null, 'This example cannot be shown'),
        createElement('ul', null, lines),
      ),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** The first line of the message of an error. */
export function firstLineOf(error: unknown): string {
  return errorMessage(error).split('\n')[0] ?? ''
}
