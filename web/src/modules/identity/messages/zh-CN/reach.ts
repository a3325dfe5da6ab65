import { grantReachNames } from '#contract/kit/reach/reach.ts'
import { inChinese } from '#contract/kit/labels.ts'

export const reach = {
  title: '{{name}} 的数据范围',
  text: '数据范围决定该角色能查看哪些部门的数据，本人的数据始终可见；有多个角色时合并计算。',
  none: '该账号没有角色',
  noEffect: '该角色的权限不区分部门',
  limits: '适用于：{{names}}',
  change: '调整',
  changeOf: '调整“{{role}}”的数据范围',
  editTitle: '“{{role}}”的数据范围',
  field: {
    reach: { label: '数据范围', options: inChinese(grantReachNames) },
    deptIds: { label: '部门', hint: '含下级部门' },
  },
}
