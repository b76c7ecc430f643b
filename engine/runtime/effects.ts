/** Applies the effects of actions, except changes of facts and state. */
import type { Effects } from '../action.ts'
import type { Popups } from './popups.ts'
import type { Skins } from './skins.ts'
import type { World } from './world.ts'

export interface EffectParts {
  readonly world: World
  readonly popups: Popups
  readonly skins: Skins
  readonly refresh: (call: string) => void
  readonly navigate: (navigation: NonNullable<Effects['navigate']>) => void
  readonly setLanguage: (language: string) => void
  readonly report: (code: string, message: string) => void
}

/** Duration of toasts in milliseconds. Success messages are shown longer (document 2, section 9). */
const TOAST_MS = { plain: 2000, good: 3000, bad: 2000 } as const

export function createEffects(parts: EffectParts): (effects: Effects) => void {
  const { world, popups, skins } = parts
  let toasts = 0

  function showToast({ text, tone = 'plain', ms = TOAST_MS[tone] }: NonNullable<Effects['toast']>): void {
    if (text === '') return
    const id = ++toasts
    world.set({ 'view.toast': { id, text, tone } })
    setTimeout(() => id === toasts && world.set({ 'view.toast': undefined }), ms)
  }

  return ({ toast, openPopup, closePopup, dismissPopup, refresh, navigate, language, skin }) => {
    if (skin !== undefined) skins.choose(skin)
    if (language !== undefined) parts.setLanguage(language)
    if (toast !== undefined) showToast(toast)
    if (dismissPopup !== undefined) popups.dismiss(dismissPopup)
    if (closePopup !== undefined) popups.close(closePopup === true ? undefined : closePopup)
    if (openPopup !== undefined) popups.open(openPopup).catch((error: unknown) => parts.report('POPUP', String(error)))
    for (const call of refresh ?? []) parts.refresh(call)
    if (navigate !== undefined) parts.navigate(navigate)
  }
}
