import type { DocumentKind, DocumentStatus } from '#contract/warehouse/document.ts'
import * as counts from '#contract/warehouse/counts.ts'
import * as inbound from '#contract/warehouse/inbound.ts'
import * as issues from '#contract/warehouse/issues.ts'
import * as scraps from '#contract/warehouse/scraps.ts'
import * as transfers from '#contract/warehouse/transfers.ts'
import { countOwnIssues, countStockTasks } from '#contract/warehouse/waiting.ts'
import type { Actor } from '#kit/actor.ts'
import { serveChanges } from '#kit/events/changes.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { scopeOf } from '../scope.rules.ts'
import { countTasks, countToSign } from '../workbench.store.ts'
import { documentWords, presentDocument } from './document.present.ts'
import { findDocument } from './document.access.service.ts'
import { documentList, type DocumentFilter, type ListedDocument } from './document.store.ts'

type Tabs<Tab extends string> = Readonly<Record<Tab, readonly DocumentStatus[]>>
interface Query<Tab extends string> {
  readonly tab?: Tab
  readonly kind?: DocumentKind
  readonly warehouseId?: string
  readonly keyword?: string
}

/** List of documents of some kinds, with the states of each tab. */
const listed = <Tab extends string>(
  kinds: readonly DocumentKind[],
  tabs: Tabs<Tab>,
  usual: NoInfer<Tab>,
  scope: (actor: Actor) => Pick<DocumentFilter, 'keeperId' | 'deptId'> = scopeOf,
) => ({
  list: documentList,
  filter: ({ input: { tab = usual, kind, warehouseId, keyword }, actor }: ListCall<Query<Tab>>): DocumentFilter => ({
    kinds,
    statuses: tabs[tab],
    kind,
    warehouseId,
    keyword,
    ...scope(actor),
  }),
  present: (row: ListedDocument, { actor }: { readonly actor: Actor }) => presentDocument(row, actor),
})

const incoming = ['purchaseIn', 'exchangeIn', 'backIn', 'otherIn'] as const
const inboundTabs: Tabs<inbound.InboundTab> = {
  waiting: ['toReceive', 'partReceived'],
  received: ['received'],
  all: ['toReceive', 'partReceived', 'received', 'void'],
}
const pickTabs: Tabs<issues.PickTab> = {
  waiting: ['toPick', 'partIssued'],
  issued: ['issued', 'signed'],
  all: ['approving', 'toPick', 'partIssued', 'issued', 'signed', 'void'],
}
const issueTabs: Tabs<issues.IssueTab> = {
  open: ['approving', 'toPick', 'partIssued'],
  issued: ['issued', 'signed'],
  void: ['void'],
  all: pickTabs.all,
}
const transferTabs: Tabs<transfers.TransferTab> = {
  open: ['toShip', 'transit'],
  done: ['done', 'void'],
  all: ['toShip', 'transit', 'done', 'void'],
}
const countTabs: Tabs<counts.CountTab> = {
  open: ['counting'],
  review: ['review'],
  done: ['done', 'void'],
  all: ['counting', 'review', 'done', 'void'],
}
const scrapTabs: Tabs<scraps.ScrapTab> = {
  open: ['approving', 'toExecute'],
  done: ['done', 'void'],
  all: ['approving', 'toExecute', 'done', 'void'],
}

export function documentRoutes(app: App) {
  const columns = documentWords
  const inbounds = listed(incoming, inboundTabs, 'all')
  serveList(app, inbound.listInbound, inbounds)
  serveExport(app, inbound.exportInbound, { ...inbounds, name: ['入库单', 'Receipts'], columns })
  const tasks = listed(['issue', 'supplierOut'], pickTabs, 'all')
  serveList(app, issues.listPickTasks, tasks)
  serveExport(app, issues.exportPickTasks, { ...tasks, name: ['拣货任务', 'Pick tasks'], columns })
  const requests = listed(
    ['issue', 'backIn'],
    { ...issueTabs, all: [...issueTabs.all, ...inboundTabs.all] },
    'all',
    ({ deptId }) => ({
      keeperId: null,
      deptId,
    }),
  )
  serveList(app, issues.listIssues, requests)
  serveExport(app, issues.exportIssues, { ...requests, name: ['领用申请', 'Stock requests'], columns })
  const moved = listed(['transfer'], transferTabs, 'all')
  serveList(app, transfers.listTransfers, moved)
  serveExport(app, transfers.exportTransfers, { ...moved, name: ['调拨单', 'Transfers'], columns })
  const counted = listed(['count'], countTabs, 'all')
  serveList(app, counts.listCounts, counted)
  serveExport(app, counts.exportCounts, { ...counted, name: ['盘点单', 'Counts'], columns })
  const scrapped = listed(['scrap', 'otherOut'], scrapTabs, 'all')
  serveList(app, scraps.listScraps, scrapped)
  serveExport(app, scraps.exportScraps, { ...scrapped, name: ['报废与其他出库', 'Scraps'], columns })

  serve(app, inbound.findStockDocument, ({ db, actor, input }) => findDocument(db, actor, input.id))
  serveChanges(
    app,
    inbound.listStockDocumentChanges,
    async ({ db, actor, input }) => (await findDocument(db, actor, input.id)).id,
    { of: 'stockDocument' },
  )
  serve(app, countStockTasks, ({ db, actor }) => countTasks.one(db, scopeOf(actor)))
  serve(app, countOwnIssues, ({ db, actor }) => countToSign.one(db, { deptId: actor.deptId }))
}
