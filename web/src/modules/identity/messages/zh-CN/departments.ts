export const departments = {
  hint: '请选择部门',
  title: '选择部门',
  titleMany: '选择部门（含下级）',
  search: '部门名称 / 编码',
  none: '未找到与“{{searchStr}}”匹配的部门',
  more: '仅显示前 {{count}} 个，请输入更多关键词',
  own: '本部门',
  chosen: '已选 {{count}} 个',
  clear: '清除所选部门',
  and: '、',
}
