import { cardOf, countdownOf } from '#contract/sourcing/countdown.ts'
import { type CountedCard, countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'

/** Who looks at a card: nobody who is logged in, a supplier who may take part, or anybody else. */
export type CardReader = 'visitor' | 'supplier' | 'other'

/**
 * What the button of a card does for its reader: enrol (a visitor logs in as a supplier first), or see the project.
 * `quoted` says that the time for quotes is over.
 */
export type CardAction = 'enrol' | 'logInToEnrol' | 'quoted' | 'view'

export function cardActionOf(card: CountedCard, reader: CardReader, now: number): CardAction {
  const project = countedOf(card)
  const { type, left } = cardOf(project, now)
  if (type === '1' && countdownOf(project, now).isOver) return 'quoted'
  // Quotes are given on the page of the project, so a card in quoting leads there.
  if (type !== '0' || left === 0) return 'view'
  if (reader === 'other') return 'view'
  return reader === 'supplier' ? 'enrol' : 'logInToEnrol'
}
