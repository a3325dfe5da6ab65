import * as contract from '#contract/warehouse/scraps.ts'
import type { App } from '#kit/http/serve.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import { findDocument } from '../documents/document.access.service.ts'
import { cancelScrap, createScrap, executeScrap } from './scrap.service.ts'

export function scrapRoutes(app: App) {
  const write = serveWrites(app, findDocument)
  write(contract.createScrap, createScrap)
  write(contract.executeScrap, executeScrap)
  write(contract.cancelScrap, cancelScrap)
}
