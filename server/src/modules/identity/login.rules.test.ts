import { expect, test } from 'vitest'
import { type Account, accountsAt, sameCode, wayOf } from './login.rules.ts'

const ann = { user_code: 'ann', entrance: 'purchaser', disabled: false } as const
const supplier = { user_code: 'sup', entrance: 'supplier', disabled: false } as const
const gone = { user_code: 'gone', entrance: 'purchaser', disabled: true } as const

test.each([
  ['a job number is read as one', 'ann', [{ code: 'ann', mobile: '' }], 'jobNo'],
  ['a mobile number is read as one', '13800000001', [{ code: 'ann', mobile: '13800000001' }], 'mobile'],
  [
    'a number that is both, of two people, is asked about',
    '13800000001',
    [
      { code: '13800000001', mobile: '' },
      { code: 'ann', mobile: '13800000001' },
    ],
    'choose',
  ],
  [
    'a number that is both, of one person, is not',
    '13800000001',
    [{ code: '13800000001', mobile: '13800000001' }],
    'jobNo',
  ],
] as const)('%s', (_, typed, people, way) => expect(wayOf(typed, people)).toBe(way))

test.each([
  ['any account goes on where no entrance is named', [ann, supplier], {}, ['ann', 'sup']],
  ['only those of the entrance do where one is', [ann, supplier], { entrance: 'supplier' }, ['sup']],
  ['the wrong entrance is said', [ann], { entrance: 'operator' }, 'login.wrongEntrance'],
  ['a disabled account is said only after the password was right', [gone], {}, 'login.disabled'],
  ['a disabled account does not hide an enabled one', [gone, ann], {}, ['ann']],
  [
    'read as a mobile number, the account of that name is left out',
    [{ ...ann, user_code: 'x' }, supplier],
    { loginWaychoice: 'mobile' },
    ['sup'],
  ],
  ['nothing fits', [], {}, 'login.wrong'],
] as const)('%s', (_, accounts, request, outcome) => {
  const found = accountsAt<Account>(accounts, { userCode: 'x', ...request })
  expect(Array.isArray(found) ? found.map((account) => account.user_code) : found).toEqual(outcome)
})

test.each([
  ['case does not matter', 'aK7m', 'AK7M', true],
  ['nor does a space at the end', 'AK7M ', 'AK7M', true],
  ['nothing typed is wrong', undefined, 'AK7M', false],
  ['another code is wrong', 'AK7N', 'AK7M', false],
] as const)('%s', (_, typed, answer, outcome) => expect(sameCode(typed, answer)).toBe(outcome))
