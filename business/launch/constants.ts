/** The area `games` sets the facts of this area, which describe the game that is being opened. */
export const partOf = 'games'
