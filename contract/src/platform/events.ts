import { changedFields } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, OneOf, Texts, Type } from '#contract/kit/schema.ts'
import { DataExportStatus } from './dataExports.ts'
import { DeletionStatus } from './deletions.ts'

export const platformEvents = {
  // In the platform's chain: what it does with its tenants.
  ...eventsOf('platformTenant', OneOf(['open', 'suspended']), {
    founded: { code: Type.String(), name: Type.String(), package: Type.String() },
    edited: changedFields,
    suspended: {},
    resumed: {},
    invited: {},
  }),
  ...eventsOf('tenantDeletion', DeletionStatus, {
    requested: { targetId: Id, code: Type.String(), name: Type.String() },
    approved: { targetId: Id, code: Type.String(), dueAt: Type.String() },
    withdrawn: { targetId: Id, code: Type.String() },
    done: {
      targetId: Id,
      code: Type.String(),
      head: Type.String({ description: 'last link of its audit chain' }),
      rows: Texts('number of rows that were removed, by table'),
    },
  }),
  // In the tenant's own chain.
  ...eventsOf('sandbox', noStates, {
    created: { sandboxId: Id, host: Type.String() },
    reset: { sandboxId: Id, host: Type.String() },
    ended: { host: Type.String(), reason: OneOf(['person', 'unused', 'tenant']) },
  }),
  ...eventsOf('subscription', noStates, { ending: { days: Type.Integer(), expiresOn: Type.String() } }),
  ...eventsOf('dataExport', DataExportStatus, { requested: {}, ready: { sha256: Type.String() }, failed: {} }),
}
