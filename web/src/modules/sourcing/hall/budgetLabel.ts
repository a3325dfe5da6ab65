import type { ProjectKind } from '#contract/sourcing/projectStates.ts'

/** What the amount of a project is called: a bidding starts from it, every other project may cost it. */
export const budgetLabel = (kind: ProjectKind) => (kind === 'bidding' ? 'hall.startingPrice' : 'hall.budget')

/** What an offer is compared with. */
export const besideBudgetLabel = (kind: ProjectKind) =>
  kind === 'bidding' ? 'hall.besideStartingPrice' : 'hall.besideBudget'

/** What it is called in a column: in a hall of all kinds each row says it of its own. */
export const budgetColumn = (kind: ProjectKind | undefined) => (kind === undefined ? 'hall.amount' : budgetLabel(kind))
