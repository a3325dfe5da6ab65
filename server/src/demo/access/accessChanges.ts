import { dayOf } from '#contract/kit/calendar.ts'
import type { PersonDraft } from '#contract/identity/people.ts'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Tx } from '#kit/database/database.ts'
import type { JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  addDepartment,
  addPerson,
  addRole,
  editDepartment,
  editPerson,
  editRole,
  findDepartmentByCode,
  setAccountRoles,
  setAccountStatus,
} from '#modules/identity/index.ts'
import { unlockLogin } from '#modules/login/index.ts'
import { inOfficeHours } from '../orders/officeHours.ts'
import { actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'

/** Account that maintains departments and people; the operator maintains roles. */
export const administrator = 'orgadmin'
/** Buyer who has forgotten a password. */
const locked = 'mengchunhe'
const minutesBetween = 7
/** Last day of the temporary account, in days before now. */
const temporaryUntil = 20

const department = { deptCode: '001008002', deptType: '2' } as const
const role = { code: 'warehouseKeeper', enName: 'Warehouse keeper', permissions: ['goods.read', 'order.read'] }

/** Changes access during the last two months: new people, roles and a department, and what became of them. */
export async function changeAccess(tx: Tx, { now, tenantId }: JobContext, services: ServiceContext): Promise<void> {
  const { of, operator } = await actorsOf(tx, tenantId)
  const admin = of(administrator)
  const branch = await findDepartmentByCode(tx, department.deptCode.slice(0, -3))
  if (!admin || !branch) return
  let at = now
  /** Begins a working session in the past; the fractions of days make the times differ. */
  const begin = (daysAgo: number) => (at = inOfficeHours(later(now, -daysAgo * 24)))
  /** The person at the time of the next change. */
  async function by(actor: Actor): Promise<Actor> {
    at = later(at, minutesBetween / 60)
    await setTransactionTime(tx, at)
    return { ...actor, now: at }
  }
  const hire = async (person: Pick<PersonDraft, 'userName' | 'userCode' | 'mobile' | 'expiresOn'>, roleId: string) => {
    const draft = { ...person, email: '', deptId, entrance: 'purchaser' } as const
    const userId = await addPerson(tx, await by(admin), draft)
    await setAccountRoles(tx, await by(operator), { userId, roleIds: [roleId] })
    return userId
  }

  begin(57.94)
  const deptId = await addDepartment(tx, await by(admin), {
    ...department,
    deptName: '华东仓储组',
    pDeptId: branch.id,
  })
  const roleId = await addRole(tx, await by(operator), { ...role, name: '仓库管理员' })
  const keeper = { userName: '陶安然', userCode: 'taoanran', mobile: '13800008001' }
  const keeperId = await hire(keeper, roleId)

  begin(50.13)
  const leaverId = await hire({ userName: '骆闻笛', userCode: 'luowendi', mobile: '13800008002' }, roleId)
  await hire(
    {
      userName: '冯小满',
      userCode: 'fengxiaoman',
      mobile: '13800008003',
      expiresOn: dayOf(later(now, -temporaryUntil * 24)),
    },
    roleId,
  )

  begin(41.07)
  await editRole(tx, await by(operator), {
    ...role,
    id: roleId,
    version: 1,
    name: '仓储管理员',
    permissions: [...role.permissions, 'order.receive'],
  })

  begin(32.91)
  await editDepartment(tx, await by(admin), { ...department, deptId, version: 1, deptName: '华东仓储部' })

  begin(21.04)
  const replaced = { ...keeper, userId: keeperId, version: 1, deptId, mobile: '13800008011', email: '' }
  await editPerson(tx, await by(admin), { ...replaced, expiresOn: dayOf(later(now, 365 * 24)) }, services)

  begin(11.83)
  const forgetful = of(locked)
  if (forgetful) await unlockLogin(tx, await by(admin), forgetful.userId)

  begin(6.17)
  await setAccountStatus(tx, await by(admin), { userId: leaverId, status: 'disabled' }, services)
}
