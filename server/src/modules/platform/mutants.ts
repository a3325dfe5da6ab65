import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const migration = 'server/migrations/0530_tenants.sql'
const tests = 'server/src/modules/platform/tenants/tenant.routes.test.ts'
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
]
