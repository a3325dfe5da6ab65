import { expect, test } from 'vitest'
import * as contract from '#contract/login/sms.ts'
import { putToken } from '#kit/security/oneTimeTokens.ts'
import { aPerson, as, database, moveClock, refusalOf } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'
import { lastCode, ageCounters, otherCode, messagesTo, solvedCaptcha } from '#test/sms.ts'
import { smsLimits } from '../login.rules.ts'
import { open, mobile, unknownMobile, requested, sent } from '#test/login/smsLogin.ts'

test('SMS login: password guesses count like those of other methods', async () => {
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

test('SMS login: no account enumeration: an unknown number gets the same reply, without an SMS', async () => {
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
  const [theirs, nobody] = [await outcomes(mobile), await outcomes(unknownMobile)]
  expect(theirs).toEqual(nobody)
  expect(theirs).toEqual([
    'sms.notSent',
    'accepted',
    'sms.tooSoon',
    ...Array.from({ length: 5 }, () => 'sms.codeWrong'),
    'sms.codeGone',
  ])
  expect(await messagesTo(tenant, mobile)).toHaveLength(1)
  expect(await messagesTo(tenant, unknownMobile)).toHaveLength(0)
})

test('SMS login: a code expires after five minutes, and a later one replaces it', async () => {
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

test('SMS login: of fifty concurrent correct codes one succeeds', async () => {
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

test('SMS login: of fifty concurrent uses of a captcha one is accepted; wrong captchas and invalid numbers are refused', async () => {
  const tenant = await open()
  const drawn = { kind: 'captcha', secret: '127.0.0.1/77' }
  await database.write(tenant.id, (tx) => putToken(tx, drawn, { code: 'K7MP' }, 60))
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
