import * as contract from '#contract/payments/payees.ts'
import type { PayeeChangeStatus } from '#contract/payments/payee.ts'
import { countPayeeChanges } from '#contract/payments/waitingPayments.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { accountColumns, changeColumns, presentAccount, presentChange } from './payee.present.ts'
import * as service from './payee.service.ts'
import {
  type ChangeFilter,
  countChanges,
  type ListedChange,
  payeeAccountList,
  payeeChangeList,
  suppliersToPay,
} from './payee.store.ts'

const all: readonly PayeeChangeStatus[] = ['submitted', 'verified', 'cooling', 'effective', 'rejected', 'withdrawn']
const tabs: Record<contract.PayeeTab, readonly PayeeChangeStatus[]> = {
  open: ['submitted', 'verified', 'cooling'],
  submitted: ['submitted'],
  verified: ['verified'],
  cooling: ['cooling'],
  all,
}
type Query = { tab?: contract.PayeeTab; status?: PayeeChangeStatus; keyword?: string }
const supplierOf = ({ supplierId }: Actor): string | undefined => supplierId ?? undefined

const listed = {
  list: payeeChangeList,
  filter: ({ actor, input: { tab = 'open', ...input } }: ListCall<Query>): ChangeFilter => ({
    ...input,
    statuses: tabs[tab],
    supplierId: supplierOf(actor),
  }),
  present: (row: ListedChange, { actor }: { readonly actor: Actor }) => presentChange(row, actor),
}

/** Finds a change that the actor reads: a supplier its own, others all. */
const findChange = async (db: Db, actor: Actor, id: string) =>
  presentChange(await payeeChangeList.one(db, { statuses: all, supplierId: supplierOf(actor) }, id), actor)

export function payeeRoutes(app: App) {
  const accounts = {
    list: payeeAccountList,
    filter: ({ input }: ListCall<{ keyword?: string }>) => input,
    present: presentAccount,
  }
  serveList(app, contract.listPayeeAccounts, accounts)
  serveExport(app, contract.exportPayeeAccounts, {
    ...accounts,
    name: ['收款账户', 'Payee accounts'],
    columns: accountColumns,
  })
  serveList(app, contract.listPayeeProposals, listed)
  serveExport(app, contract.exportPayeeProposals, {
    ...listed,
    name: ['收款账户变更', 'Changes of payee accounts'],
    columns: changeColumns,
  })
  serveList(app, contract.listOwnPayeeProposals, {
    ...listed,
    filter: ({ actor, input }: ListCall<{ status?: PayeeChangeStatus }>) => ({
      ...input,
      statuses: all,
      supplierId: actor.supplierId ?? '0',
    }),
  })
  serveChanges(
    app,
    contract.listPayeeChanges,
    async ({ db, actor, input }) => (await findChange(db, actor, input.id)).id,
    { of: 'payeeChange' },
  )
  serve(app, contract.findOwnPayee, async ({ db, actor }) => {
    const found = await payeeAccountList.page(db, { supplierId: actor.supplierId ?? '0' }, { limit: 1 })
    return { account: found.rows[0] ? presentAccount(found.rows[0]) : null }
  })
  serve(app, countPayeeChanges, ({ db, actor: { personId, permissions } }) =>
    countChanges.one(db, {
      personId,
      verifies: permissions.has('payee.verify'),
      approves: permissions.has('payee.approve'),
    }),
  )
  serve(app, contract.listPayeeSuppliers, ({ db }) => suppliersToPay(db))
  const write = serveWrites(app, findChange)
  write(contract.proposePayee, service.proposePayee)
  write(contract.proposeOwnPayee, service.proposeOwnPayee)
  write(contract.callBackPayee, service.callBackPayee)
  write(contract.approvePayee, service.approvePayee)
  write(contract.rejectPayee, service.rejectPayee)
  write(contract.withdrawPayee, service.withdrawPayee)
  write(contract.withdrawOwnPayee, service.withdrawPayee)
}
