import { buttonOf, type CardButton, cardOf, countdownOf } from '#contract/sourcing/countdown.ts'
import { type CountedCard, countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'

/** Who looks at a card: nobody who is logged in, a supplier who may take part, or anybody else. */
export type CardReader = 'visitor' | 'supplier' | 'other'

/** What the button says, the same for every reader; `quoted` says that the time for quotes is over. */
export type CardLabel = CardButton | 'quoted'

/** Outside its window a card has nothing to hurry for, nor where nobody enrols online: it shows the project. */
export function cardLabelOf(card: CountedCard, now: number, isApply: boolean): CardLabel {
  const project = countedOf(card)
  const { type, left } = cardOf(project, now)
  if (type === '1' && countdownOf(project, now).isOver) return 'quoted'
  const label = left > 0 ? buttonOf(type) : 'view'
  return label === 'enrol' && !isApply ? 'view' : label
}

export type CardTarget = 'supplierLogin' | 'enrolment' | 'quote' | 'project'

/** Where the button leads its reader: a visitor who wants to enrol logs in as a supplier first. */
export function cardTargetOf(label: CardLabel, reader: CardReader): CardTarget {
  if (label === 'enrol' && reader === 'visitor') return 'supplierLogin'
  if (reader !== 'supplier') return 'project'
  if (label === 'enrol') return 'enrolment'
  // The page of quotes tells a supplier that takes no part why it cannot quote.
  return label === 'quote' ? 'quote' : 'project'
}
