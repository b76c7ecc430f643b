export function allowed(from: string, to: string): boolean
