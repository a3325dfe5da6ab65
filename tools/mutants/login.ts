import type { Mutant } from './mutant.ts'

const at = (name: string) => `server/src/modules/login/${name}`
const attempt = at('attempt.service.ts')
const code = at('code.service.ts')
const exam = at('exam.service.ts')
const factor = at('factor.service.ts')

export const login: readonly Mutant[] = [
  {
    guards: 'I-32',
    without: 'the end of the sessions before, where a tenant allows one',
    edits: [
      { file: attempt, from: 'oneSession ? await endOf', to: "oneSession && attempt.way === 'switch' ? await endOf" },
    ],
    test: { file: at('login.routes.test.ts'), name: 'where a tenant allows one session, the one before it ends' },
  },
  {
    guards: 'I-32',
    without: 'the end of the session before a change of account',
    edits: [{ file: attempt, from: 'if (attempt.before !== undefined)', to: 'if (attempt.before === attempt.way)' }],
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
        file: 'server/src/modules/identity/session.rules.ts',
        from: '(row.expires_at && row.expires_at.getTime() <= now)',
        to: '(row.expires_at && row.expires_at.getTime() < 0)',
      },
    ],
    test: { file: at('login.routes.test.ts'), name: 'an account whose time is over ends with its sessions' },
  },
  {
    guards: 'I-33',
    without: 'the taking of a ticket',
    edits: [
      {
        file: 'server/src/kit/tickets.ts',
        from: 'delete from kit.tickets where kind = ${kind} and sha = ${shaOf(secret)} and expires_at > now() returning facts',
        to: 'select facts from kit.tickets where kind = ${kind} and sha = ${shaOf(secret)} and expires_at > now()',
      },
    ],
    test: { file: 'server/src/kit/tickets.db.test.ts', name: 'of fifty who take a ticket at once one has it' },
  },
  {
    guards: 'I-33',
    without: 'the secret of the browser that asked for a QR code',
    edits: [
      {
        file: at('qr.service.ts'),
        from: 'if (!timingSafeEqual(Buffer.from(digest(skey)), Buffer.from(code.skey)))',
        to: 'if (!timingSafeEqual(Buffer.from(code.skey), Buffer.from(code.skey)))',
      },
    ],
    test: {
      file: at('qr.routes.test.ts'),
      name: 'of fifty who collect one session one gets it, and nobody without the secret of the browser that asked',
    },
  },
  {
    guards: 'I-33',
    without: 'the step that a code of an authenticator has used up',
    edits: [{ file: factor, from: 'step <= Number(authenticator.last_step)', to: 'step < 0' }],
    test: {
      file: at('factor.routes.test.ts'),
      name: 'the same code opens once, also when it is shown many times at once',
    },
  },
  {
    guards: 'I-33',
    without: 'the end of a proof with its session',
    edits: [
      {
        file: attempt,
        from: 'return (await findOpenSession(tx, session, actor.now)) ? attempt : undefined',
        to: "return session === '' ? undefined : attempt",
      },
    ],
    test: { file: at('factor.routes.test.ts'), name: 'by logout, whatever call it is shown to' },
  },
  {
    guards: 'I-33',
    without: 'the session that a new number was asked in',
    edits: [{ file: code, from: '  if (asked?.sessionId !== asking.sessionId) return undefined\n', to: '' }],
    test: {
      file: at('contact.routes.test.ts'),
      name: 'a code does what it was asked for, for whom it was asked, where it was asked, and once',
    },
  },
  {
    guards: 'I-33',
    without: 'the number that a code went to',
    edits: [
      { file: code, from: '(await lockPerson(tx, personId))?.mobile === asked.mobile', to: "asked.mobile !== ''" },
    ],
    test: {
      file: at('contact.routes.test.ts'),
      name: 'a code that was on its way while the number changed opens nothing',
    },
  },
  {
    guards: 'I-34',
    without: 'the count of who names numbers',
    edits: [{ file: code, from: 'sessionId === undefined ? [] : [`smsBy:${personId}`]', to: '[] as string[]' }],
    test: {
      file: at('contact.routes.test.ts'),
      name: 'one SMS a minute to a number, whatever for, and so many a day by a person, whatever to',
    },
  },
  {
    guards: 'I-34',
    without: 'the lock on what is counted',
    edits: [
      {
        file: exam,
        from: '    lockSubjects(tx, [subject, address]),\n',
        to: '    Promise.resolve(),\n',
      },
    ],
    test: { file: at('login.routes.test.ts'), name: 'of many guesses at once five are looked at' },
  },
  {
    guards: 'I-33',
    without: 'the account that a key was asked for by',
    edits: [
      {
        file: at('cipherKey.service.ts'),
        from: 'taken.opUser !== userCode.trim()',
        to: "taken.opUser === ''",
      },
    ],
    test: {
      file: at('login.routes.test.ts'),
      name: 'a key that was asked for by an account opens no other’s password; a header that cannot be read names nobody',
    },
  },
  {
    guards: 'I-34',
    without: 'the tenant’s word on whether tries are told',
    edits: [{ file: exam, from: 'if (!isShowPwdErrInfo) return', to: 'if (left > 99 && !isShowPwdErrInfo) return' }],
    test: {
      file: at('login.routes.test.ts'),
      name: 'how many tries are left is told where the tenant says so, for a name that nobody bears as for any other, and never because a caller asks',
    },
  },
  {
    guards: 'I-34',
    without: 'one count for all names of a person',
    edits: [
      {
        file: exam,
        from: 'candidates[0] ? `person:${candidates[0].person_id}`',
        to: "candidates[0] && typed === '' ? `person:${candidates[0].person_id}`",
      },
    ],
    test: { file: at('login.routes.test.ts'), name: 'guesses by job number and by mobile number are one person’s' },
  },
  {
    guards: 'I-34',
    without: 'the count of guesses at a second factor',
    edits: [{ file: factor, from: '(await tallyOf(tx, subject, minutes)) >= perPerson', to: 'minutes < perPerson' }],
    test: {
      file: at('factor.routes.test.ts'),
      name: 'five wrong codes make a person wait, whichever logins they came from',
    },
  },
]
