import { expect, test } from 'vitest'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import type { Input } from '#contract/kit/route.ts'
import { entrances } from '#contract/kit/entrance.ts'
import { listBudgets, listFundEntries } from '#contract/ledger/ledger.ts'
import * as contract from '#contract/ledger/quotaApplications.ts'
import { checkQuotaCa, quotaReleased } from '#contract/ledger/quotas.ts'
import { viewWorkbench } from '#contract/workbench/workbench.ts'
import type { StoredSettings } from '#contract/settings.ts'
import { aDepartment, aPerson, as, ask, aTenant, type Person, refusalOf } from '#test/app.ts'
import { year } from '#test/ledger/budgets.ts'
import { pdf } from '#test/files/contents.ts'
import { upload } from '#test/upload.ts'

const offered: StoredSettings = { quotaAccountSource: '3' }

async function aCompany(settings: StoredSettings = offered) {
  const tenant = await aTenant(settings)
  const department = await aDepartment(tenant)
  const dept = department.id
  const buyer = await aPerson(tenant, { dept: department, permissions: ['budget.read'] })
  const colleague = await aPerson(tenant, { dept: department, permissions: ['budget.read'] })
  const operators = await Promise.all(
    Array.from({ length: 2 }, () =>
      aPerson(tenant, { entrance: 'operator', permissions: ['quota.decide', 'budget.read', 'budget.manage'] }),
    ),
  )
  return { tenant, dept, buyer, colleague, operator: operators[0]!, second: operators[1]! }
}

async function anApplication(person: Person, given: Partial<Input<typeof contract.applyForQuota>> = {}) {
  const file = await upload(person, uploadFile, { name: '营业执照.pdf', content: pdf('licence') })
  const attachment = JSON.stringify([
    { fileName: file.fileName, fileUrl: file.fileUrl, storageFileId: file.storageFileId },
  ])
  return { mobile: '13800000000', applyReason: ' 年度集中采购 ', attachment, ...given }
}
const period = { startsOn: `${year}-01-01`, endsOn: `${year}-12-31` }
const apply = async (person: Person) => (await as(person, contract.applyForQuota, await anApplication(person))).id
const released = async (person: Person) => (await as(person, quotaReleased, {})).quotaReleased

test('quota application: a buyer applies, an operator approves, and the quota is posted once', async () => {
  const { buyer, colleague, operator, dept } = await aCompany()
  expect(await as(buyer, checkQuotaCa, {})).toEqual({ isPassed: true })
  expect(await as(buyer, contract.myQuotaApplication, {})).toEqual({ latest: null })
  const id = await apply(buyer)
  expect([await released(buyer), await released(colleague)]).toEqual(['-2', '-2'])
  expect((await as(buyer, contract.myQuotaApplication, {})).latest).toMatchObject({
    id,
    applyReason: '年度集中采购',
    status: '01',
    files: [{ fileName: '营业执照.pdf' }],
  })
  expect((await as(operator, viewWorkbench, {})).todos).toMatchObject([{ kind: 'quota.decide', id }])
  const [found] = (await as(operator, contract.listQuotaApplications, { status: '01' })).records
  expect(found).toMatchObject({ id, deptId: dept, applicant: buyer.userName, can: ['grant', 'refuse'] })

  const granted = await as(operator, contract.grantQuota, { id, version: found!.version, amount: '50000', ...period })
  expect(granted).toMatchObject({ status: '02', amount: '50000.00', decidedBy: operator.userName, can: [] })
  expect(await released(colleague)).toBe('50000.00')
  const { records } = await as(operator, listBudgets, { kind: 'quota', deptId: dept })
  expect(records).toMatchObject([{ amount: '50000.00', available: '50000.00', ...period }])
  expect((await as(operator, listFundEntries, { id: records[0]!.id })).records).toMatchObject([
    { kind: 'set', part: 'available', change: '50000.00' },
  ])
  expect(await refusalOf(as(buyer, contract.applyForQuota, await anApplication(buyer)))).toBe('quota.there')
  const changes = await as(operator, contract.listQuotaApplicationChanges, { id })
  expect(changes.records.map(({ what }) => what)).toEqual(['quotaApplication.granted', 'quotaApplication.applied'])
})

