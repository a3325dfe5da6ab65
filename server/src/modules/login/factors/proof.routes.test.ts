import { describe, expect, test } from 'vitest'
import { endMyOtherSessions } from '#contract/identity/account.ts'
import { changeLoginDept, deptChoose } from '#contract/login/accountSwitch.ts'
import * as factors from '#contract/login/factors.ts'
import * as passkeys from '#contract/login/passkeys.ts'
import { logout } from '#contract/identity/identity.ts'
import { afterCheckLogin, login } from '#contract/login/login.ts'
import { aPerson, as, aTenant, moveClock, type Person, Refused, refusalOf, type TestTenant } from '#test/app.ts'
import { loginForm, encryptPassword } from '#test/login.ts'
import { password, codeNow, type Step, loginOf } from '#test/login/secondFactor.ts'

describe('second factor: a reauthentication ends with its session', () => {
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
    ['verify', (tenant, step) => as(tenant, factors.verifyFactor, { ...step, method: 'recovery', code: 'a' })],
    ['remove', (tenant, step) => as(tenant, factors.removeFactor, step)],
    ['newRecoveryCodes', (tenant, step) => as(tenant, factors.newRecoveryCodes, step)],
    ['deptChoose', (tenant, step) => as(tenant, deptChoose, step)],
  ]

  test('by logout, for every call', async () => {
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
    moveClock(301_000)
    expect(await refusalOf(as(tenant, factors.newTotp, step))).toBe('login.keyGone')
    moveClock(-301_000)
  })

  test('by a pending account switch', async () => {
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
