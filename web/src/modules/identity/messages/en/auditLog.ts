import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { auditLog as zh } from '../zh-CN/auditLog.ts'

export const auditLog: SameKeys<typeof zh> = {
  title: 'Audit log',
  purpose: 'See who changed accounts, roles and departments',
  what: 'Action',
  subject: 'Record',
  facts: 'Changes',
  actor: 'Changed by',
  hint: 'Name or account',
  kind: 'Record type',
  kinds: { account: 'Account', person: 'Person', role: 'Role', department: 'Department' },
  at: 'Time',
  from: 'Start date',
  to: 'End date',
  none: 'No changes yet',
  noneReason: 'Try another person or dates, or fewer filters.',
}
