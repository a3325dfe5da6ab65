import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Day,
  Id,
  Instant,
  List,
  Maybe,
  OneOf,
  Optional,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { insightFilter, insightScope } from './filter.ts'
import { MetricName } from './metrics.ts'
import { SpendSource, Procedure } from './procedures.ts'

export const statisticTopics = ['purchase', 'supplier', 'sourcing', 'budget', 'approval', 'logistics', 'stock'] as const
export const StatisticTopic = OneOf(statisticTopics)
export type StatisticTopic = Static<typeof StatisticTopic>
export const statisticTopicNames = {
  purchase: ['采购统计', 'Purchase statistics'],
  supplier: ['供应商统计', 'Supplier statistics'],
  sourcing: ['寻源统计', 'Sourcing statistics'],
  budget: ['预算统计', 'Budget statistics'],
  approval: ['审批统计', 'Approval statistics'],
  logistics: ['物流统计', 'Delivery statistics'],
  stock: ['库存统计', 'Stock statistics'],
} as const satisfies Readonly<Record<StatisticTopic, readonly [zh: string, en: string]>>

/** What the rows of a table are. */
export const StatisticRows = OneOf([
  'months',
  'categories',
  'procedures',
  'departments',
  'suppliers',
  'kinds',
  'hours',
  'budgets',
  'entities',
  'carriers',
  'warehouses',
])
export type StatisticRows = Static<typeof StatisticRows>
export const statisticRowNames = {
  months: ['按月', 'By month'],
  categories: ['按品类', 'By category'],
  procedures: ['按采购方式', 'By procedure'],
  departments: ['按部门', 'By department'],
  suppliers: ['按供应商', 'By supplier'],
  kinds: ['按项目类型', 'By kind of project'],
  hours: ['按报价时段', 'By hour of the quote'],
  budgets: ['按预算', 'By budget'],
  entities: ['按单据类型', 'By kind of document'],
  carriers: ['按承运商', 'By carrier'],
  warehouses: ['按仓库', 'By warehouse'],
} as const satisfies Readonly<Record<StatisticRows, readonly [zh: string, en: string]>>

const Value = Maybe(Type.String({ pattern: '^-?[0-9]{1,15}(\\.[0-9]{1,2})?$', description: 'decimal text' }))

const StatisticTable = shape({
  rows: StatisticRows,
  columns: List(MetricName, 6),
  records: List(
    shape({
      id: Type.String({ description: 'month, id or code; 0: no category, or the department itself' }),
      name: Type.String(),
      enName: Type.String(),
      values: List(Value, 6),
    }),
    100,
  ),
  isCut: Type.Boolean({ description: 'only the first hundred rows are shown' }),
})
export type StatisticTable = Static<typeof StatisticTable>

export const Statistic = shape({
  asOf: Instant,
  deptName: Type.String({ description: 'empty: the tenant' }),
  figures: List(shape({ metric: MetricName, value: Value, former: Value }), 8),
  tables: List(StatisticTable, 6),
})
export type Statistic = Static<typeof Statistic>

export const findStatistic = route({
  method: 'GET',
  path: '/sysrest/api/insight/statistics/find',
  access: 'insight.read',
  entrances: ['purchaser', 'operator'],
  summary: 'Read the figures and tables of a statistic; filters that its figures do not have are left out',
  input: shape({ topic: StatisticTopic, ...insightFilter }),
  reply: Statistic,
})

export const exportStatistic = route({
  method: 'GET',
  path: '/sysrest/api/insight/statistics/export',
  access: 'insight.read',
  entrances: ['purchaser', 'operator'],
  download: true,
  summary: 'Export a statistic as a workbook: its filter and definitions, its figures, and a sheet for each table',
  input: findStatistic.input,
  reply: Type.Null(),
})

