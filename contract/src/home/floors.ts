import { type Counted, cardOf } from '#contract/sourcing/countdown.ts'

/**
 * A card of a floor goes at zero: its time to enrol or to quote has passed, and the project waits for its next step.
 */
export function hasRunOut(project: Counted, now: number): boolean {
  const end = endOf(project)
  return end !== null && Date.parse(end) <= now && cardOf(project, now).left === 0
}

function endOf({ state, enrolEndAt, quoteEndAt, negotiationEndAt }: Counted): string | null {
  if (state === '4') return enrolEndAt
  if (state === '5') return quoteEndAt
  return state === '10' ? negotiationEndAt : null
}
