import type { Mutant } from './mutant.ts'

const at = (name: string) => `server/src/modules/login/${name}`
const pendingLogin = at('pendingLogin.service.ts')

export const oneTimeTokens: readonly Mutant[] = [
  {
    guards: 'I-33',
    without: 'the taking of a ticket',
    edits: [
      {
        file: 'server/src/kit/security/oneTimeTokens.ts',
        from: `delete from kit.tickets t using unnest($kinds::text[], $shas::bytea[]) with ordinality as given (kind, sha, place)
   where t.kind = given.kind and t.sha = given.sha and t.expires_at > now()
   returning given.place::int as "place!", t.facts`,
        to: `select given.place::int as "place!", t.facts
   from kit.tickets t join unnest($kinds::text[], $shas::bytea[]) with ordinality as given (kind, sha, place)
     on t.kind = given.kind and t.sha = given.sha where t.expires_at > now()`,
      },
    ],
    test: {
      file: 'server/src/kit/security/oneTimeTokens.db.test.ts',
      name: 'of fifty concurrent redemptions one succeeds',
    },
  },
  {
    guards: 'I-33',
    without: 'the secret of the browser that asked for a QR code',
    edits: [
      {
        file: 'server/src/modules/login/qr/qr.service.ts',
        from: 'if (!timingSafeEqual(Buffer.from(digest(skey)), Buffer.from(code.skey)))',
        to: 'if (!timingSafeEqual(Buffer.from(code.skey), Buffer.from(code.skey)))',
      },
    ],
    test: {
      file: 'server/src/modules/login/qr/qr.routes.test.ts',
      name: "QR login: of fifty concurrent collections one succeeds, and none without the browser's secret",
    },
  },
  {
    guards: 'I-33',
    without: 'the step that a code of an authenticator has used up',
    edits: [
      {
        file: 'server/src/modules/login/factors/factorAttempt.service.ts',
        from: 'step <= Number(authenticator.last_step)',
        to: 'step < 0',
      },
    ],
    test: {
      file: at('factors/factor.routes.test.ts'),
      name: 'second factor: replay: a TOTP code is accepted once, even concurrently',
    },
  },
  {
    guards: 'I-33',
    without: 'the end of a proof with its session',
    edits: [
      {
        file: pendingLogin,
        from: 'return (await findOpenSession(tx, session, actor.now)) ? pending : undefined',
        to: "return session === '' ? undefined : pending",
      },
    ],
    test: {
      file: 'server/src/modules/login/factors/proof.routes.test.ts',
      name: 'by logout, for every call',
    },
  },
  {
    guards: 'I-33',
    without: 'the session that a new number was asked in',
    edits: [
      {
        file: 'server/src/modules/login/sms/codeRequest.service.ts',
        from: '  if (request?.sessionId !== ref.sessionId) return undefined\n',
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/login/contact/contact.codes.routes.test.ts',
      name: 'contact change: a code is valid once, for its purpose, person and session',
    },
  },
  {
    guards: 'I-33',
    without: 'the number that a code went to',
    edits: [
      {
        file: 'server/src/modules/login/sms/smsCode.service.ts',
        from: '(await lockPerson(tx, personId))?.mobile !== mobile',
        to: "mobile === ''",
      },
    ],
    test: {
      file: 'server/src/modules/login/contact/contact.pending.routes.test.ts',
      name: 'contact change: a code sent before the change is invalid afterwards',
    },
  },
  {
    guards: 'I-33',
    without: 'the account that a key was asked for by',
    edits: [
      {
        file: at('passwords/cipherKey.service.ts'),
        from: 'taken.opUser !== userCode.trim()',
        to: "taken.opUser === ''",
      },
    ],
    test: {
      file: at('login.routes.test.ts'),
      name: 'a key requested with opUser is bound to that account; an undecodable header is ignored',
    },
  },
]
