export const costCentres = {
  title: '成本中心',
  purpose: '维护下单时可选的成本中心，可限定适用部门',
  keyword: '成本中心',
  hint: '编码 / 名称',
  none: '暂无成本中心',
  noneReason: '新增后，采购人下单时可为每种商品选择；是否必填在系统设置的“订单”中配置。',
  add: '新增成本中心',
  editTitle: '编辑成本中心',
  allDepts: '全部部门',
  disableTitle: '停用成本中心？',
  disableText: '停用后，新订单不能再选择“{{name}}”，已有订单不受影响。',
  happened: {
    costCentre: {
      created: '新增成本中心',
      edited: '编辑成本中心',
      disabled: '停用成本中心',
      enabled: '启用成本中心',
    },
  },
  action: { detail: '详情', edit: '编辑', disable: '停用', enable: '启用' },
  field: {
    code: { label: '编码', hint: '字母、数字、点、下划线或短横线，最多 40 个字符' },
    name: '名称',
    deptId: { label: '适用部门', hint: '该部门及其下级部门可用；不选则全部部门可用。' },
    deptName: '适用部门',
  },
} as const
