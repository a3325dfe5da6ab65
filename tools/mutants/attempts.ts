import type { Mutant } from './mutant.ts'

const at = (name: string) => `server/src/modules/login/${name}`
const passwordCheck = at('passwords/passwordCheck.service.ts')

export const attempts: readonly Mutant[] = [
  {
    guards: 'I-34',
    without: 'the count of who names numbers',
    edits: [
      {
        file: 'server/src/modules/login/sms/smsCode.service.ts',
        from: 'sessionId === undefined ? [] : [`smsBy:${personId}`]',
        to: '[] as string[]',
      },
    ],
    test: {
      file: 'server/src/modules/login/contact/contact.codes.routes.test.ts',
      name: 'contact change: one SMS a minute for a number for all purposes, and a daily limit for a person',
    },
  },
  {
    guards: 'I-34',
    without: 'the lock on what is counted',
    edits: [
      {
        file: 'server/src/modules/login/passwords/passwordAttempt.service.ts',
        from: 'lockCounters(tx, [subject, address])',
        to: 'Promise.resolve()',
      },
    ],
    test: {
      file: 'server/src/modules/login/login.throttle.routes.test.ts',
      name: 'brute force: of many concurrent guesses five are verified',
    },
  },
  {
    guards: 'I-34',
    without: 'the tenant’s setting whether remaining attempts are shown',
    edits: [
      { file: passwordCheck, from: 'if (!isShowPwdErrInfo) return', to: 'if (left > 99 && !isShowPwdErrInfo) return' },
    ],
    test: {
      file: 'server/src/modules/login/login.throttle.routes.test.ts',
      name: 'attempts left are shown only if the tenant enables it, for unknown names too',
    },
  },
  {
    guards: 'I-34',
    without: 'one count for all names of a person',
    edits: [
      {
        file: 'server/src/modules/login/passwords/passwordAttempt.service.ts',
        from: 'candidates[0] ? `person:${candidates[0].person_id}`',
        to: "candidates[0] && typed === '' ? `person:${candidates[0].person_id}`",
      },
    ],
    test: {
      file: 'server/src/modules/login/login.throttle.routes.test.ts',
      name: 'login: throttling counts employee ID and mobile number together',
    },
  },
  {
    guards: 'I-34',
    without: 'the count of guesses at a second factor',
    edits: [
      {
        file: 'server/src/modules/login/factors/factorAttempt.service.ts',
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
