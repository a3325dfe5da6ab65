import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as contract from '#contract/jobs/jobs.ts'
import { aPerson, as, aTenant, database, refusalOf } from '#test/app.ts'

const operatorOf = async (tenant: Awaited<ReturnType<typeof aTenant>>) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['job.manage'] })
const aDeadLetter = (tenantId: string, name: string) =>
  database.write(tenantId, (tx) => sql`select kit.add_dead_letter(${name}, '{}', 3, 'Error 23505')`.execute(tx))

test('dead letters: operators list, retry and dismiss those of their tenant', async () => {
  const [tenant, other] = [await aTenant(), await aTenant()]
  const [operator, stranger] = [await operatorOf(tenant), await operatorOf(other)]
  for (const name of ['test.first', 'test.second', 'test.third']) await aDeadLetter(tenant.id, name)
  const page = await as(operator, contract.listDeadLetters, { limit: 2 })
  expect(page).toMatchObject({
    total: 3,
    pages: 2,
    records: [{ name: 'test.third', attempts: 3, error: 'Error 23505' }, {}],
  })
  expect((await as(stranger, contract.listDeadLetters, {})).total).toBe(0)
  expect(await as(operator, contract.listDeadLetters, { page: 9 })).toMatchObject({ total: 3, records: [] })

  const [first, second] = page.records.map(({ id }) => id)
  for (const route of [contract.retryDeadLetters, contract.dismissDeadLetters])
    expect(await refusalOf(as(stranger, route, { ids: [first!] }))).toBe('thing.notFound')
  expect(await refusalOf(as(operator, contract.dismissDeadLetters, { ids: [first!, '9007199254740991'] }))).toBe(
    'thing.notFound',
  )
  expect(await as(operator, contract.retryDeadLetters, { ids: [first!] })).toEqual({ done: 1 })
  expect(await refusalOf(as(operator, contract.retryDeadLetters, { ids: [first!] }))).toBe('thing.notFound')
  expect(await as(operator, contract.dismissDeadLetters, { ids: [second!, second!] })).toEqual({ done: 1 })
  expect((await as(operator, contract.listDeadLetters, {})).total).toBe(1)
  const events = await database.read(tenant.id, (db) =>
    db
      .selectFrom('kit.events')
      .select(['name', 'data', 'actor_id'])
      .where('entity', '=', 'deadLetter')
      .orderBy('id')
      .execute(),
  )
  expect(events).toEqual([
    { name: 'deadLetter.retried', data: { name: 'test.third' }, actor_id: operator.userId },
    { name: 'deadLetter.dismissed', data: { name: 'test.second' }, actor_id: operator.userId },
  ])
})

test('dead letters: all calls require the permission', async () => {
  const tenant = await aTenant()
  const person = await aPerson(tenant, { entrance: 'operator' })
  expect(await refusalOf(as(person, contract.listDeadLetters, {}))).toBe('permission.denied')
  expect(await refusalOf(as(person, contract.retryDeadLetters, { ids: ['1'] }))).toBe('permission.denied')
})
