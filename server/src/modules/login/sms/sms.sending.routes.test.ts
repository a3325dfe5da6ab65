import { expect, test } from 'vitest'
import { devMailbox } from '#contract/devMailbox.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import * as contract from '#contract/login/sms.ts'
import { devMailboxSms } from '#kit/sms/devMailbox.ts'
import { openSms } from '#kit/sms/sms.ts'
import { aPerson, as, ask, database, refusalOf } from '#test/app.ts'
import { withSmsServer, lastCode, ageCounters, messagesTo, solvedCaptcha } from '#test/sms.ts'
import { open, mobile, unknownMobile, requested, sent } from '#test/login/smsLogin.ts'

test('SMS login: one SMS a minute and ten a day, in any notation, even concurrently', async () => {
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

test('SMS login: forged forwarding headers do not change the counted address', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  const uuid = await sent(tenant)
  for (let at = 1; at < 5; at++) {
    const elsewhere = { 'x-forwarded-for': `203.0.113.${at}`, forwarded: `for=203.0.113.${at}` }
    expect(await refusalOf(as(tenant, contract.sendLoginMsg, { uuid }, elsewhere))).toBe('sms.tooSoon')
  }
})

test('SMS login: a failed SMS is reported, does not count, and can be sent again with the same uuid', async () => {
  const tenant = await open()
  await aPerson(tenant, { mobile })
  let isUp = false
  const outbox = devMailboxSms(database)
  const sms = openSms((message) => (isUp ? outbox.send(message) : Promise.reject(new Error('down'))))
  const codeOf = (name: RefusalCode) => refusals[name][0]
  await withSmsServer(tenant, sms, async (code) => {
    const [uuid, stranger] = [await requested(tenant), await requested(tenant, unknownMobile)]
    for (const each of [uuid, stranger]) {
      expect(await code(contract.sendLoginMsg, { uuid: each })).toBe(codeOf('sms.failed'))
      expect(await code(contract.mobileLogin, { uuid: each, msgCode: '123456' })).toBe(codeOf('sms.notSent'))
    }
    isUp = true
    for (const each of [uuid, stranger]) expect(await code(contract.sendLoginMsg, { uuid: each })).toBe(0)
    expect(await code(contract.mobileLogin, { uuid, msgCode: await lastCode(tenant, mobile) })).toBe(0)
  })
})

test('SMS login: without a gateway the method is not offered, and the mailbox is not public', async () => {
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
