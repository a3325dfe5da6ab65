import { expect, test } from 'vitest'
import * as queue from '#contract/restrictions/applications.ts'
import * as own from '#contract/restrictions/blackList.ts'
import { imposeRestrictions, listRestrictions } from '#contract/restrictions/restrictions.ts'
import { countWaitingApplications } from '#contract/restrictions/waiting.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { aPerson, as, ask, aTenant, type Person, refusalOf } from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { upload } from '#test/upload.ts'

const may = { permissions: ['restriction.manage'], entrance: 'operator' } as const

const form = {
  applyUserName: '林知远',
  applyUserMobile: '13900139000',
  permissionIdList: ['10004' as const],
  applyReason: '已按要求整改',
}

async function restricted() {
  const tenant = await aTenant()
  const operator = await aPerson(tenant, may)
  const buyer = await aPerson(tenant, { permissions: ['order.read', 'goods.read'] })
  const userIds = [buyer.userId]
  const permissionIdList = ['10004', '10001'] as const
  await as(operator, imposeRestrictions, { userIds, permissionIdList: [...permissionIdList], reason: '恶意下单' })
  return { tenant, operator, buyer }
}
const disabledOf = async (person: Person) =>
  (await as(person, own.getDisable, {})).map(({ permissionId }) => permissionId)

test('restore applications: an approved one restores exactly its functions', async () => {
  const { operator, buyer } = await restricted()
  const { id, version, status } = await as(buyer, own.startApprovalFlow, form)
  expect(status).toBe('02')
  expect(await as(operator, countWaitingApplications, {})).toEqual({ count: 1 })
  const { records } = await as(operator, queue.listRestoreApplications, { status: '02' })
  expect(records).toMatchObject([{ id, userCode: buyer.userCode, can: ['grant', 'refuse'] }])
  const granted = await as(operator, queue.grantRestore, { id, version, reply: '同意' })
  expect(granted).toMatchObject({ status: '03', reply: '同意', handler: operator.userName, can: [] })
  expect(await disabledOf(buyer)).toEqual(['10001'])
  const lifted = (await as(operator, listRestrictions, { status: '02' })).records
  expect(lifted).toMatchObject([{ permissionId: '10004', liftReason: '同意', liftedBy: operator.userName }])
  expect((await as(buyer, own.listMyApplications, {})).records).toMatchObject([{ id, status: '03', reply: '同意' }])
  const changes = (await as(operator, queue.listApplicationChanges, { id })).records.map(({ what }) => what)
  expect(changes).toEqual(['restoreApplication.granted', 'restoreApplication.submitted'])
})

test('restore applications: a rejected one shows the reason, and the applicant may apply again', async () => {
  const { operator, buyer } = await restricted()
  const { id, version } = await as(buyer, own.startApprovalFlow, form)
  for (const reply of ['', '  '])
    expect(await refusalOf(as(operator, queue.refuseRestore, { id, version, reply }))).toBe('input.invalid')
  await as(operator, queue.refuseRestore, { id, version, reply: '材料不全' })
  expect(await disabledOf(buyer)).toEqual(['10001', '10004'])
  expect((await as(buyer, own.listMyApplications, { status: '04' })).records).toMatchObject([{ reply: '材料不全' }])
  expect(await refusalOf(as(buyer, own.startApprovalFlow, form))).toBe('accepted')
})

test('restore applications: of concurrent decisions exactly one succeeds and takes effect', async () => {
  const { tenant, buyer } = await restricted()
  const operators = await Promise.all(Array.from({ length: 8 }, () => aPerson(tenant, may)))
  const { id, version } = await as(buyer, own.startApprovalFlow, form)
  const outcomes = await Promise.all(
    operators.map((operator, index) =>
      refusalOf(
        index % 2
          ? as(operator, queue.grantRestore, { id, version, reply: `同意 ${index}` })
          : as(operator, queue.refuseRestore, { id, version, reply: `驳回 ${index}` }),
      ),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 7 }, () => 'thing.stale')])
  const winner = outcomes.indexOf('accepted')
  const { status, handler } = await as(operators[0]!, queue.getRestoreApplication, { id })
  expect([status, handler]).toEqual([winner % 2 ? '03' : '04', operators[winner]!.userName])
  expect((await disabledOf(buyer)).includes('10004')).toBe(winner % 2 === 0)
  const changes = (await as(operators[0]!, queue.listApplicationChanges, { id })).records
  expect(changes).toHaveLength(2)
})

test.each([
  ['applyUserName', ' ', 'restoreApplication.nameMissing'],
  ['applyUserName', undefined, 'restoreApplication.nameMissing'],
  ['applyUserMobile', '', 'restoreApplication.mobileMissing'],
  ['applyUserMobile', '12345', 'restoreApplication.mobileWrong'],
  ['permissionIdList', [], 'restoreApplication.permissionsMissing'],
  ['permissionIdList', ['10005'], 'restoreApplication.permissionsOther'],
  ['permissionIdList', ['1'], 'input.invalid'],
  ['applyReason', '  ', 'restoreApplication.reasonMissing'],
  ['applyReason', '字'.repeat(1001), 'input.invalid'],
  [
    'storageFileDtoList',
    Array.from({ length: 51 }, (_, index) => ({ storageFileId: index.toString(16).padStart(40, '0') })),
    'input.invalid',
  ],
  ['storageFileDtoList', [{ storageFileId: '0'.repeat(40) }], 'file.taken'],
] as const)('restore applications: with %s %j it is refused, and nothing is stored', async (field, value, refusal) => {
  const { buyer } = await restricted()
  const sent = { ...form, [field]: value }
  expect(await refusalOf(as(buyer, own.startApprovalFlow, sent))).toBe(refusal)
  expect((await as(buyer, own.listMyApplications, {})).records).toEqual([])
})

