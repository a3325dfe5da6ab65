import type { Mutant } from './mutant.ts'

const serve = 'server/src/kit/serve.ts'
const access = 'server/test/system/authorization.routes.test.ts'

export const identity: readonly Mutant[] = [
  {
    guards: 'I-28',
    without: 'the comparison of the session’s tenant with the host’s',
    edits: [
      {
        file: 'server/src/modules/identity/session.authenticator.ts',
        from: 'if (session && session.claims.tenantId === tenant.id)',
        to: 'if (session)',
      },
    ],
    test: { file: access, name: "another tenant's session and tampered tokens are rejected" },
  },
  {
    guards: 'I-29',
    without: 'the refusal of everything but a new password to anyone who has an initial one',
    edits: [{ file: serve, from: 'actor.hasInitialPassword && !route.withInitialPassword', to: 'false' }],
    test: { file: access, name: 'an initial password must be changed before anything else' },
  },
  {
    guards: 'I-29',
    without: 'the entrances that a call names',
    edits: [
      {
        file: serve,
        from: 'route.entrances && !route.entrances.some',
        to: 'route.entrances?.length === 0 && !route.entrances.some',
      },
    ],
    test: { file: access, name: 'a call is allowed only at its entrances' },
  },
]
