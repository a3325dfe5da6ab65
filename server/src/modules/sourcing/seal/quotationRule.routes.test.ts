import { expect, test } from 'vitest'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { findSealRound } from '#contract/sourcing/seal.ts'
import { setDepartmentConf } from '#contract/tenancy/configuration.ts'
import { storeSettings } from '#modules/tenancy/index.ts'
import { aPerson, as, database } from '#test/app.ts'
import { createOpened, itemNamed } from '#test/sourcing/awards.ts'
import { createPublished, createSourcingFixture } from '#test/sourcing/fixture.ts'
import { termsIn } from '#test/sourcing/sealing.ts'

const items = [itemNamed('防寒大衣', '10', '238'), itemNamed('防寒帽', '4', '24')]
const byLine = { items, awardBy: 'line' } as const
/** The first quote is complete, the second omits an item. */
const offers = [
  ['230.0000', '23.0000'],
  ['', '22.0000'],
] as const

const statusesOf = async (rule: '0' | '1') => {
  const fixture = await createSourcingFixture({ suppliers: 2 })
  await database.write(fixture.tenant.id, (tx) => storeSettings(tx, { quotationRuleConf: rule }))
  const opened = await createOpened(fixture, byLine, offers)
  const { quotes } = await as(fixture.buyer, findComparison, { projectId: opened.id })
  return quotes.map(({ status }) => status)
}

test('quotation rule: 0 permits partial quotes for awards by item, 1 invalidates them', async () => {
  expect(await statusesOf('0')).toEqual(['valid', 'valid'])
  expect(await statusesOf('1')).toEqual(['valid', 'invalid'])
})

test("quotation rule: the department's rule at submission applies", async () => {
  const fixture = await createSourcingFixture()
  const { buyer, tenant } = fixture
  const operator = await aPerson(tenant, { permissions: ['portal.configure'], entrance: 'operator' })
  const set = (val: string | null) =>
    as(operator, setDepartmentConf, { code: 'quotationRuleConf', dept_code: '001', val })
  const partialOf = async ({ id }: { readonly id: string }) => {
    const { quotesWhole } = await as(buyer, getProjectNotice, { id })
    return [termsIn(await as(buyer, findSealRound, { projectId: id })).rule.partial, quotesWhole]
  }
  const before = await createPublished(fixture, byLine)
  await set('1')
  const whole = await createPublished(fixture, byLine)
  await set(null)
  expect(await partialOf(before)).toEqual([true, false])
  expect(await partialOf(whole)).toEqual([false, true])
  expect(await partialOf(await createPublished(fixture, byLine))).toEqual([true, false])
  // Projects awarded as a whole always require complete quotes.
  expect(await partialOf(await createPublished(fixture))).toEqual([false, true])
})
