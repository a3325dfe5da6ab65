const field = {
  supplierName: '供应商',
  source: '来源',
  severity: '程度',
  occurredOn: '发生日期',
  facts: '事实',
  files: '附件',
  hearingUntil: '说明截止',
  statement: '供应商说明',
} as const

/** Incidents of suppliers, for those who report and decide them. */
export const incidents = {
  title: '供应商违规',
  purpose: '登记供应商违规，听取说明后处理：不予处理、警示或移交处置',
  add: '登记违规',
  addNote: '登记后将通知供应商，供应商可在 5 日内提交说明。',
  report: '登记并通知供应商',
  keyword: '违规',
  hint: '供应商 / 事实 / 订单编号',
  none: '没有符合条件的违规',
  noneReason: '请更换关键词，或切换状态查看。',
  empty: '还没有违规登记',
  emptyReason: '登记的违规、差评和逾期交货会显示在这里。',
  detailTitle: '违规详情',
  action: { dismiss: '不予处理', warn: '警示', escalate: '移交处置' },
  warnTitle: '警示供应商',
  escalateTitle: '移交处置',
  reportForm: { supplierId: '供应商', severity: '程度', occurredOn: '发生日期', facts: '事实', attachments: '附件' },
  escalateForm: {
    kind: '处置',
    purposes: '限制业务',
    until: { label: '截止日', hint: '不填则至解除为止；黑名单必填，最长 3 年' },
    reply: '处置事由',
  },
  form: { reply: { label: '处理意见', hint: '供应商可以看到' } },
  happened: {
    incident: {
      opened: '登记违规',
      stated: '提交说明',
      dismissed: '不予处理',
      warned: '警示',
      escalated: '移交处置',
    },
  },
  field: { ...field, reporter: '登记人', handler: '处理人' },
} as const

/** Incidents of one's own supplier. */
export const myIncidents = {
  title: '违规记录',
  purpose: '查看对本公司的违规登记，并在期限内提交说明',
  none: '没有符合条件的违规',
  noneReason: '请切换状态查看。',
  empty: '没有违规记录',
  emptyReason: '对本公司的违规登记会显示在这里。',
  detailTitle: '违规详情',
  action: { state: '提交说明' },
  form: { statement: '说明' },
  field,
} as const
