import { expect, test } from 'vitest'
import * as contract from '#contract/administration/sequences.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import { aPerson, as, aTenant, database, refusalOf, type TestTenant } from '#test/app.ts'
import { advanceOrderTo, createOrder, createOrderingFixture } from '#test/orderingFixture.ts'
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
  ['AAAAAAAAAAAAAAAA{dept}{seq:9}', 'never', 'sequence.length'],
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

test('sequences: {dept} is the code of the ordering department, or of the nearest above that has one', async () => {
  const market = await createOrderingFixture()
  const { tenant, buyer } = market
  const operator = await operatorOf(tenant)
  const pattern = 'PO{dept}-{seq:3}'
  const edit = (code: string, version: number) =>
    as(operator, contract.editSequence, { code, version, pattern, reset: 'never' })
  expect(await edit('order', 0)).toMatchObject({ example: 'PO001-001', exampleDept: '001' })
  expect(await refusalOf(edit('statement', 0))).toBe('sequence.noDept')
  const name = (deptId: string, code: string) =>
    database.write(tenant.id, (tx) =>
      tx.updateTable('identity.departments').set({ code }).where('id', '=', deptId).execute(),
    )
  await name(buyer.deptId, 'YFB-2026-SH')
  const { orderId, orderNo } = await createOrder(market)
  expect(orderNo).toBe('POYFB-2026-001')
  await edit('delivery', 0)
  await edit('receipt', 0)
  await advanceOrderTo(market, orderId, '60')
  const numbers = (table: 'ordering.deliveries' | 'ordering.receipts') =>
    database.read(tenant.id, (db) => db.selectFrom(table).select('no').where('order_id', '=', orderId).execute())
  expect(await numbers('ordering.deliveries')).toEqual([{ no: 'POYFB-2026-001' }])
  expect(await numbers('ordering.receipts')).toEqual([{ no: 'POYFB-2026-001' }])
  // Without a character that numbers have: the nearest above, and nothing above the root.
  await name(buyer.deptId, '研发')
  const path = buyer.deptPath.length > 1 ? '001' : '0'
  expect((await createOrder(market)).orderNo).toBe(`PO${path}-002`)
})

test('sequences: a department whose code ends in digits takes no number of another one', async () => {
  const market = await createOrderingFixture()
  const { tenant, buyer } = market
  const operator = await operatorOf(tenant)
  await as(operator, contract.editSequence, { code: 'order', version: 0, pattern: '{dept}{seq:1}', reset: 'never' })
  const coded = (code: string) =>
    database.write(tenant.id, (tx) =>
      tx.updateTable('identity.departments').set({ code }).where('id', '=', buyer.deptId).execute(),
    )
  await coded('A1')
  const first = await Promise.all(Array.from({ length: 11 }, () => createOrder(market)))
  expect(new Set(first.map(({ orderNo }) => orderNo))).toEqual(
    new Set(Array.from({ length: 11 }, (_, n) => `A1${n + 1}`)),
  )
  // The count begins anew, and A11 with 1 would be the number that A1 had with 11.
  await coded('A11')
  await as(operator, contract.editSequence, { code: 'order', version: 1, pattern: '{dept}{seq:1}', reset: 'never' })
  await database.write(tenant.id, (tx) => tx.updateTable('tenancy.sequence_counters').set({ last: '0' }).execute())
  expect((await createOrder(market)).orderNo).toBe('A112')
})
