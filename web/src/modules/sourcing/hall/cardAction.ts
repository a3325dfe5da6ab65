import { buttonOf, type CardButton, cardOf, countdownOf } from '#contract/sourcing/countdown.ts'
import { type CountedCard, countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'

/** Reader of a card: a visitor, a supplier who may take part, or anyone else. */
export type CardReader = 'visitor' | 'supplier' | 'other'

/** Button label; `quoted`: the time for quotes is over. */
export type CardLabel = CardButton | 'quoted'

interface Circumstances {
  readonly reader: CardReader
  /** Whether suppliers enrol online. */
  readonly isApply: boolean
}

/**
 * Outside the time window, without online enrolment, and for people with an account that cannot take part, the button
 * shows the project. Visitors see the action, because they may be suppliers.
 */
export function cardLabelOf(card: CountedCard, now: number, { reader, isApply }: Circumstances): CardLabel {
  if (reader === 'other') return 'view'
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
