import { inEnglish } from '#contract/kit/labels.ts'
import { stockBatchLabels, stockLabels, stockMoveLabels, stockValueLabels } from '#contract/warehouse/stock.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type * as zh from '../zh-CN/stock.ts'
import type { stock as stockZh } from '../zh-CN/stock.ts'

const nothing = { none: 'No matching stock', noneReason: 'Try other filters.', keyword: 'Keyword' }

export const stock: SameKeys<typeof stockZh> = {
  ...nothing,
  title: 'Stock',
  purpose: 'What is on hand, held and available of each item, with its batches and places',
  views: 'View',
  view: { items: 'Items', batches: 'Batches', expiring: 'Expiring', values: 'Value' },
  hint: 'Item number, name or specification',
  empty: 'No stock yet',
  emptyReason: 'Items appear here once they are put away.',
  tabs: 'Stock',
  tab: { all: 'All', low: 'Below minimum', slow: 'Slow movers' },
  low: 'Low',
  available: '{{quantity}} available',
  field: { ...inEnglish(stockLabels), keyword: 'Keyword', warehouseId: 'Warehouse', deptId: 'Department' },
  action: { batches: 'Batches', moves: 'Moves' },
}
export const stockBatches: SameKeys<typeof zh.stockBatches> = {
  ...nothing,
  title: 'Batches',
  hint: 'Item, batch or place',
  empty: 'No batches yet',
  emptyReason: 'Batches appear here once they are put away.',
  within: 'Expiry',
  withinDays: 'Within {{count}} days',
  expired: 'Expired',
  left_one: '{{count}} day left',
  left: '{{count}} days left',
  blocked: 'Not issued',
  field: { ...inEnglish(stockBatchLabels), keyword: 'Keyword', warehouseId: 'Warehouse', deptId: 'Department' },
  action: {},
}
export const stockMoves: SameKeys<typeof zh.stockMoves> = {
  title: 'Stock moves',
  purpose: 'Every receipt and issue. Moves are never changed, only reversed.',
  none: 'No matching moves',
  noneReason: 'Try other filters.',
  empty: 'No moves yet',
  emptyReason: 'Receipts and issues appear here.',
  keyword: 'Keyword',
  hint: 'Document, item or batch',
  reversal: 'Reversal',
  field: {
    ...inEnglish(stockMoveLabels),
    keyword: 'Keyword',
    warehouseId: 'Warehouse',
    kind: {
      label: 'Kind',
      options: {
        purchaseIn: 'Purchase receipt',
        exchangeIn: 'Replacement receipt',
        backIn: 'Return to stock',
        otherIn: 'Other receipt',
        issue: 'Issue',
        supplierOut: 'Return to supplier',
        transferOut: 'Transfer out',
        transferIn: 'Transfer in',
        countGain: 'Count gain',
        countLoss: 'Count loss',
        scrap: 'Scrap',
        otherOut: 'Other issue',
      },
    },
  },
  action: { reverse: 'Reverse' },
  confirm: {
    title: 'Reverse this receipt?',
    text: '{{quantity}} {{unit}} of {{name}} leave the stock, and wait to be put away again.',
  },
}
export const stockValues: SameKeys<typeof zh.stockValues> = {
  ...nothing,
  title: 'Value of stock',
  hint: 'Item number, name or specification',
  empty: 'No stock yet',
  emptyReason: 'Items appear here once they are put away.',
  field: { ...inEnglish(stockValueLabels), keyword: 'Keyword', warehouseId: 'Warehouse', deptId: 'Department' },
  action: {},
}
export const warehouseScan: SameKeys<typeof zh.warehouseScan> = {
  title: 'Scan',
  purpose: 'Scan or enter a code to see the stock of an item, a batch or a place',
  found: 'Found',
  empty: 'Scan a code',
  emptyReason: 'Item numbers, product codes, batches and places.',
  kind: { item: 'Item', place: 'Place', batch: 'Batch' },
  inStock: 'Batches in stock',
  none: 'Nothing in stock',
}
