import * as contract from '#contract/warehouse/transfers.ts'
import type { App } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { findDocument } from '../documents/document.access.service.ts'
import { arriveTransfer, cancelTransfer, createTransfer, settleTransfer, shipTransfer } from './transfer.service.ts'

export function transferRoutes(app: App) {
  const write = serveWrites(app, findDocument)
  write(contract.createTransfer, createTransfer)
  write(contract.shipTransfer, shipTransfer)
  write(contract.arriveTransfer, arriveTransfer)
  write(contract.cancelTransfer, cancelTransfer)
  write(contract.settleTransfer, settleTransfer)
}
