import * as contract from '#contract/ledger/quotaApplications.ts'
import { checkQuotaCa } from '#contract/ledger/quotas.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { applicationColumns, quotaApplicationFlow } from './application.rules.ts'
import { applyForQuota, grantQuota, passesCaCheck, refuseQuota } from './application.service.ts'
import { applicationList, type ApplicationRow, findLatest } from './application.store.ts'

const presentMine = (row: ApplicationRow): contract.MyQuotaApplication => ({
  id: row.id,
  mobile: row.mobile,
  applyReason: row.reason,
  files: row.attachments,
  status: row.status,
  amount: row.amount,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
  reason: row.refusal,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
})
const present = (row: ApplicationRow, actor: Actor): contract.QuotaApplication => ({
  ...presentMine(row),
  version: row.version,
  deptId: row.dept_id,
  deptName: row.dept_name,
  applicant: row.user_name,
  decidedBy: row.decider,
  can: quotaApplicationFlow.can(row, actor),
})

export function applicationRoutes(app: App) {
  serve(app, checkQuotaCa, async ({ db, actor }) => ({ isPassed: await passesCaCheck(db, actor) }))
  serve(app, contract.applyForQuota, async ({ db, actor, input }) => ({ id: await applyForQuota(db, actor, input) }))
  serve(app, contract.myQuotaApplication, async ({ db, actor }) => {
    const row = await findLatest(db, actor.userId)
    return { latest: row ? presentMine(row) : null }
  })
  const records = serveRecords(app, contract.listQuotaApplications, {
    list: applicationList,
    present,
    exported: {
      route: contract.exportQuotaApplications,
      name: ['额度申请', 'Quota requests'],
      columns: applicationColumns,
    },
  })
  records.detail(contract.getQuotaApplication, ({ id }) => id)
  records.changes(contract.listQuotaApplicationChanges, ({ id }) => id, { of: 'quotaApplication' })
  records.write(contract.grantQuota, grantQuota)
  records.write(contract.refuseQuota, refuseQuota)
}
