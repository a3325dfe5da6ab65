/** Price and stock alerts. */
export const watches = {
  title: '商品提醒',
  none: '没有符合条件的提醒',
  noneReason: '请更换提醒类型。',
  empty: '暂无提醒',
  emptyReason: '在商品页设置降价提醒，或对无货商品设置到货提醒。',
  gone: '已下架',
  stock: '库存 {{count}}',
  states: { waiting: '等待中', sent: '已提醒' },
  action: { edit: '修改', remove: '取消提醒' },
  field: {
    name: '商品',
    kind: { label: '提醒类型', options: { price: '降价提醒', stock: '到货提醒' } },
    threshold: '目标价',
    price: '当前价',
    isArmed: '状态',
    createdAt: '设置时间',
  },
} as const
