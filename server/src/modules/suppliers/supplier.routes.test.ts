import { expect, test } from 'vitest'
import * as contract from '#contract/suppliers/suppliers.ts'
import { aPerson, as, ask, aTenant, refusalOf } from '#test/app.ts'
import { draft } from '#test/suppliers/drafts.ts'

test('suppliers: a supplier is added, edited, suspended and resumed', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
  const created = await as(operator, contract.createSupplier, draft('AL01'))
  expect(created).toMatchObject({ status: 'active', version: 1, can: ['suspend'] })

  const edited = await as(operator, contract.editSupplier, {
    ...draft('AL01'),
    id: created.id,
    version: 1,
    region: '苏州',
  })
  expect(edited).toMatchObject({ region: '苏州', version: 2 })

  const suspended = await as(operator, contract.moveSupplier, { id: created.id, action: 'suspend', reason: '证书过期' })
  expect(suspended).toMatchObject({ status: 'suspended', can: ['resume'] })
  const list = await as(operator, contract.listSuppliers, { status: 'suspended', keyword: '劳保' })
  expect(list).toMatchObject({ total: 1, records: [{ id: created.id }] })
  await as(operator, contract.moveSupplier, { id: created.id, action: 'resume' })
  expect(await as(operator, contract.getSupplier, { id: created.id })).toMatchObject({ status: 'active' })
})

test('suppliers: operators choose one by its name without the right to read suppliers, others do not', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
  const { id, name } = await as(operator, contract.createSupplier, { ...draft('C1'), name: '博远办公用品' })
  const other = await as(operator, contract.createSupplier, { ...draft('C2'), name: '安岚劳保用品' })
  await as(operator, contract.moveSupplier, { id: other.id, action: 'suspend', reason: '证书过期' })
  const kim = await aPerson(tenant, { permissions: ['incident.manage'], entrance: 'operator' })
  const ids = (await as(kim, contract.listSupplierChoices, {})).map((each) => each.id)
  expect(ids.toSorted()).toEqual([id, other.id].toSorted())
  expect(await as(kim, contract.listSupplierChoices, { keyword: '办公' })).toEqual([{ id, name }])
  expect(await as(kim, contract.listSupplierChoices, { limit: 1 })).toHaveLength(1)
  expect(await refusalOf(as(kim, contract.listSuppliers, {}))).toBe('permission.denied')
  const buyer = await aPerson(tenant, { permissions: ['goods.read'] })
  expect(await refusalOf(as(buyer, contract.listSupplierChoices, {}))).not.toBe('accepted')
})

test('suppliers: invalid changes are refused with the reason', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
  const { id } = await as(operator, contract.createSupplier, draft('B1'))
  const refusals = [
    as(operator, contract.createSupplier, { ...draft('B2'), code: 'B1' }),
    as(operator, contract.createSupplier, { ...draft('B3'), creditCode: draft('B1').creditCode.toLowerCase() }),
    as(operator, contract.createSupplier, { ...draft('B4'), creditCode: '123' }),
    as(operator, contract.editSupplier, { ...draft('B1'), id, version: 7 }),
    as(operator, contract.moveSupplier, { id, action: 'suspend', reason: ' ' }),
    as(operator, contract.moveSupplier, { id, action: 'resume' }),
  ]
  expect(await Promise.all(refusals.map(refusalOf))).toEqual([
    'supplier.codeTaken',
    'supplier.creditCodeTaken',
    'format.creditCode',
    'thing.stale',
    'supplier.reasonMissing',
    'thing.wrongState',
  ])
})

test('suppliers: a refusal names its field, even for database constraints', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
  await as(operator, contract.createSupplier, draft('F1'))
  const fieldOf = async (input: object) =>
    (await ask(operator, contract.createSupplier, input)).json<{ data: { field?: string } | null }>().data?.field
  expect(await fieldOf({ ...draft('F2'), code: 'F1' })).toBe('code')
  expect(await fieldOf({ ...draft('F3'), creditCode: '123' })).toBe('creditCode')
  expect(await fieldOf({ ...draft('F4'), name: '' })).toBe('name')
})

test('suppliers: a buyer sees only the card; another tenant sees nothing', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
  const buyer = await aPerson(tenant, { permissions: ['goods.read'] })
  const stranger = await aPerson(await aTenant(), { permissions: ['supplier.read', 'supplier.manage', 'goods.read'] })
  const { id } = await as(operator, contract.createSupplier, draft('C1'))
  expect(await as(buyer, contract.getSupplierCard, { id })).toEqual({
    id,
    name: 'C1 劳保用品有限公司',
    shortName: 'C1',
    region: '上海',
  })
  expect(await refusalOf(as(buyer, contract.getSupplier, { id }))).toBe('permission.denied')
  expect(await refusalOf(as(stranger, contract.getSupplierCard, { id }))).toBe('thing.notFound')
  expect((await as(stranger, contract.listSuppliers, {})).total).toBe(0)
})

test('suppliers: the list is sorted as requested, and a page beyond the last has the total', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
  for (const code of ['D2', 'D3', 'D1']) await as(operator, contract.createSupplier, draft(code))
  const names = async (sort: 'name' | '-name') =>
    (await as(operator, contract.listSuppliers, { sort })).records.map(({ shortName }) => shortName)
  expect(await names('name')).toEqual(['D1', 'D2', 'D3'])
  expect(await names('-name')).toEqual(['D3', 'D2', 'D1'])
  expect(await as(operator, contract.listSuppliers, { page: 7, limit: 2 })).toEqual({
    records: [],
    page: 7,
    limit: 2,
    total: 3,
    pages: 2,
  })
  expect(await refusalOf(as(operator, contract.listSuppliers, { sort: 'creditCode' } as never))).toBe('input.invalid')
})
