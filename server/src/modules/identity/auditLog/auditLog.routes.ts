import { type AuditEntry, exportAuditLog, listAuditLog } from '#contract/identity/auditLog.ts'
import type { Actor } from '#kit/actor.ts'
import type { FilterOf } from '#kit/database/list/list.where.ts'
import { presentChange } from '#kit/events/changes.rules.ts'
import type { App } from '#kit/http/serve.ts'
import { type ListCall, serveExport, serveList } from '#kit/http/serveList.ts'
import { nameOf } from '../roles/role.rules.ts'
import { auditColumns } from './auditLog.export.rules.ts'
import { auditList, type AuditRow } from './auditLog.store.ts'

/** A new role has its permissions in its event: they are what was added. */
const withAdded = ({ data, ...row }: AuditRow) => ({ ...row, data: { added: data['permissions'], ...data } })

const present = (row: AuditRow, { actor }: { readonly actor: Actor }): AuditEntry => ({
  ...presentChange(withAdded(row), row.actor_name ?? '', (text) => nameOf(text, actor)),
  actorCode: row.actor_code ?? '',
  kind: row.kind,
  subject: row.subject,
})

const listed = {
  list: auditList,
  filter: ({ input }: ListCall<FilterOf<typeof listAuditLog>>) => input,
  present,
}

export function auditLogRoutes(app: App) {
  serveList(app, listAuditLog, listed)
  serveExport(app, exportAuditLog, { ...listed, name: ['审计日志', 'Audit log'], columns: auditColumns })
}
