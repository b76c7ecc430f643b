/** How to take one game off the site: its state is in the game system, and the documents only name it. */
import { Link } from 'react-router-dom'
import { useSiteFacts } from '../shell/session.tsx'

export function OneGame() {
  const { gameDelay } = useSiteFacts()
  const when =
    gameDelay === 0
      ? 'Pages that are opened after that'
      : `Pages that are opened ${gameDelay === 1 ? '1 minute' : `${gameDelay} minutes`} or more after that`
  return (
    <>
      The studio has no list of games. To take one game off the site, hide it or put it in maintenance in the game
      system (the gateway). {when} show the change. Banners and shelves that name the game are listed in{' '}
      <Link to="/find">Find</Link> when you type its ID; switch them off in <Link to="/incident">Incident</Link>.
    </>
  )
}
