import type { DepositStatus } from '#contract/contracts/deposit.ts'

/** Deposit of a contract. */
export const contractDeposit = {
  title: '履约保证金',
  status: {
    due: '待缴纳',
    reported: '待确认',
    held: '已缴纳',
    settling: '待审核退还',
    returned: '已退还',
    forfeited: '已扣除',
  } as const satisfies Record<DepositStatus, string>,
  amount: '金额',
  dueOn: '缴纳截止',
  paidOn: '缴纳日期',
  receipts: '缴纳凭证',
  reportedBy: '申报人',
  confirmedBy: '确认人',
  forfeited: '扣除金额',
  returned: '退还金额',
  reason: '说明',
  settlingBy: '提出人',
  settledBy: '审核人',
  report: '申报缴纳',
  reportNote: '请按合同约定缴纳保证金后上传凭证，采购方核对到账后确认。',
  reportForm: { paidOn: '缴纳日期', receipts: '缴纳凭证' },
  decide: { reported: '确认到账', settling: '审核退还' },
  decideNote: { reported: '请核对保证金已到账、金额无误。', settling: '同意后记录为已退还或已扣除，并通知供应商。' },
  decideForm: {
    isAccepted: '核对无误，同意',
    reason: '不同意原因',
  },
  settle: '退还或扣除',
  settleNote: '扣除金额为 0 时全额退还；提交后由另一人审核。',
  settleForm: { forfeited: '扣除金额（元）', reason: '说明' },
} as const

/** Performance of a contract. */
export const contractPerformance = {
  title: '履约情况',
  stages: '阶段完成',
  stagesOf: '{{done}} / {{all}}',
  ordered: '已下单',
  received: '已收货',
  invoiced: '已开票',
  paid: '已付款',
  ordersOf: '{{count}} 笔订单',
  direct: '直接起草的合同没有关联订单，按阶段履约。',
} as const
