import { availabilityOf } from '#contract/kit/availability.ts'
import * as contract from '#contract/notices/columns.ts'
import { getListByPId } from '#contract/notices/reading.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { columnActions, columnColumns } from './column.rules.ts'
import { addColumn, editColumn, moveColumn, setColumnStatus } from './column.service.ts'
import { columnList, type ColumnRow, shownColumns } from './column.store.ts'

const present = ({ siblings, disabled, ...row }: ColumnRow, actor: Actor): contract.Column => ({
  ...row,
  status: availabilityOf({ disabled }),
  can: columnActions({ ...row, siblings, disabled }, actor),
})

export function columnRoutes(app: App) {
  const columns = serveRecords(app, contract.listColumns, {
    list: columnList,
    present,
    exported: { route: contract.exportColumns, name: ['公告栏目', 'Columns'], columns: columnColumns },
  })
  columns.detail(contract.getColumn, ({ id }) => id)
  columns.changes(contract.listColumnChanges, ({ id }) => id, { of: 'column' })
  columns.write(contract.addColumn, addColumn)
  columns.write(contract.editColumn, editColumn)
  columns.write(contract.moveColumn, moveColumn)
  columns.write(contract.setColumnStatus, setColumnStatus)

  serve(app, getListByPId, async ({ db, input: { pId = '0', unlimited = '0', deptId = null } }) =>
    (await shownColumns(db, pId === '0' ? null : pId, unlimited === '1', deptId)).map((column) => ({
      ...column,
      state: '1' as const,
    })),
  )
}
