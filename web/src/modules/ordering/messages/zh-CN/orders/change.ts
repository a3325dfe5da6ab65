import type { ChangeStatus } from '#contract/ordering/changes/changeStates.ts'

/** Changes of accepted orders, on both sides. */
export const change = {
  title: '订单变更',
  status: {
    approving: '审批中',
    waiting: '待供应商确认',
    effective: '已生效',
    rejected: '审批驳回',
    declined: '供应商不同意',
    withdrawn: '已撤销',
    expired: '审批超时',
  } satisfies Record<ChangeStatus, string>,
  waits: {
    buyer: { approving: '变更审批中，暂不发货', waiting: '变更待供应商确认，暂不发货' },
    supplier: { approving: '采购人申请变更，审批中，暂不能发货', waiting: '采购人申请变更，待您确认' },
  },
  date: '期望到货',
  noDate: '未约定',
  address: '收货地址',
  total: '订单总额',
  reason: '变更原因',
  answer: '回复',
  removed: '取消',
  to: '变更为',
  dialog: {
    title: '变更订单',
    lead: '单价不变。订单总额增加的，须重新审批；之后由供应商确认，生效前暂不发货。',
    submit: '提交变更',
    field: { lines: '商品', expectedDate: '期望到货', addressId: '收货地址', reason: '变更原因' },
    line: { orderLineId: '商品', quantity: '数量' },
    ordered: '原 {{count}} {{unit}}',
    orderedShipped: '原 {{count}} {{unit}}，已发 {{shipped}}',
    keepAddress: '不变：{{address}}',
    tooLittle: '“{{name}}”不能少于已发的 {{min}}',
    empty: '请修改数量、期望到货或收货地址',
    allOut: '订单至少保留一种商品；不再需要请取消订单',
    more: '增加 {{amount}}，需重新审批',
    less: '减少 {{amount}}，生效后退回预算',
    done: { approving: '变更已提交审批', waiting: '变更已发送给供应商' },
  },
  agree: '同意后订单立即更新，请按变更后的内容履约。',
} as const
