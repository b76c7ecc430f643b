/** Keys of the storage of the device that the engine keeps from visit to visit: they belong to no person. */
export const keptByEngine = { skin: 'skin', release: 'release', popupCounts: 'popupCounts' } as const

/** The beginning of the keys of the popups shown today. The login name follows, empty for visitors. */
export const POPUPS_OF = 'popups.'
