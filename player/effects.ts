/** Applies what actions ask for beyond facts and state. */
import type { Effects } from '../engine/action.ts'
import type { World } from '../engine/runtime/world.ts'
import type { Popups } from './popups.ts'
import type { Reporter } from './report.ts'

export interface EffectParts {
  readonly world: World
  readonly report: Reporter
  readonly go: (to: string, replace: boolean) => void
  readonly back: () => void
  readonly refresh: (call: string) => void
  readonly popups: () => Popups
  readonly skin: (id: string) => void
}

/** Milliseconds a message stays (document 2, section 9). */
const TOAST_MS = 2000

export function createEffects(parts: EffectParts): { readonly apply: (effects: Effects) => void } {
  let toasts = 0
  return {
    apply({ toast, openPopup: open, closePopup: close, refresh, navigate, language, skin }) {
      if (skin !== undefined) parts.skin(skin)
      if (language !== undefined) {
        document.cookie = `lang=${language}; path=/; max-age=31536000; samesite=lax`
        location.reload()
      }
      if (toast !== undefined && toast.text !== '') {
        const id = ++toasts
        parts.world.set({ 'view.toast': { id, text: toast.text, tone: toast.tone ?? 'plain' } })
        setTimeout(() => id === toasts && parts.world.set({ 'view.toast': undefined }), toast.ms ?? TOAST_MS)
      }
      if (close !== undefined) parts.popups().close(close === true ? undefined : close)
      if (open !== undefined)
        parts
          .popups()
          .show(open)
          .catch((error: unknown) => parts.report('POPUP', String(error)))
      for (const call of refresh ?? []) parts.refresh(call)
      if (navigate === 'back') parts.back()
      else if (navigate === 'reload') location.reload()
      else if (navigate !== undefined) openAddress(navigate.to, navigate.replace === true)
    },
  }

  function openAddress(to: string, replace: boolean): void {
    if (to.startsWith('/') && !to.startsWith('//')) parts.go(to, replace)
    else if (/^(https:|viber:|tel:|mailto:)/.test(to)) location.assign(to)
    else parts.report('NAVIGATE', `refused to open ${to.slice(0, 40)}`)
  }
}
