import { route } from '#contract/kit/route.ts'
import { Amount, Id, List, Maybe, Month, shape, type Static } from '#contract/kit/schema.ts'

/**
 * How a budget or quota was used in a month of its period. Nothing is known of a month before its first entry, and of
 * one that has not come only the amount.
 */
export const FundMonth = shape({
  month: Month,
  /** How large the budget was at the end of the month; in months to come as it is today. */
  amount: Maybe(Amount),
  /** What the month committed, less what it gave back. */
  committed: Maybe(Amount),
  /** What was committed in all by its end, and what was reserved then. */
  committedSoFar: Maybe(Amount),
  reserved: Maybe(Amount),
})
export type FundMonth = Static<typeof FundMonth>

export const mostFundMonths = 60

export const fundUse = route({
  method: 'GET',
  path: '/orderrest/api/budget/use',
  access: 'budget.read',
  summary:
    'What one budget or quota has committed by month, from its entries: the months of its period, at most the last 60, and at most a year ahead.',
  input: shape({ id: Id }),
  reply: shape({ months: List(FundMonth, mostFundMonths) }),
})
