import type { Mutant } from './mutant.ts'

const access = 'server/test/system/authorization.routes.test.ts'
const viewing = 'server/src/modules/identity/impersonation/impersonation.routes.test.ts'

export const identity: readonly Mutant[] = [
  {
    guards: 'I-642',
    without: 'what viewers may call',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: "if (actor.viewedBy && !isForViewers(route)) refuse('session.viewing')",
        to: '',
      },
    ],
    test: {
      file: viewing,
      name: 'viewing as somebody: what they read is shown with both names, nothing is written, exported or proved',
    },
  },
  {
    guards: 'I-642',
    without: 'the permissions that both hold',
    edits: [
      {
        file: 'server/src/modules/identity/impersonation/impersonation.rules.ts',
        from: 'theirs.permissions.intersection(own.permissions).difference(reachingFarther(own, theirs))',
        to: 'theirs.permissions',
      },
    ],
    test: { file: viewing, name: 'viewing as somebody: never upward, by whichever account' },
  },
  {
    guards: 'I-643',
    without: 'the refusal of upward',
    edits: [
      {
        file: 'server/src/modules/identity/impersonation/impersonation.service.ts',
        from: "if (isUpward(actor.permissions, viewed)) return refuse('impersonation.upward')",
        to: '',
      },
    ],
    test: { file: viewing, name: 'viewing as somebody: never upward, by whichever account' },
  },
  {
    guards: 'I-644',
    without: 'the end of the time',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.rules.ts',
        from: 'row.is_left || (row.ends_at && row.ends_at.getTime() <= now)',
        to: 'row.is_left',
      },
    ],
    test: {
      file: viewing,
      name: 'viewing as somebody: ends by hand, with the own session, with the account and after 30 minutes',
    },
  },
  {
    guards: 'I-644',
    without: 'the own session',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.rules.ts',
        from: 'row.is_left || (row.ends_at && row.ends_at.getTime() <= now)',
        to: 'row.ends_at && row.ends_at.getTime() <= now',
      },
    ],
    test: {
      file: viewing,
      name: 'viewing as somebody: ends by hand, with the own session, with the account and after 30 minutes',
    },
  },
  {
    guards: 'I-28',
    without: 'the comparison of the session’s tenant with the host’s',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.authenticator.ts',
        from: 'session.claims.tenantId === tenant.id && mayAct',
        to: 'mayAct',
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
    without: 'the visitor that public calls see before an initial password is changed',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.authenticator.ts',
        from: 'required || session?.person.hasInitialPassword === false',
        to: 'session !== undefined',
      },
    ],
    test: {
      file: 'server/test/system/initial-password.routes.test.ts',
      name: 'the session is a visitor for every public call',
    },
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
        from: 'place = lastPlace } = input\n  await lockDepartmentTree(tx)\n',
        to: 'place = lastPlace } = input\n',
      },
    ],
    test: {
      file: 'server/src/modules/identity/departments/department.routes.test.ts',
      name: 'departments: concurrent moves of parent and child leave complete paths',
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
      name: 'departments: invalid changes are refused with the reason',
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
      name: 'departments: cannot be disabled with open documents, and disabled ones accept none',
    },
  },
  {
    guards: 'I-154',
    without: 'the permission to see the status of logins',
    edits: [
      {
        file: 'server/src/modules/identity/people/accountCount.routes.ts',
        from: 'lockedIds: mayManage(actor) ? await lockedPeople(db) : null,',
        to: 'lockedIds: mayManage(actor) || true ? await lockedPeople(db) : null,',
      },
    ],
    test: {
      file: 'server/src/modules/login/accountStatus.routes.test.ts',
      name: 'account status: only operators who manage people see the status of logins',
    },
  },
  {
    guards: 'I-155',
    without: 'the permission to read the audit log',
    edits: [{ file: 'contract/src/identity/auditLog.ts', from: "access: 'system.audit'", to: "access: 'session'" }],
    test: {
      file: 'server/src/modules/identity/auditLog/auditLog.routes.test.ts',
      name: 'audit log: is read with its permission alone, in the back office of the own tenant',
    },
  },
  {
    guards: 'I-158',
    without: 'the check of the department when an account is renewed',
    edits: [
      {
        file: 'server/src/modules/identity/accounts/account.service.ts',
        from: 'deptId !== before.dept_id || isReopened',
        to: 'deptId !== before.dept_id',
      },
    ],
    test: {
      file: 'server/src/modules/identity/people/person.routes.test.ts',
      name: 'people: an expired account is renewed only in a department that is not disabled',
    },
  },
]
