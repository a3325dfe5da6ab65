import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  Instant,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

/**
 * Scorecards 供应商评分: what happened with a supplier in a quarter, as points from 0 to 100. A published scorecard
 * never changes; a contest that is granted makes another revision.
 */

export const ScoreMetric = OneOf(['otif', 'accepted', 'stars', 'answered', 'clean'])
export type ScoreMetric = Static<typeof ScoreMetric>
export const scoreMetricNames = {
  otif: ['按时足量交货', 'On time in full'],
  accepted: ['验收合格', 'Accepted quantity'],
  stars: ['采购人评价', 'Reviews'],
  answered: ['及时接单', 'Orders answered in time'],
  clean: ['无违规', 'Without incidents'],
} as const satisfies Readonly<Record<ScoreMetric, readonly [zh: string, en: string]>>
export const scoreMetrics = Object.keys(scoreMetricNames) as readonly ScoreMetric[]

/** Facts below which a supplier has no score, days in which it may contest one, hours in which it answers an order. */
export const fewestFacts = 3
export const contestDays = 10
export const answerHours = 24

/** Quarter as `2026Q3`. */
export const Quarter = Type.String({ pattern: '^20[0-9]{2}Q[1-4]$', description: 'quarter, such as 2026Q3' })

const Percent = Type.Integer({ minimum: 0, maximum: 100, description: 'percent' })
export const MetricRule = shape({
  metric: ScoreMetric,
  weight: { ...Percent, description: 'percent; all weights add up to 100' },
  floor: { ...Percent, description: 'ratio in percent that has no points' },
  target: { ...Percent, description: 'ratio in percent that has all points; above the floor' },
})
export type MetricRule = Static<typeof MetricRule>
/** What a band suggests to operators; nothing follows from it by itself. */
export const BandProposal = OneOf(['none', 'warning', 'restricted'])
export type BandProposal = Static<typeof BandProposal>
export const bandProposalNames = {
  none: ['无', 'None'],
  warning: ['建议警告', 'Suggests a warning'],
  restricted: ['建议限制', 'Suggests a restriction'],
} as const satisfies Readonly<Record<BandProposal, readonly [zh: string, en: string]>>
export const ScoreBand = shape({
  from: { ...Percent, description: 'points from which it holds, up to the next band; the last one includes 100' },
  name: Text(20),
  proposal: BandProposal,
})
export type ScoreBand = Static<typeof ScoreBand>

const scheme = {
  metrics: List(MetricRule, 5),
  bands: List(ScoreBand, 10),
}
export const ScoreScheme = shape({ version: Type.Integer(), ...scheme })
export type ScoreScheme = Static<typeof ScoreScheme>

export const defaultScheme = {
  metrics: [
    { metric: 'otif', weight: 30, floor: 60, target: 98 },
    { metric: 'accepted', weight: 25, floor: 90, target: 100 },
    { metric: 'stars', weight: 20, floor: 60, target: 96 },
    { metric: 'answered', weight: 15, floor: 50, target: 98 },
    { metric: 'clean', weight: 10, floor: 80, target: 100 },
  ],
  bands: [
    { from: 0, name: 'D', proposal: 'restricted' },
    { from: 60, name: 'C', proposal: 'warning' },
    { from: 75, name: 'B', proposal: 'none' },
    { from: 90, name: 'A', proposal: 'none' },
  ],
} as const satisfies { readonly metrics: readonly MetricRule[]; readonly bands: readonly ScoreBand[] }

export const ScorePart = shape({
  ...MetricRule.properties,
  num: Type.String(),
  den: Type.String({ description: 'the metric is left out, and the other weights count for it, where it is 0' }),
  facts: Type.Integer(),
  points: Maybe(Type.String({ description: 'from 0 to 100' })),
})
export type ScorePart = Static<typeof ScorePart>

