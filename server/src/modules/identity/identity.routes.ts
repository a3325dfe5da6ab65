import { maskMobile } from '#contract/kit/format.ts'
import * as contract from '#contract/identity/identity.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { rootDepartment } from './people/person.store.ts'
import { portalOf } from '#modules/tenancy/index.ts'
import { menuOf } from './menus.ts'
import { endOwnSession } from './sessions/session.service.ts'
import { deptPathFor } from './departments/deptPath.service.ts'
import {
  childDepartments,
  type DepartmentRow,
  departmentsAbove,
  departmentsAmong,
  searchDepartments,
} from './departments/deptTree.store.ts'
import { accountsOf, findPerson } from './user.store.ts'

export function identityRoutes(app: App) {
  serve(app, contract.logout, async ({ db, actor }) => {
    app.context.authenticator.forgetSessions(await endOwnSession(db, actor, actor.sessionId, 'logout'))
    return null
  })

  serve(app, contract.qryUserRefDetail, async ({ db, actor, request }) => {
    const [person] = await findPerson(db, { userId: actor.userId })
    if (!person) return refuse('session.none')
    const settings = await portalOf(db, actor.tenantId, request.hostname, await rootDepartment(db))
    const dept = { deptId: person.dept_id, deptCode: person.dept_code, deptName: person.dept_name }
    return {
      userInfo: {
        userId: person.id,
        userCode: person.code,
        userName: person.name,
        mobile: maskMobile(person.mobile),
        email: person.email,
        userType: person.entrance,
        supplierId: person.supplier_id,
        supplierName:
          person.supplier_id === null ? null : await app.context.queryPorts.supplierName(db, person.supplier_id),
        lastLoginAt: person.last_login_at?.toISOString() ?? null,
        roles: person.roles,
      },
      deptInfo: { ...dept, fullDeptName: (await deptPathFor(db))(person.dept_full_name) },
      bizDeptInfo: dept,
      IsEnable: settings.isEnable,
      isShopping: await app.context.queryPorts.unreviewedOrders(db, actor),
      userPermList: [...menuOf(person.entrance, actor.permissions, settings), ...functionsOf([...actor.permissions])],
      portalSettingsInfo: settings,
      disabledPermIds: [...(await app.context.queryPorts.restrictedOf(db, person.person_id, actor.now)).ids],
      isXiaoBoTenantId: false,
      changePwd: person.must_change,
    }
  })

  serve(app, contract.qryChildList, async ({ db, input }) => {
    const rows = await childDepartments(db, input.deptId, input.findSecond ?? false)
    return presentDepts(db, rows)
  })

  serve(app, contract.getDeptListByDeptName, async ({ db, actor, input: { searchStr = '', deptId } }) => {
    const found = await searchDepartments(db, { searchStr: searchStr.trim(), deptId }, contract.deptsFoundMost)
    const own = new Set((await accountsOf(db, { personId: actor.personId })).map((account) => account.dept_id))
    return {
      userDeptIds: found.map(({ id }) => id).filter((id) => own.has(id)),
      sysDeptList: await presentDepts(db, found),
    }
  })

  serve(app, contract.getDeptListByIds, async ({ db, input }) =>
    presentDepts(db, await departmentsAmong(db, input.deptIds.split(','))),
  )

  serve(app, contract.getCatalogDeptIds, ({ db, input }) => departmentsAbove(db, input.deptIds.split(',')))
}

async function presentDepts(db: Db, rows: readonly DepartmentRow[]): Promise<contract.DeptNode[]> {
  const pathOf = await deptPathFor(db)
  return rows.map((row) => ({
    deptId: row.id,
    pDeptId: row.parent_id,
    deptCode: row.code,
    deptName: row.name,
    fullDeptName: pathOf(row.full_name),
    deptType: row.kind,
    level: row.path.length,
    path: row.path,
    hasChild: Boolean(row.has_child),
    isActive: !row.disabled,
  }))
}

/** Permissions that are not menus, as entries of type 3 in the wire format. */
const functionsOf = (permissions: readonly string[]): contract.PermissionEntry[] =>
  permissions.toSorted().map((permCode, index) => ({
    permId: String(300_001 + index),
    pPermId: null,
    permName: permCode,
    enName: permCode,
    permCode,
    permType: '3',
    url: '',
    pUrl: '',
    routeName: '',
    sysType: '1',
    params: '',
    isOutsideUrl: '0',
    isNewWindow: '0',
    group: null,
  }))
