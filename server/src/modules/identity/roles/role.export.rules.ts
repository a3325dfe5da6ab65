import type { exportRoles } from '#contract/identity/roles.ts'
import { permissions } from '#contract/permissions.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

const names: Readonly<Record<string, readonly [string, string]>> = permissions

export const roleColumns: ColumnsOf<typeof exportRoles> = {
  code: ['角色编码', 'Code'],
  name: ['角色名称', 'Role'],
  enName: ['英文名称', 'English name'],
  members: ['成员数', 'Members'],
  permissions: {
    title: ['权限', 'Permissions'],
    value: (role, lang) => role.permissions.map((code) => names[code]?.[lang === 'en' ? 1 : 0] ?? code).join('、'),
  },
}
