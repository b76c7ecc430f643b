/** Applies the effects of actions, except changes of facts and state. */
import type { Effects, Failure } from '../action.ts'
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
  /** Shows a failure of steps. */
  readonly failed: (error: Failure) => void
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

  /** True while a failure is being shown, which may open a popup that cannot be loaded either. */
  let isFailing = false

  function openByName(id: string): void {
    const isOfFailure = isFailing
    popups.open(id).catch((error: unknown) => {
      parts.report('POPUP', String(error))
      if (isOfFailure) return
      isFailing = true
      parts.failed({ code: 'NETWORK', message: '' })
      isFailing = false
    })
  }

  return ({ toast, failure, openPopup, closePopup, dismissPopup, refresh, navigate, language, skin }) => {
    if (skin !== undefined) skins.choose(skin)
    if (language !== undefined) parts.setLanguage(language)
    if (toast !== undefined) showToast(toast)
    if (failure !== undefined) parts.failed(failure)
    if (dismissPopup !== undefined) popups.dismiss(dismissPopup)
    if (closePopup !== undefined) popups.close(closePopup === true ? undefined : closePopup)
    if (openPopup !== undefined) openByName(openPopup)
    for (const call of refresh ?? []) parts.refresh(call)
    if (navigate !== undefined) parts.navigate(navigate)
  }
}
