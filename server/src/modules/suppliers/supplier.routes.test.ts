import exceljs from 'exceljs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mostExported } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import * as contract from '#contract/suppliers/suppliers.ts'
import { aPerson, as, ask, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { download } from '#test/upload.ts'

const draft = (code: string): contract.SupplierDraft => ({
  code,
  name: `${code} 劳保用品有限公司`,
  shortName: code,
  creditCode: `91310000MA1${code.padStart(7, '0')}`.slice(0, 18),
  region: '上海',
  contactName: '唐敏',
  contactTel: '021-88886666',
})

test('suppliers: a supplier is taken on, edited, suspended and resumed', async () => {
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

test('suppliers: what is refused, and why', async () => {
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

test('suppliers: a refusal says which field it is about, also one that a constraint of the database gives', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.manage'], entrance: 'operator' })
  await as(operator, contract.createSupplier, draft('F1'))
  const fieldOf = async (input: object) =>
    (await ask(operator, contract.createSupplier, input)).json<{ data: { field?: string } | null }>().data?.field
  expect(await fieldOf({ ...draft('F2'), code: 'F1' })).toBe('code')
  expect(await fieldOf({ ...draft('F3'), creditCode: '123' })).toBe('creditCode')
  expect(await fieldOf({ ...draft('F4'), name: '' })).toBe('name')
})

test('suppliers: a buyer sees the card and no more; another tenant sees nothing', async () => {
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

test('suppliers: the list is sorted as asked, and a page beyond the last still knows the total', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.manage'], entrance: 'operator' })
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

test('suppliers: an export holds the rows of the filter in the asked order, in the words of the reader', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.manage'], entrance: 'operator' })
  for (const code of ['E2', 'E3', 'E1']) await as(operator, contract.createSupplier, draft(code))
  const rows = await rowsOfWorkbook(operator, { sort: '-name', keyword: 'E' })
  expect(rows[0]!.slice(0, 3)).toEqual(['供应商名称', '简称', '供应商编码'])
  expect(rows.slice(1).map((row) => [row[1], row[7]])).toEqual([
    ['E3', '合作中'],
    ['E2', '合作中'],
    ['E1', '合作中'],
  ])
  expect(await rowsOfWorkbook(operator, { status: 'suspended' })).toHaveLength(1)
  const buyer = await aPerson(tenant, { permissions: ['goods.read'] })
  expect(await refusalOf(download(buyer, contract.exportSuppliers, {}))).toBe('permission.denied')
})

test('suppliers: an export ends after ten thousand rows, and says so', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.manage'], entrance: 'operator' })
  await database.write(tenant.id, (tx) =>
    sql`insert into suppliers.suppliers (tenant_id, code, name, short_name, credit_code, region, contact_name, contact_tel)
      select ${tenant.id}, 'X' || n, 'X' || n, 'X' || n, 'C' || n, '', '', '' from generate_series(1, ${mostExported + 5}::int) n`.execute(
      tx,
    ),
  )
  const rows = await rowsOfWorkbook(operator, {})
  expect(rows).toHaveLength(1 + mostExported + 1)
  expect(rows.at(-1)![0]).toBe('仅导出前 10000 条，请缩小筛选范围后重新导出')
})

async function rowsOfWorkbook(person: Person, question: Input<typeof contract.exportSuppliers>) {
  const { content } = await download(person, contract.exportSuppliers, question)
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(content).buffer)
  const rows: unknown[][] = []
  book.worksheets[0]!.eachRow((row) => void rows.push((row.values as unknown[]).slice(1)))
  return rows
}
