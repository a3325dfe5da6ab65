import { describe, expect, test } from 'vitest'
import { uploadFile } from '#contract/files/files.ts'
import * as contract from '#contract/onboarding/passports.ts'
import { profileChangeCase } from '#contract/onboarding/profileChanges.ts'
import type { PublicKey } from '#contract/provider/signingKeys.ts'
import { getMyCompany, getSupplierProfile } from '#contract/suppliers/profile.ts'
import {
  aPerson,
  as,
  aTenant,
  clock,
  database,
  jobContext,
  type Person,
  refusalOf,
  type TestTenant,
} from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { upload } from '#test/upload.ts'
import { signStatement } from '#modules/provider/index.ts'
import { deliverPassport, receivePassport } from '../index.ts'
import { onSupplierEdited } from './passport.issue.service.ts'

const sections = [...contract.passportSections]
const inDays = (days: number) => new Date(clock().getTime() + (days + 1) * 86_400_000).toISOString().slice(0, 10)

async function aPlatform(creditCode?: string) {
  const tenant = await aTenant()
  const supplierId = await createTestSupplier(database, tenant.id)
  if (creditCode !== undefined) await setCode(tenant, supplierId, creditCode)
  const seller = await aPerson(tenant, { supplierId, permissions: ['supplierPeople.manage'] })
  const reviewer = () => aPerson(tenant, { entrance: 'operator', permissions: ['supplier.approve', 'supplier.read'] })
  return { tenant, supplierId, seller, reviewer: await reviewer(), second: await reviewer() }
}
type Platform = Awaited<ReturnType<typeof aPlatform>>
const setCode = (tenant: TestTenant, id: string, code: string) =>
  owner.query('update suppliers.suppliers set credit_code = $3 where tenant_id = $1 and id = $2', [tenant.id, id, code])

/** The same company on two platforms. */
async function twoPlatforms() {
  const home = await aPlatform()
  const { creditCode } = await as(home.seller, getMyCompany, {})
  return { home, abroad: await aPlatform(creditCode), other: await aPlatform() }
}
/** Changes the profile at home, with a new certificate. */
async function changeAtHome({ seller, reviewer }: Platform, legalPerson: string, to = inDays(300)) {
  const { storageFileId } = await upload(seller, uploadFile, { name: 'iso.pdf', content: pdf(legalPerson) })
  const saved = await as(seller, profileChangeCase.apply.save, {
    companyName: '安岚劳保用品有限公司',
    legalPerson,
    contactName: '温如言',
    contactTel: '13800138000',
    changeReason: '证书换发',
    certificates: [{ type: 'iso9001', no: 'ISO1', issuer: '华信认证', to, fileIds: [storageFileId] }],
  })
  const sent = await as(seller, profileChangeCase.apply.submit, { id: saved.id, version: saved.version })
  await as(reviewer, profileChangeCase.actions.grant, { id: sent.id, version: sent.version })
}
/** Handles the event of the change, as its consumer would. */
const handleChange = ({ tenant, supplierId }: Platform) =>
  database.write(tenant.id, (tx) =>
    onSupplierEdited(tx, { tenant_id: tenant.id, entity_id: supplierId, at: clock() } as never),
  )
const grantTo = async ({ seller, tenant }: Platform, to: Platform, granted = sections) => {
  const row = await as(seller, contract.grantPassport, { host: to.tenant.host, sections: granted })
  await deliverPassport(jobContext(tenant.id), row.id)
  return row
}
const listOf = async ({ reviewer }: Pick<Platform, 'reviewer'>) =>
  (await as(reviewer, contract.listPassports, {})).records
const grantOf = async ({ seller }: Platform) => (await as(seller, contract.listPassportGrants, {})).records[0]!
const takeOver = (by: Person, { id, version }: contract.DeliveredPassport) =>
  as(by, contract.takeOverPassport, { id, version })

