import type { Mutant } from './mutant.ts'

const at = (name: string) => `server/src/modules/login/${name}`
const pendingLogin = at('pendingLogin.service.ts')
const passwordCheck = at('passwords/passwordCheck.service.ts')

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
      name: 'a person goes on as another of their accounts; the session before it ends',
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
  {
    guards: 'I-33',
    without: 'the taking of a ticket',
    edits: [
      {
        file: 'server/src/kit/security/oneTimeTokens.ts',
        from: 'delete from kit.tickets where kind = ${kind} and sha = ${digestOf(secret)} and expires_at > now() returning facts',
        to: 'select facts from kit.tickets where kind = ${kind} and sha = ${digestOf(secret)} and expires_at > now()',
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
        file: at('qr/qr.service.ts'),
        from: 'if (!timingSafeEqual(Buffer.from(digest(skey)), Buffer.from(code.skey)))',
        to: 'if (!timingSafeEqual(Buffer.from(code.skey), Buffer.from(code.skey)))',
      },
    ],
    test: {
      file: at('qr/qr.routes.test.ts'),
      name: 'of fifty concurrent collects one succeeds, and none without the secret of the browser',
    },
  },
  {
    guards: 'I-33',
    without: 'the step that a code of an authenticator has used up',
    edits: [
      {
        file: at('factors/factorAttempt.service.ts'),
        from: 'step <= Number(authenticator.last_step)',
        to: 'step < 0',
      },
    ],
    test: {
      file: at('factors/factor.routes.test.ts'),
      name: 'replay: a TOTP code is accepted once, also concurrently',
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
      file: at('factors/proof.routes.test.ts'),
      name: 'by logout, whatever call it is shown to',
    },
  },
  {
    guards: 'I-33',
    without: 'the session that a new number was asked in',
    edits: [
      {
        file: at('sms/codeRequest.service.ts'),
        from: '  if (request?.sessionId !== ref.sessionId) return undefined\n',
        to: '',
      },
    ],
    test: {
      file: at('contact/contact.codes.routes.test.ts'),
      name: 'a code does what it was asked for, for whom it was asked, where it was asked, and once',
    },
  },
  {
    guards: 'I-33',
    without: 'the number that a code went to',
    edits: [
      {
        file: at('sms/smsCode.service.ts'),
        from: '(await lockPerson(tx, personId))?.mobile === request.mobile',
        to: "request.mobile !== ''",
      },
    ],
    test: {
      file: at('contact/contact.pending.routes.test.ts'),
      name: 'a code that was on its way while the number changed opens nothing',
    },
  },
  {
    guards: 'I-34',
    without: 'the count of who names numbers',
    edits: [
      {
        file: at('sms/smsCode.service.ts'),
        from: 'sessionId === undefined ? [] : [`smsBy:${personId}`]',
        to: '[] as string[]',
      },
    ],
    test: {
      file: at('contact/contact.codes.routes.test.ts'),
      name: 'one SMS a minute to a number, whatever for, and so many a day by a person, whatever to',
    },
  },
  {
    guards: 'I-34',
    without: 'the lock on what is counted',
    edits: [
      {
        file: at('passwords/passwordAttempt.service.ts'),
        from: '    lockCounters(tx, [subject, address]),\n',
        to: '    Promise.resolve(),\n',
      },
    ],
    test: {
      file: at('login.throttle.routes.test.ts'),
      name: 'brute force: of many concurrent guesses five are verified',
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
  {
    guards: 'I-34',
    without: 'the tenant’s setting whether remaining attempts are shown',
    edits: [
      { file: passwordCheck, from: 'if (!isShowPwdErrInfo) return', to: 'if (left > 99 && !isShowPwdErrInfo) return' },
    ],
    test: {
      file: at('login.throttle.routes.test.ts'),
      name: 'attempts left are shown only if the tenant enables it, for unknown names too',
    },
  },
  {
    guards: 'I-34',
    without: 'one count for all names of a person',
    edits: [
      {
        file: at('passwords/passwordAttempt.service.ts'),
        from: 'candidates[0] ? `person:${candidates[0].person_id}`',
        to: "candidates[0] && typed === '' ? `person:${candidates[0].person_id}`",
      },
    ],
    test: {
      file: at('login.throttle.routes.test.ts'),
      name: 'throttling counts job number and mobile number together',
    },
  },
  {
    guards: 'I-34',
    without: 'the count of guesses at a second factor',
    edits: [
      {
        file: at('factors/factorAttempt.service.ts'),
        from: '(await countOf(tx, subject, minutes)) >= perPerson',
        to: 'minutes < perPerson',
      },
    ],
    test: {
      file: at('factors/factor.routes.test.ts'),
      name: 'brute force: five wrong codes lock the person across all logins',
    },
  },
]
