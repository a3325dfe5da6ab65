import { expect, test } from 'vitest'
import { matchAgreementRows, readAgreementSheet } from '#contract/agreements/agreementSheet.ts'
import { createAgreeing, dayIn } from '#test/agreements/agreed.ts'
import { as, jobContext, refusalOf } from '#test/app.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { upload } from '#test/upload.ts'
import { buildWorkbook } from '#test/workbook.ts'
import { warnOfEnd } from './index.ts'

test('agreements: lines of a workbook are the supplier’s goods, each once, with readable figures', async () => {
  const { operator, goods } = await createAgreeing({ withApproval: false })
  const [first, second, foreign] = goods
  const content = await buildWorkbook([
    ['劳保用品报价'],
    ['商品编码', '协议价（元）', '数量上限'],
    [first!.skuId, '￥30.50', '1,200'],
    [second!.skuId, 28, ''],
    [foreign!.skuId, 20, 10],
    [first!.skuId, 29, ''],
    ['NONE', '面议', ''],
  ])
  const { rows, problems } = await upload(operator, readAgreementSheet, { name: '明细.xlsx', content })
  expect(problems).toMatchObject([{ row: 7, column: '协议价' }])
  const { lines, unknown } = await as(operator, matchAgreementRows, { supplierId: first!.supplierId, rows })
  expect(lines).toMatchObject([
    { skuId: first!.skuId, price: '30.50', maxQty: 1200 },
    { skuId: second!.skuId, price: '28', maxQty: null },
  ])
  expect(unknown).toEqual([foreign!.skuId, first!.skuId, 'NONE'])
  const other = await buildWorkbook([
    ['名称', '备注'],
    ['手套', ''],
  ])
  expect(await refusalOf(upload(operator, readAgreementSheet, { name: '其他.xlsx', content: other }))).toBe(
    'agreement.headings',
  )
})

test('agreements: both sides are warned 30, 7 and 0 days before the end, once each', async () => {
  const { tenant, agreed } = await createAgreeing({ withApproval: false })
  const { id } = await agreed({ validTo: dayIn(31) })
  const daysWarned = async () => {
    for (const _ of [1, 2]) await warnOfEnd(jobContext(tenant.id))
    const { rows } = await owner.query<{ days: number }>(
      `select (data ->> 'days')::int as days from kit.events where tenant_id = $1 and entity_id = $2
         and name = 'agreement.expiring' order by id`,
      [tenant.id, id],
    )
    return rows.map(({ days }) => days)
  }
  const ends = (day: string) => owner.query('update agreements.agreements set valid_to = $2 where id = $1', [id, day])
  expect(await daysWarned()).toEqual([])
  await ends(dayIn(30))
  expect(await daysWarned()).toEqual([30])
  // Another end is warned of anew.
  await ends(dayIn(6))
  expect(await daysWarned()).toEqual([30, 6])
  await ends(dayIn(0))
  expect(await daysWarned()).toEqual([30, 6, 0])
})
