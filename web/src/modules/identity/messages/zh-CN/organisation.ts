export const organisation = {
  title: '组织与人员',
  purpose: '各部门的人员、账号与角色',
  departments: '部门',
  everybody: '全部人员',
  none: '暂无部门',
  withBelow: '包含下级部门',
  and: '、',
}
