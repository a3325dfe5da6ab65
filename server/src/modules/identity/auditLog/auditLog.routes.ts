import { type AuditEntry, listAuditLog } from '#contract/identity/auditLog.ts'
import type { Actor } from '#kit/actor.ts'
import { presentChange } from '#kit/events/changes.rules.ts'
import type { App } from '#kit/http/serve.ts'
import { serveList } from '#kit/http/serveList.ts'
import { nameOf } from '../roles/role.rules.ts'
import { auditList, type AuditRow } from './auditLog.store.ts'

/** A new role has its permissions in its event: they are what was added. */
const withAdded = ({ data, ...row }: AuditRow) => ({ ...row, data: { added: data['permissions'], ...data } })

const present = (row: AuditRow, actor: Actor): AuditEntry => ({
  ...presentChange(withAdded(row), row.actor_name ?? '', (text) => nameOf(text, actor)),
  actorCode: row.actor_code ?? '',
  kind: row.kind,
  subject: row.subject,
})

export function auditLogRoutes(app: App) {
  serveList(app, listAuditLog, {
    list: auditList,
    filter: ({ input }) => input,
    present: (row, { actor }) => present(row, actor),
  })
}
