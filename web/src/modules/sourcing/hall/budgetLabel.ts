import type { ProjectKind } from '#contract/sourcing/projectStates.ts'

/** Label of a project's amount: starting price of a bidding, otherwise budget. */
export const budgetLabel = (kind: ProjectKind) => (kind === 'bidding' ? 'hall.startingPrice' : 'hall.budget')

/** Label of the amount that an offer is compared with. */
export const besideBudgetLabel = (kind: ProjectKind) =>
  kind === 'bidding' ? 'hall.besideStartingPrice' : 'hall.besideBudget'

/** Column label; in a hall of all kinds each row has its own label. */
export const budgetColumn = (kind: ProjectKind | undefined) => (kind === undefined ? 'hall.amount' : budgetLabel(kind))
