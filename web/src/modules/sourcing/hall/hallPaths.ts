import type { ProjectKind } from '#contract/sourcing/projectStates.ts'

export const hallPaths = {
  inquiry: '/comparisonHall',
  bidding: '/biddingHall',
  fixed: '/fixedComparisonHall',
} as const satisfies Readonly<Record<ProjectKind, string>>
/** Path of the list of all kinds. */
export const allProjectsPath = '/searchBiddingList'

export const hallPathOf = (kind: ProjectKind | undefined): string =>
  kind === undefined ? allProjectsPath : hallPaths[kind]
