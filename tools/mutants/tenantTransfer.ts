import type { Mutant } from './mutant.ts'

const transferTest = 'server/test/system/tenant-transfer.routes.test.ts'

export const tenantTransfer: readonly Mutant[] = [
  {
    guards: 'I-53',
    without: 'the check whether a tenant is open',
    edits: [
      {
        file: 'server/src/tenantTransfer/close.ts',
        from: "if (status === 'open' || status === 'suspended')\n    return [",
        to: "if (status === 'removing') return [",
      },
    ],
    test: {
      file: transferTest,
      name: 'transfer: a tenant in use is not changed, and a closed one is removed in dependency order',
    },
  },
  {
    guards: 'I-53',
    without: 'the wait for transactions that began before',
    edits: [
      {
        file: 'server/src/tenantTransfer/close.ts',
        from: 'pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8',
        to: 'pg_snapshot_xmin(pg_current_snapshot()) is not null or $1::xid8 is null',
      },
    ],
    test: { file: transferTest, name: 'transfer: waits for running transactions that may have written' },
  },
  {
    guards: 'I-53',
    without: 'the events that are in the chain already',
    edits: [
      {
        file: 'server/migrations/0083_closed_tenants.sql',
        from: 'and not exists (select from kit.audit a where a.tenant_id = e.tenant_id and a.event_id = e.id)',
        to: '',
      },
    ],
    test: {
      file: transferTest,
      name: 'transfer: an import restores the export exactly, and the audit chain continues',
    },
  },
  {
    guards: 'I-53',
    without: 'the removal of jobs',
    edits: [
      {
        file: 'server/src/tenantTransfer/remove.ts',
        from: '${jobsOfTenant} $1::text)',
        to: '${jobsOfTenant} $1::text and j.locked_at is not null)',
      },
    ],
    test: {
      file: transferTest,
      name: 'transfer: a removed tenant has no rows, jobs or files, and other tenants are unchanged',
    },
  },
  {
    guards: 'I-53',
    without: 'the removal of jobs that a worker adds meanwhile',
    edits: [
      {
        file: 'server/src/tenantTransfer/remove.ts',
        from: '  await removeJobs(owner, tenant.id)\n  const left',
        to: '  const left',
      },
    ],
    test: {
      file: transferTest,
      name: 'transfer: a removed tenant has no rows, jobs or files, and other tenants are unchanged',
    },
  },
]
