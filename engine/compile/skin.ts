/** Compiles skins: their rules for the app file, their tokens and images to CSS variables. */
import type { RulePlan, SkinPlan } from '../core/slice.ts'
import type { CheckedDocument } from '../document/document.ts'
import type { DocumentQueries } from '../document/document-index.ts'
import type { CompileContext } from './context.ts'
import { visibilityRule } from './rule.ts'

export interface CompiledSkin {
  readonly id: string
  readonly scheme: 'dark' | 'light'
  readonly priority: number
  readonly when: RulePlan | undefined
  readonly ink: string
  readonly counterpart?: string
}

type Skin = CheckedDocument<'skin'>

/** Skins with the status `disable` are never used (document 1, "Skin applies only if status 'enable'"). */
export function enabledSkins({ documents }: Pick<DocumentQueries<CheckedDocument>, 'documents'>): readonly Skin[] {
  return documents('skin').filter(({ value }) => value.status !== 'disable')
}

export function skinPlan({ value: skin }: Skin, context: CompileContext): SkinPlan {
  const { id, priority, scheme } = skin
  const when = visibilityRule(skin, context)
  return { id, ...(when === undefined ? {} : { when }), priority, scheme, ...counterpartOf(skin) }
}

export function compileSkin({ id, value: skin }: Skin, context: CompileContext): CompiledSkin {
  return {
    id,
    scheme: skin.scheme,
    priority: skin.priority,
    when: visibilityRule(skin, context),
    ink: skin.tokens[INK] ?? context.site.catalogue.tokens[INK]?.default ?? '',
    ...counterpartOf(skin),
  }
}

function counterpartOf({ counterpart }: Skin['value']): { readonly counterpart?: string } {
  return counterpart === undefined ? {} : { counterpart }
}

/** The token that colors the toolbars of the browser. */
const INK = 'color.page'

type AddressOf = (asset: string) => string | undefined

/**
 * The CSS rules of all skins. A page names its skin in `data-skin`. `data-follow` names the counterpart: on devices
 * that prefer its color scheme, it replaces the skin from the first paint on.
 *
 * @param addressOf the address of the image of an asset; undefined where its file is missing
 */
export function skinsCss(skins: readonly Skin[], addressOf: AddressOf): string {
  const counterparts = new Set(skins.map(({ value }) => value.counterpart))
  return [
    ...skins.map((skin) => `[data-skin="${skin.id}"]${declarations(skin, addressOf)}`),
    ...skins
      .filter(({ id }) => counterparts.has(id))
      .map((skin) => {
        const rule = `[data-follow="${skin.id}"]${declarations(skin, addressOf)}`
        return `@media (prefers-color-scheme:${skin.value.scheme}){${rule}}`
      }),
  ].join('')
}

function declarations({ value: { tokens, scheme, images = {} } }: Skin, addressOf: AddressOf): string {
  const values = Object.entries(tokens).map(([token, value]) => `--${token.replaceAll('.', '-')}:${value}`)
  for (const place of ['top', 'bottom', 'title', 'bar'] as const) {
    const asset = images[place]
    const address = asset === undefined ? undefined : addressOf(asset)
    if (address !== undefined) values.push(`--skin-${place}:url(${address})`)
  }
  return `{color-scheme:${scheme};${values.join(';')}}`
}
