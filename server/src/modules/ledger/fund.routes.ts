import * as contract from '#contract/ledger/ledger.ts'
import { fundUse } from '#contract/ledger/fundUse.ts'
import * as quotas from '#contract/ledger/quotas.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { fundColumns, fundEntryColumns } from './fund.export.rules.ts'
import { scopeOf } from './fund.rules.ts'
import { presentFund, quotaCheckOf, quotaShownTo, setBudget } from './fund.service.ts'
import { findFund } from './fund.store.ts'
import { useOfFund } from './use/fund.use.service.ts'
import { documented } from './fund.documents.service.ts'
import { presentEntry } from './entry.present.ts'
import { fundEntryList, type FundFilter, fundList } from './fund.list.store.ts'

export function fundRoutes(app: App) {
  const funds = {
    list: fundList,
    filter: ({ actor, input }: ListCall<Omit<FundFilter, 'reach'>>) => ({ ...input, reach: scopeOf(actor) }),
    present: presentFund,
  }
  serveList(app, contract.listBudgets, funds)
  serveExport(app, contract.exportBudgets, { ...funds, name: ['预算', 'Budgets'], columns: fundColumns })
  const entries = {
    list: documented(fundEntryList, app.context.queryPorts),
    filter: async ({ db, actor, input: { id } }: ListCall<{ id: string }>) => ({
      fundId: (await findFund(db, id, scopeOf(actor))).id,
    }),
    present: presentEntry,
  }
  serveList(app, contract.listFundEntries, entries)
  serveExport(app, contract.exportFundEntries, {
    ...entries,
    name: ['预算明细', 'Budget entries'],
    columns: fundEntryColumns,
  })
  serve(app, fundUse, ({ db, actor, input }) => useOfFund(db, actor, input.id))
  serve(app, contract.setBudget, async ({ db, actor, input }) => presentFund(await setBudget(db, actor, input)))
  serve(app, quotas.queryIsCheckQuota, ({ db }) => quotaCheckOf(db))
  serve(app, quotas.quotaReleased, ({ db, actor }) => quotaShownTo(db, actor))
}
