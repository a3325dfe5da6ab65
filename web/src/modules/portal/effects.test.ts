import { expect, test } from 'vitest'
import { type LoginSettings, defaultLoginSettings as usual } from '#contract/tenancy/loginSettings.ts'
import { effectsOf } from './effects.ts'

const all: LoginSettings = { ...usual, smsLogin: true, caLogin: true, isOpenTrial: true }

test.each<[string, Partial<LoginSettings>, Partial<LoginSettings>, string[]]>([
  ['nothing', {}, {}, []],
  ['a way that goes on', { smsLogin: false }, {}, []],
  [
    'ways that go off',
    {},
    { accountLogin: false, smsLogin: false, caLogin: false, qrLogin: false },
    ['accountOff', 'smsOff', 'caOff', 'qrOff'],
  ],
  ['a longer password', {}, { passwordLength: 10 }, ['stricter']],
  ['more kinds', {}, { passwordLevel: 3 }, ['stricter']],
  ['fewer kinds', { passwordLevel: 3 }, {}, []],
  ['a strategy that begins', { passwordStrategy: false }, {}, ['stricter']],
  ['a strategy that ends', {}, { passwordStrategy: false, passwordLength: 20 }, []],
  ['only new passwords', {}, { passwordMax: 32 }, []],
  ['a second factor for everybody', {}, { secondFactor: 'required' }, ['required']],
  ['one session', {}, { oneSession: true }, ['oneSession']],
  ['shorter sessions', {}, { sessionIdleMinutes: 30, sessionHours: 8 }, ['idle', 'hours']],
  ['longer sessions', { sessionIdleMinutes: 30, sessionHours: 8 }, {}, []],
  ['no more trials', {}, { isOpenTrial: false }, ['trialOff']],
])('login setting effects: %s', (_, before, after, effects) =>
  expect(effectsOf({ ...all, ...before }, { ...all, ...after })).toEqual(effects),
)
