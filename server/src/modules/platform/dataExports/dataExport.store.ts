import { listDataExports } from '#contract/platform/dataExports.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const dataExports = tableOf('platform.exports')

export const dataExportList = listOf({
  route: listDataExports,
  find: (db: Db) =>
    db
      .selectFrom('platform.exports as x')
      .leftJoin('identity.users as u', (on) =>
        on.onRef('u.tenant_id', '=', 'x.tenant_id').onRef('u.id', '=', 'x.requested_by'),
      ),
  select: (found) =>
    found
      .select(['x.id', 'x.status', 'x.requested_at', 'x.expires_at', 'x.row_count', 'x.size', 'x.sha256'])
      .select(['u.name as requested_by_name']),
  key: 'x.id',
  order: [['x.id', 'desc']],
})
export type DataExportRow = RowIn<typeof dataExportList>

export const waitingExport = preparedQuery((db) =>
  db.selectFrom('platform.exports').select('id').where('status', '=', 'waiting'),
)
export const staleExports = preparedQuery((db, $: Params<{ now: Date }>) =>
  db
    .selectFrom('platform.exports')
    .select(['id', 'file_key'])
    .where('status', '=', 'ready')
    .where('expires_at', '<=', $.now)
    .limit(50),
)
