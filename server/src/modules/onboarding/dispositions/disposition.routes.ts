import * as contract from '#contract/onboarding/dispositions.ts'
import { blockKindNames } from '#contract/suppliers/blocks.ts'
import type { Actor } from '#kit/actor.ts'
import { ownActions } from '#kit/case/case.rules.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { dispositionFlow, isHearing, isInForce } from './disposition.rules.ts'
import { decide, drop, lift, propose, state } from './disposition.service.ts'
import { type DispositionRow, dispositions, dispositionStore } from './disposition.store.ts'
import { restores } from './restore.case.ts'

const presentOwn = (row: DispositionRow, actor: Actor): contract.OwnDisposition => ({
  id: row.id,
  version: row.version,
  supplierName: row.supplier_name,
  kind: row.kind,
  purposes: row.purposes,
  until: row.last_day ?? '',
  cause: row.cause,
  statement: row.statement,
  hearingUntil: row.hearing_until.toISOString(),
  isInForce: isInForce(row, actor.now),
  reply: row.reply,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  ownActions: ownActions(dispositionFlow, row.status).filter((action) => action === 'state'),
})
const present = (row: DispositionRow, actor: Actor): contract.Disposition => {
  const { ownActions: _, ...own } = presentOwn(row, actor)
  return {
    ...own,
    ownActions: [],
    supplierId: row.supplier_id,
    proposer: row.proposer,
    handler: row.handler,
    can: dispositionFlow
      .can(row, actor)
      .filter(
        (action) => action !== 'state' && (action !== 'decide' || !isHearing(row, actor.now)),
      ) as contract.Disposition['can'],
  }
}

export function dispositionRoutes(app: App) {
  serveCases(app, contract.dispositionCase, {
    store: dispositionStore,
    present,
    own: { present: presentOwn, ownerOf: ({ supplierId }) => supplierId ?? '0' },
    name: ['供应商处置', 'Dispositions'],
    columns: {
      supplierName: ['供应商', 'Supplier'],
      kind: { title: ['处置', 'Disposition'], words: blockKindNames },
      cause: ['事由', 'Cause'],
      statement: ['申辩', 'Answer'],
      until: ['截止日', 'Last day'],
      status: { title: ['状态', 'Status'], words: contract.dispositionStatusNames },
      proposer: ['提出人', 'Proposed by'],
      handler: ['决定人', 'Decided by'],
      createdAt: ['提出时间', 'Proposed'],
      decidedAt: ['决定时间', 'Decided'],
    },
    commands: { decide, drop, lift },
  })
  serve(app, contract.proposeDisposition, async ({ db, actor, input }) =>
    present(await dispositions.find(db, await propose(db, actor, input)), actor),
  )
  serve(app, contract.stateOnDisposition, async ({ db, actor, input }) =>
    presentOwn(await dispositions.find(db, await state(db, actor, input)), actor),
  )
  restores.routes(app)
}
