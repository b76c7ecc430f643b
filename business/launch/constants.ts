/** This area only declares facts about the game that is being opened. The area `games` sets these facts. */
export const partOf = 'games'
