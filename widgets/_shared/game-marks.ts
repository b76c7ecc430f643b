import type { Game } from '../../engine/widget.ts'

interface MarkTexts {
  readonly hotLabel?: string
  readonly newLabel?: string
  readonly playedLabel?: string
  readonly recommendedLabel?: string
}

/** The text of a mark, and its tone if it has one. */
type Mark = readonly [text: string | false | undefined, tone?: 'alert']

/** Returns the marks of a game that have a text, the most important first. */
export function gameMarks(game: Game, texts: MarkTexts): readonly Mark[] {
  const marks: readonly Mark[] = [
    [game.isHot && texts.hotLabel, 'alert'],
    [game.isNew && texts.newLabel],
    [game.isRecent && texts.playedLabel],
    [game.isRecommended && texts.recommendedLabel],
    [game.tag],
  ]
  return marks.filter(([text]) => text)
}
