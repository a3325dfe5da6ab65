/** @module-tag thorough */
import exceljs from 'exceljs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { maxExported } from '#contract/kit/list.ts'
import type { Input } from '#contract/kit/route.ts'
import * as contract from '#contract/suppliers/suppliers.ts'
import { aPerson, as, aTenant, database, type Person, refusalOf } from '#test/app.ts'
import { download } from '#test/upload.ts'
import { draft } from '#test/suppliers/drafts.ts'

test("suppliers: an export has the filtered rows in the requested order and the reader's language", async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
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

test('suppliers: an export ends after ten thousand rows with a note', async () => {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, { permissions: ['supplier.read', 'supplier.manage'], entrance: 'operator' })
  await database.write(tenant.id, (tx) =>
    sql`insert into suppliers.suppliers (tenant_id, code, name, short_name, credit_code, region, contact_name, contact_tel)
      select ${tenant.id}, 'X' || n, 'X' || n, 'X' || n, 'C' || n, '', '', '' from generate_series(1, ${maxExported + 5}::int) n`.execute(
      tx,
    ),
  )
  const rows = await rowsOfWorkbook(operator, {})
  expect(rows).toHaveLength(1 + maxExported + 1)
  expect(rows.at(-1)![0]).toBe('仅导出前 10000 条，请缩小筛选范围后重新导出')
})

async function rowsOfWorkbook(person: Person, filter: Input<typeof contract.exportSuppliers>) {
  const { content } = await download(person, contract.exportSuppliers, filter)
  const book = new exceljs.Workbook()
  await book.xlsx.load(new Uint8Array(content).buffer)
  const rows: unknown[][] = []
  book.worksheets[0]!.eachRow((row) => void rows.push((row.values as unknown[]).slice(1)))
  return rows
}
