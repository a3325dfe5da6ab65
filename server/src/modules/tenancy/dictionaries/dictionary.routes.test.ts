import { expect, test } from 'vitest'
import { dictionaries } from '#contract/dictionaries.ts'
import { ProjectStatus, PurchaseForm } from '#contract/sourcing/projectStates.ts'
import { qryDataDictByDdfldList, qryDataDictOfConfiguration } from '#contract/tenancy/dictionaries.ts'
import { aTenant, as } from '#test/app.ts'

const tenant = await aTenant()
const read = (ddfldList: string) => as(tenant, qryDataDictByDdfldList, { ddfldList })
const codesOf = async (name: string) => (await read(name)).flatMap(({ values }) => values.map(({ code }) => code))
const names = Object.keys(dictionaries)

test("dictionary: keys of the specification have the product's codes, at both bases", async () => {
  expect((await read(names.join(','))).map(({ ddfld }) => ddfld)).toEqual(names)
  expect(names).toHaveLength(6)
  expect(await codesOf('ENTPUR_REQUIREMENT_MAIN_STATUS')).toEqual((ProjectStatus as { enum?: unknown }).enum)
  expect(await codesOf('ENTPUR_APPLY_TYPE')).toEqual((PurchaseForm as { enum?: unknown }).enum)
  expect(await read('LEGAL_ENTITY,LEGAL_ENTITY')).toHaveLength(1)
  expect(await as(tenant, qryDataDictOfConfiguration, { ddfldList: 'LEGAL_ENTITY' })).toEqual(
    await read('LEGAL_ENTITY'),
  )
})

test.each(['', 'NO_SUCH_KEY', 'LEGAL_ENTITY,', 'legal_entity'])('dictionary: “%s” is refused', async (ddfldList) => {
  await expect(read(ddfldList)).rejects.toThrow()
})
