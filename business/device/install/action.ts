import { defineAction } from '../../../engine/action.ts'
import { showInstallPrompt } from '../installing.ts'

export const action = defineAction({
  name: 'device.install',
  async run() {
    await showInstallPrompt()
    return { ok: true, effects: { facts: { 'device.install': 'none' } } }
  },
})
