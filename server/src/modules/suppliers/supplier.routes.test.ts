import { expect, test } from 'vitest'
import * as contract from '#contract/suppliers/suppliers.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'

const draft = (code: string): contract.SupplierDraft => ({
  code,
  name: `${code} 劳保用品有限公司`,
  shortName: code,
  creditCode: `91310000MA1${code.padStart(7, '0')}`.slice(0, 18),
  region: '上海',
  contactName: '唐敏',
  contactTel: '021-88886666',
})

test('a supplier is taken on, edited, suspended and let back in', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.manage'], entrance: 'operator' })
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

test('what is refused, and why', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.manage'], entrance: 'operator' })
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

test('a buyer sees the card and no more; another tenant sees nothing', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.manage'], entrance: 'operator' })
  const buyer = await aPerson(tenant, { permissions: ['goods.read'] })
  const stranger = await aPerson(await aTenant(), { permissions: ['supplier.manage', 'goods.read'] })
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
