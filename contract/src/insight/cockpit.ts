import { ApprovalEntity } from '#contract/approvals/approvals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  Month,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { insightScope } from './filter.ts'
import { SpendSource, Procedure } from './procedures.ts'

/** Change against the same days of the year before, in percent with one decimal; null: there was nothing then. */
const Percent = Type.String({ pattern: '^-?[0-9]{1,12}(\\.[0-9])?$', description: 'percent' })
const Decimal = Type.String({ pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,2})?$', description: 'decimal text' })
const Named = { id: Type.String({ description: 'id, or 0: the rest' }), name: Type.String() }

/** Key figure with its development over the last twelve months. */
const KeyFigure = shape({
  value: Maybe(Decimal),
  /** Value of the same days of the year before. */
  former: Maybe(Decimal),
  /** Figure that explains the value: saving rate, open projects, new suppliers. */
  beside: Maybe(Decimal),
  months: List(Maybe(Decimal), 12),
})
export type KeyFigure = Static<typeof KeyFigure>

const SpendPart = shape({ ...Named, enName: Type.String(), amount: Amount, pieces: Type.Integer() })
const Ranked = shape({ ...Named, amount: Amount })
export type Ranked = Static<typeof Ranked>

/** Stages of projects that were published in the period. */
export const funnelStages = ['published', 'enrolled', 'quoted', 'awarded', 'ordered'] as const

const Deal = shape({
  projectId: Id,
  kind: ProjectKind,
  title: Type.String(),
  supplierName: Type.String(),
  more: Type.Integer({ description: 'further suppliers' }),
  amount: Amount,
  savingRate: Maybe(Percent),
  at: Instant,
})

/** Something that has just happened, without persons. */
const Happening = shape({
  id: Type.String(),
  source: SpendSource,
  deptName: Type.String(),
  supplierName: Type.String(),
  amount: Amount,
  at: Instant,
})
export type Happening = Static<typeof Happening>

const BudgetUse = shape({
  id: Id,
  name: Type.String(),
  deptName: Type.String(),
  total: Amount,
  used: Amount,
  percent: Percent,
})
export type BudgetUse = Static<typeof BudgetUse>

/** Stock of the warehouses that the reader may see; values for those who may know what stock has cost. */
const StockFigures = shape({
  value: Maybe(Amount),
  turnover: Maybe(Decimal),
  low: Count,
  expiring: Count,
  slow: Count,
})
export type StockFigures = Static<typeof StockFigures>

export const Cockpit = shape({
  asOf: Instant,
  deptId: Maybe(Id),
  deptName: Type.String({ description: 'empty: the tenant' }),
  units: Count,
  figures: shape({
    spend: KeyFigure,
    saving: KeyFigure,
    projects: KeyFigure,
    suppliers: KeyFigure,
    cycle: KeyFigure,
  }),
  months: List(shape({ month: Month, amount: Maybe(Amount), former: Amount }), 36),
  categories: List(SpendPart, 6),
  procedures: List(shape({ procedure: Procedure, amount: Amount }), 7),
  departments: List(Ranked, 8),
  suppliers: List(Ranked, 8),
  funnel: List(Count, 5),
  /** Quotes of the last thirty days by weekday (1: Monday) and hour; absent cells have none. */
  quotes: List(shape({ weekday: Type.Integer(), hour: Type.Integer(), count: Count }), 168),
  deals: List(Deal, 6),
  happenings: List(Happening, 12),
  budgets: List(BudgetUse, 6),
  /** Share of the year that is over, in percent. */
  yearPassed: Type.Integer(),
  approvals: List(
    shape({
      entity: ApprovalEntity,
      name: Type.String(),
      enName: Type.String(),
      count: Count,
      hours: Decimal,
      longest: Decimal,
    }),
    12,
  ),
  stock: Maybe(StockFigures),
})
export type Cockpit = Static<typeof Cockpit>

export const findCockpit = route({
  method: 'GET',
  path: '/sysrest/api/insight/cockpit/find',
  access: 'insight.read',
  entrances: ['purchaser', 'operator'],
  summary: 'Read all figures of the data cockpit as one snapshot, for a period and a department with those below it',
  input: shape(insightScope),
  reply: Cockpit,
})

/** Departments that the reader may choose, their own first. */
export const listInsightScopes = route({
  method: 'GET',
  path: '/sysrest/api/insight/scopes/list',
  access: 'insight.read',
  entrances: ['purchaser', 'operator'],
  summary: 'List departments, categories and suppliers by which statistics can be filtered',
  input: shape({}),
  reply: shape({
    today: Day,
    isTenant: Type.Boolean({ description: 'the reader may see the whole tenant' }),
    departments: List(shape({ id: Id, name: Type.String(), level: Type.Integer() }), 1000),
    categories: List(shape({ id: Id, name: Type.String(), enName: Type.String() }), 200),
    suppliers: List(shape({ id: Id, name: Type.String() }), 500),
  }),
})

/** Stream of signals that facts have changed: event `facts`, without data. */
export const insightStream = '/sysrest/api/insight/stream'

/** What the stream sends. */
export const InsightSignal = shape({ at: Optional(Instant) })
