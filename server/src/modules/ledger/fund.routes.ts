import * as contract from '#contract/ledger/ledger.ts'
import { pageOf } from '#kit/page.ts'
import { type App, serve } from '#kit/serve.ts'
import { scopeOf } from './fund.rules.ts'
import { presentFund, quotaCheckOf, quotaShownTo, setBudget } from './fund.service.ts'
import { type EntryRow, findFund, pageOfEntries, pageOfFunds } from './fund.store.ts'

const presentEntry = (row: EntryRow): contract.FundEntry => ({
  seq: row.seq,
  kind: row.kind,
  part: row.part,
  change: row.change,
  refKind: row.ref_kind,
  refId: row.ref_id,
  at: row.at.toISOString(),
})

export function fundRoutes(app: App) {
  serve(app, contract.listBudgets, async ({ sql, actor, input: { kind, deptId, on, page = 1, limit = 10 } }) => {
    const { rows, total } = await pageOfFunds(sql, { scope: scopeOf(actor), kind, deptId, on }, page, limit)
    return pageOf(rows.map(presentFund), total, page, limit)
  })
  serve(app, contract.listFundEntries, async ({ sql, actor, input: { id, page = 1, limit = 10 } }) => {
    const fund = await findFund(sql, id, scopeOf(actor))
    const { rows, total } = await pageOfEntries(sql, fund.id, page, limit)
    return pageOf(rows.map(presentEntry), total, page, limit)
  })
  serve(app, contract.setBudget, async ({ sql, actor, input }) => presentFund(await setBudget(sql, actor, input)))
  serve(app, contract.queryIsCheckQuota, ({ sql }) => quotaCheckOf(sql))
  serve(app, contract.quotaReleased, ({ sql, actor }) => quotaShownTo(sql, actor))
}
