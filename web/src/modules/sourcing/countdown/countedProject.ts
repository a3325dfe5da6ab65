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
  | 'isLive'
  | 'auctionBeginDay'
  | 'auctionEndDay'
>

/** Card in the format of the countdown. */
export const countedOf = (card: CountedCard): Counted => ({
  state: stateOf(card),
  audit: card.audit,
  publishAt: card.releaseTime,
  enrolBeginAt: card.enrollDate,
  enrolEndAt: card.deadlineDate,
  quoteBeginAt: card.quoteBeginDay,
  quoteEndAt: card.quoteEndDay,
  negotiationEndAt: card.negotiationEndDay,
  isLive: card.isLive,
  auctionBeginAt: card.auctionBeginDay,
  auctionEndAt: card.auctionEndDay,
})

function stateOf({ status, detailStatus, isLive, auctionEndDay }: CountedCard): Counted['state'] {
  if (detailStatus === '10') return '10'
  return status === '5' && !isLive && auctionEndDay !== null ? '11' : status
}
