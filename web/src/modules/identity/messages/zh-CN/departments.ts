export const departments = {
  hint: '请选择部门',
  title: '选择部门',
  titleMany: '选择部门（包含其下级）',
  search: '部门名称 / 编码',
  none: '没有与“{{searchStr}}”相符的部门',
  more: '仅显示前 {{count}} 个，请输入更多文字',
  own: '本部门',
  chosen: '已选 {{count}} 个',
  clear: '清除所选部门',
  and: '、',
}
