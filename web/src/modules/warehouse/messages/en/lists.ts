import { inEnglish } from '#contract/kit/labels.ts'
import { stockDocumentLabels } from '#contract/warehouse/document.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type * as zh from '../zh-CN/lists.ts'
import type { inboundTasks as inboundTasksZh } from '../zh-CN/lists.ts'

const shared = {
  keyword: 'Keyword',
  hint: 'Number, item, department or order',
  none: 'No matching documents',
  noneReason: 'Try other filters.',
  field: { ...inEnglish(stockDocumentLabels), keyword: 'Keyword' },
  action: {},
}

export const inboundTasks: SameKeys<typeof inboundTasksZh> = {
  ...shared,
  title: 'Put away',
  purpose: 'Accepted items are put away here, with their batch, expiry and place',
  empty: 'Nothing to put away',
  emptyReason: 'Accepted deliveries appear here.',
  tabs: 'Status',
  tab: { waiting: 'To put away', received: 'Put away', all: 'All' },
}
export const pickTasks: SameKeys<typeof zh.pickTasks> = {
  ...shared,
  title: 'Pick',
  purpose: 'Batches leave by expiry or in the order of receipt. Expired ones and those in quarantine stay.',
  empty: 'Nothing to pick',
  emptyReason: 'Approved requests and returns to suppliers appear here.',
  tabs: 'Status',
  tab: { waiting: 'To pick', issued: 'Issued', all: 'All' },
}
export const stockRequests: SameKeys<typeof zh.stockRequests> = {
  ...shared,
  title: 'Stock requests',
  purpose: 'Use what is in stock before you buy. A request reserves stock and budget.',
  empty: 'No requests yet',
  emptyReason: 'Request items for your department.',
  tabs: 'Status',
  tab: { open: 'Open', issued: 'Issued', void: 'Void', all: 'All' },
}
export const stockTransfers: SameKeys<typeof zh.stockTransfers> = {
  ...shared,
  title: 'Transfers',
  purpose: 'Shipped items are in transit until they are put away. Someone else confirms differences.',
  empty: 'No transfers yet',
  emptyReason: 'Move items between warehouses.',
  tabs: 'Status',
  tab: { open: 'Open', done: 'Ended', all: 'All' },
}
export const counts: SameKeys<typeof zh.counts> = {
  ...shared,
  title: 'Counts',
  purpose: 'Nothing is frozen. Differences are against the books at the moment of the count.',
  empty: 'No counts yet',
  emptyReason: 'Start a count to compare stock and books.',
  tabs: 'Status',
  tab: { open: 'Counting', review: 'To review', done: 'Ended', all: 'All' },
}
export const stockScraps: SameKeys<typeof zh.stockScraps> = {
  ...shared,
  title: 'Scraps and other issues',
  purpose: 'An approval decides. Expired batches and those in quarantine leave here, too.',
  empty: 'No documents yet',
  emptyReason: 'Scrap expired or damaged batches here.',
  tabs: 'Status',
  tab: { open: 'Open', done: 'Ended', all: 'All' },
}
