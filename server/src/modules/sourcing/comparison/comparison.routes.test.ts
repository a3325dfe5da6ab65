import { expect, test } from 'vitest'
import { downloadComparison, findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { findSealRound } from '#contract/sourcing/seal.ts'
import { headOf, lineOf } from '#sealing/testing/quotes.ts'
import { quoteTotal } from '#sealing/quotes/amount.ts'
import { aDepartment, aPerson, as, ask } from '#test/app.ts'
import { createSourcingFixture } from '#test/sourcing/fixture.ts'
import { createQuoting, openQuotes, quote, termsIn } from '#test/sourcing/sealing.ts'
import { download } from '#test/upload.ts'
import { rowsOf } from '#test/workbook.ts'

const item = (name: string, quantity: string, budgetPrice: string) => ({
  name,
  spec: 'L 码',
  unit: '件',
  quantity,
  budgetPrice,
  needDate: null,
  remark: '',
  skuId: null,
})

test('comparison: quotes beside the request; invalid ones last and without content', async () => {
  const fixture = await createSourcingFixture({ suppliers: 3 })
  const { buyer, operator, tenant, suppliers } = fixture
  const items = [item('防寒大衣', '10', '238'), item('防寒帽', '0.5', '')]
  const project = await createQuoting(fixture, { awardBy: 'line', items })
  const { id: projectId } = project
  const terms = termsIn(await as(suppliers[0]!, findSealRound, { projectId }))
  const quoteOf = (prices: readonly string[], total?: string) => {
    const lines = prices.map((price, at) => lineOf(terms.items[at]!, price))
    const head = headOf({ freight: '0.00' })
    const amounts = lines.map(({ amount }) => amount)
    return { head, lines, total: total ?? quoteTotal(amounts, head.freight) }
  }
  await quote(suppliers[0]!, project, quoteOf(['230.0000', '9.9999']))
  await quote(suppliers[1]!, project, quoteOf(['228.5000']))
  await quote(suppliers[2]!, project, quoteOf(['1.0000', '1.0000'], '9.00'))
  await expect(as(buyer, findComparison, { projectId })).rejects.toThrow('seal.notOpened')
  await openQuotes(fixture, project)

  const compared = await as(buyer, findComparison, { projectId })
  expect(compared).toMatchObject({ round: 1, awardBy: 'line', evaluation: 'lowest', budgetAmount: '52480.0000' })
  expect(compared.items).toMatchObject([
    { lineNo: 1, name: '防寒大衣', quantity: '10', budgetPrice: '238' },
    { lineNo: 2, name: '防寒帽', quantity: '0.5', budgetPrice: null },
  ])
  expect(compared.quotes.map(({ status, total, why, lines }) => [status, total, why, lines.length])).toEqual([
    ['valid', '2285.00', '', 1],
    ['valid', '2305.00', '', 2],
    ['invalid', null, 'total', 0],
  ])
  expect(await as(operator, findComparison, { projectId })).toEqual(compared)

  const elsewhere = await aPerson(tenant, { permissions: ['project.manage'], dept: await aDepartment(tenant) })
  await expect(as(elsewhere, findComparison, { projectId })).rejects.toThrow('thing.notFound')
  await expect(as(suppliers[0]!, findComparison, { projectId })).rejects.toThrow('permission.denied')
  const refused = await ask(elsewhere, downloadComparison, { projectId })
  expect(String(refused.headers['content-type'])).toContain('json')
  const rows = await rowsOf(await download(buyer, downloadComparison, { projectId }))
  expect(rows.slice(0, 2)).toEqual([
    ['防寒大衣', 'L 码', '10', '件', '238', '', '228.5000', '228.5000', '230.0000'],
    ['防寒帽', 'L 码', '0.5', '件', '', '', '9.9999', '', '9.9999'],
  ])
  expect(rows[3]?.slice(7)).toEqual(['2285.00', '2305.00'])
})
