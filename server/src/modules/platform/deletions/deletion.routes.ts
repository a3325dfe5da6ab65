import * as contract from '#contract/platform/deletions.ts'
import type { Actor } from '#kit/actor.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { approveDeletion, requestDeletion, withdrawDeletion } from './deletion.service.ts'
import { deletionList, type DeletionRow } from './deletion.store.ts'

const present = (row: DeletionRow, actor: Actor): contract.TenantDeletion => ({
  id: row.id,
  version: row.version,
  targetCode: row.target_code,
  targetName: row.target_name,
  reason: row.reason,
  status: row.status,
  requestedByName: row.requested_by_name ?? '',
  requestedAt: row.requested_at.toISOString(),
  approvedByName: row.approved_by_name ?? '',
  approvedAt: row.approved_at?.toISOString() ?? null,
  dueAt: row.due_at?.toISOString() ?? null,
  doneAt: row.done_at?.toISOString() ?? null,
  rowsRemoved: row.rows_removed,
  can: [
    ...(row.status === 'pending' && row.requested_person !== actor.personId ? (['approve'] as const) : []),
    ...(row.status === 'pending' || row.status === 'approved' ? (['withdraw'] as const) : []),
  ],
})

export function deletionRoutes(app: App) {
  const records = serveRecords(app, contract.listDeletions, {
    list: deletionList,
    present,
    exported: {
      route: contract.exportDeletions,
      name: ['删除申请', 'Deletions'],
      columns: {
        ...contract.deletionLabels,
        status: { title: contract.deletionLabels.status, words: contract.deletionStatusNames },
      },
    },
  })
  records.write(contract.requestDeletion, requestDeletion)
  records.write(contract.approveDeletion, approveDeletion)
  records.write(contract.withdrawDeletion, withdrawDeletion)
}
