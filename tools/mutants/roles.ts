import type { Mutant } from './mutant.ts'

export const roles: readonly Mutant[] = [
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
      name: 'roles: only own permissions can be granted, unless all may be granted',
    },
  },
  {
    guards: 'I-55',
    without: 'the comparison of persons',
    edits: [
      {
        file: 'server/src/modules/identity/roles/assignment.service.ts',
        from: 'personId === actor.personId',
        to: 'personId === actor.userId',
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'roles: own permissions cannot be changed, with any own account',
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
      name: 'roles: granting and auditing are separated, within one role and across several',
    },
  },
  {
    guards: 'I-55',
    without: 'the other accounts of the person',
    edits: [
      {
        file: 'server/src/modules/identity/roles/assignment.store.ts',
        from: '(o.id = u.id or o.person_id = u.person_id and identity.is_open(o) and identity.is_open(u))\n           and pair.other',
        to: '(o.id = u.id)\n           and pair.other',
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/separation.routes.test.ts',
      name: 'roles: duties are separated over all open accounts of a person',
    },
  },
  {
    guards: 'I-55',
    without: 'the separation of duties when an account is opened',
    edits: [
      {
        file: 'server/src/modules/identity/accounts/account.service.ts',
        from: "if (to !== 'disabled') await demandSeparateDuties(tx, actor, userId)\n    else {",
        to: "if (to === 'disabled') {",
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/separation.routes.test.ts',
      name: 'roles: duties are separated over all open accounts of a person',
    },
  },
  {
    guards: 'I-55',
    without: 'the lock on rights before two who give one person separated duties',
    edits: [
      { file: 'server/src/modules/identity/roles/assignment.service.ts', from: '  await lockRights(tx)\n', to: '' },
    ],
    test: {
      file: 'server/src/modules/identity/roles/separation.routes.test.ts',
      name: 'roles: of two who give one person separated duties at once, one is refused',
    },
  },
  {
    guards: 'I-55',
    without: 'the lock on rights',
    edits: [
      { file: 'server/src/modules/identity/roles/assignment.service.ts', from: '  await lockRights(tx)\n', to: '' },
    ],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'roles: at least one administrator remains, even after concurrent changes',
    },
  },
  {
    guards: 'I-55',
    without: 'the last administrator',
    edits: [
      {
        file: 'server/src/modules/identity/roles/assignment.service.ts',
        from: 'if (before.some((permission) => !after.includes(permission)))',
        to: 'if (before.length < 0)',
      },
    ],
    test: {
      file: 'server/src/modules/identity/roles/role.routes.test.ts',
      name: 'roles: at least one administrator remains, even after concurrent changes',
    },
  },
  {
    guards: 'I-55',
    without: 'the reach of who manages accounts',
    edits: [
      {
        file: 'server/src/modules/identity/accounts/managedAccount.service.ts',
        from: 'isOutOfReach(actor, held.get(personId) ?? [])',
        to: 'isOutOfReach(actor, [])',
      },
    ],
    test: {
      file: 'server/src/modules/identity/people/person.routes.test.ts',
      name: 'people: accounts with more administrative permissions cannot be taken over',
    },
  },
]
