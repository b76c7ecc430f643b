/** The pages with the frame of a game. A brand link of a mini-app opens the second one. */
export const GAME_PAGES: readonly unknown[] = ['/game', '/game-miniapp']
