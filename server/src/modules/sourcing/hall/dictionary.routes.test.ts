import { expect, test } from 'vitest'
import { dictionaryNames, qryDataDictByDdfldList } from '#contract/sourcing/hall/dictionary.ts'
import { ProjectStatus, PurchaseForm } from '#contract/sourcing/projectStates.ts'
import { aTenant, as } from '#test/app.ts'

const tenant = await aTenant()
const read = (ddfldList: string) => as(tenant, qryDataDictByDdfldList, { ddfldList })
const codesOf = async (name: string) => (await read(name)).flatMap(({ values }) => values.map(({ code }) => code))

test("dictionary: keys of the specification have the product's codes", async () => {
  expect((await read(dictionaryNames.join(','))).map(({ ddfld }) => ddfld)).toEqual(dictionaryNames)
  expect(await codesOf('ENTPUR_REQUIREMENT_MAIN_STATUS')).toEqual((ProjectStatus as { enum?: unknown }).enum)
  expect(await codesOf('ENTPUR_APPLY_TYPE')).toEqual((PurchaseForm as { enum?: unknown }).enum)
  expect(await read('LEGAL_ENTITY,LEGAL_ENTITY')).toHaveLength(1)
})

test.each(['', 'NO_SUCH_KEY', 'LEGAL_ENTITY,', 'legal_entity'])('dictionary: “%s” is refused', async (ddfldList) => {
  await expect(read(ddfldList)).rejects.toThrow()
})
