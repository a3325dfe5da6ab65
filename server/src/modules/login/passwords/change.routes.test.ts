import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import * as login from '#contract/login/login.ts'
import * as contract from '#contract/login/passwords.ts'
import { addCart } from '#contract/ordering/cart.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { loginForm, encryptPasswords } from '#test/login.ts'
import { mobile, canLogIn, isLoggedIn } from '#test/login/passwordReset.ts'

test('password change: keeps this session and ends all others of the person', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', mobile })
  const second = await aPerson(tenant, { person: ann.personId })
  const change = async (before: string, after: string) => {
    const { texts, key } = await encryptPasswords(tenant.host, before, after)
    return refusalOf(as(ann, contract.changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key }))
  }
  expect(await change('Wrong@2026', 'Newer#2027')).toBe('password.wrong')
  expect(await change('Right@2026', 'Right@2026')).toBe('password.same')
  expect(await change('Right@2026', 'short')).toBe('password.form')
  expect(await change('Right@2026', 'Passw0rd')).toBe('password.common')
  expect([await isLoggedIn(ann), await isLoggedIn(second)]).toEqual([true, true])
  expect(await change('Right@2026', 'Newer#2027')).toBe('accepted')
  expect([await isLoggedIn(ann), await isLoggedIn(second)]).toEqual([true, false])
  expect(await canLogIn(ann, 'Newer#2027')).toBe(true)
  expect(
    await refusalOf(as({ host: tenant.host }, contract.changePasswd, { oldPassWD: 'a', newPassWD: 'b', key: 'c' })),
  ).toBe('session.none')
})

test('password change: with an initial password it is the only permitted call', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', permissions: ['cart.use'] })
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.people').set({ must_change: true }).where('id', '=', ann.personId).execute(),
  )
  const { authToken, changePwd, permissionList } = await as(
    tenant,
    login.login,
    await loginForm(tenant.host, ann.userCode, 'Right@2026'),
  )
  expect(changePwd).toBe(true)
  expect(permissionList).toEqual([])
  const me = { host: tenant.host, token: authToken }
  expect((await as(me, qryUserRefDetail, {})).changePwd).toBe(true)
  expect((await as(me, qryUserRefDetail, {})).userPermList).toEqual([])
  expect(await refusalOf(as(me, addCart, { skuId: '1' }))).toBe('password.mustChange')
  const { texts, key } = await encryptPasswords(tenant.host, 'Right@2026', 'Newer#2027')
  await as(me, contract.changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key })
  expect((await as(me, qryUserRefDetail, {})).changePwd).toBe(false)
  expect(await refusalOf(as(me, addCart, { skuId: '1' }))).not.toBe('permission.denied')
})

test('password change: of fifty concurrent guesses of the current password five are verified', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026' })
  const forms = await Promise.all(
    Array.from({ length: 50 }, () => encryptPasswords(tenant.host, 'Wrong@2026', 'Newer#2027')),
  )
  const outcomes = await Promise.all(
    forms.map(({ texts, key }) =>
      refusalOf(as(ann, contract.changePasswd, { oldPassWD: texts[0]!, newPassWD: texts[1]!, key })),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'password.wrong')).toHaveLength(5)
  expect(new Set(outcomes)).toEqual(new Set(['password.wrong', 'login.locked']))
})
