import * as contract from '#contract/ledger/budgetChanges.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { scopeOf } from '../fund.rules.ts'
import { findBudgetChange, presentBudgetChange } from './change.access.service.ts'
import { budgetChangeColumns } from './change.rules.ts'
import { requestBudgetChange, withdrawBudgetChange } from './change.service.ts'
import { budgetChangeList } from './change.store.ts'

export function budgetChangeRoutes(app: App) {
  const { write } = serveRecords(app, contract.listBudgetChangeRequests, {
    list: budgetChangeList,
    scope: (actor) => ({ reach: scopeOf(actor) }),
    present: presentBudgetChange,
    read: async (db, actor, id) => presentBudgetChange(await findBudgetChange(db, actor, id), actor),
    exported: {
      route: contract.exportBudgetChangeRequests,
      name: ['预算调整', 'Budget changes'],
      columns: budgetChangeColumns,
    },
  })
  serve(app, contract.findBudgetChange, async ({ db, actor, input }) =>
    presentBudgetChange(await findBudgetChange(db, actor, input.id), actor),
  )
  serveChanges(
    app,
    contract.listBudgetChangeChanges,
    async ({ db, actor, input }) => (await findBudgetChange(db, actor, input.id)).id,
    { of: 'budgetChange' },
  )
  write(contract.requestBudgetChange, requestBudgetChange)
  write(contract.withdrawBudgetChange, withdrawBudgetChange)
}
