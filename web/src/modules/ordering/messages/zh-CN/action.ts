import type { OrderAction } from '#contract/ordering/orderStates.ts'

/** Button labels of moves, by the name of the move. */
export const action = {
  submit: '提交',
  withdraw: '撤回',
  cancel: '取消订单',
  reopen: '重新编辑',
  urge: '催单',
  accept: '接单',
  propose: '申请调整',
  agreeProposal: '同意调整',
  declineProposal: '不同意',
  refuse: '拒单',
  requestCancel: '申请取消',
  agreeCancel: '同意取消',
  refuseCancel: '不同意取消',
  receive: '确认收货',
  shortClose: '关闭未交货部分',
  edit: '修改',
  approve: '同意',
  reject: '驳回',
  ship: '发货',
  comment: '评价',
  expireApproval: '审批超时',
  expire: '超时取消',
  autoReceive: '自动收货',
  autoComment: '系统默认好评',
} as const satisfies Record<OrderAction, string>
