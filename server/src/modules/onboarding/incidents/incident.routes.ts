import * as contract from '#contract/onboarding/incidents.ts'
import type { Actor } from '#kit/actor.ts'
import { ownActions } from '#kit/case/case.rules.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { incidentFlow, isAnswering } from './incident.rules.ts'
import { dismiss, escalate, report, stateOn, warn } from './incident.service.ts'
import { type IncidentRow, incidents, incidentStore } from './incident.store.ts'

const presentOwn = (row: IncidentRow): contract.OwnIncident => ({
  id: row.id,
  version: row.version,
  status: row.status,
  supplierName: row.supplier_name,
  source: row.source,
  orderNo: row.source_no,
  severity: row.severity,
  occurredOn: row.occurred_on,
  facts: row.facts,
  files: row.files,
  statement: row.statement,
  hearingUntil: row.hearing_until.toISOString(),
  reply: row.reply,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  ownActions: ownActions(incidentFlow, row.status).filter((action) => action === 'state'),
})
const present = (row: IncidentRow, actor: Actor): contract.Incident => ({
  ...presentOwn(row),
  ownActions: [],
  supplierId: row.supplier_id,
  reporter: row.reporter,
  handler: row.handler,
  dispositionId: row.disposition_id,
  can: incidentFlow
    .can(row, actor)
    .filter((action) => action === 'dismiss' || !isAnswering(row, actor.now)) as contract.Incident['can'],
})

export function incidentRoutes(app: App) {
  serveCases(app, contract.incidentCase, {
    store: incidentStore,
    present,
    own: { present: presentOwn, ownerOf: ({ supplierId }) => supplierId ?? '0' },
    name: ['供应商违规', 'Incidents'],
    columns: {
      supplierName: ['供应商', 'Supplier'],
      source: { title: ['来源', 'Source'], words: contract.incidentSourceNames },
      orderNo: ['订单编号', 'Order'],
      severity: { title: ['程度', 'Severity'], words: contract.severityNames },
      occurredOn: ['发生日期', 'Date'],
      facts: ['事实', 'Facts'],
      statement: ['供应商说明', 'Statement'],
      status: { title: ['状态', 'Status'], words: contract.incidentStatusNames },
      reply: ['处理意见', 'Decision'],
      reporter: ['登记人', 'Reported by'],
      handler: ['处理人', 'Decided by'],
      createdAt: ['登记时间', 'Reported'],
      decidedAt: ['处理时间', 'Decided'],
    },
    commands: { dismiss, warn, escalate },
  })
  serve(app, contract.reportIncident, async ({ db, actor, input }) =>
    present(await incidents.find(db, await report(db, actor, input)), actor),
  )
  serve(app, contract.stateOnIncident, async ({ db, actor, input }) =>
    presentOwn(await incidents.find(db, await stateOn(db, actor, input))),
  )
}
