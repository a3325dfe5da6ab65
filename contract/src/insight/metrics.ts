import { stockMetrics } from './stockMetrics.ts'
import { OneOf, type Static } from '#contract/kit/schema.ts'

type Text = readonly [zh: string, en: string]

/** What a figure measures: yuan as decimal text, a whole number, percent, hours or days. */
export type MetricUnit = 'amount' | 'count' | 'rate' | 'hours' | 'days'

/** Definition of a metric: the only one, which server, pages, exports and letters follow. */
export interface Metric {
  readonly names: Text
  /** What is added up, or divided by what. */
  readonly formula: Text
  /** By which day a row counts. */
  readonly time: Text
  readonly unit: MetricUnit
  /** Whether its amounts include tax; absent for what is no money. */
  readonly tax?: Text
}

const included: Text = ['含税', 'tax included']
const onItsDay: Text = ['各笔按发生日计入，历史日期不回改', 'each entry on its own day; past days never change']
const onPublication: Text = ['按项目发布日', 'day of publication']
const onAward: Text = ['按中标结果公示日', 'day on which the award was published']
const onAcceptance: Text = ['按供应商接单日', 'day on which the supplier accepted']
const onReceipt: Text = ['按最后一次收货日', 'day of the last receipt']
const onDecision: Text = ['按审批结束日', 'day on which the approval ended']
const now: Text = ['实时', 'now']

