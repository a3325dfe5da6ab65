import { inChinese } from '#contract/kit/labels.ts'
import { quotaAccountLabels, quotaBillLabels } from '#contract/ledger/quotaBills.ts'

/** Bills of quotas 额度账单, and the quotas with what freezes them. */
export const quotaBills = {
  title: '额度账单',
  purpose: '额度使用按月出账，按期还款后恢复可用；逾期未还的额度冻结，不能下新订单',
  views: '额度内容',
  view: { bills: '账单', accounts: '额度账户' },
  tabs: '账单状态',
  all: '全部',
  keyword: '关键词',
  hint: '账单号 / 部门 / 额度',
  none: '没有符合条件的账单',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无额度账单',
  emptyReason: '额度下单后，次月 1 日按部门出账。',
  frozen: '额度已冻结',
  repayments: '还款记录',
  repaidAt: '登记人',
  field: {
    ...inChinese(quotaBillLabels),
    keyword: '关键词',
    status: { label: '状态', options: { open: '待还款', overdue: '已逾期', repaid: '已还清' } },
  },
  action: { repay: '登记还款', view: '查看详情' },
  repay: {
    title: '登记还款',
    submit: '登记还款',
    field: { id: '账单', version: '版本', amount: '还款金额', bankRef: '银行流水号' },
  },
  account: {
    title: '额度账户',
    keyword: '关键词',
    hint: '部门 / 额度',
    none: '没有符合条件的额度',
    noneReason: '请调整筛选条件后重试。',
    empty: '暂无额度',
    emptyReason: '授信额度开通后在此显示。',
    inUse: '正常',
    frozen: '已冻结',
    lifted: '临时恢复至 {{day}}',
    field: { ...inChinese(quotaAccountLabels), keyword: '关键词', state: '状态', reason: '冻结原因' },
    action: { lift: '临时恢复', freeze: '冻结额度' },
    liftTitle: '临时恢复额度',
    lift: { id: '额度', version: '版本', until: '恢复至', reason: '原因' },
    freezeTitle: '冻结额度',
    freezeText: '冻结后不能用该额度下新订单，已冻结的订单金额不受影响。',
  },
  happened: {
    quotaBill: { created: '生成账单', reminded: '提醒还款', overdue: '逾期，额度冻结', repaid: '登记还款' },
  },
} as const
