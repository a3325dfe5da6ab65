const field = {
  companyName: '企业名称',
  legalPerson: '法定代表人',
  region: '所在地',
  address: '住所',
  contactName: '联系人',
  contactTel: '联系电话',
  changeReason: '变更说明',
  certificates: '新增或更换的证照',
} as const

/** Profile of one's own supplier. */
export const myCompany = {
  title: '企业档案',
  purpose: '本公司的资料和证照；变更经平台审核后生效，审核期间沿用原资料',
  change: '申请变更',
  submit: '提交审核',
  sent: '变更已提交审核',
  noCertificates: '无',
  none: '没有符合条件的变更',
  noneReason: '请切换状态查看。',
  empty: '还没有资料变更',
  emptyReason: '提交的变更会显示在这里。',
  detailTitle: '资料变更',
  action: { edit: '修改' },
  field,
} as const

/** Changes of profiles, for those who review them. */
export const profileChanges = {
  title: '资料变更审核',
  purpose: '审核供应商名称、法定代表人、证照等资料变更；通过后立即生效',
  keyword: '企业',
  hint: '企业名称 / 变更说明',
  none: '没有符合条件的变更',
  noneReason: '请更换关键词，或切换状态查看。',
  empty: '还没有资料变更',
  emptyReason: '供应商提交的变更会显示在这里。',
  detailTitle: '资料变更',
  happened: {
    profileChange: {
      saved: '保存',
      submitted: '提交审核',
      withdrawn: '撤回',
      answered: '补充说明',
      taken: '受理',
      moreRequested: '要求补充',
      granted: '通过',
      refused: '驳回',
    },
  },
  field,
} as const
