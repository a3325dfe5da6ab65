import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const migration = 'server/migrations/0530_tenants.sql'
const tests = 'server/src/modules/platform/tenants/tenant.routes.test.ts'
const sandboxes = 'server/src/modules/platform/sandboxes/sandbox.routes.test.ts'
const deletions = 'server/src/modules/platform/deletions/deletion.routes.test.ts'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-560',
    without: 'what a package and the platform withhold',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.authenticator.ts',
        from: 'permissionsOf(row).difference(withheldFrom(tenant))',
        to: 'permissionsOf(row)',
      },
    ],
    test: { file: tests, name: 'the permissions of the platform count in its own tenant alone' },
  },
  {
    guards: 'I-561',
    without: "the lock on the tenant's row",
    edits: [
      {
        file: migration,
        from: 'select account_limit into most from tenancy.tenants where id = kit.tenant() for no key update;',
        to: '',
      },
    ],
    test: { file: tests, name: 'of many at once no more get in than there is room for' },
  },
  {
    guards: 'I-562',
    without: 'the comparison of persons',
    edits: [
      {
        file: 'server/src/modules/platform/deletions/deletion.service.ts',
        from: "if (before.requested_person === actor.personId) refuse('tenantDeletion.own')",
        to: '',
      },
      { file: migration, from: 'check (approved_person <> requested_person)', to: 'check (true)' },
    ],
    test: { file: deletions, name: 'takes two persons, a waiting period' },
  },
  {
    guards: 'I-563',
    without: 'the refusal of a suspended tenant',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.authenticator.ts',
        from: "if (service === 'suspended')",
        to: "if (service === 'suspended' && tenant.id === '0')",
      },
    ],
    test: { file: tests, name: 'nobody gets into a suspended one' },
  },
  {
    guards: 'I-680',
    without: 'the company that a sandbox belongs to',
    edits: [
      {
        file: 'server/src/modules/tenancy/tenant.store.ts',
        from: ".where('parent_id', '=', $.parentId)",
        to: ".where((e) => e.or([e('parent_id', '=', $.parentId), e('kind', '=', 'sandbox')]))",
      },
    ],
    test: { file: sandboxes, name: 'keys, sessions and messages of a sandbox and its company never reach each other' },
  },
  {
    guards: 'I-680',
    without: 'the parent in the service of a sandbox',
    edits: [
      {
        file: 'server/src/modules/tenancy/tenant.store.ts',
        from: "case p.status when 'open' then 'open' else 'suspended' end",
        to: "case p.status when 'open' then 'open' else 'open' end",
      },
    ],
    test: { file: sandboxes, name: 'nobody gets in while the company is suspended' },
  },
  {
    guards: 'I-681',
    without: 'the mailbox of sandboxes',
    edits: [
      {
        file: 'server/src/kit/sandbox/sandbox.messages.ts',
        from: '((await isSandbox(message.tenantId)) ? mailbox.sms : sms)',
        to: '((await isSandbox(message.tenantId)) ? sms : sms)',
      },
    ],
    test: {
      file: 'server/src/kit/sandbox/sandbox.db.test.ts',
      name: 'mails, text messages and notifications are kept',
    },
  },
  {
    guards: 'I-681',
    without: 'the simulators of sandboxes',
    edits: [
      {
        file: 'server/src/kit/sandbox/sandbox.ts',
        from: '(await isSandbox) ? simulated : port',
        to: '(await isSandbox) ? port : port',
      },
    ],
    test: { file: 'server/src/kit/sandbox/sandbox.db.test.ts', name: 'systems outside are simulated in them alone' },
  },
  {
    guards: 'I-682',
    without: 'the one sandbox of a company',
    edits: [
      {
        file: 'server/migrations/0696_sandboxes.sql',
        from: 'create unique index "sandbox.exists" on tenancy.tenants (parent_id)',
        to: 'create index "sandbox.exists" on tenancy.tenants (parent_id)',
      },
    ],
    test: { file: sandboxes, name: 'a company creates one, with a host of its own' },
  },
  {
    guards: 'I-682',
    without: 'the use of a sandbox',
    edits: [
      {
        file: 'server/src/modules/platform/sandboxes/sandbox.job.ts',
        from: 'if (unusedSince(createdAt, usedAt) > now) return',
        to: 'if (unusedSince(createdAt, null) > now) return\n        void usedAt',
      },
    ],
    test: { file: sandboxes, name: 'one that is not used ends, one that is used stays' },
  },
]