describe('supplier passports', () => {
  test('an edition arrives signed, shows its differences, and is taken over by a review of somebody else', async () => {
    const { home, abroad, other } = await twoPlatforms()
    await changeAtHome(home, '温庭筠')
    await grantTo(home, abroad)
    const [row] = await listOf(abroad)
    expect(row).toMatchObject({ editionNo: 1, proof: 'valid', status: '01', supplierId: abroad.supplierId })
    expect(await listOf(other)).toEqual([])
    const detail = await as(abroad.reviewer, contract.findPassport, { id: row!.id })
    expect(detail.fields.find(({ field }) => field === 'legalPerson')).toMatchObject({ delivered: '温庭筠' })
    expect(detail.certificates).toMatchObject([{ no: 'ISO1', state: 'new', files: 1 }])

    const taken = await takeOver(abroad.reviewer, row!)
    expect(taken).toMatchObject({ status: '02', changeId: expect.any(String), can: [] })
    const change = { id: taken.changeId!, version: 3 }
    const { version } = await as(abroad.second, profileChangeCase.detail, { id: change.id })
    expect(await refusalOf(as(abroad.reviewer, profileChangeCase.actions.grant, { id: change.id, version }))).toBe(
      'case.own',
    )
    await as(abroad.second, profileChangeCase.actions.grant, { id: change.id, version })
    const profile = await as(abroad.second, getSupplierProfile, { id: abroad.supplierId })
    expect(profile).toMatchObject({
      legalPerson: '温庭筠',
      certificates: [{ no: 'ISO1', files: [{ fileName: 'iso.pdf' }] }],
    })
  })

  test('each changed profile is another edition; an older one or the same again changes nothing', async () => {
    const { home, abroad } = await twoPlatforms()
    const grant = await grantTo(home, abroad, ['company'])
    await changeAtHome(home, '李清照')
    await handleChange(home)
    await handleChange(home)
    await deliverPassport(jobContext(home.tenant.id), grant.id)
    await Promise.all([1, 2].map(() => deliverPassport(jobContext(home.tenant.id), grant.id)))
    const records = await listOf(abroad)
    expect(records.map(({ editionNo, status }) => [editionNo, status])).toEqual([
      [2, '01'],
      [1, '03'],
    ])
    expect(await grantOf(home)).toMatchObject({ deliveredNo: 2 })
    const detail = await as(abroad.reviewer, contract.findPassport, { id: records[0]!.id })
    expect(detail.certificates).toEqual([])
    expect(detail.fields.map(({ field }) => field)).not.toContain('contactTel')
    expect(await refusalOf(takeOver(abroad.reviewer, records[1]!))).toBe('thing.wrongState')
  })

  test('a withdrawn grant ends reading, also amid a delivery; granted anew it is readable again', async () => {
    const { home, abroad } = await twoPlatforms()
    const grant = await grantTo(home, abroad)
    const { id, version } = await grantOf(home)
    const [row] = await listOf(abroad)
    const [, ended] = await Promise.all([
      deliverPassport(jobContext(home.tenant.id), grant.id),
      as(home.seller, contract.withdrawPassport, { id, version }),
    ])
    expect(ended.status).toBe('withdrawn')
    await deliverPassport(jobContext(home.tenant.id), grant.id)
    expect(await listOf(abroad)).toMatchObject([{ status: '04', proof: 'withdrawn', can: [] }])
    const detail = await as(abroad.reviewer, contract.findPassport, { id: row!.id })
    expect(detail).toMatchObject({ digest: '', fields: [], certificates: [] })
    const [after] = await listOf(abroad)
    expect(await refusalOf(takeOver(abroad.reviewer, after!))).not.toBe('accepted')
    const text = await owner.query<{ text: string | null }>(
      'select text from onboarding.passport_deliveries where tenant_id = $1',
      [abroad.tenant.id],
    )
    expect(text.rows).toEqual([{ text: null }])
    await changeAtHome(home, '王维')
    await handleChange(home)
    expect(await listOf(abroad)).toHaveLength(1)
    await grantTo(home, abroad)
    expect((await listOf(abroad))[0]).toMatchObject({ status: '01', proof: 'valid' })
  })

  test('a late job of a withdrawn grant ends no newer grant, which shows its own sections', async () => {
    const { home, abroad } = await twoPlatforms()
    const first = await grantTo(home, abroad)
    const { id, version } = await grantOf(home)
    await as(home.seller, contract.withdrawPassport, { id, version })
    const second = await grantTo(home, abroad, ['company'])
    await deliverPassport(jobContext(home.tenant.id), first.id)
    await deliverPassport(jobContext(home.tenant.id), second.id)
    expect(await listOf(abroad)).toMatchObject([{ status: '01', proof: 'valid', sections: ['company'] }])
  })

  test('what was altered is refused: on its way, where it is kept, and in its files', async () => {
    const { home, abroad, other } = await twoPlatforms()
    await changeAtHome(home, '温庭筠')
    await grantTo(home, abroad)
    const { rows } = await owner.query<{ text: string; signature: string; kid: string; public_key: PublicKey }>(
      'select text, signature, kid, public_key from onboarding.passport_deliveries where tenant_id = $1',
      [abroad.tenant.id],
    )
    const { public_key: publicKey, ...signed } = rows[0]!
    const receive = (patch: object, to = abroad) =>
      refusalOf(
        receivePassport(
          database,
          { tenantId: to.tenant.id, issuerId: home.tenant.id, host: to.tenant.host },
          { ...signed, publicKey, ...patch },
          clock(),
        ),
      )
    const bent = signed.text.replace('温庭筠', '温庭云')
    expect(bent).not.toBe(signed.text)
    expect(await receive({ text: bent })).toBe('passport.altered')
    // Whole, but for another platform; or signed by another platform than the one that it names.
    expect(await receive({}, other)).toBe('passport.altered')
    expect(await receive(await signStatement(database, other.tenant.id, bent))).toBe('passport.altered')

    const [row] = await listOf(abroad)
    await owner.query('alter table onboarding.passport_deliveries disable trigger keep_delivery')
    await owner.query('update onboarding.passport_deliveries set text = $2 where tenant_id = $1', [
      abroad.tenant.id,
      bent,
    ])
    await owner.query('alter table onboarding.passport_deliveries enable trigger keep_delivery')
    expect(await listOf(abroad)).toMatchObject([{ proof: 'altered', can: ['setAside'] }])
    expect(await refusalOf(takeOver(abroad.reviewer, row!))).toBe('passport.altered')
    await expect(
      owner.query('update onboarding.passport_deliveries set text = $2 where tenant_id = $1', [
        abroad.tenant.id,
        signed.text,
      ]),
    ).rejects.toThrow('does not change')
  })

  test('a supplier grants and withdraws its own passport alone, to platforms that exist, once', async () => {
    const { home, abroad } = await twoPlatforms()
    const rival = await aPerson(home.tenant, {
      supplierId: await createTestSupplier(database, home.tenant.id),
      permissions: ['supplierPeople.manage'],
    })
    const grant = (host: string, by = home.seller) => refusalOf(as(by, contract.grantPassport, { host, sections }))
    expect(await grant('nowhere.invalid')).toBe('passport.unknownHost')
    expect(await grant(home.tenant.host)).toBe('passport.ownHost')
    const tries = await Promise.all([grant(`https://${abroad.tenant.host}/login`), grant(abroad.tenant.host)])
    expect(tries.toSorted()).toEqual(['accepted', 'passport.granted'])
    const { id, version } = await grantOf(home)
    expect((await as(rival, contract.listPassportGrants, {})).records).toEqual([])
    expect(await as(rival, contract.getMyPassport, {})).toMatchObject({ edition: null })
    expect(await refusalOf(as(rival, contract.withdrawPassport, { id, version }))).toBe('thing.notFound')
    const clerk = await aPerson(home.tenant, { supplierId: home.supplierId, permissions: ['supplierOrder.read'] })
    expect(await refusalOf(as(clerk, contract.listPassportGrants, {}))).toBe('permission.denied')
    expect(await refusalOf(as(home.seller, contract.listPassports, {}))).toBe('permission.denied')
  })
})
