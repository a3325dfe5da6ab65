/** Demand lines of departments, and collecting them. */
const status = { open: '待汇总', collected: '寻源中', awarded: '已定标', withdrawn: '已撤回' } as const
const field = {
  name: '物料名称',
  spec: '规格型号',
  unit: '单位',
  quantity: '数量',
  budgetPrice: { label: '参考单价（元）', hint: '用于估算预算，可不填' },
  needDate: '需求日期',
  address: '收货地址',
  contactName: '收货人',
  contactTel: '联系电话',
  remark: '备注',
  status: '状态',
  deptName: '需求部门',
  requesterName: '需求人',
  projectNo: '采购项目',
  createdAt: '提交时间',
} as const

export const demands = {
  title: '采购需求',
  purpose: '提交商城暂无价格的物料需求，由采购部门汇总寻源',
  keyword: '物料',
  hint: '名称 / 规格',
  none: '没有符合条件的需求',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无采购需求',
  emptyReason: '新增的需求和购物车转询价的商品将显示在这里。',
  add: '新增需求',
  status,
  field,
  action: { withdraw: '撤回' },
  withdrawTitle: '撤回需求',
  withdrawText: '撤回后“{{name}}”不再参与汇总，需要时请重新提交。',
}

export const demandPool = {
  title: '需求汇总',
  purpose: '勾选各部门的采购需求，合并为一个采购项目',
  keyword: '需求',
  hint: '物料 / 需求人 / 部门',
  none: '没有符合条件的需求',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无待汇总的需求',
  emptyReason: '各部门提交需求后将显示在这里。',
  field: {
    ...field,
    title: '项目名称',
    kind: { label: '采购方式', options: { inquiry: '询比价', bidding: '竞价', fixed: '定点采购' } },
  },
  action: { collect: '合并为项目' },
  collectTitle: '合并为采购项目',
  collectText: '已选 {{count}} 条需求。相同的物料合并为一项；定标后按部门拆分订单与预算。',
}
