import type { FactValues, Game, GameReference } from '../../engine/action.ts'

/** Returns the facts of a selected game before its launch. */
export function launchFacts(game: Partial<Game> & GameReference): FactValues {
  return {
    ...idFacts(game),
    'launch.gtp': '',
    'launch.trial': false,
    'launch.trialMissing': false,
    'launch.direct': false,
    'launch.cameraAnswered': false,
    'launch.camera': false,
    'launch.unknown': false,
    'launch.url': '',
    'launch.status': 'idle',
    'launch.timedOut': false,
    'launch.reason': '',
    ...listedFacts(game),
  }
}

/** Returns the facts with the IDs of a game, which are sent to the gateway. */
export function idFacts(game: GameReference): FactValues {
  return {
    'launch.gameId': game.gameId,
    'launch.platformId': game.platformId ?? '',
    'launch.platformCode': game.platformCode ?? '',
    'launch.gdGameId': game.gdGameId ?? '',
    'launch.gameType': game.gameType ?? '',
  }
}

/** Returns the facts that only the list of games contains. */
export function listedFacts(game: Partial<Game>): FactValues {
  return {
    'launch.name': game.name ?? '',
    'launch.image': game.image ?? '',
    'launch.kind': game.kind || (game.kindName ?? ''),
    'launch.maintenance': game.maintenance === true,
    'launch.trialAvailable': game.trial === true,
    'launch.trialUrl': game.trialUrl ?? '',
    'launch.vid': game.vid ?? '',
    'launch.gmType': game.gmType ?? '',
    'launch.link': game.link ?? '',
    'launch.query': game.query ?? '',
    'launch.ownPage': game.ownPage === true,
  }
}
