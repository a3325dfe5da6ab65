import { describe, expect, test } from 'vitest'
import { endMyOtherSessions } from '#contract/identity/account.ts'
import { changeLoginDept, deptChoose } from '#contract/login/accountSwitch.ts'
import * as factors from '#contract/login/factors.ts'
import * as passkeys from '#contract/login/passkeys.ts'
import { logout, qryUserRefDetail } from '#contract/identity/identity.ts'
import { afterCheckLogin, login, type LoginRequest } from '#contract/login/login.ts'
import {
  aPerson,
  as,
  aTenant,
  database,
  moveClock,
  type Person,
  Refused,
  refusalOf,
  type TestTenant,
} from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { totpCodeAt } from './totp.ts'

const password = 'Right@2026'
const half = 30_000
let shift = 0
const later = (ms: number) => {
  moveClock(ms)
  shift += ms
}
const codeNow = (secret: string) => totpCodeAt(secret, new Date(Date.now() + shift))

interface Step {
  key: string
  userCode: string
}

/** What a login is refused with, and what goes on from there. */
async function loginOf(tenant: TestTenant, form: LoginRequest) {
  const error = (await as(tenant, login, form).catch((refused: unknown) => refused)) as Refused
  return { outcome: error.message, ...(error.data as Step & { ways?: string[] }) }
}

/** Somebody who must have a second factor, and has just set it up. */
async function anOperator(tenant: TestTenant) {
  const ann = await aPerson(tenant, { password, entrance: 'operator' })
  const { outcome, key, userCode } = await loginOf(tenant, await loginForm(tenant.host, ann.userCode, password))
  expect(outcome).toBe('login.factorMissing')
  const step = { key, userCode }
  const { secret, uri, image } = await as(tenant, factors.newTotp, step)
  expect([uri.startsWith('otpauth://totp/'), image.startsWith('data:image/svg+xml')]).toEqual([true, true])
  const { recoveryCodes } = await as(tenant, factors.confirmTotp, { ...step, code: codeNow(secret) })
  const { authToken } = await as(tenant, afterCheckLogin, step)
  return { ...ann, token: authToken, secret, recoveryCodes }
}

const requested = async (tenant: TestTenant, userCode: string) => {
  const { outcome, ways, key } = await loginOf(tenant, await loginForm(tenant.host, userCode, password))
  expect([outcome, ways]).toEqual(['login.secondFactor', ['totp', 'recovery']])
  return { key, userCode }
}

test('second factor: an operator sets a second factor up before anything is open, and shows it from then on', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  expect(ann.recoveryCodes).toHaveLength(10)
  await as(ann, qryUserRefDetail, {})

  later(half)
  const step = await requested(tenant, ann.userCode)
  expect(await refusalOf(as(tenant, afterCheckLogin, step))).toBe('login.secondFactor')
  const shown = { ...step, way: 'totp', code: codeNow(ann.secret) } as const
  expect(await refusalOf(as(tenant, factors.verifyFactor, { ...shown, code: '000001' }))).toBe('login.factorWrong')
  await as(tenant, factors.verifyFactor, shown)
  await as(tenant, afterCheckLogin, step)
  expect(await refusalOf(as(tenant, factors.verifyFactor, shown))).toBe('login.keyGone')
})

test('second factor: replay: a TOTP code is accepted once, also concurrently', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  later(half)
  const steps = [
    await requested(tenant, ann.userCode),
    await requested(tenant, ann.userCode),
    await requested(tenant, ann.userCode),
  ]
  const code = codeNow(ann.secret)
  const outcomes = await Promise.all(
    steps.map((step) => refusalOf(as(tenant, factors.verifyFactor, { ...step, way: 'totp', code }))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'login.factorWrong', 'login.factorWrong'])
})

test('second factor: a recovery code opens once, however it is typed', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  const code = ann.recoveryCodes[3]!.toUpperCase().replace('-', ' ')
  const [one, two] = [await requested(tenant, ann.userCode), await requested(tenant, ann.userCode)]
  const outcomes = await Promise.all(
    [one, two].map((step) => refusalOf(as(tenant, factors.verifyFactor, { ...step, way: 'recovery', code }))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'login.factorWrong'])
  expect((await as(ann, factors.myFactors, {})).recoveryCodes).toBe(9)
})

