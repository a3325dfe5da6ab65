import { Change } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { Day, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Kinds of records whose changes are in the audit log: what decides who may do what. */
export const auditedKinds = ['account', 'person', 'role', 'department'] as const
export const AuditedKind = OneOf(auditedKinds)
export type AuditedKind = Static<typeof AuditedKind>

/** Entry of the audit log: a change, and the record that was changed. */
export const AuditEntry = shape({
  ...Change.properties,
  actorCode: Type.String({ description: 'account; empty for automatic changes' }),
  kind: AuditedKind,
  subject: Type.String({ description: 'present name of the record; empty if it is gone' }),
})
export type AuditEntry = Static<typeof AuditEntry>

export const listAuditLog = listRoute({
  path: '/sysrest/api/audit/list',
  access: 'system.audit',
  entrances: ['operator'],
  summary: 'List the changes of accounts, people, roles and departments, newest first',
  filters: {
    keyword: Optional(Note(64)),
    kind: Optional(AuditedKind),
    beginDay: Optional(Day),
    endDay: Optional(Day),
  },
  record: AuditEntry,
})
export const exportAuditLog = exportRoute(listAuditLog, {
  sensitive: true,
  path: '/sysrest/api/audit/export',
  columns: ['at', 'actorName', 'actorCode', 'kind', 'subject', 'what', 'changes'],
})
