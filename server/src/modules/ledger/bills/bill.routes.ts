import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/ledger/quotaBills.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { scopeOf } from '../fund.rules.ts'
import { billColumns, presentBill, presentBillDetail, presentQuota, quotaColumns } from './bill.present.ts'
import { freezeQuota, liftQuota, repayQuotaBill } from './bill.service.ts'
import { billList, quotaAccountList } from './bill.store.ts'

export function billRoutes(app: App) {
  const read = async (db: Db, actor: Actor, id: string) =>
    presentBillDetail(db, await billList.one(db, { reach: scopeOf(actor) }, id), actor)
  const bills = serveRecords(app, contract.listQuotaBills, {
    list: billList,
    scope: (actor) => ({ reach: scopeOf(actor) }),
    present: presentBill,
    read,
    exported: { route: contract.exportQuotaBills, name: ['额度账单', 'Bills of quotas'], columns: billColumns },
  })
  bills.detail(contract.findQuotaBill, ({ id }) => id)
  bills.changes(contract.listQuotaBillChanges, ({ id }) => id, { of: 'quotaBill' })
  bills.write(contract.repayQuotaBill, repayQuotaBill)
  const accounts = serveRecords(app, contract.listQuotaAccounts, {
    list: quotaAccountList,
    scope: (actor) => ({ reach: scopeOf(actor), today: dayOf(actor.now) }),
    present: presentQuota,
    exported: { route: contract.exportQuotaAccounts, name: ['额度账户', 'Quotas'], columns: quotaColumns },
  })
  accounts.write(contract.freezeQuota, freezeQuota)
  accounts.write(contract.liftQuota, liftQuota)
}