test('quota application: of two concurrent approvals one sets the quota with one ledger entry', async () => {
  const { buyer, operator, second, dept } = await aCompany()
  const id = await apply(buyer)
  // Disjoint periods, so that only the application itself prevents the second one.
  const halves = [
    { startsOn: `${year}-01-01`, endsOn: `${year}-06-30` },
    { startsOn: `${year}-07-01`, endsOn: `${year}-12-31` },
  ]
  const { version } = await as(operator, contract.getQuotaApplication, { id })
  const outcomes = await Promise.all(
    [operator, second].map((person, at) =>
      refusalOf(as(person, contract.grantQuota, { id, version, amount: '100', ...halves[at]! })),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'thing.stale'])
  const late = { id, version: version + 1, amount: '100', startsOn: '2090-01-01', endsOn: '2090-12-31' }
  await expect(as(second, contract.grantQuota, late)).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['已通过', 'Approved'] },
  })
  expect(await refusalOf(as(second, contract.refuseQuota, { id, version: version + 1, reason: '重复' }))).toBe(
    'thing.wrongState',
  )
  const { records } = await as(operator, listBudgets, { kind: 'quota', deptId: dept })
  expect(records.map(({ amount }) => amount)).toEqual(['100.00'])
})

test('quota application: a rejection shows its reason only to the applicant, who may apply again', async () => {
  const { tenant, buyer, colleague, operator } = await aCompany()
  const id = await apply(buyer)
  const { version, files } = await as(operator, contract.getQuotaApplication, { id })
  await as(operator, contract.refuseQuota, { id, version, reason: ' 资料不完整 ' })
  expect((await as(buyer, contract.myQuotaApplication, {})).latest).toMatchObject({
    status: '03',
    reason: '资料不完整',
  })
  expect((await as(colleague, contract.myQuotaApplication, {})).latest).toBeNull()
  expect(await released(buyer)).toBe('-1')
  expect((await as(operator, listBudgets, { kind: 'quota' })).records).toEqual([])
  const got = async (person: Person) =>
    (await ask(person, downloadFile, { storage_file_id: files[0]!.storageFileId })).headers['content-type']
  const stranger = await aPerson(tenant, { permissions: ['budget.read', 'quota.decide'] })
  expect(await got(buyer)).toContain('pdf')
  expect(await got(operator)).toContain('pdf')
  expect(await got(colleague)).toContain('json')
  expect(await got(stranger)).toContain('json')
  expect(await refusalOf(as(colleague, contract.applyForQuota, await anApplication(colleague)))).toBe('accepted')
})

test.each<[string, Partial<Input<typeof contract.applyForQuota>>, string]>([
  ['no files', { attachment: '[]' }, 'quota.fileMissing'],
  ['an empty text for files', { attachment: '' }, 'quota.fileMissing'],
  ['files that are no JSON', { attachment: '{' }, 'quota.fileWrong'],
  ['files of another shape', { attachment: '[{"storageFileId":"1"}]' }, 'quota.fileWrong'],
  ['a file that is not there', { attachment: `[{"storageFileId":"${'a'.repeat(40)}"}]` }, 'file.taken'],
  ['a blank reason', { applyReason: ' \n' }, 'quota.reasonMissing'],
  ['a reason of 1001 characters', { applyReason: '字'.repeat(1001) }, 'input.invalid'],
  ['a reason of 1000 characters', { applyReason: '字'.repeat(1000) }, 'accepted'],
  ['no contact', { mobile: '' }, 'quota.mobileMissing'],
  ['a contact of 21 characters', { mobile: '1'.repeat(21) }, 'input.invalid'],
  ['a contact of 20 characters', { mobile: '1'.repeat(20) }, 'accepted'],
])('quota application: %s', async (_, given, outcome) => {
  const { buyer } = await aCompany()
  expect(await refusalOf(as(buyer, contract.applyForQuota, await anApplication(buyer, given)))).toBe(outcome)
  expect(await released(buyer)).toBe(outcome === 'accepted' ? '-2' : '-1')
})

