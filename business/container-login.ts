import type { Container } from '../engine/action.ts'

/**
 * Paths that the login of the native app distinguishes (document 1, section 2, "Login popup"). Longer names come first.
 */
const ORIGINS = ['new-rewards', 'rewards', 'products', 'landing']

/**
 * Opens the login of the container. Returns false if it has none, so that the login of this site must open.
 *
 * @param path the path of the page on screen
 */
export function openContainerLogin({ login }: Pick<Container, 'login'>, path: unknown): boolean {
  return login(ORIGINS.find((origin) => String(path).startsWith(`/${origin}`)))
}
