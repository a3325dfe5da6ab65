import * as contract from '#contract/sourcing/deposits/deposits.ts'
import type { Actor } from '#kit/actor.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { depositColumns } from './deposit.export.rules.ts'
import { depositScopeOf, presentDeposit, presentOwnDeposit, readDeposit } from './deposit.present.ts'
import { decideDeposit, reportDeposit, settleDeposit } from './deposit.service.ts'
import { countReported, type DepositFilter, depositList, type ListedDeposit } from './deposit.store.ts'

export function depositRoutes(app: App) {
  const handled = {
    list: depositList,
    filter: ({ actor, input }: ListCall<DepositFilter>) => ({ ...input, scope: depositScopeOf(actor) }),
    present: (row: ListedDeposit, { actor }: { readonly actor: Actor }) => presentDeposit(row, actor),
  }
  serveList(app, contract.listProjectDeposits, handled)
  serveExport(app, contract.exportProjectDeposits, {
    ...handled,
    name: ['投标保证金', 'Deposits of projects'],
    columns: depositColumns,
  })
  serveChanges(
    app,
    contract.listDepositChanges,
    async ({ db, actor, input }) => (await readDeposit(db, actor, input.id)).id,
    { of: 'projectDeposit' },
  )
  serve(app, contract.countReportedDeposits, ({ db }) => countReported(db))
  serve(app, contract.decideProjectDeposit, async ({ db, actor, input }) =>
    readDeposit(db, actor, await decideDeposit(db, actor, input)),
  )
  serve(app, contract.settleProjectDeposit, async ({ db, actor, input }) =>
    readDeposit(db, actor, await settleDeposit(db, actor, input)),
  )
  serve(app, contract.findMyDeposit, ({ db, actor, input }) => presentOwnDeposit(db, actor, input.projectId))
  serve(app, contract.reportProjectDeposit, async ({ db, actor, input }) =>
    presentOwnDeposit(db, actor, await reportDeposit(db, actor, input)),
  )
}
