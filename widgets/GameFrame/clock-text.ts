/** Minutes and seconds, with hours from one hour on: 4:05, 1:00:09. For less than a day. */
export const clockText = (seconds: number): string =>
  new Date(seconds * 1000)
    .toISOString()
    .slice(11, 19)
    .replace(/^0(0:0?)?/, '')
