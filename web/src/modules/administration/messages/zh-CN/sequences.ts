export const sequences = {
  title: '编号规则',
  purpose: '设置项目与单据的编号规则；已生成的编号不变，新规则自下一个编号起生效',
  keyword: '编号规则',
  hint: '编码 / 单据 / 规则',
  none: '未找到编号规则',
  noneReason: '请换个关键词再试。',
  add: '新增',
  editTitle: '“{{name}}”的编号规则',
  preview: '预览：{{number}}',
  restoreTitle: '恢复默认规则？',
  restoreText: '将恢复为 {{pattern}}。',
  action: { edit: '编辑', detail: '详情', restore: '恢复默认' },
  happened: { sequence: { edited: '修改编号规则', restored: '恢复默认规则' } },
  field: {
    code: '编码',
    name: '单据',
    pattern: {
      label: '编号规则',
      hint: '{yyyy} {yy} 年、{MM} 月、{dd} 日、{dept} 部门编码（前 8 位）、{seq:n} n 位流水号；其余为字母、数字和 - _ . /',
    },
    reset: {
      label: '流水号重置',
      options: { never: '不重置', day: '每天', month: '每月', year: '每年', global: '连续编号' },
    },
    usualPattern: '默认规则',
    example: '示例',
  },
} as const