test.each(['13900139000', '010-65558888-12', '400-800-7788'])(
  'restore applications: %s is a valid contact',
  async (applyUserMobile) => {
    const { buyer } = await restricted()
    expect(await as(buyer, own.startApprovalFlow, { ...form, applyUserMobile })).toMatchObject({ applyUserMobile })
  },
)

test('restore applications: only the applicant saves, sends, withdraws and resends it', async () => {
  const { tenant, operator, buyer } = await restricted()
  const draft = await as(buyer, own.saveRestoreDraft, { applyReason: '整改中' })
  expect(draft).toMatchObject({ status: '01', applyReason: '整改中', permissionIdList: [] })
  expect((await as(operator, queue.listRestoreApplications, {})).records).toEqual([])
  expect(await refusalOf(as(operator, queue.getRestoreApplication, { id: draft.id }))).toBe('thing.notFound')
  expect(await refusalOf(as(buyer, own.startApprovalFlow, form))).toBe('restoreApplication.open')
  const other = await aPerson(tenant, { permissions: ['order.read'] })
  const ofDraft = { id: draft.id, version: draft.version }
  expect(await refusalOf(as(other, own.saveRestoreDraft, { ...ofDraft, applyReason: '' }))).toBe('thing.notFound')
  const sent = await as(buyer, own.startApprovalFlow, { ...form, ...ofDraft })
  expect(sent).toMatchObject({ id: draft.id, status: '02' })
  await expect(as(buyer, own.saveRestoreDraft, { id: sent.id, version: sent.version })).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['审核中', 'In review'] },
  })
  const ofSent = { id: sent.id, version: sent.version }
  expect(await refusalOf(as(other, own.withdrawRestore, ofSent))).toBe('thing.notFound')
  const back = await as(buyer, own.withdrawRestore, ofSent)
  expect(back.status).toBe('01')
  expect(await refusalOf(as(operator, queue.grantRestore, { ...ofSent, reply: '' }))).toBe('thing.stale')
  const ofBack = { id: back.id, version: back.version }
  await expect(as(operator, queue.grantRestore, { ...ofBack, reply: '' })).rejects.toMatchObject({
    message: 'thing.wrongState',
    data: { state: ['草稿', 'Draft'] },
  })
  expect((await as(buyer, own.startApprovalFlow, { ...form, ...ofBack })).status).toBe('02')
})

test('restore applications: concurrent submissions store one', async () => {
  const { buyer } = await restricted()
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => refusalOf(as(buyer, own.startApprovalFlow, form))))
  expect(outcomes.toSorted()).toEqual(['accepted', ...Array.from({ length: 4 }, () => 'restoreApplication.open')])
})

test("restore applications: own ones cannot be decided, and other tenants' are not found", async () => {
  const { tenant, operator, buyer } = await restricted()
  const twin = await aPerson(tenant, { ...may, person: buyer.personId })
  const { id, version } = await as(buyer, own.startApprovalFlow, form)
  expect(await refusalOf(as(twin, queue.grantRestore, { id, version, reply: '' }))).toBe('restoreApplication.own')
  const stranger = await aPerson(await aTenant(), may)
  expect(await refusalOf(as(stranger, queue.grantRestore, { id, version, reply: '' }))).toBe('thing.notFound')
  expect(await refusalOf(as(stranger, queue.getRestoreApplication, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(buyer, queue.listRestoreApplications, {}))).toBe('permission.denied')
  expect(await refusalOf(as(operator, queue.grantRestore, { id, version: version + 1, reply: '' }))).toBe('thing.stale')
  expect(await refusalOf(as(tenant, own.startApprovalFlow, form))).toBe('session.none')
})

test('restore applications: files are visible to the applicant and operators', async () => {
  const { tenant, operator, buyer } = await restricted()
  const { storageFileId } = await upload(buyer, uploadFile, { name: '整改说明.pdf', content: pdf('1') })
  const { storageFileDtoList } = await as(buyer, own.startApprovalFlow, {
    ...form,
    storageFileDtoList: [{ storageFileId, fileName: '整改说明.pdf' }],
  })
  expect(storageFileDtoList).toMatchObject([{ storageFileId, fileName: '整改说明.pdf' }])
  const statusFor = async (person: Person) =>
    (await ask(person, downloadFile, { storage_file_id: storageFileId })).headers['content-type']
  for (const person of [buyer, operator]) expect(await statusFor(person)).not.toContain('json')
  expect(await statusFor(await aPerson(tenant))).toContain('json')
})
