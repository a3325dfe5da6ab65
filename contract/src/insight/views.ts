import { route } from '#contract/kit/route.ts'
import {
  Day,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { PeriodName } from './periods.ts'
import { StatisticTopic } from './statistics.ts'
import { Procedure } from './procedures.ts'

/** When a view is mailed to its owner: not at all, on Mondays, or on the first day of a month. */
export const Rhythm = OneOf(['none', 'weekly', 'monthly'])
export type Rhythm = Static<typeof Rhythm>
export const rhythmNames = {
  none: ['不发送', 'Not sent'],
  weekly: ['每周一', 'On Mondays'],
  monthly: ['每月 1 日', 'On the 1st of each month'],
} as const satisfies Readonly<Record<Rhythm, readonly [zh: string, en: string]>>

/** Most views of one account. */
export const maxViews = 50

const draft = {
  name: Text(40),
  topic: StatisticTopic,
  period: PeriodName,
  since: Optional(Day),
  until: Optional(Day),
  deptId: Optional(Id),
  categoryId: Optional(Id),
  supplierId: Optional(Id),
  procedure: Optional(Procedure),
  rhythm: Rhythm,
  hour: Type.Integer({ minimum: 0, maximum: 23, description: 'hour in China at which it is mailed' }),
}
export const ViewDraft = shape(draft)
export type ViewDraft = Static<typeof ViewDraft>

/** Filter of a statistic under a name. */
export const SavedView = shape({
  viewId: Id,
  version: Type.Integer(),
  ...draft,
  lastSentAt: Maybe(Instant),
  /** No mail: the account has no e-mail address. */
  hasNoAddress: Type.Boolean(),
})
export type SavedView = Static<typeof SavedView>

const entrances = ['purchaser', 'operator'] as const

export const listViews = route({
  method: 'GET',
  path: '/sysrest/api/insight/views/list',
  access: 'insight.read',
  entrances,
  summary: "List the caller's saved views",
  input: shape({}),
  reply: shape({ records: List(SavedView, maxViews) }),
})

export const saveView = route({
  method: 'POST',
  path: '/sysrest/api/insight/views/save',
  access: 'insight.read',
  entrances,
  summary: 'Save a view under a name, or change one of the own views (viewId with version)',
  input: shape({ viewId: Optional(Id), version: Optional(Type.Integer()), ...draft }),
  reply: shape({ viewId: Id }),
})

export const removeView = route({
  method: 'POST',
  path: '/sysrest/api/insight/views/remove',
  access: 'insight.read',
  entrances,
  summary: 'Remove one of the own views; it is not mailed any more',
  input: shape({ viewId: Id, version: Type.Integer() }),
  reply: Done,
})