const card = {
  id: Id,
  version: Type.Integer(),
  period: Quarter,
  supplierName: Type.String(),
  revision: Type.Integer(),
  points: Maybe(Type.String({ description: 'from 0 to 100; none with too few facts' })),
  band: Type.String(),
  parts: List(ScorePart, 5),
  digest: Type.String({ description: 'SHA-256 of the facts, the scheme and the points' }),
  publishedAt: Maybe(Instant),
}
export const Scorecard = shape({
  ...card,
  supplierId: Id,
  proposal: BandProposal,
  createdAt: Instant,
})
export type Scorecard = Static<typeof Scorecard>
export const scorecardLabels = {
  period: ['季度', 'Quarter'],
  supplierName: ['供应商', 'Supplier'],
  points: ['得分', 'Points'],
  band: ['等级', 'Band'],
  revision: ['版次', 'Revision'],
  publishedAt: ['发布时间', 'Published'],
  proposal: ['建议', 'Suggestion'],
} as const satisfies Labels<typeof Scorecard>
export const OwnScore = shape({
  ...card,
  isLatest: Type.Boolean(),
  canContest: Type.Boolean(),
})
export type OwnScore = Static<typeof OwnScore>

const path = '/orderrest/api/onboarding/scorecards'
const managed = { access: 'score.manage', entrances: ['operator'] } as const
const own = { access: 'supplierPeople.manage', entrances: ['supplier'] } as const

export const listScorecards = listRoute({
  path: `${path}/list`,
  ...managed,
  summary: 'List the latest revisions of scorecards, by quarter',
  filters: {
    period: Optional(Quarter),
    keyword: Optional(Note(100)),
    state: Optional(OneOf(['draft', 'published', 'suggesting'])),
  },
  sort: ['points', 'supplierName', 'period'],
  record: Scorecard,
})
export const exportScorecards = exportRoute(listScorecards, {
  path: `${path}/export`,
  columns: ['period', 'supplierName', 'points', 'band', 'proposal', 'revision', 'publishedAt'],
})
const Counted = shape({ count: Type.Integer() })
export const computeScorecards = route({
  method: 'POST',
  path: `${path}/compute`,
  ...managed,
  summary: 'Compute the scorecards of a quarter that has ended; those that are published stay',
  input: shape({ period: Quarter }),
  reply: Counted,
})
export const publishScorecards = route({
  method: 'POST',
  path: `${path}/publish`,
  ...managed,
  summary: 'Publish the scorecards of a quarter, of which their suppliers get messages',
  input: shape({ period: Quarter }),
  reply: Counted,
})
export const getScoreScheme = route({
  method: 'GET',
  path: `${path}/scheme`,
  ...managed,
  summary: 'Get the weights and bands by which scorecards are computed',
  input: Nothing,
  reply: ScoreScheme,
})
export const saveScoreScheme = route({
  method: 'POST',
  path: `${path}/saveScheme`,
  ...managed,
  summary: 'Change weights and bands, for scorecards that are not published; `version` is the version read',
  input: ScoreScheme,
  reply: ScoreScheme,
})

export const ScoreFact = shape({
  id: Id,
  metric: ScoreMetric,
  num: Type.String(),
  den: Type.String(),
  sourceNo: Type.String(),
  at: Instant,
})
export type ScoreFact = Static<typeof ScoreFact>
const Facts = List(ScoreFact, 1000)
export const listScoreFacts = route({
  method: 'GET',
  path: `${path}/facts`,
  ...managed,
  summary: 'List the facts of a scorecard, worst first',
  input: shape({ id: Id }),
  reply: Facts,
})
export const listOwnScores = listRoute({
  path: `${path}/mine`,
  ...own,
  summary: "List the published scorecards of the caller's supplier, latest first",
  filters: {},
  record: OwnScore,
})
export const listOwnScoreFacts = route({
  method: 'GET',
  path: `${path}/myFacts`,
  ...own,
  summary: "List the facts of a published scorecard of the caller's supplier, worst first",
  input: shape({ id: Id }),
  reply: Facts,
})
