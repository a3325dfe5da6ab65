export const quota = {
  label: '授信额度',
  none: '未开通',
  unlimited: '不限',
  applied: '额度申请中',
  apply: '申请额度',
  explain: {
    title: '尚未开通授信额度',
    text: '开通后可使用授信额度付款，按账期统一结算。提交企业资料与用款说明，由平台运营审核后生效。',
    next: '去申请',
  },
  form: {
    title: '申请授信额度',
    dept: '申请部门：{{dept}}',
    submit: '提交申请',
    failed: '提交额度申请失败，请重试',
    refused: '上次申请已被驳回',
    length: '{{count}}/{{max}}',
    reasonHint: '请说明采购计划与预计用款金额',
    filesHint: '如营业执照、财务报表、采购合同',
  },
  field: { attachment: '附件', applyReason: '原因', mobile: '联系方式' },
  sent: { title: '提交成功', text: '提交成功，请耐心等待审批结果，审批通过后将获得相应额度' },
} as const