test('second factor: brute force: five wrong codes lock the person across all logins', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  later(half)
  const step = await requested(tenant, ann.userCode)
  const guesses = Array.from({ length: 12 }, (_, index) => String(index).padStart(6, '0'))
  const outcomes = await Promise.all(
    guesses.map((code) => refusalOf(as(tenant, factors.verifyFactor, { ...step, way: 'totp', code }))),
  )
  expect(outcomes.filter((outcome) => outcome === 'login.factorWrong')).toHaveLength(5)
  const again = { ...(await requested(tenant, ann.userCode)), way: 'totp', code: codeNow(ann.secret) } as const
  expect(await refusalOf(as(tenant, factors.verifyFactor, again))).toBe('login.locked')
})

test('second factor: who knows only the password can neither replace a second factor nor remove it', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  const step = await requested(tenant, ann.userCode)
  for (const call of [
    () => as(tenant, factors.newTotp, step),
    () => as(tenant, passkeys.newPasskey, step),
    () => as(tenant, factors.newRecoveryCodes, step),
    () => as(tenant, factors.removeFactor, step),
  ])
    expect(await refusalOf(call())).toBe('login.secondFactor')
})

test('second factor: who is logged in shows the password again, changes their factors, and gets no second session for it', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password })
  const wrong = await encryptPassword(tenant.host, 'Wrong@2026')
  expect(await refusalOf(as(ann, factors.prove, wrong))).toBe('password.wrong')
  const { key, userCode, ways } = await as(ann, factors.prove, await encryptPassword(tenant.host, password))
  expect(ways).toEqual([])
  const step = { key, userCode }
  expect(await refusalOf(as(tenant, afterCheckLogin, step))).toBe('login.keyGone')
  const { secret } = await as(tenant, factors.newTotp, step)
  expect(await refusalOf(as(tenant, factors.confirmTotp, { ...step, code: '000000' }))).toBe('login.factorWrong')
  await as(tenant, factors.confirmTotp, { ...step, code: codeNow(secret) })
  expect(await as(ann, factors.myFactors, {})).toMatchObject({ recoveryCodes: 10, passkeys: [], isRequired: false })
  await as(tenant, factors.removeFactor, step)
  expect(await as(ann, factors.myFactors, {})).toMatchObject({ totp: null, recoveryCodes: 0 })
})

