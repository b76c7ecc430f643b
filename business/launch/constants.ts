/** The facts of the game that is being opened are set by the area `games`. */
export const partOf = 'games'
