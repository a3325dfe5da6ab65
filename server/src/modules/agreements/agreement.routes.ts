import type { AgreementStatus } from '#contract/agreements/agreement.ts'
import * as contract from '#contract/agreements/agreements.ts'
import { matchAgreementRows, readAgreementSheet } from '#contract/agreements/agreementSheet.ts'
import { countWaitingAgreements } from '#contract/agreements/waiting.ts'
import type { Actor } from '#kit/actor.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { suppliersToChoose } from '#modules/suppliers/index.ts'
import { findAgreement } from './agreement.access.service.ts'
import { agreementColumns } from './agreement.export.rules.ts'
import { presentAgreement, presentDetail } from './agreement.present.ts'
import {
  createAgreement,
  declineAgreement,
  discardAgreement,
  editAgreement,
  moveAgreement,
  suspendAgreement,
  terminateAgreement,
} from './agreement.service.ts'
import {
  type AgreementFilter,
  agreementGoods,
  agreementList,
  type AgreementRow,
  countByStatus,
  countWaiting,
} from './agreement.store.ts'
import { changeAgreement, extendAgreement } from './changes/change.service.ts'
import { confirmAgreement, leaveAgreement } from './parties/party.service.ts'
import { matchRows, readSheet } from './sheet.service.ts'

const tabs: Record<contract.AgreementTab, readonly AgreementStatus[]> = {
  all: ['10', '20', '30', '40', '50', '55', '70', '90'],
  draft: ['10'],
  pending: ['20', '30'],
  inForce: ['40', '50', '55'],
  ended: ['70', '90'],
}
const hidden: readonly AgreementStatus[] = ['10', '20']
type Query = { tab?: contract.AgreementTab; status?: AgreementStatus; keyword?: string }

/** Agreements of one side: a supplier sees those that were sent to it. */
const listedFor = (side: 'supplier' | 'operator') => ({
  list: agreementList,
  filter: ({ actor, input: { tab = 'all', ...input } }: ListCall<Query>): AgreementFilter => ({
    ...input,
    statuses: side === 'supplier' ? tabs[tab].filter((status) => !hidden.includes(status)) : tabs[tab],
    supplierId: side === 'supplier' ? (actor.supplierId ?? '0') : undefined,
  }),
  present: (row: AgreementRow, { actor }: { readonly actor: Actor }) => presentAgreement(row, actor),
})
const exported = { name: ['协议', 'Agreements'], columns: agreementColumns } as const

export function agreementRoutes(app: App) {
  serveList(app, contract.listAgreements, listedFor('operator'))
  serveExport(app, contract.exportAgreements, { ...listedFor('operator'), ...exported })
  serveList(app, contract.listSupplierAgreements, listedFor('supplier'))
  serveExport(app, contract.exportSupplierAgreements, { ...listedFor('supplier'), ...exported })
  serveList(app, contract.listAgreementGoods, {
    list: agreementGoods,
    filter: ({ input }: ListCall<{ supplierId: string; keyword?: string }>) => input,
    present: (row) => ({
      skuId: row.id,
      supplierSku: row.supplier_sku,
      name: row.name,
      spec: row.spec,
      unit: row.unit,
      listPrice: row.list_price,
    }),
  })
  serveUpload(app, readAgreementSheet, async ({ actor, input, file }) => readSheet(file, input, actor), {
    quota: uploadQuota,
  })
  serve(app, matchAgreementRows, ({ db, input }) => matchRows(db, input))
  serve(app, contract.listAgreementSuppliers, ({ db }) => suppliersToChoose(db))
  serve(app, contract.countAgreements, async ({ db }) => {
    const counts = new Map((await countByStatus(db)).map(({ status, count }) => [status, count]))
    const of = (tab: contract.AgreementTab) => tabs[tab].reduce((all, status) => all + (counts.get(status) ?? 0), 0)
    return {
      all: of('all'),
      draft: of('draft'),
      pending: of('pending'),
      inForce: of('inForce'),
      ended: of('ended'),
    }
  })
  serve(app, countWaitingAgreements, async ({ db, actor }) => ({
    waiting: await countWaiting(db, actor.supplierId ?? '0'),
  }))
  serve(app, contract.findAgreement, ({ db, actor, input }) => presentDetail(db, actor, input.id))
  serveChanges(
    app,
    contract.listAgreementChanges,
    async ({ db, actor, input }) => (await findAgreement(db, actor, input.id)).id,
    {
      of: 'agreement',
      // What other parties do, and what was ordered of all together, is not for a supplier.
      exceptFor: ({ supplierId }) =>
        supplierId === null ? [] : ['agreement.partyConfirmed', 'agreement.partyLeft', 'agreement.capReached'],
    },
  )
  serve(app, contract.discardAgreement, async ({ db, actor, input }) => {
    await discardAgreement(db, actor, input)
    return null
  })
  // A declined agreement is a draft again, which its supplier does not see.
  serve(app, contract.declineAgreement, async ({ db, actor, input }) => {
    await declineAgreement(db, actor, input)
    return null
  })

  const write = serveWrites(app, presentDetail)
  write(contract.createAgreement, createAgreement)
  write(contract.editAgreement, editAgreement)
  write(contract.moveAgreement, moveAgreement)
  write(contract.extendAgreement, extendAgreement)
  write(contract.changeAgreement, changeAgreement)
  write(contract.suspendAgreement, suspendAgreement)
  write(contract.terminateAgreement, terminateAgreement)
  write(contract.confirmAgreement, confirmAgreement)
  write(contract.leaveAgreement, leaveAgreement)
}
