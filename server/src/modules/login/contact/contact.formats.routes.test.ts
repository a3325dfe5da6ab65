import { expect, test } from 'vitest'
import * as contract from '#contract/login/contact.ts'
import { qryUserRefDetail } from '#contract/identity/identity.ts'
import { as, aTenant, refusalOf } from '#test/app.ts'
import { messagesTo } from '#test/sms.ts'
import {
  oldMobile,
  newMobile,
  personWithPassword,
  prove,
  requested,
  otherSession,
  isLoggedIn,
  eventsOf,
} from '#test/contactChange.ts'

test('contact change: the current number and invalid numbers are refused before anything is sent', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const { key } = await prove(ann)
  const ask = (mobile: string) => refusalOf(as(ann, contract.askNewMobile, { key, mobile }))
  expect(await ask(' 0086 138 0000 1234')).toBe('mobile.same')
  for (const typed of ['1380000123', '12800001234', '+1 13900009999', "' or 1=1 --", '<b>13900009999</b>', '٣', ' '])
    expect([typed, await ask(typed)]).toEqual([typed, 'mobile.format'])
  expect([await ask('1'.repeat(33)), await ask('1390000\u00009999'), await ask('')]).toEqual(
    Array.from({ length: 3 }, () => 'input.invalid'),
  )
  const uuid = await requested(ann)
  for (const msgCode of ['', '一二三四五六', "' or 1=1", ' '])
    expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode }))).toBe('sms.notSent')
  expect(await refusalOf(as(ann, contract.changeMobile, { uuid, msgCode: '1'.repeat(17) }))).toBe('input.invalid')
  expect(await messagesTo(tenant, newMobile)).toEqual([])
})

test('contact change: a new email address must be valid, different, and confirmed with the password', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant)
  const phone = await otherSession(ann)
  const { key } = await prove(ann)
  const to = (email: string) => refusalOf(as(ann, contract.changeEmail, { key, email }))
  for (const typed of ['ann', 'a@b', 'a b@qiming.cn', 'a@qiming.cn\nbcc: b@c.cn', '<a@b.cn>', `${'a'.repeat(99)}@b.cn`])
    expect([typed, await to(typed)]).toEqual([typed, 'format.emailAddress'])
  expect([await to(''), await to(`${'a'.repeat(200)}@b.cn`)]).toEqual(['input.invalid', 'input.invalid'])
  expect(await to(' lin@qiming.cn ')).toBe('accepted')
  expect((await as(ann, qryUserRefDetail, {})).userInfo.email).toBe('lin@qiming.cn')
  expect(await to('lin2@qiming.cn')).toBe('login.keyGone')
  const again = as(ann, contract.changeEmail, { key: (await prove(ann)).key, email: 'lin@qiming.cn' })
  expect(await refusalOf(again)).toBe('email.same')
  expect((await eventsOf(ann)).map(({ name, data }) => [name, data])).toEqual([['person.emailChanged', {}]])
  expect(await isLoggedIn(phone)).toBe(true)
  const proof = await prove(ann)
  const outcomes = await Promise.all(
    ['a@qiming.cn', 'b@qiming.cn', 'c@qiming.cn'].map((email) =>
      refusalOf(as(ann, contract.changeEmail, { key: proof.key, email })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'login.keyGone', 'login.keyGone'])
})
