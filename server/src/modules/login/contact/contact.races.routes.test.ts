import * as contract from '#contract/login/contact.ts'
import { expect, test } from 'vitest'
import { as, aTenant, refusalOf } from '#test/app.ts'
import { ageCounters, messagesTo } from '#test/sms.ts'
import {
  oldMobile,
  newMobile,
  other,
  personWithPassword,
  sent,
  otherSession,
  isLoggedIn,
  storedContact,
  eventsOf,
} from '#test/contactChange.ts'

test('contact change: of twenty concurrent correct codes one changes the number', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const right = await sent(tenant, ann)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(as(ann, contract.changeMobile, right))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.uuidGone']))
  expect(await eventsOf(ann)).toHaveLength(1)
  expect(await messagesTo(tenant, oldMobile)).toHaveLength(1)
})

test('contact change: of two concurrent devices one changes the number, and the other is logged out', async () => {
  const tenant = await aTenant()
  const ann = await personWithPassword(tenant, { mobile: oldMobile })
  const phone = await otherSession(ann)
  const changes = [
    [ann, await sent(tenant, ann, newMobile)],
    [phone, await sent(tenant, phone, other)],
  ] as const
  const outcomes = await Promise.all(
    changes.map(([person, right]) => refusalOf(as(person, contract.changeMobile, right))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'sms.uuidGone'])
  const winner = outcomes.indexOf('accepted')
  expect(await storedContact(ann)).toMatchObject({ mobile: [newMobile, other][winner] })
  expect(await Promise.all([ann, phone].map(isLoggedIn))).toEqual([winner === 0, winner === 1])
  expect(await eventsOf(ann)).toHaveLength(1)
})

test('contact change: of two people confirming the same phone one gets the number', async () => {
  const tenant = await aTenant()
  const people = [
    await personWithPassword(tenant, { mobile: oldMobile }),
    await personWithPassword(tenant, { mobile: other }),
  ]
  const rights: { uuid: string; msgCode: string }[] = []
  for (const person of people) {
    rights.push(await sent(tenant, person))
    await ageCounters(tenant, 61)
  }
  const outcomes = await Promise.all(
    people.map((person, at) => refusalOf(as(person, contract.changeMobile, rights[at]!))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'person.mobileTaken'])
  const loser = people[outcomes.indexOf('person.mobileTaken')]!
  expect((await storedContact(loser)).mobile).not.toBe(newMobile)
  expect(await eventsOf(loser)).toEqual([])
})
