import type { Locale } from './format.ts'

export const testLocale: Locale = { tag: 'en', timeZone: 'Asia/Manila', currencySign: '₱' }
