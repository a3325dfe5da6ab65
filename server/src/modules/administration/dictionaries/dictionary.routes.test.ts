import { expect, test } from 'vitest'
import * as contract from '#contract/administration/dictionaries.ts'
import * as entities from '#contract/administration/legalEntities.ts'
import { qryDataDictByDdfldList } from '#contract/tenancy/dictionaries.ts'
import { aDepartment, aPerson, as, aTenant, refusalOf } from '#test/app.ts'

const fields = { name: '测试', enName: '', place: 5, isDefault: false }

async function aDictionary() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, {
    entrance: 'operator',
    permissions: ['dict.manage', 'structure.manage', 'org.read'],
  })
  const itemsOf = async (dictionary: string) =>
    (await as(operator, contract.listDictItems, { dictionary, limit: 50 })).records
  const find = async (dictionary: string, code: string, deptId: string | null = null) =>
    (await itemsOf(dictionary)).find((item) => item.code === code && item.deptId === deptId)!
  const keyOf = ({ dictionary, code, deptId, version }: contract.DictItem) => ({ dictionary, code, deptId, version })
  return { tenant, operator, itemsOf, find, keyOf }
}

test('dictionaries: entries are renamed, ordered, made the default and disabled; calls give what is offered', async () => {
  const { tenant, operator, find, keyOf } = await aDictionary()
  const read = async () => (await as(tenant, qryDataDictByDdfldList, { ddfldList: 'LEGAL_ENTITY' }))[0]!.values
  const other = await find('LEGAL_ENTITY', 'other')
  await as(operator, contract.editDictItem, { ...keyOf(other), ...fields, name: '其他', isDefault: true })
  await as(operator, contract.addDictItem, { dictionary: 'LEGAL_ENTITY', code: 'coop', deptId: null, ...fields })
  expect((await read()).slice(0, 2)).toMatchObject([
    { code: 'coop', name: '测试', isDefault: false },
    { code: 'other', name: '其他', isDefault: true },
  ])
  const agency = await find('LEGAL_ENTITY', 'agency')
  await as(operator, contract.setDictItemStatus, { ...keyOf(agency), status: 'disabled' })
  expect((await read()).map(({ code }) => code)).not.toContain('agency')
  await as(operator, contract.editDictItem, {
    ...keyOf(await find('LEGAL_ENTITY', 'coop')),
    ...fields,
    isDefault: true,
  })
  expect((await read()).filter(({ isDefault }) => isDefault).map(({ code }) => code)).toEqual(['coop'])
  const { itemId } = await find('LEGAL_ENTITY', 'coop')
  const { records } = await as(operator, contract.listDictItemChanges, { itemId: itemId! })
  expect(records.map(({ what }) => what)).toEqual(['dictItem.edited', 'dictItem.added'])
  await as(operator, contract.removeDictItem, keyOf(await find('LEGAL_ENTITY', 'other')))
  expect(await find('LEGAL_ENTITY', 'other')).toMatchObject({ version: 0, name: '其他组织' })
})

test('dictionaries: the nearest department decides; others have the tenant’s entry', async () => {
  const { tenant, operator } = await aDictionary()
  const dept = await aDepartment(tenant)
  await as(operator, contract.addDictItem, {
    dictionary: 'ENTPUR_APPLY_TYPE',
    code: '2',
    deptId: dept.id,
    ...fields,
    name: '框架',
  })
  const nameFor = async (who: Parameters<typeof as>[0]) =>
    (await as(who, qryDataDictByDdfldList, { ddfldList: 'ENTPUR_APPLY_TYPE' }))[0]!.values.find(
      ({ code }) => code === '2',
    )?.name
  expect(await nameFor(await aPerson(tenant, { dept }))).toBe('框架')
  expect(await nameFor(await aPerson(tenant))).toBe('协议采购')
  expect(await nameFor(tenant)).toBe('协议采购')
  expect(await nameFor(await aTenant())).toBe('协议采购')
})

