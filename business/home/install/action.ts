import { defineAction } from '../../../engine/action.ts'
import { showInstallPrompt } from '../installing.ts'

export const action = defineAction({
  name: 'home.install',
  async run() {
    await showInstallPrompt()
    return { ok: true, effects: { facts: { 'home.install': 'none' } } }
  },
})
