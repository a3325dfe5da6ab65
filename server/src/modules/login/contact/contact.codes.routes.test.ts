import * as contract from '#contract/login/contact.ts'
import * as passwords from '#contract/login/passwords.ts'
import * as sms from '#contract/login/sms.ts'
import { expect, test } from 'vitest'
import { as, aTenant, moveClock, refusalOf } from '#test/app.ts'
import { encryptPassword } from '#test/login.ts'
import { lastCode, ageCounters, otherCode, solvedCaptcha } from '#test/sms.ts'
import { smsLimits } from '../login.rules.ts'
import {
  oldMobile,
  newMobile,
  other,
  personWithPassword,
  requested,
  sent,
  change,
  otherSession,
  isLoggedIn,
  storedContact,
  eventsOf,
} from '#test/contactChange.ts'

test('contact change: a code is valid once, for its purpose, person and session', async () => {
  const tenant = await aTenant({ smsLogin: '1' })
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const [phone, bob] = [await otherSession(ann), await personWithPassword(tenant, { mobile: other })]
  const right = await sent(tenant, ann)
  for (const thief of [phone, bob]) {
    expect(await refusalOf(as(thief, contract.sendNewMobileMsg, { uuid: right.uuid }))).toBe('sms.uuidGone')
    expect(await refusalOf(as(thief, contract.changeMobile, right))).toBe('sms.uuidGone')
  }
  const stranger = await personWithPassword(await aTenant())
  expect(await refusalOf(as(stranger, contract.changeMobile, right))).toBe('sms.uuidGone')
  expect(await refusalOf(as(tenant, sms.sendLoginMsg, { uuid: right.uuid }))).toBe('sms.uuidGone')
  expect(await refusalOf(as(tenant, sms.mobileLogin, right))).toBe('sms.uuidGone')
  const { passwd: newPassWD, key } = await encryptPassword(tenant.host, 'Newer#2027')
  const reset = { newPassWD, key, mobile: newMobile, ...right }
  expect(await refusalOf(as(tenant, passwords.updateTenantPasswd, reset))).toBe('sms.uuidGone')

  const toLogIn = await as(tenant, sms.validLoginMobile, { mobile: oldMobile, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid: toLogIn })
  const { validCode: verifyCode, validCodeKey } = solvedCaptcha()
  const toReset = await as(tenant, passwords.validPhone, { mobile: other, verifyCode, validCodeKey })
  await as(tenant, passwords.sendValidMsgCode, { mobile: other, uuid: toReset })
  for (const [uuid, mobile] of [
    [toLogIn, oldMobile],
    [toReset, other],
  ] as const)
    for (const person of [ann, bob])
      expect(
        await refusalOf(as(person, contract.changeMobile, { uuid, msgCode: await lastCode(tenant, mobile) })),
      ).toBe('sms.uuidGone')
  expect([await storedContact(ann), await storedContact(bob)]).toMatchObject([{ mobile: oldMobile }, { mobile: other }])

  await as(ann, contract.changeMobile, { ...right, msgCode: ` ${right.msgCode} ` })
  expect(await refusalOf(as(ann, contract.changeMobile, right))).toBe('sms.uuidGone')
})

test('contact change: a code allows five guesses, expires after five minutes, and is checked first', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const uuid = await requested(ann)
  expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: '123456' }))).toBe('sms.notSent')
  await as(ann, contract.sendNewMobileMsg, { uuid })
  const msgCode = await lastCode(tenant, newMobile)
  const wrong = { uuid, msgCode: otherCode(msgCode) }
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(as(ann, contract.changeMobile, wrong))))
  expect(outcomes.filter((outcome) => outcome === 'sms.codeWrong')).toHaveLength(smsLimits.guesses)
  expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode }))).toBe('sms.codeGone')
  await ageCounters(tenant, 61)
  await as(ann, contract.sendNewMobileMsg, { uuid })
  const next = { uuid, msgCode: await lastCode(tenant, newMobile) }
  moveClock(smsLimits.codeMinutes * 60_000)
  expect(await refusalOf(as(ann, contract.changeMobile, next))).toBe('sms.codeGone')
  expect(await storedContact(ann)).toMatchObject({ mobile: oldMobile })
})

test('contact change: a number in use is disclosed only after its code was entered', async () => {
  const tenant = await aTenant()
  const bob = await personWithPassword(tenant, { mobile: other })
  const outcomes = async (mobile: string) => {
    const ann = await personWithPassword(tenant, { mobile: '' })
    const uuid = await requested(ann, mobile)
    const said = [
      await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: '123456' })),
      await refusalOf(as(ann, contract.sendNewMobileMsg, { uuid })),
      await refusalOf(as(ann, contract.sendNewMobileMsg, { uuid })),
    ]
    const msgCode = await lastCode(tenant, mobile)
    said.push(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: otherCode(msgCode) })))
    return { said, ann, right: { uuid, msgCode } }
  }
  const [theirs, nobodys] = [await outcomes(other), await outcomes(newMobile)]
  expect(theirs.said).toEqual(nobodys.said)
  expect(theirs.said).toEqual(['sms.notSent', 'accepted', 'sms.tooSoon', 'sms.codeWrong'])
  const phone = await otherSession(theirs.ann)
  expect(await refusalOf(as(theirs.ann, contract.changeMobile, theirs.right))).toBe('person.mobileTaken')
  expect([await storedContact(theirs.ann), await storedContact(bob)]).toMatchObject([{ mobile: '' }, { mobile: other }])
  expect([await isLoggedIn(phone), await isLoggedIn(bob), await eventsOf(theirs.ann)]).toEqual([true, true, []])
  await as(nobodys.ann, contract.changeMobile, nobodys.right)
})

test('contact change: one SMS a minute for a number for all purposes, and a daily limit for a person', async () => {
  const tenant = await aTenant({ smsPerDay: '2', smsLogin: '1' })
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const bob = await personWithPassword(tenant, { mobile: other })
  const toLogIn = await as(tenant, sms.validLoginMobile, { mobile: other, ...solvedCaptcha() })
  await as(tenant, sms.sendLoginMsg, { uuid: toLogIn })
  expect(await refusalOf(sent(tenant, ann, other))).toBe('sms.tooSoon')
  // One after the other: concurrent guesses beyond the limit are refused, right or wrong.
  const uuids: string[] = []
  for (let at = 0; at < 8; at++) uuids.push(await requested(ann, `1390000000${at}`))
  const outcomes = await Promise.all(uuids.map((uuid) => refusalOf(as(ann, contract.sendNewMobileMsg, { uuid }))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(2)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.tooMany']))
  await change(tenant, bob)
})