describe('second factor: a proof ends with the session that it was given in', () => {
  const provenBy = async (tenant: TestTenant, person: Pick<Person, 'host' | 'token'>) => {
    const { key, userCode } = await as(person, factors.prove, await encryptPassword(tenant.host, password))
    return { key, userCode }
  }
  const response = { id: 'x' }
  const uses: readonly (readonly [string, (tenant: TestTenant, step: Step) => Promise<unknown>])[] = [
    ['newTotp', (tenant, step) => as(tenant, factors.newTotp, step)],
    ['confirmTotp', (tenant, step) => as(tenant, factors.confirmTotp, { ...step, code: '123456' })],
    ['newPasskey', (tenant, step) => as(tenant, passkeys.newPasskey, step)],
    ['confirmPasskey', (tenant, step) => as(tenant, passkeys.confirmPasskey, { ...step, name: 'a', response })],
    ['askPasskey', (tenant, step) => as(tenant, passkeys.askPasskey, step)],
    ['verifyPasskey', (tenant, step) => as(tenant, passkeys.verifyPasskey, { ...step, response })],
    ['verify', (tenant, step) => as(tenant, factors.verifyFactor, { ...step, way: 'recovery', code: 'a' })],
    ['remove', (tenant, step) => as(tenant, factors.removeFactor, step)],
    ['newRecoveryCodes', (tenant, step) => as(tenant, factors.newRecoveryCodes, step)],
    ['deptChoose', (tenant, step) => as(tenant, deptChoose, step)],
  ]

  test('by logout, whatever call it is shown to', async () => {
    const tenant = await aTenant()
    const ann = await aPerson(tenant, { password })
    const step = await provenBy(tenant, ann)
    const { secret } = await as(tenant, factors.newTotp, step)
    await as(ann, logout, {})
    expect(await refusalOf(as(tenant, factors.confirmTotp, { ...step, code: codeNow(secret) }))).toBe('login.keyGone')
    for (const [name, use] of uses) expect([name, await refusalOf(use(tenant, step))]).toEqual([name, 'login.keyGone'])
    const { outcome } = await loginOf(tenant, await loginForm(tenant.host, ann.userCode, password))
    expect(outcome).toBeUndefined()
  })

  test('by another device of the person, and by idleness', async () => {
    const tenant = await aTenant({ sessionIdleMinutes: '5' })
    const ann = await aPerson(tenant, { password })
    const { authToken } = await as(tenant, login, await loginForm(tenant.host, ann.userCode, password))
    const here = { host: tenant.host, token: authToken }
    const stolen = await as(tenant, login, await loginForm(tenant.host, ann.userCode, password))
    const key = await provenBy(tenant, { host: tenant.host, token: stolen.authToken })
    await as(here, endMyOtherSessions, {})
    expect(await refusalOf(as(tenant, factors.newTotp, key))).toBe('login.keyGone')
    const step = await provenBy(tenant, here)
    expect(await refusalOf(as(tenant, factors.newTotp, step))).toBe('accepted')
    later(301_000)
    expect(await refusalOf(as(tenant, factors.newTotp, step))).toBe('login.keyGone')
    later(-301_000)
  })

  test('and so does a change of account that waits for a second factor', async () => {
    const tenant = await aTenant()
    const ann = await aPerson(tenant, { password })
    const { authToken: token } = await as(tenant, login, await loginForm(tenant.host, ann.userCode, password))
    const weak = { host: tenant.host, token }
    const operator = await aPerson(tenant, { person: ann.personId, entrance: 'operator' })
    const going = as(weak, changeLoginDept, { userCode: operator.userCode })
    const error = (await going.catch((refused: unknown) => refused)) as Refused
    expect(error.message).toBe('login.factorMissing')
    const step = error.data as Step
    await as(weak, logout, {})
    expect(await refusalOf(as(tenant, factors.newTotp, step))).toBe('login.keyGone')
    expect(await refusalOf(as(tenant, afterCheckLogin, step))).toBe('login.keyGone')
  })
})

test('second factor: an operator keeps the last second factor', async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  const { key, userCode } = await as(ann, factors.prove, await encryptPassword(tenant.host, password))
  later(half)
  await as(tenant, factors.verifyFactor, { key, userCode, way: 'totp', code: codeNow(ann.secret) })
  expect(await refusalOf(as(tenant, factors.removeFactor, { key, userCode }))).toBe('factor.last')
  expect((await as(ann, factors.myFactors, {})).totp).not.toBeNull()
})

test('second factor: a passkey that no device has made is refused, whatever it says', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password })
  const { key, userCode } = await as(ann, factors.prove, await encryptPassword(tenant.host, password))
  for (const response of [{}, { id: 7 }, { id: 'x', response: { clientDataJSON: 'e30' } }, { id: { $ne: null } }]) {
    await as(tenant, passkeys.newPasskey, { key, userCode })
    const made = { key, userCode, name: 'x', response }
    expect(await refusalOf(as(tenant, passkeys.confirmPasskey, made))).toBe('passkey.refused')
    const requested = await as(tenant, passkeys.askAnyPasskey, {})
    expect(await refusalOf(as(tenant, passkeys.passkeyLogin, { key: requested.key, response }))).toBe('passkey.refused')
    expect(await refusalOf(as(tenant, passkeys.passkeyLogin, { key: requested.key, response }))).toBe('login.keyGone')
  }
})

test('second factor: no secret of an authenticator and no recovery code can be read in the database', async () => {
  const tenant = await aTenant()
  const { secret, recoveryCodes, personId } = await anOperator(tenant)
  const rows = await database.read(tenant.id, (sql) =>
    sql.selectFrom('login.authenticators').selectAll().where('person_id', '=', personId).execute(),
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]!.secret.toString('latin1')).not.toContain(secret)
  const kept = await database.read(tenant.id, (sql) => sql.selectFrom('login.recovery_codes').selectAll().execute())
  expect(kept.map(({ sha }) => sha.toString('latin1')).join()).not.toContain(recoveryCodes[0])
})
