import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { type AccountChoice, afterCheckLogin } from '#contract/login/login.ts'
import * as contract from '#contract/login/sms.ts'
import { aPerson, as, aTenant, Refused, refusalOf } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'
import { lastCode, ageCounters, messagesTo, solvedCaptcha } from '#test/sms.ts'
import { open, mobile, requested, sent } from '#test/login/smsLogin.ts'

test('SMS login: a person logs in with the code sent to their phone', async () => {
  const tenant = await open()
  const ann = await aPerson(tenant, { mobile, name: '林知远' })
  const uuid = await sent(tenant)
  const msgCode = await lastCode(tenant, mobile)
  const { authToken, userName } = await as(tenant, contract.mobileLogin, { uuid, msgCode, entrance: 'purchaser' })
  expect(userName).toBe('林知远')
  const me = await as({ host: tenant.host, token: authToken }, qryUserRefDetail, {})
  expect(me.userInfo.userCode).toBe(ann.userCode)
  expect(await refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode }))).toBe('sms.uuidGone')
})

test('SMS login: the GET calls of the specification are equivalent and protected against CSRF', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const cross = { 'sec-fetch-site': 'cross-site' }
  const input = { mobile, ...solvedCaptcha() }
  expect(await refusalOf(as(tenant, contract.validLoginMobileByAddress, input, cross))).toBe('request.crossSite')
  const uuid = await as(tenant, contract.validLoginMobileByAddress, { mobile, ...solvedCaptcha() })
  expect(await refusalOf(as(tenant, contract.sendLoginMsgByAddress, { uuid }, cross))).toBe('request.crossSite')
  await as(tenant, contract.sendLoginMsgByAddress, { uuid }, { 'sec-fetch-site': 'same-origin' })
  await as(tenant, contract.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) })
})

test('SMS login: name and password send a code to the person’s number; only they learn that none is stored', async () => {
  const tenant = await open()
  const ann = await aPerson(tenant, { mobile, password: 'Right@2026' })
  const bare = await aPerson(tenant, { password: 'Right@2026' })
  const form = async (userName: string, password: string) => {
    const { passwd: pwd, key } = await encryptPassword(tenant.host, password)
    return { userName, pwd, key }
  }
  for (const route of [contract.validLoginTel, contract.validLoginTelByAddress]) {
    const filled = await form(ann.userCode, 'Right@2026')
    const uuid = await as(tenant, route, filled)
    await as(tenant, contract.sendLoginMsg, { uuid })
    await as(tenant, contract.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) })
    expect(await refusalOf(as(tenant, route, filled))).toBe('login.keyGone')
    expect(await refusalOf(as(tenant, route, await form(bare.userCode, 'Right@2026')))).toBe('sms.noMobile')
    expect(await refusalOf(as(tenant, route, await form(bare.userCode, 'Wrong@2026')))).toBe('login.wrong')
    expect(await refusalOf(as(tenant, route, await form('nobody', 'Right@2026')))).toBe('login.wrong')
    await ageCounters(tenant, 3600)
  }
})

test('SMS login: several accounts of one number are offered for choice', async () => {
  const tenant = await open()
  const ann = await aPerson(tenant, { mobile })
  const second = await aPerson(tenant, { person: ann.personId })
  const uuid = await sent(tenant)
  const several = as(tenant, contract.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) })
  const refusal = await several.catch((error: unknown) => error)
  expect((refusal as Refused).code).toBe(1)
  const { key, userList } = (refusal as Refused).data as { key: string; userList: AccountChoice[] }
  expect(userList.map(({ userCode }) => userCode)).toEqual([ann.userCode, second.userCode])
  await as(tenant, afterCheckLogin, { key, userCode: second.userCode })
})

test('SMS login: a code is no second factor and does not bypass the entrance', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile, entrance: 'operator' })
  const uuid = await sent(tenant)
  expect(await refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) }))).toBe(
    'login.factorMissing',
  )
  await ageCounters(tenant, 61)
  const again = await sent(tenant)
  const login = { uuid: again, msgCode: await lastCode(tenant, mobile), entrance: 'purchaser' as const }
  expect(await refusalOf(as(tenant, contract.mobileLogin, login))).toBe('login.wrongEntrance')
})

test('SMS login: in another tenant neither uuid nor number is valid', async () => {
  const [ours, theirs] = [await open(), await open()]
  await aPerson(ours, { mobile })
  const uuid = await sent(ours)
  const msgCode = await lastCode(ours, mobile)
  expect(await messagesTo(theirs, mobile)).toEqual([])
  expect(await refusalOf(as(theirs, contract.sendLoginMsg, { uuid }))).toBe('sms.uuidGone')
  expect(await refusalOf(as(theirs, contract.mobileLogin, { uuid, msgCode }))).toBe('sms.uuidGone')
  await sent(theirs)
  expect(await messagesTo(theirs, mobile)).toEqual([])
  await as(ours, contract.mobileLogin, { uuid, msgCode })
})

test('SMS login: if disabled, each of its calls is refused', async () => {
  const tenant = await aTenant()
  await aPerson(tenant, { mobile, password: 'Right@2026' })
  expect(await refusalOf(requested(tenant))).toBe('login.wayOff')
  const { passwd: pwd, key } = await encryptPassword(tenant.host, 'Right@2026')
  expect(await refusalOf(as(tenant, contract.validLoginTel, { userName: mobile, pwd, key }))).toBe('login.wayOff')
})
