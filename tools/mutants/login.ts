import type { Mutant } from './mutant.ts'

const at = (name: string) => `server/src/modules/login/${name}`

export const login: readonly Mutant[] = [
  {
    guards: 'I-32',
    without: 'the end of the sessions before, where a tenant allows one',
    edits: [
      {
        file: at('session.service.ts'),
        from: 'oneSession ? await endSessions',
        to: 'false ? await endSessions',
      },
    ],
    test: {
      file: at('login.sessions.routes.test.ts'),
      name: 'single session: a new login ends the previous one',
    },
  },
  {
    guards: 'I-32',
    without: 'the end of the session before a change of account',
    edits: [
      {
        file: at('session.service.ts'),
        from: 'if (pending.previousSessionId !== undefined)',
        to: 'if (pending.previousSessionId === null)',
      },
    ],
    test: {
      file: at('account.routes.test.ts'),
      name: 'account sessions: switching to another own account ends the previous session',
    },
  },
  {
    guards: 'I-32',
    without: 'the end of an account',
    edits: [
      {
        file: 'server/src/modules/identity/sessions/session.rules.ts',
        from: '(row.expires_at && row.expires_at.getTime() <= now)',
        to: '(row.expires_at && row.expires_at.getTime() < 0)',
      },
    ],
    test: {
      file: at('login.sessions.routes.test.ts'),
      name: 'an expired account loses its sessions',
    },
  },
]
