const field = {
  supplierName: '供应商',
  kind: '处置',
  purposes: '限制业务',
  until: '截止日',
  cause: '事由',
  hearingUntil: '申辩截止',
  statement: '申辩',
} as const

/** Dispositions, for those who propose and decide them. */
export const supplierDispositions = {
  title: '处置与恢复',
  purpose: '对违约供应商作出警告、限制、暂停或列入黑名单；提出人与决定人不能为同一人，进行中的订单不受影响',
  add: '提出处置',
  addNote:
    '提交后将通知供应商，供应商可在 5 日内申辩；申辩或期满后由另一人决定。警告不限制业务，暂停和黑名单限制全部业务。',
  propose: '提交并通知供应商',
  keyword: '供应商',
  hint: '供应商 / 事由',
  none: '没有符合条件的处置',
  noneReason: '请更换关键词，或切换状态查看。',
  empty: '还没有处置',
  emptyReason: '提出的处置会显示在这里。',
  detailTitle: '处置详情',
  action: { decide: '决定处置', drop: '不予处置', lift: '解除' },
  decideTitle: '决定处置',
  form: {
    supplierId: '供应商',
    kind: '处置',
    purposes: '限制业务',
    until: { label: '截止日', hint: '不填则至解除为止；黑名单必填，最长 3 年' },
    cause: '事由',
    reply: '决定意见',
  },
  happened: {
    disposition: {
      proposed: '提出处置',
      stated: '提交申辩',
      decided: '决定处置',
      dropped: '不予处置',
      lifted: '解除',
    },
  },
  field: { ...field, proposer: '提出人', handler: '决定人' },
} as const

/** Dispositions of one's own supplier. */
export const myDispositions = {
  title: '处置记录',
  purpose: '查看平台对本公司的处置，并在期限内提交申辩',
  none: '没有符合条件的处置',
  noneReason: '请切换状态查看。',
  empty: '没有处置记录',
  emptyReason: '平台对本公司的处置会显示在这里。',
  detailTitle: '处置详情',
  nothing: '不限制业务',
  endless: '至解除为止',
  action: { state: '提交申辩' },
  form: { statement: '申辩' },
  field,
} as const

const restore = {
  dispositionId: '处置',
  applyUserName: '申请人姓名',
  applyUserMobile: '手机号码',
  applyReason: '申请理由',
  attachments: '附件',
} as const

/** Requests to lift dispositions, for those who decide them. */
export const supplierRestores = {
  title: '恢复申请',
  purpose: '处理供应商恢复业务的申请；通过后立即解除对应处置',
  keyword: '申请',
  hint: '申请人 / 理由',
  none: '没有符合条件的申请',
  noneReason: '请更换关键词，或切换状态查看。',
  empty: '还没有恢复申请',
  emptyReason: '供应商提交的申请会显示在这里。',
  detailTitle: '恢复申请',
  happened: {
    supplierRestore: {
      saved: '保存',
      submitted: '提交审核',
      withdrawn: '撤回',
      answered: '补充说明',
      taken: '受理',
      moreRequested: '退回补充',
      granted: '通过',
      refused: '驳回',
    },
  },
  field: restore,
} as const

/** Requests of one's own supplier. */
export const mySupplierRestores = {
  title: '恢复申请',
  purpose: '整改完成后，可申请解除生效中的处置',
  add: '申请恢复',
  none: '没有符合条件的申请',
  noneReason: '请切换状态查看。',
  empty: '还没有恢复申请',
  emptyReason: '提交的申请会显示在这里。',
  detailTitle: '恢复申请',
  field: restore,
} as const
