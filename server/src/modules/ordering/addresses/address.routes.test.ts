import { expect, test } from 'vitest'
import { listInvoiceTitles, removeInvoiceTitle, saveInvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import { aDepartment, aPerson, as, aTenant, type Person, refusalOf } from '#test/app.ts'

const permissions = ['address.manage', 'cart.use'] as const
const aTitle = async (person: Person) => {
  const texts = { address: '', phone: '', bank: '', bankAccount: '' }
  const draft = {
    title: '启明集团有限公司',
    taxNo: '91110000100000000X',
    invoiceType: 'normal',
    isDefault: false,
  } as const
  return (await as(person, saveInvoiceTitle, { ...texts, ...draft })).invoiceTitleId
}
const remove = (person: Person, invoiceTitleId: string) => refusalOf(as(person, removeInvoiceTitle, { invoiceTitleId }))

test('addresses: the last invoice title of a department cannot be removed', async () => {
  const tenant = await aTenant()
  const [ann, bob] = [await aPerson(tenant, { permissions }), await aPerson(tenant, { permissions })]
  const only = await aTitle(ann)
  expect(await remove(bob, only)).toBe('invoiceTitle.last')
  expect(await as(ann, listInvoiceTitles, {})).toHaveLength(1)
  const second = await aTitle(bob)
  expect([await remove(bob, only), await remove(bob, second)]).toEqual(['accepted', 'invoiceTitle.last'])
  expect(await remove(bob, only)).toBe('thing.notFound')
})

test('addresses: a title of a department above can be used but not removed below', async () => {
  const tenant = await aTenant()
  const dept = await aDepartment(tenant)
  const [above, below] = [await aPerson(tenant, { permissions }), await aPerson(tenant, { permissions, dept })]
  const [general, own] = [await aTitle(above), await aTitle(below)]
  const listed = await as(below, listInvoiceTitles, {})
  expect(listed.map(({ invoiceTitleId, isOwn }) => [invoiceTitleId, isOwn])).toEqual([
    [own, true],
    [general, false],
  ])
  expect(await remove(below, general)).toBe('thing.notFound')
  expect([await remove(above, general), await remove(below, own)]).toEqual(['invoiceTitle.last', 'accepted'])
  expect(await as(below, listInvoiceTitles, {})).toHaveLength(1)
})

test('addresses: concurrent removals of all titles leave one', async () => {
  const tenant = await aTenant()
  const people = await Promise.all(Array.from({ length: 10 }, () => aPerson(tenant, { permissions })))
  const titles = await Promise.all(people.map(aTitle))
  const outcomes = await Promise.all(people.map((person, at) => remove(person, titles[at]!)))
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'accepted'), 'invoiceTitle.last'])
  expect(await as(people[0]!, listInvoiceTitles, {})).toHaveLength(1)
})
