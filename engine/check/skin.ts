/**
 * Checks skins: the status of the default skin, the counterpart, the names of tokens, and the contrast of every pair of
 * foreground and background colors that widgets use together.
 */
import { type Color, contrastOf, parseColor } from '../core/color.ts'
import { isObject, type JsonObject } from '../core/json.ts'
import type { Draft } from '../document/document.ts'
import { pointerTo, quoted } from '../document/finding.ts'
import type { SkinDocument } from '../document/types.gen.ts'
import { type CheckContext, missingMessage } from './context.ts'

export function checkSkin(context: CheckContext, skin: Draft<SkinDocument>): void {
  if (skin.status === 'disable' && context.site.settings.skinDefault === skin.id)
    context.report({
      code: 'CFG-REF',
      pointer: '/status',
      message: 'the default skin of the site (skinDefault) must not be disabled',
      hint: 'enable it, or choose another default skin in site.json',
    })
  checkCounterpart(context, skin)
  const tokens = isObject(skin.tokens) ? skin.tokens : {}
  for (const name of Object.keys(tokens))
    if (!context.vocabulary.tokens.has(name))
      context.report({
        code: 'CFG-REF',
        pointer: pointerTo('/tokens', name),
        atKey: true,
        ...missingMessage('token', name, context.vocabulary.tokens),
      })
  for (const [name, { contrast = {} }] of Object.entries(context.catalogue.tokens))
    for (const [background, least] of Object.entries(contrast)) checkContrast(context, tokens, name, background, least)
}

function checkCounterpart({ site, report }: CheckContext, { scheme, counterpart }: Draft<SkinDocument>): void {
  if (typeof counterpart !== 'string') return
  // The check of the format `skin-id` reports a missing document.
  const other = site.index.document('skin', counterpart)?.value
  const at = { code: 'CFG-REF', pointer: '/counterpart' } as const
  if (other?.status === 'disable')
    report({
      ...at,
      message: `the counterpart ${quoted(counterpart)} is disabled`,
      hint: 'enable the counterpart, or remove "counterpart" from this skin',
    })
  else if (typeof scheme === 'string' && other?.scheme === scheme)
    report({
      ...at,
      message: `the counterpart ${quoted(counterpart)} has the same color scheme, ${scheme}`,
      hint: 'name a skin of the other color scheme',
    })
}

interface UsedColor {
  readonly token: string
  readonly text: string
  readonly color: Color
}

/**
 * Checks the contrast of a pair of colors. A low contrast is reported at the color that the skin sets, or at the
 * foreground if the skin sets both.
 */
function checkContrast(
  { catalogue, report }: CheckContext,
  tokens: JsonObject,
  foreground: string,
  background: string,
  least: number,
): void {
  const pair = [foreground, background].flatMap((token): readonly UsedColor[] => {
    const text = tokens[token] ?? catalogue.tokens[token]?.default
    const color = typeof text === 'string' ? parseColor(text) : undefined
    return typeof text === 'string' && color !== undefined ? [{ token, text, color }] : []
  })
  const [front, back] = pair
  const changed = pair.find(({ token }) => token in tokens)
  // The check of the format reports values that are not colors.
  if (front === undefined || back === undefined || changed === undefined) return
  const transparent = pair.find(({ token, color }) => color.alpha < 1 && token in tokens)
  if (transparent !== undefined)
    return report({
      code: 'CFG-CONTRAST',
      pointer: pointerTo('/tokens', transparent.token),
      message:
        `${transparent.token} (${transparent.text}) must be opaque, ` +
        `because ${foreground} is shown on ${background}`,
      hint: 'use a color without transparency',
    })
  const contrast = contrastOf(front.color, back.color)
  if (contrast >= least) return
  // Rounded down, so a contrast just below the limit is not printed as the limit.
  const rounded = (Math.floor(contrast * 100) / 100).toFixed(2)
  report({
    code: 'CFG-CONTRAST',
    pointer: pointerTo('/tokens', changed.token),
    message:
      `${foreground} (${front.text}) on ${background} (${back.text}) has a contrast of ${rounded}, ` +
      `expected at least ${least}`,
    hint: 'make one of the two colors lighter or darker',
  })
}
