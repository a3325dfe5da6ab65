import { expect, test } from 'vitest'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { profileChangeCase as of } from '#contract/onboarding/profileChanges.ts'
import { getMyCompany, getSupplierProfile } from '#contract/suppliers/profile.ts'
import {
  aPerson,
  as,
  ask,
  aTenant,
  clock,
  database,
  type Person,
  refusalOf,
  runJob,
  type TestTenant,
} from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { upload } from '#test/upload.ts'

const day = 86_400_000
const inDays = (days: number) => new Date(clock().getTime() + 8 * 3_600_000 + days * day).toISOString().slice(0, 10)

async function aCompany(tenant: TestTenant) {
  const supplierId = await createTestSupplier(database, tenant.id)
  return { supplierId, administrator: await aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] }) }
}
const aReviewer = (tenant: TestTenant) =>
  aPerson(tenant, { entrance: 'operator', permissions: ['supplier.approve', 'supplier.read'] })

async function changeOf(who: Person, to: string, no = 'ISO1') {
  const { storageFileId } = await upload(who, uploadFile, { name: 'iso.pdf', content: pdf('证书') })
  return {
    companyName: '安岚劳保用品有限公司',
    legalPerson: '温庭筠',
    contactName: '温如言',
    contactTel: '13800138000',
    changeReason: '证书换发',
    certificates: [{ type: 'iso9001' as const, no, issuer: '华信认证', to, fileIds: [storageFileId] }],
  }
}
async function approved(who: Person, reviewer: Person, to: string, no?: string) {
  const saved = await as(who, of.apply.save, await changeOf(who, to, no))
  const sent = await as(who, of.apply.submit, { id: saved.id, version: saved.version })
  await as(reviewer, of.actions.grant, { id: sent.id, version: sent.version })
}

test('profile changes: the profile stays until they are approved, and a renewed certificate replaces the former', async () => {
  const tenant = await aTenant()
  const { administrator, supplierId } = await aCompany(tenant)
  const reviewer = await aReviewer(tenant)
  const before = await as(administrator, getMyCompany, {})
  const saved = await as(administrator, of.apply.save, await changeOf(administrator, inDays(20)))
  const sent = await as(administrator, of.apply.submit, { id: saved.id, version: saved.version })
  expect(await as(administrator, getMyCompany, {})).toEqual(before)
  await as(reviewer, of.actions.grant, { id: sent.id, version: sent.version })
  const after = await as(reviewer, getSupplierProfile, { id: supplierId })
  expect(after).toMatchObject({ name: '安岚劳保用品有限公司', legalPerson: '温庭筠' })
  expect(after.certificates).toMatchObject([{ no: 'ISO1', state: 'expiring', daysLeft: 20 }])
  const colleague = await aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] })
  const stranger = (await aCompany(tenant)).administrator
  const file = { storage_file_id: after.certificates[0]!.files[0]!.storageFileId }
  expect((await ask(colleague, downloadFile, file)).headers['content-disposition']).toContain('iso.pdf')
  expect(await refusalOf(as(stranger, downloadFile, file))).toBe('thing.notFound')
  await approved(administrator, reviewer, inDays(400))
  expect((await as(administrator, getMyCompany, {})).certificates).toMatchObject([{ state: 'valid', daysLeft: 400 }])
})

test('profile changes: one at a time of a supplier, none with an expired certificate, none of another supplier', async () => {
  const tenant = await aTenant()
  const { administrator, supplierId } = await aCompany(tenant)
  const colleague = await aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] })
  const submitting = async (who: Person, to: string) => {
    const saved = await as(who, of.apply.save, await changeOf(who, to))
    return refusalOf(as(who, of.apply.submit, { id: saved.id, version: saved.version }))
  }
  expect(await submitting(administrator, inDays(-1))).toBe('supplierApplication.certificateExpired')
  const outcomes = await Promise.all([submitting(administrator, ''), submitting(colleague, '')])
  expect(outcomes.toSorted()).toEqual(['accepted', 'profileChange.open'])
  expect(await submitting((await aCompany(tenant)).administrator, '')).toBe('accepted')
  const buyer = await aPerson(tenant, { permissions: ['supplier.read', 'supplierPeople.manage'] })
  expect(await refusalOf(as(buyer, getMyCompany, {}))).toBe('permission.denied')
  expect(await refusalOf(as(buyer, getSupplierProfile, { id: supplierId }))).toBe('permission.denied')
  const elsewhere = await aReviewer(await aTenant())
  expect(await refusalOf(as(elsewhere, getSupplierProfile, { id: supplierId }))).toBe('thing.notFound')
})

test('certificates: reminders come 30 and 7 days before the last day and on it, each once', async () => {
  const tenant = await aTenant()
  const { administrator } = await aCompany(tenant)
  const reviewer = await aReviewer(tenant)
  await approved(administrator, reviewer, inDays(31))
  const reminded = () =>
    database.read(tenant.id, (db) =>
      db.selectFrom('suppliers.certificates').select('reminded').executeTakeFirstOrThrow(),
    )
  const steps: (number | null)[] = []
  for (const days of [0, 1, 2, 24, 25, 31, 32]) {
    const at = new Date(clock().getTime() + days * day)
    await Promise.all([1, 2].map(() => runJob('suppliers.remindOfCertificates', tenant.id, at)))
    steps.push((await reminded()).reminded)
  }
  expect(steps).toEqual([null, 30, 30, 7, 7, 0, 0])
  const events = await database.read(tenant.id, (db) =>
    db
      .selectFrom('kit.events')
      .select('data')
      .where('name', '=', 'supplierCertificate.expiring')
      .orderBy('id')
      .execute(),
  )
  expect(events.map(({ data }) => (data as { days: number }).days)).toEqual([30, 7, 0])
})
