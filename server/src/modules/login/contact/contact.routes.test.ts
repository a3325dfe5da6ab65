import * as contract from '#contract/login/contact.ts'
import { expect, test } from 'vitest'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { checkEnable } from '#contract/tenancy/tenancy.ts'
import { openSms } from '#kit/sms/sms.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'
import { withSmsServer, lastCode, messagesTo } from '#test/sms.ts'
import {
  oldMobile,
  newMobile,
  personWithPassword,
  prove,
  requested,
  sent,
  change,
  otherSession,
  isLoggedIn,
  storedContact,
  eventsOf,
  logIn,
  other,
} from '#test/contactChange.ts'

test('contact change: a new number applies with its code; other sessions end, and the old number is notified', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const phone = await otherSession(ann)
  const second = await aPerson(tenant, { person: ann.personId })
  const bob = await personWithPassword(tenant)
  const uuid = await requested(ann, ' +86 139-0000-9999')
  await as(ann, contract.sendNewMobileMsg, { uuid })
  await as(ann, contract.changeMobile, { uuid, msgCode: await lastCode(tenant, newMobile) })
  expect((await as(ann, qryUserRefDetail, {})).userInfo.mobile).toBe('139****9999')
  expect([await isLoggedIn(ann), await isLoggedIn(phone), await isLoggedIn(second), await isLoggedIn(bob)]).toEqual([
    true,
    false,
    false,
    true,
  ])
  const [notice] = await messagesTo(tenant, oldMobile)
  expect(notice).toMatchObject({ code: '', text: expect.stringContaining('139****9999') as string })
  expect(notice!.text).toMatch(/20\d\d-\d\d-\d\d \d\d:\d\d/)
  expect(notice!.text).not.toContain(newMobile)
  const [event, ...more] = await eventsOf(ann)
  expect(more).toEqual([])
  expect(event).toEqual({
    name: 'person.mobileChanged',
    data: { before: '138****1234', after: '139****9999' },
    actor_id: ann.userId,
  })
  expect([await logIn(tenant, oldMobile), await logIn(tenant, newMobile)]).toEqual(['login.wrong', 'login.several'])
})

test('contact change: available to all accounts; without an old number nobody is notified', async () => {
  const tenant = await aTenant()
  const bare = await personWithPassword(tenant)
  const given = await personWithPassword(tenant)
  await database.write(tenant.id, (tx) =>
    tx.updateTable('identity.people').set({ must_change: true }).where('id', '=', given.personId).execute(),
  )
  const seller = await personWithPassword(tenant, { supplierId: '7' })
  expect((await as(bare, qryUserRefDetail, {})).userInfo.mobile).toBe('')
  expect(await refusalOf(prove(given))).toBe('password.mustChange')
  for (const [at, person] of [bare, seller].entries()) {
    const mobile = `1390000000${at}`
    await change(tenant, person, mobile)
    await as(person, contract.changeEmail, { key: (await prove(person)).key, email: `p${at}@qiming.cn` })
    expect(await storedContact(person)).toEqual({ mobile, email: `p${at}@qiming.cn` })
    expect(await messagesTo(tenant, mobile)).toHaveLength(1)
    expect(await messagesTo(tenant, '')).toEqual([])
  }
})

test('contact change: visitors and visitor tokens are refused', async () => {
  const tenant = await aTenant()
  const { token } = await as(tenant, checkEnable, {})
  for (const caller of [{ host: tenant.host }, { host: tenant.host, token }]) {
    const calls = [
      as(caller, contract.askNewMobile, { key: 'k', mobile: newMobile }),
      as(caller, contract.sendNewMobileMsg, { uuid: 'u' }),
      as(caller, contract.changeMobile, { uuid: 'u', msgCode: '123456' }),
      as(caller, contract.changeEmail, { key: 'k', email: 'a@b.cn' }),
    ]
    expect(new Set(await Promise.all(calls.map(refusalOf)))).toEqual(new Set(['session.none']))
  }
})

const codeOf = (name: RefusalCode) => refusals[name][0]

test('contact change: succeeds even if the old number cannot be notified; without an SMS gateway it cannot begin', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const right = await sent(tenant, ann)
  const down = openSms(() => Promise.reject(new Error('down')))
  await withSmsServer(ann, down, async (code) => {
    const [uuid, before] = [await requested(ann, other), await eventsOf(ann)]
    expect(await code(contract.sendNewMobileMsg, { uuid })).toBe(codeOf('sms.failed'))
    expect(before).toEqual([])
    expect(await code(contract.changeMobile, right)).toBe(0)
  })
  expect(await storedContact(ann)).toMatchObject({ mobile: newMobile })
  await withSmsServer(ann, undefined, async (code) => {
    const { key } = await prove(ann)
    expect(await code(contract.askNewMobile, { key, mobile: other })).toBe(codeOf('sms.off'))
  })
})
