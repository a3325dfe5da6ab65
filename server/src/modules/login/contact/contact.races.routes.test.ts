import * as contract from '#contract/login/contact.ts'
import { expect, test } from 'vitest'
import { as, aTenant, refusalOf } from '#test/app.ts'
import { ageCounters, messagesTo } from '#test/sms.ts'
import { old, fresh, other, somebody, sent, elsewhere, isIn, kept, eventsOf } from '#test/contactChange.ts'

test('contact change: of twenty at once with the right code one changes the number', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const right = await sent(tenant, ann)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusalOf(as(ann, contract.changeMobile, right))))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['accepted', 'sms.uuidGone']))
  expect(await eventsOf(ann)).toHaveLength(1)
  expect(await messagesTo(tenant, old)).toHaveLength(1)
})

test('contact change: of two devices of one person at once one changes the number, and the other is out', async () => {
  const tenant = await aTenant()
  const ann = await somebody(tenant, { mobile: old })
  const phone = await elsewhere(ann)
  const changes = [
    [ann, await sent(tenant, ann, fresh)],
    [phone, await sent(tenant, phone, other)],
  ] as const
  const outcomes = await Promise.all(
    changes.map(([person, right]) => refusalOf(as(person, contract.changeMobile, right))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'sms.uuidGone'])
  const winner = outcomes.indexOf('accepted')
  expect(await kept(ann)).toMatchObject({ mobile: [fresh, other][winner] })
  expect(await Promise.all([ann, phone].map(isIn))).toEqual([winner === 0, winner === 1])
  expect(await eventsOf(ann)).toHaveLength(1)
})

test('contact change: of two people at once who have shown the same phone one has its number', async () => {
  const tenant = await aTenant()
  const people = [await somebody(tenant, { mobile: old }), await somebody(tenant, { mobile: other })]
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
  expect((await kept(loser)).mobile).not.toBe(fresh)
  expect(await eventsOf(loser)).toEqual([])
})
