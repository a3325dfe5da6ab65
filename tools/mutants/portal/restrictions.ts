import type { Mutant } from '../mutant.ts'

const tests = 'server/src/modules/restrictions/restriction.routes.test.ts'
const applications = 'server/src/modules/restrictions/application.routes.test.ts'
const authenticator = 'server/src/modules/identity/sessions/session.authenticator.ts'

export const restrictions: readonly Mutant[] = [
  {
    guards: 'I-132',
    without: 'the restrictions among the permissions of a session',
    edits: [
      {
        file: authenticator,
        from: 'permissions: restricted.size === 0 ? given : given.difference(restricted)',
        to: 'permissions: given',
      },
      {
        file: 'server/src/kit/http/authorize.ts',
        from: "if (actor.restricted.has(route.access)) refuse('restriction.inForce')",
        to: "if (actor.restricted.has(route.access) && !actor.permissions.has(route.access)) refuse('restriction.inForce')",
      },
    ],
    test: {
      file: tests,
      name: 'restrictions: a restricted person cannot call the function, but everything else',
    },
  },
  {
    guards: 'I-132',
    without: 'the person behind an account',
    edits: [
      {
        file: 'server/src/modules/restrictions/restriction.store.ts',
        from: ".where('t.person_id', '=', $.personId)\n    .where('t.status', '=', '01')\n    .where('t.starts_at', '<=', $.at)",
        to: ".where('t.user_code', '=', $.personId)\n    .where('t.status', '=', '01')\n    .where('t.starts_at', '<=', $.at)",
      },
    ],
    test: {
      file: tests,
      name: 'restrictions: 10004 removes my orders from the menu, at every account of the person and at login',
    },
  },
  {
    guards: 'I-132',
    without: 'the period of a restriction',
    edits: [
      {
        file: 'server/src/modules/restrictions/restriction.store.ts',
        from: "e('t.ends_at', '>', $.at)",
        to: "e('t.ends_at', 'is not', null)",
      },
    ],
    test: { file: tests, name: 'restrictions: applies from start to end, and the end is recorded' },
  },
  {
    guards: 'I-133',
    without: 'the version of an application that is decided',
    edits: [
      {
        file: 'server/src/modules/restrictions/application.service.ts',
        from: 'const before = await applications.lock(tx, id, version)\n  const status = applicationFlow.decide(before, action, actor)',
        to: "const before = await applications.lock(tx, id, version - version || undefined)\n  const status = action === 'grant' ? '03' : '04'",
      },
    ],
    test: {
      file: applications,
      name: 'restore applications: of concurrent decisions exactly one succeeds and takes effect',
    },
  },
  {
    guards: 'I-133',
    without: 'the applicant, who does not decide',
    edits: [
      {
        file: 'server/src/modules/restrictions/restriction.rules.ts',
        from: "personId === actor.personId && 'restoreApplication.own'",
        to: "personId === '' && actor.personId === '' && 'restoreApplication.own'",
      },
    ],
    test: {
      file: applications,
      name: "restore applications: own ones cannot be decided, and other tenants' are not found",
    },
  },
  {
    guards: 'I-133',
    without: 'the lifting with the grant',
    edits: [
      {
        file: 'server/src/modules/restrictions/application.service.ts',
        from: 'if (restriction.starts_at <= actor.now) await lift(',
        to: 'if (restriction.starts_at > actor.now) await lift(',
      },
    ],
    test: { file: applications, name: 'restore applications: an approved one restores exactly its functions' },
  },
]
