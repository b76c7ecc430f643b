// Generated from business/* by `npm run generate -- --write`. Do not edit.
import type { ActionDefinition, AreaDefinition } from '../engine/action.ts'
import type { GatewayContracts } from './gateway/contract.ts'
import { area as clockArea } from './clock/area.ts'
import { area as deviceArea } from './device/area.ts'

/** Every action by its name. The code is loaded on the first use. */
export const actions: { readonly [name: string]: () => Promise<ActionDefinition> } = {
  'data.refresh': async () => (await import('./data/refresh/action.ts')).action,
  'device.waitOnline': async () => (await import('./device/wait-online/action.ts')).action,
  'games.begin': async () => (await import('./games/begin/action.ts')).action,
  'games.cancel': async () => (await import('./games/cancel/action.ts')).action,
  'games.exit': async () => (await import('./games/exit/action.ts')).action,
  'games.launch': async () => (await import('./games/launch/action.ts')).action,
  'games.loadFavorites': async () => (await import('./games/load-favorites/action.ts')).action,
  'games.notice': async () => (await import('./games/notice/action.ts')).action,
  'games.open': async () => (await import('./games/open/action.ts')).action,
  'games.prepare': async () => (await import('./games/prepare/action.ts')).action,
  'games.select': async () => (await import('./games/select/action.ts')).action,
  'games.storeFavorites': async () => (await import('./games/store-favorites/action.ts')).action,
  'games.toggleFavorite': async () => (await import('./games/toggle-favorite/action.ts')).action,
  'games.tryOut': async () => (await import('./games/try-out/action.ts')).action,
  'identity.begin': async () => (await import('./identity/begin/action.ts')).action,
  'identity.clear': async () => (await import('./identity/clear/action.ts')).action,
  'identity.decide': async () => (await import('./identity/decide/action.ts')).action,
  'identity.load': async () => (await import('./identity/load/action.ts')).action,
  'identity.remind': async () => (await import('./identity/remind/action.ts')).action,
  'language.set': async () => (await import('./language/set/action.ts')).action,
  'nav.app': async () => (await import('./nav/app/action.ts')).action,
  'nav.back': async () => (await import('./nav/back/action.ts')).action,
  'nav.open': async () => (await import('./nav/open/action.ts')).action,
  'nav.reload': async () => (await import('./nav/reload/action.ts')).action,
  'player.clear': async () => (await import('./player/clear/action.ts')).action,
  'player.load': async () => (await import('./player/load/action.ts')).action,
  'player.refreshBalance': async () => (await import('./player/refresh-balance/action.ts')).action,
  'popup.close': async () => (await import('./popup/close/action.ts')).action,
  'popup.dismiss': async () => (await import('./popup/dismiss/action.ts')).action,
  'popup.open': async () => (await import('./popup/open/action.ts')).action,
  'session.appLogin': async () => (await import('./session/app-login/action.ts')).action,
  'session.clear': async () => (await import('./session/clear/action.ts')).action,
  'session.login': async () => (await import('./session/login/action.ts')).action,
  'session.logout': async () => (await import('./session/logout/action.ts')).action,
  'session.mark': async () => (await import('./session/mark/action.ts')).action,
  'session.require': async () => (await import('./session/require/action.ts')).action,
  'session.resume': async () => (await import('./session/resume/action.ts')).action,
  'session.token': async () => (await import('./session/token/action.ts')).action,
  'site.checkMaintenance': async () => (await import('./site/check-maintenance/action.ts')).action,
  'site.waitInfo': async () => (await import('./site/wait-info/action.ts')).action,
  'skin.set': async () => (await import('./skin/set/action.ts')).action,
  'state.set': async () => (await import('./state/set/action.ts')).action,
  'ui.report': async () => (await import('./ui/report/action.ts')).action,
  'ui.share': async () => (await import('./ui/share/action.ts')).action,
  'ui.support': async () => (await import('./ui/support/action.ts')).action,
  'ui.toast': async () => (await import('./ui/toast/action.ts')).action,
}

/** The areas with start code that every site has. */
export const areas: readonly AreaDefinition[] = [clockArea, deviceArea]

/** The call contracts of every area with calls. They are loaded on the first use. */
export const contracts: { readonly [area: string]: () => Promise<GatewayContracts> } = {
  'games': async () => (await import('./games/contracts.gen.ts')).contracts,
  'identity': async () => (await import('./identity/contracts.gen.ts')).contracts,
  'player': async () => (await import('./player/contracts.gen.ts')).contracts,
  'session': async () => (await import('./session/contracts.gen.ts')).contracts,
  'site': async () => (await import('./site/contracts.gen.ts')).contracts,
  'static': async () => (await import('./static/contracts.gen.ts')).contracts,
}
