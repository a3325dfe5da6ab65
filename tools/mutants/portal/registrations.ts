import type { Mutant } from '../mutant.ts'

const tests = 'server/src/modules/registrations/registration.routes.test.ts'
const testsOfRoles = 'server/src/modules/registrations/registration.roles.routes.test.ts'
const service = 'server/src/modules/registrations/registration.service.ts'

export const registrations: readonly Mutant[] = [
  {
    guards: 'I-134',
    without: 'the version of a registration that is decided',
    edits: [
      {
        file: 'server/src/kit/case/case.service.ts',
        from: 'await rows.lock(tx, id, version)\n      const status = flow.decide(before, action, actor)',
        to: "await rows.lock(tx, id, (version - version || undefined) as never)\n      const status = '04' as Status",
      },
    ],
    test: {
      file: tests,
      name: 'registrations: of concurrent decisions one succeeds, with at most one department',
    },
  },
  {
    guards: 'I-134',
    without: 'the permission to make departments',
    edits: [
      {
        file: 'server/src/modules/registrations/registration.rules.ts',
        from: "permissions.has('org.manage')",
        to: 'permissions.size > 0',
      },
    ],
    test: {
      file: tests,
      name: 'registrations: decisions require the permission, approvals that for departments',
    },
  },
  {
    guards: 'I-135',
    without: 'the mobile number beside the number',
    edits: [
      {
        file: 'server/src/modules/registrations/registration.store.ts',
        from: ".where('t.mobile', '=', $.mobile)\n    .forNoKeyUpdate()",
        to: ".where('t.mobile', '<>', '')\n    .forNoKeyUpdate()",
      },
    ],
    test: {
      file: tests,
      name: 'registrations: a rejected one shows the reason, and is resubmitted with request number and mobile number',
    },
  },
  {
    guards: 'I-135',
    without: 'the person whose registration it is',
    edits: [
      {
        file: service,
        from: '(before.person_id === null || before.person_id === actor.personId)',
        to: "(before.person_id === null || before.person_id !== '')",
      },
    ],
    test: { file: tests, name: 'registrations: a withdrawn one cannot be decided and is visible only to its sender' },
  },
  {
    guards: 'I-135',
    without: 'the switch of the tenant',
    edits: [
      {
        file: service,
        from: "if (!deptEnable) refuse('thing.notFound')",
        to: "if (!deptEnable && tenantId === '') refuse('thing.notFound')",
      },
    ],
    test: { file: tests, name: 'registrations: refused if departments cannot register' },
  },
  {
    guards: 'I-151',
    without: 'the number that a code came to',
    edits: [{ file: service, from: '{ ...codeRefOf(actor, uuid), mobile }', to: 'codeRefOf(actor, uuid)' }],
    test: {
      file: tests,
      name: 'registrations: a code confirms its number once, for its purpose',
    },
  },
  {
    guards: 'I-152',
    without: 'the right to assign roles',
    edits: [
      {
        file: service,
        from: "!actor.permissions.has('role.manage')) refuse",
        to: 'actor.permissions.size === 0) refuse',
      },
    ],
    test: {
      file: testsOfRoles,
      name: 'registrations: approvers without the permission assign no roles, and without an account there are none',
    },
  },
]
