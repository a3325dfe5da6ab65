import { Day, Id, Optional, shape, type Static } from '#contract/kit/schema.ts'
import { Procedure } from './procedures.ts'

/** Longest period of a statistic, in months. */
export const maxMonths = 36

/** Period of a statistic, both days inclusive, and the department with those below it; absent: all that may be seen. */
export const insightScope = { since: Day, until: Day, deptId: Optional(Id) }

/** Filter of a statistic; `categoryId` is a category of the first level. */
export const insightFilter = {
  ...insightScope,
  categoryId: Optional(Id),
  supplierId: Optional(Id),
  procedure: Optional(Procedure),
}
export const InsightFilter = shape(insightFilter)
export type InsightFilter = Static<typeof InsightFilter>
