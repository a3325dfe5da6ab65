import { accountStatusNames, type exportDeptUsers } from '#contract/identity/identity.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const personColumns: ColumnsOf<typeof exportDeptUsers> = {
  userCode: ['账号', 'Account'],
  userName: ['姓名', 'Name'],
  deptName: ['部门', 'Department'],
  positionName: ['岗位', 'Position'],
  managerName: ['直接上级', 'Manager'],
  roles: {
    title: ['角色', 'Roles'],
    value: ({ roles }, lang) => roles.map(({ name, enName }) => (lang === 'en' ? enName : name)).join('、'),
  },
  status: { title: ['状态', 'Status'], words: accountStatusNames },
  lastLoginAt: ['最近登录', 'Last sign-in'],
}
