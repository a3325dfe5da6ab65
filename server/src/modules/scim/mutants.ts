import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const groups = 'server/src/modules/scim/group.routes.test.ts'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-633',
    without: 'the version that was read',
    edits: [
      {
        file: 'server/src/modules/scim/etag.ts',
        from: 'ifMatch !== undefined && !isNamed(ifMatch, etag)',
        to: "ifMatch === ''",
      },
    ],
    test: {
      file: 'server/src/modules/scim/scim.routes.test.ts',
      name: 'a stale version, an unknown user and an unsupported filter are said in the words of SCIM',
    },
  },
  {
    guards: 'I-645',
    without: 'the members that are named',
    edits: [
      {
        file: 'server/src/modules/scim/group.rules.ts',
        from: 'value === undefined || value === null ? new Set() : members.difference(new Set(idsIn(value)))',
        to: 'new Set()',
      },
    ],
    test: {
      file: groups,
      name: 'scim groups: bodies of Entra and Okta add, remove and replace members; removing some never empties a group',
    },
  },
  {
    guards: 'I-645',
    without: 'the right to grant',
    edits: [
      {
        file: 'server/src/modules/identity/roles/role.service.ts',
        from: 'if (isProvisioned) demandGrantable(actor, before.permissions)',
        to: '',
      },
    ],
    test: {
      file: groups,
      name: 'scim groups: marking needs the right to grant, and never lends the administration of access',
    },
  },
  {
    guards: 'I-645',
    without: 'the administration of access',
    edits: [
      {
        file: 'server/src/modules/identity/roles/role.service.ts',
        from: "if (before.is_provisioned && isAdministrative(added)) refuse('role.notProvisionable')",
        to: '',
      },
    ],
    test: {
      file: groups,
      name: 'scim groups: marking needs the right to grant, and never lends the administration of access',
    },
  },
  {
    guards: 'I-645',
    without: 'the users that the directory knows',
    edits: [
      {
        file: 'server/src/modules/scim/group.store.ts',
        from: 'where h.role_id = any ($ids::bigint[]) and ${provisioned} order by u.id',
        to: 'where h.role_id = any ($ids::bigint[]) order by u.id',
      },
    ],
    test: {
      file: groups,
      name: 'scim groups: a directory ends in the state and events of the page, and leaves others who hold the role alone',
    },
  },
  {
    guards: 'I-684',
    without: 'the members in the version of a group',
    edits: [
      {
        file: 'server/src/modules/scim/group.service.ts',
        from: 'etagOf({ id, name, members: [...members].toSorted() })',
        to: 'etagOf({ id, name, members: [...members].slice(0, 0) })',
      },
    ],
    test: { file: groups, name: 'a group has a version of its name and members, and is not changed in another one' },
  },
  {
    guards: 'I-684',
    without: 'the locks of a user',
    edits: [
      {
        file: 'server/src/modules/scim/user.service.ts',
        from: '  await lockAccount(tx, (await userAt(tx, id)).id)\n',
        to: '  void lockAccount\n',
      },
    ],
    test: {
      file: 'server/src/modules/scim/scim.routes.test.ts',
      name: 'a user who is changed on a page at the same time is not changed in the former version',
    },
  },
]
