import { expect, test } from 'vitest'
import * as contract from '#contract/login/login.ts'
import { aPerson, as, aTenant, Refused, refusalOf } from '#test/app.ts'
import { loginForm } from '#test/login.ts'

test('login: a person with two accounts chooses one of them only', async () => {
  const tenant = await aTenant()
  const ann = await aPerson(tenant, { password: 'Right@2026', mobile: '13800000001' })
  const second = await aPerson(tenant, { person: ann.personId })
  const elsewhere = await aPerson(tenant, { person: ann.personId, entrance: 'operator' })
  const form = await loginForm(tenant.host, '13800000001', 'Right@2026', 'purchaser')
  const several = await as(tenant, contract.checkUserNumByMobileBeforeLogin, form).catch((error: unknown) => error)
  expect((several as Refused).code).toBe(1)
  const { key, userList } = (several as Refused).data as { key: string; userList: { userCode: string }[] }
  expect(userList.map(({ userCode }) => userCode)).toEqual([ann.userCode, second.userCode])
  const other = { key, userCode: elsewhere.userCode }
  expect(await refusalOf(as(tenant, contract.afterCheckLogin, other))).toBe('login.keyGone')
  await as(tenant, contract.afterCheckLogin, { key, userCode: second.userCode })
  expect(await refusalOf(as(tenant, contract.afterCheckLogin, { key, userCode: ann.userCode }))).toBe('login.keyGone')
})
