import { buttonOf, type CardButton, cardOf, countdownOf } from '#contract/sourcing/countdown.ts'
import { type CountedCard, countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'

/** Reader of a card: a visitor, a supplier who may take part, or anyone else. */
export type CardReader = 'visitor' | 'supplier' | 'other'

/** Button label, the same for every reader; `quoted`: the time for quotes is over. */
export type CardLabel = CardButton | 'quoted'

/** Outside the time window, or without online enrolment, the button shows the project. */
export function cardLabelOf(card: CountedCard, now: number, isApply: boolean): CardLabel {
  const project = countedOf(card)
  const { type, left } = cardOf(project, now)
  if (type === '1' && countdownOf(project, now).isOver) return 'quoted'
  const label = left > 0 ? buttonOf(type) : 'view'
  return label === 'enrol' && !isApply ? 'view' : label
}

export type CardTarget = 'supplierLogin' | 'enrolment' | 'quote' | 'project'

/** Target of the button: a visitor who wants to enrol logs in as a supplier first. */
export function cardTargetOf(label: CardLabel, reader: CardReader): CardTarget {
  if (label === 'enrol' && reader === 'visitor') return 'supplierLogin'
  if (reader !== 'supplier') return 'project'
  if (label === 'enrol') return 'enrolment'
  // The quoting page explains to a supplier that has not enrolled why it cannot quote.
  return label === 'quote' ? 'quote' : 'project'
}