test('dictionaries: codes of the product take no entries, and are neither disabled nor deleted', async () => {
  const { operator, find, keyOf } = await aDictionary()
  const add = { dictionary: 'ENTPUR_APPLY_TYPE', code: '3', deptId: null, ...fields }
  expect(await refusalOf(as(operator, contract.addDictItem, add))).toBe('dict.closed')
  const item = await find('ENTPUR_APPLY_TYPE', '1')
  const disable = { ...keyOf(item), status: 'disabled' as const }
  expect(await refusalOf(as(operator, contract.setDictItemStatus, disable))).toBe('dict.closed')
})

test('dictionaries: of two editors the second is told, and what is in use is not deleted', async () => {
  const { tenant, operator, find, keyOf } = await aDictionary()
  await as(operator, contract.addDictionary, { code: 'OWN', name: '自有', enName: '' })
  expect(await refusalOf(as(operator, contract.addDictionary, { code: 'own', name: 'x', enName: '' }))).toBe(
    'dict.codeTaken',
  )
  await as(operator, contract.addDictItem, { dictionary: 'OWN', code: 'a', deptId: null, ...fields })
  const item = await find('OWN', 'a')
  const edits = ['一', '二', '三'].map((name) =>
    refusalOf(as(operator, contract.editDictItem, { ...keyOf(item), ...fields, name })),
  )
  expect((await Promise.all(edits)).filter((each) => each === 'thing.stale')).toHaveLength(2)
  const own = (await as(operator, contract.listDictionaries, {})).find(({ code }) => code === 'OWN')!
  const dictionary = { dictId: own.dictId!, version: own.version }
  expect(await refusalOf(as(operator, contract.removeDictionary, dictionary))).toBe('dict.hasItems')
  await as(operator, contract.addDictItem, { dictionary: 'LEGAL_ENTITY', code: 'coop', deptId: null, ...fields })
  const draft = { code: 'E1', name: '一号公司', enName: '', kind: 'coop', taxNo: '91320594MA00000X00' }
  const rest = { deptId: tenant.root.id, address: '', phone: '' }
  await as(operator, entities.createLegalEntity, { ...draft, ...rest })
  expect(await refusalOf(as(operator, contract.removeDictItem, keyOf(await find('LEGAL_ENTITY', 'coop'))))).toBe(
    'dict.inUse',
  )
  const twice = { ...draft, ...rest, code: 'E2', taxNo: '91320594MA00000X01' }
  expect(await refusalOf(as(operator, entities.createLegalEntity, twice))).toBe('legalEntity.deptTaken')
  const gone = { ...draft, ...rest, code: 'E3', kind: 'nothing' }
  expect(await refusalOf(as(operator, entities.createLegalEntity, gone))).toBe('legalEntity.unknownKind')
})

test('dictionaries: buyers and other tenants change nothing', async () => {
  const { tenant, operator } = await aDictionary()
  const buyer = await aPerson(tenant, { permissions: ['dict.manage'] })
  expect(await refusalOf(as(buyer, contract.listDictionaries, {}))).toBe('permission.denied')
  await as(operator, contract.addDictionary, { code: 'OWN', name: '自有', enName: '' })
  const foreign = await aDictionary()
  expect(await refusalOf(as(foreign.operator, contract.listDictItems, { dictionary: 'OWN' }))).toBe('accepted')
  expect((await as(foreign.operator, contract.listDictionaries, {})).map(({ code }) => code)).not.toContain('OWN')
  const add = { dictionary: 'OWN', code: 'a', deptId: null, ...fields }
  expect(await refusalOf(as(foreign.operator, contract.addDictItem, add))).toBe('dict.unknown')
  expect(await refusalOf(as(foreign.tenant, qryDataDictByDdfldList, { ddfldList: 'OWN' }))).toBe('dict.unknown')
})
