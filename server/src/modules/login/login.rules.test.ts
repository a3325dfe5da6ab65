import { expect, test } from 'vitest'
import {
  type Account,
  eligibleAccountsAt,
  requiredFactorStep,
  accountsNamed,
  isSameCode,
  nameKindOf,
} from './login.rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const open = { disabled: false, expires_at: null }
const ann = { code: 'ann', entrance: 'purchaser', ...open } as const
const supplier = { code: 'sup', entrance: 'supplier', ...open } as const
const gone = { code: 'gone', entrance: 'purchaser', ...open, disabled: true } as const
const trial = { code: 'trial', entrance: 'purchaser', ...open, expires_at: new Date('2026-11-21T09:59:59Z') } as const

const number = '13800000001'

test.each([
  ['a job number is read as one', 'ann', [{ user_code: 'ann', mobile: '' }], 'jobNo'],
  ['a mobile number is read as one', number, [{ user_code: 'ann', mobile: number }], 'mobile'],
  [
    'a number that is both, of two people, is asked about',
    number,
    [
      { user_code: number, mobile: '' },
      { user_code: 'ann', mobile: number },
    ],
    'choose',
  ],
  ['a number that is both, of one account, is not', number, [{ user_code: number, mobile: number }], 'jobNo'],
] as const)('login rules: %s', (_, typed, people, kind) => expect(nameKindOf(typed, people)).toBe(kind))

test.each([
  ['unread, it means everybody', undefined, [number, 'ann']],
  ['as a job number it means the account of this name', 'jobNo', [number]],
  ['as a mobile number it means the accounts of the person who has it', 'mobile', ['ann']],
] as const)('login rules: %s', (_, loginWaychoice, codes) => {
  const accounts = [
    { user_code: number, mobile: '' },
    { user_code: 'ann', mobile: number },
  ]
  const request = loginWaychoice ? { userCode: number, loginWaychoice } : { userCode: number }
  expect(accountsNamed(accounts, request).map(({ user_code: code }) => code)).toEqual(codes)
})

test.each([
  ['any account goes on where no entrance is named', [ann, supplier], undefined, ['ann', 'sup']],
  ['only those of the entrance do where one is', [ann, supplier], 'supplier', ['sup']],
  ['the wrong entrance is said', [ann], 'operator', 'login.wrongEntrance'],
  ['a disabled account is said', [gone], undefined, 'login.disabled'],
  ['a disabled account does not hide an enabled one', [gone, ann], undefined, ['ann']],
  ['an account whose time is over is said', [trial, gone], undefined, 'login.expired'],
  ['nothing fits', [], undefined, 'login.wrong'],
] as const)('login rules: %s', (_, accounts, entrance, outcome) => {
  const found = eligibleAccountsAt<Account & { code: string }>(accounts, entrance, { now, isSupplierOpen: true })
  expect(Array.isArray(found) ? found.map(({ code }) => code) : found).toEqual(outcome)
})

test.each([
  ['suppliers are left out of several accounts', [ann, supplier], undefined, ['ann']],
  ['their own entrance is the wrong one', [ann, supplier], 'supplier', 'login.wrongEntrance'],
  ['a supplier alone has no entrance', [supplier], undefined, 'login.wrongEntrance'],
] as const)('login rules: while suppliers cannot log in, %s', (_, accounts, entrance, outcome) => {
  const found = eligibleAccountsAt<Account & { code: string }>(accounts, entrance, { now, isSupplierOpen: false })
  expect(Array.isArray(found) ? found.map(({ code }) => code) : found).toEqual(outcome)
})

const none = { totp: false, passkeys: 0, recoveryCodes: 0 }
test.each([
  ['nobody is asked for what they have not got', 'purchaser', 'optional', none, false, undefined],
  ['who has set one up shows it', 'purchaser', 'optional', { ...none, totp: true }, false, 'show'],
  ['a passkey is one too', 'purchaser', 'optional', { ...none, passkeys: 1 }, false, 'show'],
  ['recovery codes alone are not', 'purchaser', 'optional', { ...none, recoveryCodes: 8 }, false, undefined],
  ['where it is required it is set up', 'supplier', 'required', none, false, 'setUp'],
  ['operators need one in every tenant', 'operator', 'off', none, false, 'setUp'],
  ['once shown it is not asked for again', 'operator', 'required', { ...none, totp: true }, true, undefined],
] as const)('login rules: %s', (_, entrance, policy, factors, isStrong, due) =>
  expect(requiredFactorStep({ entrance, policy, factors, hasShownSecondFactor: isStrong })).toBe(due),
)

test.each([
  ['case does not matter', 'aK7m', 'AK7M', true],
  ['nor does a space at the end', 'AK7M ', 'AK7M', true],
  ['nothing typed is wrong', undefined, 'AK7M', false],
  ['another code is wrong', 'AK7N', 'AK7M', false],
] as const)('login rules: %s', (_, typed, answer, outcome) => expect(isSameCode(typed, answer)).toBe(outcome))