/** Entry behind a figure of spend: what happened to a line of an order. */
export const SpendEntry = shape({
  id: Type.String(),
  onDay: Day,
  source: SpendSource,
  orderId: Id,
  orderNo: Type.String(),
  goodsName: Type.String({ description: 'empty: freight' }),
  deptName: Type.String(),
  supplierName: Type.String(),
  categoryName: Type.String(),
  enCategoryName: Type.String(),
  procedure: Procedure,
  pieces: Type.Integer(),
  amount: Amount,
  tax: Amount,
  mayOpen: Type.Boolean({ description: 'the reader may open the order' }),
})
export type SpendEntry = Static<typeof SpendEntry>

export const listSpend = listRoute({
  path: '/sysrest/api/insight/spend/list',
  access: 'insight.read',
  entrances: ['purchaser', 'operator'],
  summary: 'List the entries behind the spend of a filter, latest first; their amounts add up to the figure',
  filters: { ...insightFilter, source: Optional(SpendSource) },
  sort: ['onDay', 'amount'],
  record: SpendEntry,
})
export const exportSpend = exportRoute(listSpend, {
  path: '/sysrest/api/insight/spend/export',
  columns: [
    'onDay',
    'source',
    'orderNo',
    'goodsName',
    'deptName',
    'supplierName',
    'categoryName',
    'procedure',
    'pieces',
    'amount',
    'tax',
  ],
})

/** Project behind a figure of sourcing. Quotes are null until they were opened. */
export const ProjectEntry = shape({
  projectId: Id,
  projectNo: Type.String(),
  title: Type.String(),
  kind: ProjectKind,
  deptName: Type.String(),
  publishedOn: Day,
  awardedOn: Maybe(Day),
  budget: Maybe(Amount),
  awarded: Maybe(Amount),
  quoted: Maybe(Type.Integer()),
})
export type ProjectEntry = Static<typeof ProjectEntry>
export const listProjectEntries = listRoute({
  path: '/sysrest/api/insight/projects/list',
  access: 'insight.read',
  entrances: ['purchaser', 'operator'],
  summary: 'List the projects that were published in a period, latest first',
  filters: { ...insightScope, kind: Optional(ProjectKind), categoryId: Optional(Id) },
  sort: ['publishedOn', 'awarded'],
  record: ProjectEntry,
})
export const exportProjectEntries = exportRoute(listProjectEntries, {
  path: '/sysrest/api/insight/projects/export',
  columns: ['projectNo', 'title', 'kind', 'deptName', 'publishedOn', 'awardedOn', 'budget', 'awarded', 'quoted'],
})

/** Order behind a figure of deliveries. */
export const DeliveryEntry = shape({
  orderId: Id,
  orderNo: Type.String(),
  deptName: Type.String(),
  supplierName: Type.String(),
  carrier: Type.String(),
  acceptedOn: Day,
  shippedOn: Maybe(Day),
  dueOn: Maybe(Day),
  receivedOn: Maybe(Day),
  isLate: Type.Boolean(),
  pieces: Type.Integer(),
  rejected: Type.Integer(),
  amount: Amount,
  mayOpen: Type.Boolean(),
})
export type DeliveryEntry = Static<typeof DeliveryEntry>
export const listDeliveryEntries = listRoute({
  path: '/sysrest/api/insight/deliveries/list',
  access: 'insight.read',
  entrances: ['purchaser', 'operator'],
  summary:
    'List the orders that were received as a whole in a period, latest first; `isLate`: late ones, or the others',
  filters: { ...insightScope, supplierId: Optional(Id), isLate: Optional(Type.Boolean()) },
  sort: ['receivedOn', 'amount'],
  record: DeliveryEntry,
})
export const exportDeliveryEntries = exportRoute(listDeliveryEntries, {
  path: '/sysrest/api/insight/deliveries/export',
  columns: [
    'orderNo',
    'deptName',
    'supplierName',
    'carrier',
    'acceptedOn',
    'shippedOn',
    'dueOn',
    'receivedOn',
    'isLate',
    'pieces',
    'rejected',
    'amount',
  ],
})
