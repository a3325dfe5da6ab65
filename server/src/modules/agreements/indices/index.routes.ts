import {
  type IndexValue,
  indexValueLabels,
  type PriceIndex,
  priceIndexLabels,
} from '#contract/agreements/indices/priceIndices.ts'
import * as contract from '#contract/agreements/indices/priceIndices.ts'
import { shortest } from '#contract/kit/money.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { createPriceIndex, editPriceIndex, recordIndexValue, setPriceIndexDisabled } from './index.service.ts'
import { indexValueList, indicesToFollow, type ListedIndex, type ListedValue, priceIndexList } from './index.store.ts'

const presentIndex = (row: ListedIndex): PriceIndex => ({
  id: row.id,
  version: row.version,
  code: row.code,
  name: row.name,
  source: row.source,
  disabled: row.disabled,
  lastMonth: row.last_month,
  lastValue: row.last_value === null ? null : shortest(row.last_value),
  agreements: row.agreements,
  can: ['edit', 'record', row.disabled ? 'enable' : 'disable'],
})
const presentValue = (row: ListedValue): IndexValue => ({
  id: row.id,
  month: row.month,
  value: shortest(row.value),
  revision: row.revision,
  isCurrent: row.is_current,
  reason: row.reason,
  byName: row.by_name,
  at: row.at.toISOString(),
})

export function indexRoutes(app: App) {
  const records = serveRecords(app, contract.listPriceIndices, {
    list: priceIndexList,
    present: presentIndex,
    exported: { route: contract.exportPriceIndices, name: ['价格指数', 'Price indices'], columns: priceIndexLabels },
  })
  records.changes(contract.listPriceIndexChanges, ({ id }) => id, { of: 'priceIndex' })
  records.write(contract.createPriceIndex, createPriceIndex)
  records.write(contract.editPriceIndex, editPriceIndex)
  records.write(contract.setPriceIndexDisabled, setPriceIndexDisabled)
  records.write(contract.recordIndexValue, recordIndexValue)
  const values = {
    list: indexValueList,
    filter: ({ input }: ListCall<{ indexId: string }>) => input,
    present: presentValue,
  }
  serveList(app, contract.listIndexValues, values)
  serveExport(app, contract.exportIndexValues, {
    ...values,
    name: ['指数值', 'Values of an index'],
    columns: indexValueLabels,
  })
  serve(app, contract.listIndicesToFollow, ({ db }) => indicesToFollow(db))
}
