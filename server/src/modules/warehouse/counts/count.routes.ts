import { minusQuantity } from '../stock/pick.rules.ts'
import * as contract from '#contract/warehouse/counts.ts'
import type { App } from '#kit/http/serve.ts'
import { serve } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { serveWrites } from '#kit/http/serveRecords.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { findDocument } from '../documents/document.access.service.ts'
import { shown } from '../stock/pick.rules.ts'
import { cancelCount, confirmCount, createCount, recount, scanCount, submitCount } from './count.service.ts'
import { countRowList, type ListedCountRow } from './count.store.ts'

/** Row of a count; who counts does not see what is expected. */
const present = (row: ListedCountRow): contract.CountRow => {
  const isOpen = row.counted === null || row.expected === null || row.status === 'counting'
  return {
    id: row.id,
    placeCode: row.place_code,
    itemNo: row.no,
    name: row.name,
    spec: row.spec,
    unit: row.unit,
    batchNo: row.batch_no,
    expiresOn: row.expires_on,
    counted: row.counted === null ? null : shown(row.counted),
    expected: isOpen ? null : shown(row.expected!),
    difference: isOpen ? null : minusQuantity(row.counted!, row.expected!),
    rounds: row.rounds,
    countedByName: row.counted_by_name,
    countedAt: row.counted_at?.toISOString() ?? null,
  }
}

export function countRoutes(app: App) {
  const write = serveWrites(app, findDocument)
  write(contract.createCount, createCount)
  write(contract.submitCount, submitCount)
  write(contract.recount, recount)
  write(contract.confirmCount, confirmCount)
  write(contract.cancelCount, cancelCount)
  const rows = {
    list: countRowList,
    filter: async ({ db, actor, input }: ListCall<FilterOf<typeof contract.listCountRows>>) => {
      await findDocument(db, actor, input.documentId)
      return input
    },
    present,
  }
  serveList(app, contract.listCountRows, rows)
  serveExport(app, contract.exportCountRows, {
    ...rows,
    name: ['盘点明细', 'Count rows'],
    columns: contract.countRowLabels,
  })
  serve(app, contract.scanCount, async ({ db, actor, input }) => {
    const id = await scanCount(db, actor, input)
    return present(await countRowList.one(db, { documentId: input.id }, id))
  })
}
