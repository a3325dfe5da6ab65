import { expect, test } from 'vitest'
import { aTenant, database, refusalOf } from '#test/app.ts'
import { toRefusal } from '#kit/refusal.ts'
import { tableOf } from './table.ts'

const roles = tableOf('identity.roles', ['version', 'code', 'name', 'permissions'])
const role = { code: 'A', name: 'First', en_name: '', permissions: ['org.read'] }

test('table: a row is inserted, found, changed with its version counted, and removed', async () => {
  const { id: tenant } = await aTenant()
  const { id } = await database.write(tenant, (tx) => roles.insert(tx, role))
  expect(await database.read(tenant, (db) => roles.find(db, id))).toEqual({
    id,
    version: 1,
    code: 'A',
    name: 'First',
    permissions: ['org.read'],
  })
  const changed = await database.write(tenant, async (tx) =>
    roles.set(tx, await roles.lock(tx, id, 1), { name: 'Second', permissions: [] }),
  )
  expect(changed).toMatchObject({ version: 2, code: 'A', name: 'Second', permissions: [] })
  await database.write(tenant, async (tx) => roles.remove(tx, await roles.lock(tx, id)))
  expect(await refusalOf(database.read(tenant, (db) => roles.find(db, id)))).toBe('thing.notFound')
})

test('table: missing, stale, foreign and duplicate rows are refused', async () => {
  const [{ id: tenant }, { id: elsewhere }] = [await aTenant(), await aTenant()]
  const { id } = await database.write(tenant, (tx) => roles.insert(tx, role))
  const refusals = [
    database.write(tenant, (tx) => roles.lock(tx, id, 7)),
    database.write(tenant, (tx) => roles.lock(tx, '7')),
    database.write(elsewhere, (tx) => roles.lock(tx, id)),
    database.write(tenant, (tx) => roles.lockAll(tx, [id, '7'])),
    database.write(tenant, (tx) => roles.share(tx, ['7'])),
    database.write(tenant, (tx) => roles.insert(tx, role)),
  ]
  const codeOf = (error: unknown) => toRefusal(error)?.code
  const codes = await Promise.all(refusals.map((refused) => refused.then(() => 'accepted', codeOf)))
  expect(codes).toEqual([
    'thing.stale',
    'thing.notFound',
    'thing.notFound',
    'thing.notFound',
    'thing.notFound',
    'role.codeTaken',
  ])
  expect(await database.write(elsewhere, (tx) => roles.lockIfThere(tx, id))).toBeUndefined()
  expect(await database.write(tenant, (tx) => roles.lockAll(tx, [id, id]))).toHaveLength(1)
})

test('table: jsonb columns store any JSON value', async () => {
  const { id: tenant } = await aTenant()
  const rules = tableOf('approvals.rules', ['version', 'nodes'])
  const nodes = [{ name: '经办', enName: 'Clerk', mode: 'any', source: 'role', roleCode: 'A' }] as never
  const written = await database.write(tenant, async (tx) => {
    const { id } = await rules.insert(tx, { entity: 'order', name: 'R', en_name: '', priority: 1, nodes })
    return rules.set(tx, await rules.lock(tx, id), { nodes: [] })
  })
  expect(written).toMatchObject({ version: 2, nodes: [] })
})
