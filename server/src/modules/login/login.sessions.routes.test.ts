import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as contract from '#contract/login/login.ts'
import { aPerson, as, aTenant, database, moveClock, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'

test('login: single session: a new login ends the previous one', async () => {
  const tenant = await aTenant({ oneSession: '1' })
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const { authToken } = await as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'Right@2026'))
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.elsewhere')
  await as({ host: tenant.host, token: authToken }, qryUserRefDetail, {})
})

test("login: a password below the tenant's policy is refused", async () => {
  const tenant = await aTenant({ passwordLevel: '4' })
  const ann = await aPerson(tenant, { password: 'weaker2026' })
  expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'weaker2026')))).toBe(
    'login.weak',
  )
})

test('login: an expired account loses its sessions', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const end = new Date(Date.now() + 20 * 60_000)
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.users').set({ expires_at: end }).where('id', '=', ann.userId).execute(),
  )
  await as(ann, qryUserRefDetail, {})
  moveClock(21 * 60_000)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.none')
  expect(await refusalOf(as(tenant, contract.login, await loginForm(tenant.host, ann.userCode, 'Right@2026')))).toBe(
    'login.expired',
  )
})

test('login: idle timeout after two hours', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant)
  await as(ann, qryUserRefDetail, {})
  moveClock(2 * 3_600_000 + 1000)
  expect(await refusalOf(as(ann, qryUserRefDetail, {}))).toBe('session.idle')
})
