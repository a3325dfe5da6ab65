import type { Reply } from '#contract/kit/route.ts'
import type { getHallFilters } from '#contract/sourcing/projectCards.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { HallChange, HallQuery } from './hallQuery.ts'

export interface HallFiltersProps {
  /** Kind of the hall; without it the kind is a filter too. */
  readonly kind: ProjectKind | undefined
  readonly query: HallQuery
  readonly offered: Reply<typeof getHallFilters> | undefined
  readonly onChange: (change: HallChange) => void
  /** In the drawer of small screens: typed values apply at once, and the drawer has the buttons. */
  readonly eager?: boolean
}