export const metrics = {
  spend: {
    names: ['采购额', 'Spend'],
    formula: [
      '供应商已接订单的明细金额与运费，减去变更减少、拒收、少交关闭、取消、退货退款和折让',
      'lines and freight of accepted orders, less reductions, rejections, short closes, cancellations, refunds and allowances',
    ],
    time: onItsDay,
    unit: 'amount',
    tax: included,
  },
  orders: {
    names: ['订单数', 'Orders'],
    formula: ['供应商已接订单，减去其后取消的订单', 'accepted orders, less those cancelled later'],
    time: onItsDay,
    unit: 'count',
  },
  averageOrder: {
    names: ['单均金额', 'Average order'],
    formula: ['采购额 ÷ 订单数', 'spend ÷ orders'],
    time: onItsDay,
    unit: 'amount',
    tax: included,
  },
  pieces: {
    names: ['数量', 'Pieces'],
    formula: [
      '已接订单的件数，减去拒收、关闭、取消和退回',
      'pieces of accepted orders, less those rejected, closed, cancelled or returned',
    ],
    time: onItsDay,
    unit: 'count',
  },
  agreementRate: {
    names: ['协议覆盖率', 'Agreement coverage'],
    formula: [
      '协议、中标、拼团和计划采购的采购额 ÷ 采购额',
      'spend on agreements, awards, group purchases and plans ÷ spend',
    ],
    time: onItsDay,
    unit: 'rate',
  },
  activeSuppliers: {
    names: ['活跃供应商', 'Active suppliers'],
    formula: ['期内有采购额的供应商', 'suppliers with spend in the period'],
    time: onItsDay,
    unit: 'count',
  },
  newSuppliers: {
    names: ['新增合作供应商', 'New suppliers'],
    formula: ['期内首次有采购额的供应商', 'suppliers whose first spend is in the period'],
    time: onItsDay,
    unit: 'count',
  },
  concentration: {
    names: ['前五供应商占比', 'Top five suppliers'],
    formula: ['采购额前五名供应商之和 ÷ 采购额', 'spend with the five largest suppliers ÷ spend'],
    time: onItsDay,
    unit: 'rate',
  },
  saving: {
    names: ['节约金额', 'Saving'],
    formula: ['项目预算 − 中标金额；超出预算为负数', 'budget − award of projects; negative above the budget'],
    time: onAward,
    unit: 'amount',
    tax: included,
  },
  savingRate: {
    names: ['节约率', 'Saving rate'],
    formula: ['Σ(预算 − 中标金额) ÷ Σ预算', 'Σ(budget − award) ÷ Σ budget'],
    time: onAward,
    unit: 'rate',
  },
  awarded: {
    names: ['成交金额', 'Awarded'],
    formula: ['已公示中标结果的金额', 'amounts of published awards'],
    time: onAward,
    unit: 'amount',
    tax: included,
  },
  projects: {
    names: ['项目数', 'Projects'],
    formula: ['已发布的采购项目', 'published projects'],
    time: onPublication,
    unit: 'count',
  },
  openProjects: {
    names: ['进行中项目', 'Open projects'],
    formula: ['已发布、尚未完成或终止的项目', 'published projects that are neither completed nor terminated'],
    time: now,
    unit: 'count',
  },
  quotesPerProject: {
    names: ['平均报价家数', 'Quotes per project'],
    formula: ['首轮有效报价家数 ÷ 已开标项目数', 'valid quotes of the first round ÷ opened projects'],
    time: onPublication,
    unit: 'count',
  },
  singleRate: {
    names: ['单一报价率', 'Single quotes'],
    formula: ['仅一家有效报价的项目 ÷ 已开标项目数', 'projects with one valid quote ÷ opened projects'],
    time: onPublication,
    unit: 'rate',
  },
  failedRate: {
    names: ['流标率', 'Failed projects'],
    formula: [
      '因报名或报价不足终止的项目 ÷ 已结束项目数',
      'projects ended by too few enrolments or quotes ÷ ended projects',
    ],
    time: onPublication,
    unit: 'rate',
  },
  quotes: {
    names: ['报价次数', 'Quotes'],
    formula: ['已截止轮次中提交的报价', 'quotes submitted in closed rounds'],
    time: ['按报价提交时间', 'time of submission'],
    unit: 'count',
  },
  cycle: {
    names: ['采购周期', 'Purchase cycle'],
    formula: ['从提交订单到最后一次收货的中位天数', 'median days from the submit to the last receipt'],
    time: onReceipt,
    unit: 'days',
  },
  hoursToAccept: {
    names: ['接单时长', 'Time to accept'],
    formula: ['从提交到供应商接单的中位小时数', 'median hours from the submit to the acceptance'],
    time: onAcceptance,
    unit: 'hours',
  },
  hoursToShip: {
    names: ['备货时长', 'Time to ship'],
    formula: ['从接单到首次发货的中位小时数', 'median hours from the acceptance to the first shipment'],
    time: onAcceptance,
    unit: 'hours',
  },
  hoursOnTheWay: {
    names: ['在途时长', 'Time on the way'],
    formula: ['从首次发货到最后一次收货的中位小时数', 'median hours from the first shipment to the last receipt'],
    time: onReceipt,
    unit: 'hours',
  },
  deliveries: {
    names: ['到货订单', 'Delivered orders'],
    formula: ['全部收货的订单', 'orders received as a whole'],
    time: onReceipt,
    unit: 'count',
  },
  onTimeRate: {
    names: ['准时交付率', 'Delivered on time'],
    formula: ['承诺日当天或之前收齐的订单 ÷ 到期订单', 'orders received by the promised day ÷ orders due'],
    time: ['按承诺（或期望）到货日', 'promised or expected day'],
    unit: 'rate',
  },
  rejectedRate: {
    names: ['拒收率', 'Rejected'],
    formula: ['拒收件数 ÷ 发货件数', 'rejected pieces ÷ shipped pieces'],
    time: onReceipt,
    unit: 'rate',
  },
  budgetTotal: {
    names: ['预算总额', 'Budget'],
    formula: ['当日有效预算的可用、预占与占用之和', 'available, reserved and committed amounts of budgets in force'],
    time: now,
    unit: 'amount',
    tax: included,
  },
  budgetUsed: {
    names: ['已使用', 'Used'],
    formula: ['预占与占用之和', 'reserved and committed amounts'],
    time: now,
    unit: 'amount',
    tax: included,
  },
  budgetLeft: {
    names: ['可用余额', 'Available'],
    formula: ['预算总额 − 已使用', 'budget − used'],
    time: now,
    unit: 'amount',
    tax: included,
  },
  budgetRate: {
    names: ['预算执行率', 'Budget used'],
    formula: ['已使用 ÷ 预算总额', 'used ÷ budget'],
    time: now,
    unit: 'rate',
  },
  approvals: {
    names: ['审批件数', 'Approvals'],
    formula: ['已通过与已驳回的审批', 'approvals that were agreed or rejected'],
    time: onDecision,
    unit: 'count',
  },
  approvalHours: {
    names: ['审批时长', 'Approval time'],
    formula: ['从提交到审批结束的中位小时数', 'median hours from the submit to the end'],
    time: onDecision,
    unit: 'hours',
  },
  approvalLongest: {
    names: ['九成审批时长', '90% decided within'],
    formula: ['90% 的审批在此小时数内结束', '90% of the approvals ended within these hours'],
    time: onDecision,
    unit: 'hours',
  },
  rejectionRate: {
    names: ['驳回率', 'Rejected'],
    formula: ['已驳回 ÷ 审批件数', 'rejected ÷ approvals'],
    time: onDecision,
    unit: 'rate',
  },
  ...stockMetrics,
} as const satisfies Readonly<Record<string, Metric>>

export type MetricKey = keyof typeof metrics
export const metricKeys = Object.keys(metrics) as MetricKey[]
export const MetricName = OneOf(metricKeys)
export type MetricName = Static<typeof MetricName>
/** Definition of a metric by its key. */
export const metricOf = (key: MetricKey): Metric => metrics[key]

/** Scope of every metric. */
export const metricScope: Text = [
  '本人有权查看的部门及其下级，按当前组织架构归集',
  'the departments that the reader may see with those below them, by the present organisation',
]
