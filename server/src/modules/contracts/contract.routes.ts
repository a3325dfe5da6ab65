import { Readable } from 'node:stream'
import type { ContractStatus } from '#contract/contracts/contract.ts'
import * as contract from '#contract/contracts/contracts.ts'
import type { EventName } from '#contract/events.ts'
import type { Actor } from '#kit/actor.ts'
import type { Files } from '#kit/files/files.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { renderPdf } from '#kit/pdf/pdf.ts'
import { changeContract } from './changes/change.service.ts'
import { findContract, signingOrder } from './contract.access.service.ts'
import { contractColumns } from './contract.export.rules.ts'
import { presentContract, presentDetail } from './contract.present.ts'
import { archiveContract, createContract, editContract, moveContract, voidContract } from './contract.service.ts'
import {
  type ContractFilter,
  contractList,
  type ContractRow,
  countByStatus,
  countWaiting,
  countWaitingForSupplier,
} from './contract.store.ts'
import { contractPdf } from './documents/document.content.ts'
import { findDocument } from './documents/document.store.ts'
import { readingCopy, signedCopyOf } from './documents/signature.page.ts'
import { signaturesOf } from './signing/signature.store.ts'
import { findPayers, findSources, suppliersToChoose } from './source.store.ts'
import { moveStage } from './stages/stage.service.ts'
import { stagesOf } from './stages/stage.store.ts'
import { templatesToChoose } from './templates/template.store.ts'

const tabs: Record<contract.ContractTab, readonly ContractStatus[]> = {
  all: ['draft', 'approving', 'signing', 'overdue', 'active', 'suspended', 'completed', 'terminated', 'void'],
  draft: ['draft'],
  approving: ['approving'],
  signing: ['signing', 'overdue'],
  active: ['active', 'suspended'],
  ended: ['completed', 'terminated', 'void'],
}
const hidden: readonly ContractStatus[] = ['draft', 'approving']
/** What happens inside before a supplier sees a contract or a change stays there. */
const internalEvents: readonly EventName[] = [
  'contract.saved',
  'contract.submitted',
  'contract.withdrawn',
  'contract.approved',
  'contract.rejected',
  'contract.approvalExpired',
  'contract.archived',
  'contract.depositSettling',
  'contract.depositKept',
  'contract.changeProposed',
  'contract.changeApproved',
  'contract.changeRejected',
  'contract.changeExpired',
  // The change itself shows its supplier that it was withdrawn, if it had been sent.
  'contract.changeWithdrawn',
]
type Query = { tab?: contract.ContractTab; status?: ContractStatus; keyword?: string }

/** Contracts of one side: a supplier sees those that were sent to it. */
const listedFor = (side: 'supplier' | 'purchaser') => ({
  list: contractList,
  filter: async ({ db, actor, input: { tab = 'all', ...input } }: ListCall<Query>): Promise<ContractFilter> => ({
    ...input,
    statuses: side === 'supplier' ? tabs[tab].filter((status) => !hidden.includes(status)) : tabs[tab],
    supplierId: side === 'supplier' ? (actor.supplierId ?? '0') : undefined,
    order: await signingOrder(db),
  }),
  present: (row: ContractRow, { actor }: { readonly actor: Actor }, { order }: ContractFilter) =>
    presentContract(row, actor, order),
})
const exported = { name: ['合同', 'Contracts'], columns: contractColumns } as const

export const contractRoutes = (contents: Files) => (app: App) => {
  serveList(app, contract.listContracts, listedFor('purchaser'))
  serveExport(app, contract.exportContracts, { ...listedFor('purchaser'), ...exported })
  serveList(app, contract.listSupplierContracts, listedFor('supplier'))
  serveExport(app, contract.exportSupplierContracts, { ...listedFor('supplier'), ...exported })
  serve(app, contract.countContracts, async ({ db }) => {
    const counts = new Map((await countByStatus(db)).map(({ status, count }) => [status, count]))
    const of = (tab: contract.ContractTab) => tabs[tab].reduce((all, status) => all + (counts.get(status) ?? 0), 0)
    return {
      all: of('all'),
      draft: of('draft'),
      approving: of('approving'),
      signing: of('signing'),
      active: of('active'),
      ended: of('ended'),
    }
  })
  serve(app, contract.countWaitingContracts, async ({ db }) => ({
    waiting: await countWaiting(db, await signingOrder(db)),
  }))
  serve(app, contract.countSupplierContracts, async ({ db, actor }) => ({
    waiting: await countWaitingForSupplier(db, actor.supplierId ?? '0', await signingOrder(db)),
  }))
  serve(app, contract.findContract, ({ db, actor, input }) => presentDetail(db, actor, input.id))
  serveChanges(
    app,
    contract.listContractChanges,
    async ({ db, actor, input }) => (await findContract(db, actor, input.id)).id,
    { of: 'contract', exceptFor: ({ supplierId }) => (supplierId === null ? [] : internalEvents) },
  )
  serve(app, contract.findContractSources, async ({ db, input }) =>
    (await findSources(db, input.source, input.keyword)).map((row) => ({
      id: row.id,
      sourceNo: row.no,
      title: row.title,
      supplierId: row.supplier_id,
      supplierName: row.supplier_name,
      payerNo: row.payer_no,
      gross: row.gross,
      rate: row.rate,
      validFrom: row.valid_from,
      validTo: row.valid_to,
    })),
  )
  serve(app, contract.contractChoices, async ({ db }) => ({
    templates: [...(await templatesToChoose(db))],
    payers: (await findPayers(db)).map(({ payer_no: payerNo, payer_title: payerTitle }) => ({ payerNo, payerTitle })),
    suppliers: [...(await suppliersToChoose(db))],
  }))
  serveDownload(app, contract.contractPdf, async ({ database, actor, request, input }) => {
    const { id, documentId, original } = input
    const { row, document, stages, signatures } = await database.read(actor.tenantId, async (db) => {
      const found = await findContract(db, actor, id)
      const newest = await findDocument(db, id, documentId ?? null)
      if (documentId !== undefined && !newest) return refuse('thing.notFound')
      return {
        row: found,
        document: newest,
        stages: await stagesOf(db, id),
        signatures: newest ? await signaturesOf(db, id, newest.id) : [],
      }
    })
    const pdf = { name: `${row.no}.pdf`, type: 'application/pdf' }
    if (original) {
      const { file_key: key, size } = document ?? refuse('contract.documentPending')
      if (key === null || size === null) return refuse('contract.documentPending')
      return { ...pdf, size, stream: await contents.get(key) }
    }
    const content = document?.content ?? contractPdf(row, stages, 1)
    const copy = signedCopyOf(row, document, `${app.context.originOf(request)}/verifyContract`)
    const bytes = Buffer.from(await renderPdf(readingCopy(content, signatures, copy)))
    return { ...pdf, size: bytes.length, stream: Readable.from([bytes]) }
  })

  const write = serveWrites(app, presentDetail)
  write(contract.createContract, createContract)
  write(contract.editContract, editContract)
  write(contract.moveContract, moveContract)
  write(contract.voidContract, voidContract)
  write(contract.changeContract, changeContract)
  write(contract.archiveContract, archiveContract)
  write(contract.moveStage, moveStage)
}
