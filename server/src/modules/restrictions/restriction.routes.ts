import * as contract from '#contract/restrictions/applications.ts'
import * as blackList from '#contract/restrictions/blackList.ts'
import { functionOfPermission, restrictedFunctions } from '#contract/restrictions/functions.ts'
import * as managed from '#contract/restrictions/restrictions.ts'
import { countWaitingApplications } from '#contract/restrictions/waiting.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { accountsMatching } from '#modules/identity/index.ts'
import { grantRestore, refuseRestore, saveRestore, submitRestore, takeRestoreBack } from './application.service.ts'
import {
  applicationList,
  type ApplicationRow,
  applications,
  countWaiting,
  myApplicationList,
} from './application.store.ts'
import { applicationColumns, applicationFlow, restrictionColumns, restrictionFlow } from './restriction.rules.ts'
import { imposeRestrictions, liftRestriction, restrictedOf } from './restriction.service.ts'
import { inForce, restrictionList, type RestrictionRow } from './restriction.store.ts'

const present = (row: RestrictionRow, actor: Actor): managed.Restriction => ({
  id: row.id,
  version: row.version,
  userCode: row.user_code,
  userName: row.user_name,
  deptName: row.dept_name,
  permissionId: row.perm_id,
  reason: row.reason,
  startTime: row.starts_at.toISOString(),
  endTime: row.ends_at?.toISOString() ?? null,
  status: row.status,
  createdBy: row.created_by,
  createdAt: row.created_at.toISOString(),
  liftedBy: row.lifted_by,
  liftedAt: row.lifted_at?.toISOString() ?? null,
  liftReason: row.lift_reason,
  can: row.person_id === actor.personId ? [] : restrictionFlow.can(row, actor),
})

const presentMine = (row: ApplicationRow): blackList.MyApplication => ({
  id: row.id,
  version: row.version,
  applyUserName: row.apply_name,
  applyUserMobile: row.apply_mobile,
  permissionIdList: row.perm_ids,
  applyReason: row.apply_reason,
  storageFileDtoList: row.attachments,
  status: row.status,
  reply: row.reply,
  decidedAt: row.decided_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? null,
})
const presentApplication = (row: ApplicationRow, actor: Actor): contract.RestoreApplication => ({
  ...presentMine(row),
  userCode: row.user_code,
  deptName: row.dept_name,
  handler: row.handler,
  can: applicationFlow.can(row, actor),
})
const readMine = async (db: Db, id: string) => presentMine(await applications.find(db, id))

export function restrictionRoutes(app: App) {
  ownRoutes(app)
  serve(app, managed.imposeRestrictions, async ({ db, actor, input }) => {
    await imposeRestrictions(db, actor, input)
    return null
  })
  serve(app, managed.findRestrictable, async ({ db, actor, input: { keyword = '' } }) =>
    (await accountsMatching(db, keyword.trim(), actor)).map((row) => ({
      userId: row.user_id,
      userCode: row.user_code,
      userName: row.user_name,
      deptName: row.dept_name,
    })),
  )
  const restrictions = serveRecords(app, managed.listRestrictions, {
    list: restrictionList,
    present,
    exported: { route: managed.exportRestrictions, name: ['功能限制', 'Restrictions'], columns: restrictionColumns },
  })
  restrictions.detail(managed.getRestriction, ({ id }) => id)
  restrictions.changes(managed.listRestrictionChanges, ({ id }) => id, { of: 'restriction' })
  restrictions.write(managed.liftRestriction, liftRestriction)

  serve(app, countWaitingApplications, async ({ db }) => ({ count: await countWaiting(db) }))
  const queue = serveRecords(app, contract.listRestoreApplications, {
    list: applicationList,
    present: presentApplication,
    exported: {
      route: contract.exportRestoreApplications,
      name: ['恢复申请', 'Restore applications'],
      columns: applicationColumns,
    },
  })
  queue.detail(contract.getRestoreApplication, ({ id }) => id)
  queue.changes(contract.listApplicationChanges, ({ id }) => id, { of: 'restoreApplication' })
  queue.write(contract.grantRestore, grantRestore)
  queue.write(contract.refuseRestore, refuseRestore)
}

/** Calls of people about themselves. */
function ownRoutes(app: App) {
  serve(app, blackList.isBlackPermissionV2, async ({ db, actor, input: { apiUrl } }) => {
    const named = functionOfPermission(app.context.accessOf(apiUrl) ?? '')
    const { ids } = await restrictedOf(db, actor.personId, actor.now)
    return named !== undefined && ids.includes(named) ? 'inBlackList' : 'notInBlackList'
  })
  serve(app, blackList.getDisable, async ({ db, actor }) => {
    const rows = await inForce(db, { personId: actor.personId, at: actor.now })
    return rows.map(({ perm_id: permissionId, reason, starts_at: startsAt, ends_at: endsAt }) => {
      const [permissionName, enName] = restrictedFunctions[permissionId].name
      const [startTime, endTime] = [startsAt.toISOString(), endsAt?.toISOString() ?? null]
      return { permissionId, permissionName, enName, reason, startTime, endTime }
    })
  })
  serve(app, blackList.startApprovalFlow, async ({ db, actor, input }) =>
    readMine(db, await submitRestore(db, actor, input)),
  )
  serve(app, blackList.saveRestoreDraft, async ({ db, actor, input }) =>
    readMine(db, await saveRestore(db, actor, input)),
  )
  serve(app, blackList.withdrawRestore, async ({ db, actor, input }) =>
    readMine(db, await takeRestoreBack(db, actor, input)),
  )
  serveList(app, blackList.listMyApplications, {
    list: myApplicationList,
    filter: ({ actor: { personId }, input: { status } }) => ({ personId, status }),
    present: presentMine,
  })
}
