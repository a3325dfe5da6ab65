import * as contract from '#contract/identity/roles.ts'
import { availabilityOf } from '#contract/kit/availability.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { menuChanges } from '#modules/tenancy/index.ts'
import { changeRoleMembers, setAccountRoles } from './assignment.service.ts'
import { roleMemberList, type RoleMemberRow } from './assignment.store.ts'
import { roleColumns } from './role.export.rules.ts'
import { grantable, nameOf } from './role.rules.ts'
import { addRole, editRole, setRoleProvisioned } from './role.service.ts'
import { roleList } from './role.store.ts'

const presentMember = ({ disabled, last_login_at: at, ...row }: RoleMemberRow): contract.RoleMember => ({
  ...row,
  status: availabilityOf({ disabled }),
  lastLoginAt: at?.toISOString() ?? null,
})

export function roleRoutes(app: App) {
  const roles = serveRecords(app, contract.listRoles, {
    list: roleList,
    scope: ({ personId }) => ({ personId }),
    present: (row) => row,
    exported: { route: contract.exportRoles, name: ['角色', 'Roles'], columns: roleColumns },
  })
  roles.detail(contract.getRole, ({ id }) => id)
  roles.changes(contract.listRoleChanges, ({ id }) => id, { of: 'role', wordOf: nameOf })
  roles.write(contract.addRole, addRole)
  roles.write(contract.editRole, editRole)
  roles.write(contract.setRoleProvisioned, setRoleProvisioned)
  roles.write(contract.changeRoleMembers, changeRoleMembers)
  roles.write(contract.setAccountRoles, setAccountRoles)
  serve(app, contract.listPermissions, async ({ db, actor }) => grantable(actor, await menuChanges(db)))
  serveList(app, contract.listRoleMembers, {
    list: roleMemberList,
    filter: ({ input }) => input,
    present: presentMember,
  })
}
