import type { OwnStanding } from '#contract/sourcing/enrolments.ts'
import { buttonOf, type CardButton, cardOf, countdownOf } from '#contract/sourcing/countdown.ts'
import { type CountedCard, countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'

/** Reader of a card: a visitor, a supplier who may take part, or anyone else. */
export type CardReader = 'visitor' | 'supplier' | 'other'

/**
 * Button label; `quoted`: the time for quotes is over. To a supplier it also tells the own state: `enrolled`,
 * `ownQuote`, `confirm` (again, after a change), `notAsked` (a negotiation with others).
 */
export type CardLabel = CardButton | 'quoted' | 'enrolled' | 'ownQuote' | 'confirm' | 'notAsked'

interface Circumstances {
  readonly reader: CardReader
  /** Whether suppliers enrol online. */
  readonly isApply: boolean
  /** Standing of the reader's supplier: null without one; undefined until it is known. */
  readonly standing: OwnStanding | null | undefined
}

/**
 * Outside the time window, without online enrolment, and for people with an account that cannot take part, the button
 * shows the project. Visitors see the action, because they may be suppliers; those of a negotiation are known already.
 */
export function cardLabelOf(card: CountedCard, now: number, { reader, isApply, standing }: Circumstances): CardLabel {
  if (reader === 'other') return 'view'
  const project = countedOf(card)
  const { type, left } = cardOf(project, now)
  if (type === '1' && countdownOf(project, now).isOver) return 'quoted'
  const label = left > 0 ? buttonOf(type) : 'view'
  if (label === 'view' || (label === 'enrol' && !isApply)) return 'view'
  if (reader === 'visitor') return project.state === '10' ? 'view' : label
  return label === 'enrol' ? enrolmentLabel(standing) : quoteLabel(card, standing)
}

/** While quotes are accepted: of the own quote, if it may quote. */
function quoteLabel({ audit, detailStatus }: CountedCard, standing: Circumstances['standing']): CardLabel {
  switch (standing) {
    case 'mayQuote':
      return 'quote'
    case 'quoted':
      return 'ownQuote'
    case 'toConfirm':
      return 'confirm'
    case 'notAsked':
      return 'notAsked'
    case null:
      return audit === '2' && detailStatus === '' ? 'quote' : 'view'
    default:
      return 'view'
  }
}

/** While suppliers enrol; a rejected or withdrawn enrolment can be sent again. */
function enrolmentLabel(standing: Circumstances['standing']): CardLabel {
  if (standing === undefined) return 'view'
  return standing === 'submitted' || standing === 'passed' ? 'enrolled' : 'enrol'
}

export type CardTarget = 'supplierLogin' | 'enrolment' | 'quote' | 'project'

/** Target of the button: a visitor who wants to enrol logs in as a supplier first. */
export function cardTargetOf(label: CardLabel, reader: CardReader): CardTarget {
  if (label === 'enrol' && reader === 'visitor') return 'supplierLogin'
  if (reader !== 'supplier') return 'project'
  if (label === 'enrol' || label === 'enrolled') return 'enrolment'
  return label === 'quote' || label === 'ownQuote' || label === 'confirm' ? 'quote' : 'project'
}
