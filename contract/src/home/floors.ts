import { type Counted, cardOf } from '#contract/sourcing/countdown.ts'

/**
 * Whether a floor hides the card of a project, because its enrolment or quoting period has ended and the next step is
 * pending.
 */
export function hasRunOut(project: Counted, now: number): boolean {
  const end = endOf(project)
  return end !== null && Date.parse(end) <= now && cardOf(project, now).left === 0
}

function endOf({ state, enrolEndAt, quoteEndAt, negotiationEndAt, auctionEndAt = null }: Counted): string | null {
  if (state === '4') return enrolEndAt
  if (state === '5') return auctionEndAt ?? quoteEndAt
  if (state === '11') return auctionEndAt
  return state === '10' ? negotiationEndAt : null
}
