import { functionNumbers, prescribedCodes } from '#contract/functionNumbers.ts'
import { maskMobile } from '#contract/kit/format.ts'
import * as contract from '#contract/identity/identity.ts'
import { getPageAccess, getPageEntrances, grantersShown } from '#contract/identity/pageAccess.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { operatorsWithPermission, rootDepartment } from './people/person.store.ts'
import { entrances } from '#contract/kit/entrance.ts'
import { menuChanges, portalOf } from '#modules/tenancy/index.ts'
import { entriesAt, menuOf } from './menus/menu.rules.ts'
import { endOwnSession, endSessions } from './sessions/session.service.ts'
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
    const { viewedBy } = actor
    // An operator who views as another person leaves with both sessions.
    const own = viewedBy
      ? await endSessions(db, actor, { userId: viewedBy.userId, only: viewedBy.sessionId }, 'logout')
      : []
    const ended = await endOwnSession(db, actor, actor.sessionId, 'logout')
    app.context.authenticator.forgetSessions([...ended, ...own])
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
      userPermList: [
        ...menuOf(person.entrance, actor.permissions, settings, await menuChanges(db)),
        ...functionsOf([...actor.permissions]),
      ],
      portalSettingsInfo: settings,
      disabledPermIds: [...(await app.context.queryPorts.restrictedOf(db, person.person_id, actor.now)).ids],
      isXiaoBoTenantId: false,
      ...(actor.viewedBy && {
        viewedBy: { userName: actor.viewedBy.userName, until: actor.viewedBy.until.toISOString() },
      }),
      changePwd: person.must_change,
    }
  })

  serve(app, getPageEntrances, async ({ db, actor, input: { url }, request }) => {
    const settings = await portalOf(db, actor.tenantId, request.hostname, await rootDepartment(db))
    const entries = entriesAt(url, settings, await menuChanges(db), entrances)
    return { entrances: [...new Set(entries.map(({ entrance }) => entrance))] }
  })

  serve(app, getPageAccess, async ({ db, actor, input: { url, permission }, request }) => {
    const settings = await portalOf(db, actor.tenantId, request.hostname, await rootDepartment(db))
    const entries = url === undefined ? [] : entriesAt(url, settings, await menuChanges(db), entrances)
    const name = url === undefined ? functionName(permission ?? '', actor.lang) : pageName(entries, actor)
    if (name === undefined) return { exists: false, name: '', granters: 0, names: [] }
    const granters = await operatorsWithPermission(db, { permission: 'role.manage' })
    const names = actor.permissions.has('org.read') ? granters.map((each) => each.name).slice(0, grantersShown) : []
    return { exists: true, name, granters: granters.length, names }
  })

  serve(app, contract.qryChildList, async ({ db, input }) => {
    const rows = await childDepartments(db, input.deptId === '0' ? undefined : input.deptId, input.findSecond ?? false)
    return presentDepts(db, rows)
  })

  serve(app, contract.getDeptListByDeptName, async ({ db, actor, input: { searchStr = '', deptId } }) => {
    const found = await searchDepartments(db, { searchStr: searchStr.trim(), deptId }, contract.deptsFoundMax)
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

/** Name of a page, that of the caller's own entrance if there are several. */
function pageName(entries: ReturnType<typeof entriesAt>, { entrance, lang }: Pick<Actor, 'entrance' | 'lang'>) {
  const entry = entries.find((each) => each.entrance === entrance) ?? entries[0]
  return lang === 'en' ? entry?.enName : entry?.name
}

function functionName(permission: string, lang: Actor['lang']): string | undefined {
  if (!Object.hasOwn(permissions, permission)) return undefined
  return permissions[permission as Permission][lang === 'en' ? 1 : 0]
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

/** Permissions that are not menus, as entries of type 3 in the wire format. Custom codes are entries of the menu. */
const functionsOf = (held: readonly Permission[]): contract.PermissionEntry[] =>
  held
    .filter((code) => Object.hasOwn(permissions, code))
    .toSorted()
    .flatMap((code) => Object.entries({ [code]: functionNumbers[code], ...prescribedCodes[code] }))
    .map(([permCode, number]) => ({
      permId: String(number),
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
      isShown: '0',
    }))
