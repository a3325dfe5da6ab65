import type { Mutant } from './mutant.ts'

const chains = 'server/migrations/0041_chains_of_tenants.sql'
/** Latest definition of the function that appends to a chain. */
const appending = 'server/migrations/0083_closed_tenants.sql'
const jobsTest = 'server/src/kit/jobs/jobs.db.test.ts'
const eventsTest = 'server/src/kit/events/events.db.test.ts'
const auditTest = 'server/src/kit/events/audit.db.test.ts'

export const jobs: readonly Mutant[] = [
  {
    guards: 'I-35',
    without: 'the wait of the chains for transactions that are still running',
    edits: [
      {
        file: chains,
        from: 'where kit.is_worker() and e.txid >= p.txid and e.txid < pg_snapshot_xmin(pg_current_snapshot()))',
        to: 'where kit.is_worker() and e.txid >= p.txid)',
      },
      {
        file: appending,
        from: 'and e.txid >= (select txid from kit.chain_progress) and e.txid < pg_snapshot_xmin(pg_current_snapshot())',
        to: 'and e.txid >= (select txid from kit.chain_progress)',
      },
    ],
    test: { file: eventsTest, name: 'events: events of a long transaction are not skipped' },
  },
  {
    guards: 'I-35',
    without: 'the one process at a time that appends to a chain',
    edits: [
      {
        file: appending,
        from: '  if not pg_try_advisory_xact_lock(71001, hashint8(tenant)) then return null; end if;\n',
        to: '',
      },
    ],
    test: { file: auditTest, name: 'audit chain: two concurrent processes append each event once' },
  },
  {
    guards: 'I-35',
    without: 'the doubt about links that were wrong before the chains were taken apart',
    edits: [
      {
        file: chains,
        from: 'case when link.is_right then kit.event_digest(link.event, last) else link.hash end',
        to: 'kit.event_digest(link.event, last)',
      },
    ],
    test: {
      file: 'server/src/kit/events/chains.migration.db.test.ts',
      name: 'audit chain migration: the shared chain becomes one per tenant: valid stays valid, forgeries are still detected',
    },
  },
  {
    guards: 'I-52',
    without: 'the note of a job that its work is done',
    edits: [
      {
        file: 'server/src/kit/jobs/jobs.task.ts',
        from: 'if (rows.length > 0) await job.transaction(tx, data, context)',
        to: 'void rows\n    await job.transaction(tx, data, context)',
      },
    ],
    test: {
      file: 'server/src/kit/jobs/jobs.faults.test.ts',
      name: "jobs: a kill between a job's work and its completion leaves the work done exactly once",
    },
  },
  {
    guards: 'I-52',
    without: 'the patience of jobs in an outage',
    edits: [
      {
        file: 'server/src/kit/jobs/jobs.task.ts',
        from: 'if (isOutage || error instanceof Stopped) await giveAttemptBack(pool, signal, row.id)',
        to: '',
      },
    ],
    test: {
      file: 'server/src/kit/events/events.failures.db.test.ts',
      name: 'events: an outage does not count as an attempt; the event is delivered afterwards',
    },
  },
  {
    guards: 'I-52',
    without: 'the event that waits for its listener before the next one',
    edits: [{ file: 'server/src/kit/events/delivery.ts', from: '      if (!context.isLast) throw error\n', to: '' }],
    test: {
      file: 'server/src/kit/events/events.failures.db.test.ts',
      name: 'events: a listener failing for one tenant delays only its own events of that tenant',
    },
  },
  {
    guards: 'I-52',
    without: 'the attempt that is given back when a process dies',
    edits: [
      {
        file: 'server/migrations/0265_interrupted_jobs.sql',
        from: 'c.interruptions <= 20',
        to: 'c.interruptions <= 0',
      },
    ],
    test: {
      file: 'server/src/kit/jobs/jobs.interrupted.db.test.ts',
      name: 'jobs: a job interrupted by the death of its process has not failed, up to twenty times',
    },
  },
  {
    guards: 'I-52',
    without: 'the isolation of the items of a job',
    edits: [{ file: 'server/src/kit/jobs/jobs.ts', from: 'if (outageOf(error)) throw error', to: 'throw error' }],
    test: {
      file: 'server/src/kit/jobs/jobs.test.ts',
      name: 'jobs: a failing item blocks no other, and the job fails at the end',
    },
  },
  {
    guards: 'I-28',
    without: 'the tenant of a dead letter',
    edits: [
      {
        file: 'server/migrations/0040_jobs.sql',
        from: " and j.payload ->> 'tenant' = kit.tenant()::text",
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/jobs/deadLetter.routes.test.ts',
      name: 'dead letters: operators list, retry and dismiss those of their tenant',
    },
  },
  {
    guards: 'I-28',
    without: 'the mark of connections that may see all jobs',
    edits: [
      {
        file: 'server/migrations/0040_jobs.sql',
        from: "select current_setting('app.jobs', true) is not distinct from 'worker'",
        to: 'select true',
      },
    ],
    test: { file: jobsTest, name: "jobs: only workers see jobs, which belong to the connection's tenant" },
  },
]
