import type { Mutant } from './mutant.ts'

const tables = 'server/migrations/0001_kit.sql'
const databaseTest = 'server/src/kit/database/database.db.test.ts'
const neighbours = 'server/test/system/tenant-isolation.routes.test.ts'

export const database: readonly Mutant[] = [
  {
    guards: 'I-13',
    without: 'the wait for the disk',
    edits: [
      {
        file: 'server/src/kit/embedded/embedded.settings.ts',
        from: 'synchronous_commit = on',
        to: 'synchronous_commit = off',
      },
    ],
    test: {
      file: 'server/src/kit/embedded/embedded.db.test.ts',
      name: 'embedded database: durability settings are on, and the owner is no superuser',
    },
  },
  {
    guards: 'I-13',
    without: 'the one transaction around all that a submit writes',
    edits: [
      {
        file: 'server/src/kit/database/database.ts',
        from: 'pipeline(send(client, begin[planMode]), work(kyselyOn(client) as Tx))',
        to: "pipeline(send(client, 'select 1'), work(kyselyOn(client) as Tx))",
      },
    ],
    test: {
      file: 'server/src/kit/database/pipeline.db.test.ts',
      name: 'pipeline: pipelined statements are one transaction: all or nothing',
    },
  },
  {
    guards: 'I-13',
    without: 'the end of tries when the commit was sent',
    edits: [
      {
        file: 'server/src/kit/database/database.ts',
        from: 'isBroken(error) && !isCommitSent &&',
        to: 'isBroken(error) &&',
      },
    ],
    test: {
      file: databaseTest,
      name: 'database: a write whose commit was sent is not repeated, because its result is unknown',
    },
  },
  {
    guards: 'I-13',
    without: 'the one server of a data folder',
    edits: [
      { file: 'server/src/kit/embedded/dataDirLock.ts', from: '  if (other) {\n', to: '  if (false && other) {\n' },
    ],
    test: {
      file: 'server/src/kit/embedded/dataDirLock.test.ts',
      name: 'data directory lock: one live process holds the lock, with its address',
    },
  },
  {
    guards: 'I-28',
    without: 'the policy of every tenant’s table',
    edits: [{ file: tables, from: 'using (tenant_id = (select kit.tenant()))', to: 'using (true)' }],
    test: { file: neighbours, name: 'tenant isolation: ids of another tenant in any call disclose and change nothing' },
  },
  {
    guards: 'I-28',
    without: 'the policy, as two tenants on one connection see it',
    edits: [{ file: tables, from: 'using (tenant_id = (select kit.tenant()))', to: 'using (true)' }],
    test: { file: 'server/src/kit/database/database.isolation.db.test.ts', name: 'two tenants over one connection' },
  },
  {
    guards: 'I-28',
    without: 'the telling of a connection whom it speaks for now',
    edits: [
      {
        file: 'server/src/kit/database/database.ts',
        from: 'if (tenantOf.get(client) !== tenantId) {',
        to: 'if (!tenantOf.has(client)) {',
      },
    ],
    test: { file: 'server/src/kit/database/database.isolation.db.test.ts', name: 'two tenants over one connection' },
  },
]