test('quota application: refused if not offered or not permitted', async () => {
  const outcomeIn = async (settings: StoredSettings) => {
    const { buyer } = await aCompany(settings)
    return refusalOf(as(buyer, contract.applyForQuota, await anApplication(buyer)))
  }
  expect(await outcomeIn({})).toBe('quota.notOffered')
  expect(await outcomeIn({ quotaAccountSource: '1' })).toBe('accepted')
  expect(await outcomeIn({ ...offered, isCheckQuota: '0' })).toBe('quota.notOffered')
  expect(await outcomeIn({ ...offered, isQuotaCaChecked: '1' })).toBe('quota.caMissing')
  const strict = await aCompany({ ...offered, isQuotaCaChecked: '1' })
  expect(await as(strict.buyer, checkQuotaCa, {})).toEqual({ isPassed: false })

  const { tenant, buyer, operator } = await aCompany()
  const trying = await aPerson(tenant, { permissions: ['budget.read'], isTrial: true })
  expect(await refusalOf(as(trying, contract.applyForQuota, await anApplication(trying)))).toBe('quota.enterpriseOnly')
  for (const entrance of entrances.filter((each) => each !== 'purchaser')) {
    const side = entrance === 'supplier' ? { supplierId: '7' } : { entrance }
    const person = await aPerson(tenant, { ...side, permissions: ['budget.read'] })
    expect([entrance, await refusalOf(as(person, checkQuotaCa, {}))]).toEqual([entrance, 'permission.denied'])
  }
  const id = await apply(buyer)
  expect(await refusalOf(as(buyer, contract.applyForQuota, await anApplication(buyer)))).toBe('quota.applied')
  const { version } = await as(operator, contract.getQuotaApplication, { id })
  const grant = { id, version, amount: '100', ...period }
  const manager = await aPerson(tenant, { entrance: 'operator', permissions: ['budget.manage'] })
  const buying = await aPerson(tenant, { permissions: ['quota.decide'] })
  const theirs = await aCompany()
  expect(await refusalOf(as(manager, contract.grantQuota, grant))).toBe('permission.denied')
  expect(await refusalOf(as(buying, contract.grantQuota, grant))).toBe('permission.denied')
  expect(await refusalOf(as(theirs.operator, contract.grantQuota, grant))).toBe('thing.notFound')
  expect((await as(theirs.operator, contract.listQuotaApplications, {})).total).toBe(0)
  expect(await refusalOf(as(operator, contract.grantQuota, { ...grant, amount: '0' }))).toBe('fund.amountInvalid')
  // Another account of the applicant.
  const own = await aPerson(tenant, { entrance: 'operator', permissions: ['quota.decide'], person: buyer.personId })
  expect(await refusalOf(as(own, contract.grantQuota, grant))).toBe('quota.ownApplication')
  const reversed = { ...grant, startsOn: period.endsOn, endsOn: period.startsOn }
  expect(await refusalOf(as(operator, contract.grantQuota, reversed))).toBe('budget.periodEmpty')
  expect((await as(operator, contract.getQuotaApplication, { id })).status).toBe('01')
})

test('quota application: a department has one pending application, even with concurrent ones', async () => {
  const { buyer, colleague, operator } = await aCompany()
  const inputs = await Promise.all([buyer, colleague].map(anApplicationOf))
  const outcomes = await Promise.all(
    inputs.map(({ person, input }) => refusalOf(as(person, contract.applyForQuota, input))),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', 'quota.applied'])
  expect((await as(operator, contract.listQuotaApplications, {})).total).toBe(1)
})
const anApplicationOf = async (person: Person) => ({ person, input: await anApplication(person) })
