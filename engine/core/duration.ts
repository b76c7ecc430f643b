/** Milliseconds of a day and of a week without clock changes. */
export const DAY = 86_400_000
export const WEEK = 7 * DAY
