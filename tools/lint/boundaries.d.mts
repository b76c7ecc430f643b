export function isAllowed(from: string, to: string): boolean
