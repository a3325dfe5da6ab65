import type { StoredSettings } from '#contract/settings.ts'
import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { type AccountChoice, afterCheckLogin } from '#contract/login/login.ts'
import { devMailbox } from '#contract/devMailbox.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import * as contract from '#contract/login/sms.ts'
import { devMailboxSms } from '#kit/sms/devMailbox.ts'
import { openSms } from '#kit/sms/sms.ts'
import { putToken } from '#kit/security/oneTimeTokens.ts'
import { aPerson, as, ask, aTenant, database, moveClock, Refused, refusalOf, type TestTenant } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'
import { withSmsServer, lastCode, ageCounters, otherCode, messagesTo, solvedCaptcha } from '#test/sms.ts'
import { smsLimits } from './login.rules.ts'

const open = (settings: StoredSettings = {}) => aTenant({ smsLogin: '1', ...settings })
const mobile = '13800001234'
const nobodys = '13900009999'

const requested = (tenant: TestTenant, number = mobile) =>
  as(tenant, contract.validLoginMobile, { mobile: number, ...solvedCaptcha() })
const sent = async (tenant: TestTenant, number = mobile) => {
  const uuid = await requested(tenant, number)
  await as(tenant, contract.sendLoginMsg, { uuid })
  return uuid
}

test('SMS login: somebody logs in with the code that came to their phone', async () => {
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

test('SMS login: the calls of the specification, by GET, do the same; another site cannot have them made', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const cross = { 'sec-fetch-site': 'cross-site' }
  const question = { mobile, ...solvedCaptcha() }
  expect(await refusalOf(as(tenant, contract.validLoginMobileByAddress, question, cross))).toBe('request.crossSite')
  const uuid = await as(tenant, contract.validLoginMobileByAddress, { mobile, ...solvedCaptcha() })
  expect(await refusalOf(as(tenant, contract.sendLoginMsgByAddress, { uuid }, cross))).toBe('request.crossSite')
  await as(tenant, contract.sendLoginMsgByAddress, { uuid }, { 'sec-fetch-site': 'same-origin' })
  await as(tenant, contract.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) })
})

test('SMS login: name and password ask for a code to the person’s own number; only they receive that it is missing', async () => {
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

test('SMS login: guesses at a password by this way count like those by any other', async () => {
  const tenant = await open()
  const ann = await aPerson(tenant, { mobile, password: 'Right@2026' })
  const forms = await Promise.all(Array.from({ length: 50 }, () => encryptPassword(tenant.host, 'Wrong@2026')))
  const outcomes = await Promise.all(
    forms.map(({ passwd: pwd, key }) =>
      refusalOf(as(tenant, contract.validLoginTel, { userName: ann.userCode, pwd, key })),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'login.wrong')).toHaveLength(5)
  expect(new Set(outcomes)).toEqual(new Set(['login.wrong', 'login.locked']))
})

test('SMS login: no account enumeration: an unknown number is answered alike, without a message', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const outcomes = async (number: string) => {
    const uuid = await requested(tenant, number)
    const said = [
      await refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode: '123456' })),
      await refusalOf(as(tenant, contract.sendLoginMsg, { uuid })),
      await refusalOf(as(tenant, contract.sendLoginMsg, { uuid })),
    ]
    const wrong = otherCode((await messagesTo(tenant, number))[0]?.code ?? '')
    for (let guess = 0; guess <= smsLimits.guesses; guess++)
      said.push(await refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode: wrong })))
    return said
  }
  const [theirs, nobody] = [await outcomes(mobile), await outcomes(nobodys)]
  expect(theirs).toEqual(nobody)
  expect(theirs).toEqual([
    'sms.notSent',
    'accepted',
    'sms.tooSoon',
    ...Array.from({ length: 5 }, () => 'sms.codeWrong'),
    'sms.codeGone',
  ])
  expect(await messagesTo(tenant, mobile)).toHaveLength(1)
  expect(await messagesTo(tenant, nobodys)).toHaveLength(0)
})

test('SMS login: a code lives five minutes, and the one after it is the one that counts', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const uuid = await sent(tenant)
  const first = await lastCode(tenant, mobile)
  moveClock(smsLimits.codeMinutes * 60_000)
  expect(await refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode: first }))).toBe('sms.codeGone')
  await ageCounters(tenant, 60)
  await as(tenant, contract.sendLoginMsg, { uuid })
  const second = await lastCode(tenant, mobile)
  if (first !== second)
    expect(await refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode: first }))).toBe('sms.codeWrong')
  await as(tenant, contract.mobileLogin, { uuid, msgCode: ` ${second} ` })
})

