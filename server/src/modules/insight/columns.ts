import type { PeriodName } from '#contract/insight/periods.ts'
import type { StatisticTopic } from '#contract/insight/statistics.ts'
import type { Rhythm } from '#contract/insight/views.ts'
import type { WallPeriod } from '#contract/insight/walls.ts'
import type { SpendSource, Procedure } from '#contract/insight/procedures.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import type { ViewFilter } from './views/view.rules.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'spend.source': SpendSource
  'spend.procedure': Procedure
  'cube.procedure': Procedure
  'projects.kind': ProjectKind
  'views.topic': StatisticTopic
  'views.period': PeriodName
  'views.rhythm': Rhythm
  'views.filter': ViewFilter
  'wall_links.period': WallPeriod
}
