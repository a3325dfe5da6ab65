import * as contract from '#contract/signals/exemptions.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { agree, decline, end, exemptionFlow, propose } from './exemption.service.ts'
import { exemptionList, type ExemptionRow } from './exemption.store.ts'

const present = (row: ExemptionRow, actor: Actor): contract.Exemption => ({
  id: row.id,
  version: row.version,
  status: row.status,
  rule: row.rule,
  caseId: row.case_id,
  subject: row.subject,
  reason: row.reason,
  until: row.until,
  isOver: row.until < dayOf(actor.now),
  proposer: row.proposer,
  decider: row.decider,
  findings: row.findings,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: exemptionFlow.can(row, actor),
})

export function exemptionRoutes(app: App) {
  serveList(app, contract.listExemptions, {
    list: exemptionList,
    filter: ({ actor, input }) => ({ ...input, reader: actor.personId }),
    present: (row, { actor }) => present(row, actor),
  })
  const write = serveWrites(app, async (db: Db, actor: Actor, id: string) =>
    present(await exemptionList.one(db, { reader: actor.personId }, id), actor),
  )
  write(contract.proposeExemption, propose)
  write(contract.agreeExemption, agree)
  write(contract.declineExemption, decline)
  write(contract.endExemption, end)
}
