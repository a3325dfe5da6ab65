import { Readable } from 'node:stream'
import * as contract from '#contract/payments/batches.ts'
import type { BatchStatus } from '#contract/payments/batch.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { mediaTypeOf } from '#kit/files/upload.rules.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { refuse } from '#kit/refusal.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { giveUpPayments } from './bank.service.ts'
import { decryptBankFile } from './bankFile.ts'
import { batchColumns, paymentColumns, presentBatch, presentPayment } from './batch.present.ts'
import { createBatch, importResults } from './batch.service.ts'
import {
  type BatchFilter,
  batchList,
  fileOf,
  filesOfBatch,
  type ListedBatch,
  paymentList,
  type PaymentFilter,
} from './batch.store.ts'

const all: readonly BatchStatus[] = ['sent', 'done']
const tabs: Record<contract.BatchTab, readonly BatchStatus[]> = { all, sent: ['sent'], done: ['done'] }
type Query = { tab?: contract.BatchTab; status?: BatchStatus; keyword?: string }

const listed = {
  list: batchList,
  filter: ({ input: { tab = 'all', ...input } }: ListCall<Query>): BatchFilter => ({ ...input, statuses: tabs[tab] }),
  present: (row: ListedBatch, { actor }: { readonly actor: Actor }) => presentBatch(row, actor),
}
const findBatch = async (db: Db, actor: Actor, id: string) =>
  presentBatch(await batchList.one(db, { statuses: all }, id), actor)

export const batchRoutes = (hasBank: boolean) => (app: App) => {
  serveList(app, contract.listPaymentBatches, listed)
  serveExport(app, contract.exportPaymentBatches, {
    ...listed,
    name: ['付款批次', 'Payment batches'],
    columns: batchColumns,
  })
  serve(app, contract.findPaymentBatch, async ({ db, actor, input }) => {
    const files = await filesOfBatch(db, { batchId: input.id })
    return {
      ...(await findBatch(db, actor, input.id)),
      files: files.map(({ by_name: byName, at, foreign_: foreign, ...file }) => ({
        ...file,
        byName,
        at: at.toISOString(),
        foreign,
      })),
    }
  })
  const paid = {
    list: paymentList,
    filter: ({ input }: ListCall<PaymentFilter>) => input,
    present: presentPayment,
  }
  serveList(app, contract.listBatchPayments, paid)
  serveExport(app, contract.exportBatchPayments, { ...paid, name: ['付款明细', 'Payments'], columns: paymentColumns })
  serveChanges(
    app,
    contract.listBatchChanges,
    async ({ db, actor, input }) => (await findBatch(db, actor, input.id)).id,
    { of: 'paymentBatch' },
  )
  const write = serveWrites(app, findBatch)
  write(contract.createPaymentBatch, (tx, actor, input, context) => {
    if (input.format === 'direct' && !hasBank) refuse('payment.noBank')
    return createBatch(tx, actor, input, context)
  })
  write(contract.giveUpPayments, giveUpPayments)
  serveDownload(app, contract.downloadBankFile, async ({ database, actor, input }) => {
    const found = await database.read(actor.tenantId, (db) => fileOf.first(db, { id: input.id }))
    if (!found) return refuse('thing.notFound')
    if (found.channel === 'bank') refuse('payment.sentDirectly')
    const content = decryptBankFile(app.context.encryptionKey, actor.tenantId, found)
    const name = found.file_name
    return {
      name,
      type: mediaTypeOf(name.slice(name.lastIndexOf('.'))),
      stream: Readable.from([content]),
      size: content.length,
    }
  })
  serveUpload(
    app,
    contract.importBankResults,
    ({ database, actor, input, file }) => importResults(database, actor, input, file),
    { quota: uploadQuota },
  )
}
