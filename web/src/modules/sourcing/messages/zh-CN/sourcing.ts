export const sourcing = {
  title: 'Sourcing',
  purpose: 'Sourcing',
  add: '新增',
  editTitle: '编辑',
  keyword: '名称',
  hint: '名称 / 编码',
  none: '没有符合条件的记录',
  noneReason: '请更换关键字后重试',
  field: { name: '名称', code: '编码' },
  action: { detail: '详情', edit: '编辑' },
  happened: { project: { created: '新增', edited: '编辑' } },
}
