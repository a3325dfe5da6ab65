import * as contract from '#contract/warehouse/inbound.ts'
import type { App } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { findDocument } from '../documents/document.access.service.ts'
import { closeInbound, createOtherInbound, putAway, reverseMove } from './putAway.service.ts'

export function inboundRoutes(app: App) {
  const write = serveWrites(app, findDocument)
  write(contract.putAway, putAway)
  write(contract.closeInbound, closeInbound)
  write(contract.createOtherInbound, createOtherInbound)
  write(contract.reverseMove, reverseMove)
}
