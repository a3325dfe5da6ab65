import type { Tooth } from './tooth.ts'

const access = 'server/src/access.routes.test.ts'

export const identity: readonly Tooth[] = [
  {
    guards: 'I-28',
    without: 'the comparison of the session’s tenant with the host’s',
    edits: [
      {
        file: 'server/src/modules/identity/session.door.ts',
        from: 'if (session && session.ticket.tenantId === tenant.id)',
        to: 'if (session)',
      },
    ],
    test: { file: access, name: "nobody is heard with another tenant's session" },
  },
]
