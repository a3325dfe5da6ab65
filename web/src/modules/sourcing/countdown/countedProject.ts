import type { Counted } from '#contract/sourcing/countdown.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'

export type CountedCard = Pick<
  ProjectCard,
  | 'status'
  | 'detailStatus'
  | 'audit'
  | 'releaseTime'
  | 'enrollDate'
  | 'deadlineDate'
  | 'quoteBeginDay'
  | 'quoteEndDay'
  | 'negotiationEndDay'
>

/** Card in the format of the countdown. */
export const countedOf = (card: CountedCard): Counted => ({
  state: card.detailStatus === '10' ? '10' : card.status,
  audit: card.audit,
  publishAt: card.releaseTime,
  enrolBeginAt: card.enrollDate,
  enrolEndAt: card.deadlineDate,
  quoteBeginAt: card.quoteBeginDay,
  quoteEndAt: card.quoteEndDay,
  negotiationEndAt: card.negotiationEndDay,
})
