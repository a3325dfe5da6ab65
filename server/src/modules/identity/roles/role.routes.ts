import * as contract from '#contract/identity/roles.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { roleColumns } from './role.export.rules.ts'
import { mayGrant, permissionGroups } from './role.rules.ts'
import { addRole, changeRoleMembers, editRole, setAccountRoles } from './role.service.ts'
import { type RoleFilter, roleList, roleMemberList, type RoleMemberRow, type RoleRow } from './role.store.ts'

const present = ({ en_name: enName, is_own: isOwn, ...row }: RoleRow): contract.Role => ({ ...row, enName, isOwn })

const presentMember = (row: RoleMemberRow): contract.RoleMember => ({
  userId: row.id,
  userCode: row.code,
  userName: row.name,
  deptName: row.dept_name,
  status: row.disabled ? 'disabled' : 'active',
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
})

export function roleRoutes(app: App) {
  const listed = {
    list: roleList,
    filter: ({ input, actor }: ListCall<Omit<RoleFilter, 'personId'>>) => ({ ...input, personId: actor.personId }),
    present,
  }
  serveList(app, contract.listRoles, listed)
  serveExport(app, contract.exportRoles, { ...listed, name: ['角色', 'Roles'], columns: roleColumns })
  serve(app, contract.getRole, async ({ sql, actor: { personId }, input }) =>
    present(await roleList.one(sql, { personId }, input.id)),
  )
  serve(app, contract.addRole, async ({ sql, actor, input }) => present(await addRole(sql, actor, input)))
  serve(app, contract.editRole, async ({ sql, actor, input: { id, version, ...draft } }) =>
    present(await editRole(sql, actor, id, version, draft)),
  )
  serve(app, contract.listPermissions, async ({ actor }) =>
    permissionGroups.map(({ module, title: [name, enName], permissions }) => ({
      module,
      name,
      enName,
      permissions: permissions.map(([code, [zh, en]]) => ({
        code,
        name: zh,
        enName: en,
        mayGrant: mayGrant(actor, code),
      })),
    })),
  )
  serveList(app, contract.listRoleMembers, {
    list: roleMemberList,
    filter: ({ input }) => input,
    present: presentMember,
  })
  serve(app, contract.changeRoleMembers, async ({ sql, actor, input: { roleId, ...change } }) => {
    await changeRoleMembers(sql, actor, roleId, change)
    return null
  })
  serve(app, contract.setAccountRoles, async ({ sql, actor, input: { userId, roleIds } }) => {
    await setAccountRoles(sql, actor, userId, roleIds)
    return null
  })
}
