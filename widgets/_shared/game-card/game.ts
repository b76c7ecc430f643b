/** A game as the lists show it: the same fields in the schemas of the widgets that take games. */
export interface Game {
  readonly gameId: string
  readonly platformId: string
  readonly platformName: string
  readonly name: string
  readonly image: string
  readonly imageBig?: string
  readonly maintenance: boolean
  readonly isNew: boolean
  readonly isHot: boolean
  readonly tag: string
  /** Prize pool in pesos. */
  readonly jackpot?: number
}
