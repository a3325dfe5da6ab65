import type { Mutant } from './mutant.ts'

const access = 'server/test/system/authorization.routes.test.ts'

export const identity: readonly Mutant[] = [
  {
    guards: 'I-28',
    without: 'the comparison of the session’s tenant with the host’s',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.authenticator.ts',
        from: 'if (session && session.claims.tenantId === tenant.id)',
        to: 'if (session)',
      },
    ],
    test: { file: access, name: "another tenant's session and tampered tokens are rejected" },
  },
  {
    guards: 'I-29',
    without: 'the refusal of everything but a new password to anyone who has an initial one',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: 'actor.hasInitialPassword && !route.withInitialPassword',
        to: 'false',
      },
    ],
    test: { file: access, name: 'an initial password must be changed before anything else' },
  },
  {
    guards: 'I-29',
    without: 'the entrances that a call names',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: 'route.entrances && !route.entrances.some',
        to: 'route.entrances?.length === 0 && !route.entrances.some',
      },
    ],
    test: { file: access, name: 'a call is allowed only at its entrances' },
  },
  {
    guards: 'I-54',
    without: 'the lock on the tree of departments',
    edits: [
      {
        file: 'server/src/modules/identity/departments/department.service.ts',
        from: 'version: number, to: Destination) {\n  await lockDepartmentTree(tx)\n',
        to: 'version: number, to: Destination) {\n',
      },
    ],
    test: {
      file: 'server/src/modules/identity/departments/department.routes.test.ts',
      name: 'two that are moved into each other at once make no circle',
    },
  },
  {
    guards: 'I-54',
    without: 'the comparison of paths',
    edits: [
      {
        file: 'server/src/modules/identity/departments/department.service.ts',
        from: "if (parent.path.includes(id)) refuse('dept.cycle')",
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/identity/departments/department.routes.test.ts',
      name: 'what is refused, and why',
    },
  },
  {
    guards: 'I-54',
    without: 'the count of open accounts',
    edits: [
      {
        file: 'server/src/modules/identity/departments/department.service.ts',
        from: 'if (people > 0)',
        to: 'if (people < 0)',
      },
    ],
    test: {
      file: 'server/src/modules/identity/departments/department.routes.test.ts',
      name: 'one in which something is open is not disabled',
    },
  },
  {
    guards: 'I-55',
    without: 'the look at what is granted',
    edits: [
      {
        file: 'server/src/modules/identity/roles/role.rules.ts',
        from: 'added.filter((code) => !mayGrant(actor, code))',
        to: 'added.filter(() => false)',
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'nobody grants what they do not hold',
    },
  },
  {
    guards: 'I-55',
    without: 'the comparison of persons',
    edits: [
      {
        file: 'server/src/modules/identity/roles/role.service.ts',
        from: 'personId === actor.personId',
        to: 'personId === actor.userId',
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'nobody changes their own permissions',
    },
  },
  {
    guards: 'I-55',
    without: 'the pairs of separated permissions',
    edits: [
      {
        file: 'server/src/modules/identity/roles/role.rules.ts',
        from: 'separated.filter((pair) => pair.some',
        to: 'separated.filter((pair) => !pair.some',
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'who grants rights does not audit them',
    },
  },
  {
    guards: 'I-55',
    without: 'the lock on rights',
    edits: [{ file: 'server/src/modules/identity/roles/role.service.ts', from: '  await lockRights(tx)\n', to: '' }],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'who administers permissions is never nobody',
    },
  },
  {
    guards: 'I-55',
    without: 'the last administrator',
    edits: [
      {
        file: 'server/src/modules/identity/roles/role.service.ts',
        from: 'if (before.some((permission) => !after.includes(permission)))',
        to: 'if (before.length < 0)',
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'who administers permissions is never nobody',
    },
  },
  {
    guards: 'I-55',
    without: 'the reach of who manages accounts',
    edits: [
      {
        file: 'server/src/modules/identity/people/person.service.ts',
        from: 'isOutOfReach(actor, account.permissions)',
        to: 'isOutOfReach(actor, [])',
      },
    ],
    test: { file: 'server/src/modules/identity/people/person.routes.test.ts', name: 'nobody takes over an account' },
  },
]
