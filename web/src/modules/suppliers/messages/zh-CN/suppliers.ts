/** The operator's page of suppliers. */
export const suppliers = {
  title: '供应商',
  purpose: '管理入驻供应商与合作状态；暂停合作后，其商品立即从商城下架',
  add: '新增供应商',
  editTitle: '编辑供应商',
  supplier: '供应商',
  keyword: '供应商名称或编码',
  hint: '名称 / 编码',
  state: '合作状态',
  status: { active: '合作中', suspended: '暂停合作' },
  move: { suspend: '暂停', resume: '恢复' },
  suspendTitle: '暂停合作',
  suspendText: '暂停后，{{name}}的商品立即从商城下架，采购人无法再购买；已有订单不受影响。',
  none: '没有符合条件的供应商',
  noneReason: '请更换关键词，或减少筛选条件。',
} as const
