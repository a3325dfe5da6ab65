import { route } from '#contract/kit/route.ts'
import { Amount, Id, List, Maybe, Month, shape, type Static } from '#contract/kit/schema.ts'

/** Use of a budget or quota in one month. All null before the first entry; future months have only the amount. */
export const FundMonth = shape({
  month: Month,
  /** Size at the end of the month; in future months the current one. Yuan. */
  amount: Maybe(Amount),
  /** Committed in the month, less refunds and repayments of bills. */
  committed: Maybe(Amount),
  /** Total committed by the end of the month, and reserved then. */
  committedSoFar: Maybe(Amount),
  reserved: Maybe(Amount),
})
export type FundMonth = Static<typeof FundMonth>

export const maxFundMonths = 60

export const fundUse = route({
  method: 'GET',
  path: '/orderrest/api/budget/use',
  access: 'budget.read',
  summary:
    'Get the amounts committed from a budget or quota by month: the months of its period, at most the last 60 and 12 ahead',
  input: shape({ id: Id }),
  reply: shape({ months: List(FundMonth, maxFundMonths) }),
})