test('SMS login: one SMS a minute and ten a day, however the number is written, and however many ask at once', async () => {
  const tenant = await open({ smsPerDay: '3' })
  await aPerson(tenant, { mobile })
  const spellings = ['+86 138-0000-1234', '008613800001234', '１３８００００１２３４', '138 0000 1234', mobile]
  const uuids = await Promise.all(Array.from({ length: 50 }, (_, at) => requested(tenant, spellings[at % 5])))
  const outcomes = await Promise.all(uuids.map((uuid) => refusalOf(as(tenant, contract.sendLoginMsg, { uuid }))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.tooSoon']))
  for (let minute = 1; minute < 3; minute++) {
    await ageCounters(tenant, 61)
    await as(tenant, contract.sendLoginMsg, { uuid: uuids[minute]! })
  }
  await ageCounters(tenant, 61)
  expect(await refusalOf(as(tenant, contract.sendLoginMsg, { uuid: uuids[3]! }))).toBe('sms.tooMany')
  expect(await messagesTo(tenant, mobile)).toHaveLength(3)
})

test('SMS login: an address that says it is another one is still the same', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const uuid = await sent(tenant)
  for (let at = 1; at < 5; at++) {
    const elsewhere = { 'x-forwarded-for': `203.0.113.${at}`, forwarded: `for=203.0.113.${at}` }
    expect(await refusalOf(as(tenant, contract.sendLoginMsg, { uuid }, elsewhere))).toBe('sms.tooSoon')
  }
})

test('SMS login: of fifty concurrent logins with the right code one succeeds', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const uuid = await sent(tenant)
  const msgCode = await lastCode(tenant, mobile)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode }))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.uuidGone']))
})

test('SMS login: brute force: of fifty concurrent guesses five are verified', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const uuid = await sent(tenant)
  const msgCode = otherCode(await lastCode(tenant, mobile))
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(as(tenant, contract.mobileLogin, { uuid, msgCode }))),
  )
  expect(outcomes.filter((outcome) => outcome === 'sms.codeWrong')).toHaveLength(smsLimits.guesses)
})

test('SMS login: of fifty at once with one picture one is accepted; a wrong code, and a number that is none, are not', async () => {
  const tenant = await open()
  const drawn = { kind: 'captcha', secret: '127.0.0.1/77' }
  await database.write(tenant.id, (tx) => putToken(tx, tenant.id, drawn, { code: 'K7MP' }, 60))
  const read = { mobile, validCode: 'k7mp', validCodeKey: '77' }
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => refusalOf(as(tenant, contract.validLoginMobile, read))),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'login.captcha']))
  const wrong = { validCode: 'XXXX', validCodeKey: '78' }
  expect(await refusalOf(as(tenant, contract.validLoginMobile, { mobile, ...wrong }))).toBe('login.captcha')
  expect(await refusalOf(as(tenant, contract.validLoginMobile, { mobile: '12345', ...solvedCaptcha() }))).toBe(
    'mobile.format',
  )
})

test('SMS login: several accounts of one number are listed, one is chosen', async () => {
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

test('SMS login: a code is no second factor, and no way past the entrance', async () => {
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

test('SMS login: another tenant knows neither the uuid nor the number', async () => {
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

test('SMS login: where the tenant has not switched it on, each of its calls is refused', async () => {
  const tenant = await aTenant()
  await aPerson(tenant, { mobile, password: 'Right@2026' })
  expect(await refusalOf(requested(tenant))).toBe('login.wayOff')
  const { passwd: pwd, key } = await encryptPassword(tenant.host, 'Right@2026')
  expect(await refusalOf(as(tenant, contract.validLoginTel, { userName: mobile, pwd, key }))).toBe('login.wayOff')
})

test('SMS login: an SMS that does not go out is refused clearly, counts for nothing, and the same uuid sends the next one', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  let isUp = false
  const outbox = devMailboxSms(database)
  const sms = openSms((message) => (isUp ? outbox.send(message) : Promise.reject(new Error('down'))))
  const codeOf = (name: RefusalCode) => refusals[name][0]
  await withSmsServer(tenant, sms, async (code) => {
    const [uuid, stranger] = [await requested(tenant), await requested(tenant, nobodys)]
    for (const each of [uuid, stranger]) {
      expect(await code(contract.sendLoginMsg, { uuid: each })).toBe(codeOf('sms.failed'))
      expect(await code(contract.mobileLogin, { uuid: each, msgCode: '123456' })).toBe(codeOf('sms.notSent'))
    }
    isUp = true
    for (const each of [uuid, stranger]) expect(await code(contract.sendLoginMsg, { uuid: each })).toBe(0)
    expect(await code(contract.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) })).toBe(0)
  })
})

test('SMS login: where nothing can be sent the ways say so, and nobody reads what others are sent', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const off = refusals['sms.off'][0]
  const uuid = await requested(tenant)
  await withSmsServer(tenant, undefined, async (code) => {
    expect(await code(contract.validLoginMobile, { mobile, ...solvedCaptcha() })).toBe(off)
    expect(await code(contract.sendLoginMsg, { uuid })).toBe(off)
    expect(await code(devMailbox)).toBe(refusals['thing.notFound'][0])
  })
  expect((await ask(tenant, devMailbox)).statusCode).toBe(200)
})
