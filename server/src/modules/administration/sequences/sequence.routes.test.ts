import { expect, test } from 'vitest'
import * as contract from '#contract/administration/sequences.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, aTenant, database, refusalOf, type TestTenant } from '#test/app.ts'
import { createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
import { drawNumber } from '#modules/tenancy/index.ts'

const today = dayOf(new Date()).replaceAll('-', '')
const operatorOf = (tenant: TestTenant) => aPerson(tenant, { entrance: 'operator', permissions: ['sequence.manage'] })
const draw = (tenant: TestTenant, code: string) =>
  database.write(tenant.id, (tx) => drawNumber(tx, code, 'X{yy}{MM}{dd}-{seq:3}', 'day'))

test('sequences: a pattern counts from one, restarts with its period, and is restored', async () => {
  const tenant = await aTenant()
  const operator = await operatorOf(tenant)
  const edit = (version: number, pattern: string, reset: 'never' | 'day' | 'month' | 'year') =>
    as(operator, contract.editSequence, { code: 'applySystem', version, pattern, reset })
  expect(await draw(tenant, 'applySystem')).toBe(`X${today.slice(2)}-001`)
  const own = await edit(0, 'BC/{yyyy}-{seq:4}', 'year')
  expect(own).toMatchObject({ version: 1, reset: 'year', can: ['edit', 'restore'] })
  expect([await draw(tenant, 'applySystem'), await draw(tenant, 'applySystem')]).toEqual([
    `BC/${today.slice(0, 4)}-0001`,
    `BC/${today.slice(0, 4)}-0002`,
  ])
  expect(await refusalOf(edit(0, 'A{seq:1}', 'never'))).toBe('thing.stale')
  await as(operator, contract.restoreSequence, { code: 'applySystem', version: 1 })
  expect(await draw(tenant, 'applySystem')).toBe(`X${today.slice(2)}-002`)
})

test.each([
  ['{yyyy}', 'never', 'sequence.seq'],
  ['{seq:3}{seq:3}', 'never', 'sequence.seq'],
  ['A{seq:3}{day}', 'never', 'sequence.characters'],
  ['订单{seq:3}', 'never', 'sequence.characters'],
  [`${'A'.repeat(30)}{seq:9}`, 'never', 'sequence.length'],
  ['A{MM}{dd}{seq:3}', 'day', 'sequence.dates'],
  ['A{yyyy}{seq:3}', 'month', 'sequence.dates'],
] as const)('sequences: %s, %s, is refused', async (pattern, reset, code) => {
  const operator = await operatorOf(await aTenant())
  expect(await refusalOf(as(operator, contract.editSequence, { code: 'order', version: 0, pattern, reset }))).toBe(code)
})

test('sequences: numbers drawn by many at once, some undone, are unique, also while the pattern changes', async () => {
  const tenant = await aTenant()
  const operator = await operatorOf(tenant)
  const kept: string[] = []
  const drawSome = async (n: number) =>
    database
      .write(tenant.id, async (tx) => {
        const no = await drawNumber(tx, 'applyBidding', 'JJ{yy}{MM}{dd}{seq:3}', 'day')
        if (n % 5 === 0) throw new Error('undone')
        kept.push(no)
      })
      .catch((error: Error) => expect(error.message).toBe('undone'))
  const changes = [
    ['JJ{yy}{MM}{dd}{seq:4}', 'day'],
    ['B{yyyy}{seq:5}', 'year'],
  ] as const
  const change = async () => {
    for (const [version, [pattern, reset]] of changes.entries())
      await as(operator, contract.editSequence, { code: 'applyBidding', version, pattern, reset })
  }
  await Promise.all([...Array.from({ length: 200 }, (_, n) => drawSome(n)), change()])
  expect(kept).toHaveLength(160)
  expect(new Set(kept).size).toBe(160)
})

test('sequences: orders follow the pattern of their tenant, skip numbers that are taken, and are unique at once', async () => {
  const market = await createOrderingFixture()
  const operator = await operatorOf(market.tenant)
  const { orderNo } = await createOrder(market)
  expect(orderNo).toMatch(new RegExp(`^DD${today}\\d{6,}$`))
  await as(operator, contract.editSequence, {
    code: 'order',
    version: 0,
    pattern: 'PO-{yyyy}{MM}-{seq:3}',
    reset: 'month',
  })
  const orders = await Promise.all(Array.from({ length: 8 }, () => createOrder(market)))
  const numbers = orders.map((order) => order.orderNo).toSorted()
  expect(numbers).toEqual(Array.from({ length: 8 }, (_, n) => `PO-${today.slice(0, 6)}-00${n + 1}`))
  // The count begins anew: what it gave before is not given again.
  await as(operator, contract.editSequence, {
    code: 'order',
    version: 1,
    pattern: 'PO-{yyyy}{MM}-{seq:3}',
    reset: 'never',
  })
  expect((await createOrder(market)).orderNo).toBe(`PO-${today.slice(0, 6)}-009`)
  const other = await createOrderingFixture()
  expect((await createOrder(other)).orderNo).toMatch(/^DD/)
})

test('sequences: only operators with the permission see and set them', async () => {
  const tenant = await aTenant()
  const clerk = await aPerson(tenant, { entrance: 'operator', permissions: ['org.read'] })
  const buyer = await aPerson(tenant, { permissions: ['sequence.manage'] })
  for (const person of [clerk, buyer])
    expect(await refusalOf(as(person, contract.listSequences, {}))).toBe('permission.denied')
  expect(await refusalOf(as(await operatorOf(tenant), contract.getSequence, { code: 'nothing' }))).toBe(
    'thing.notFound',
  )
})
