import type { StateNames } from '#contract/kit/refusals.ts'
import { Id, List, Month, OneOf, Rate, shape, type Static, Type } from '#contract/kit/schema.ts'

/** How often prices follow an index: each month, or the last month of each quarter. */
export const IndexPeriod = OneOf(['month', 'quarter'])
export type IndexPeriod = Static<typeof IndexPeriod>
export const indexPeriodNames = {
  month: ['每月', 'Each month'],
  quarter: ['每季，按季末月', 'Each quarter, by its last month'],
} as const satisfies StateNames<IndexPeriod>

const Share = Type.String({ pattern: '^(100|[0-9]{1,2}(\\.[0-9]{1,2})?)$', description: 'percent' })

/** Rule 指数调价: p0 × (a + b × I / I0) with a + b = 1, within a collar for each step. */
export const IndexRuleDraft = shape({
  indexId: Id,
  baseMonth: { ...Month, description: 'month of I0' },
  share: { ...Share, description: 'b: percent of the price that follows the index' },
  up: { ...Rate, description: 'most percent that one step raises a price by' },
  down: { ...Rate, description: 'most percent that one step lowers a price by' },
  period: IndexPeriod,
  notice: Type.Integer({ minimum: 1, maximum: 90, description: 'least days from a proposal to its first day' }),
})
export type IndexRuleDraft = Static<typeof IndexRuleDraft>

/** Value of an index, of six decimals at most. */
export const IndexValueText = Type.String({ pattern: '^[0-9]{1,9}(\\.[0-9]{1,6})?$' })

/** Rule of an agreement with the values of its index, newest first. */
export const IndexRule = shape({
  ...IndexRuleDraft.properties,
  code: Type.String(),
  name: Type.String(),
  source: Type.String(),
  values: List(shape({ month: Month, value: IndexValueText, isCorrected: Type.Boolean() }), 24),
})
export type IndexRule = Static<typeof IndexRule>
