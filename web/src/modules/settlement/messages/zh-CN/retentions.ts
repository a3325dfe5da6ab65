import { inChinese } from '#contract/kit/labels.ts'
import { retentionLabels } from '#contract/settlement/retentions/retention.ts'

/** Retentions 质保金. */
export const retentions = {
  title: '质保金',
  tabs: '质保金状态',
  tab: { held: '留置中', settling: '待复核', ended: '已办结', all: '全部' },
  keyword: '关键词',
  hint: '发票号码 / 供应商 / 付款单位',
  none: '没有符合条件的质保金',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无质保金',
  emptyReason: '发票审核时按约定比例留置，到期后转为应付。',
  dueUntil: '到期日至',
  left: '余 {{count}} 天',
  over: '已过到期日',
  detail: '质保金 {{no}}',
  field: {
    ...inChinese(retentionLabels),
    keyword: '关键词',
    status: {
      label: '状态',
      options: {
        held: '质保期内',
        settling: '待复核',
        released: '已释放',
        deducted: '已全额扣除',
        reversed: '已红冲',
      },
    },
    outcome: { label: '申请事项', options: { release: '提前释放', deduct: '扣除' } },
  },
  action: { detail: '查看详情', release: '提前释放', deduct: '扣除', confirm: '复核通过', decline: '不同意' },
  propose: {
    release: '提前释放质保金',
    releaseNote: '复核通过后立即转为应付，复核须由其他人员办理。',
    deduct: '扣除质保金',
    deductNote: '扣除部分不再支付，余额继续留置至到期日；复核须由其他人员办理。',
    submit: '提交复核',
    field: { outcome: '申请事项', amount: '扣除金额（元）', reason: '原因', documents: '凭证' },
  },
  confirm: {
    title: '复核通过',
    release: '质保金将立即转为应付，可以申请付款。',
    deduct: '扣除后不能撤销，供应商可查看原因与凭证。',
  },
  decline: { title: '不同意', text: '质保金继续留置。请写明原因。' },
  happened: {
    retention: {
      withheld: '留置',
      proposed: '申请',
      declined: '未同意',
      released: '释放',
      deducted: '扣除',
      reversed: '红冲',
      due: '到期提醒',
    },
  },
} as const
