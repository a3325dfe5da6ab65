import { expect, test, vi } from 'vitest'
import { uploadFile } from '#contract/files/files.ts'
import * as applying from '#contract/onboarding/applications.ts'
import { supplierApplicationCase as application } from '#contract/onboarding/applications.ts'
import { enrol } from '#contract/sourcing/enrolments.ts'
import * as contract from '#contract/sourcing/invitations/mailInvitations.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { createTestSupplier } from '#test/goodsFixture.ts'
import { aPerson, as, database, jobContext, refusalOf, server, type TestTenant, withWorker } from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { ageCounters, lastCode, solvedCaptcha } from '#test/sms.ts'
import { createPublished, createSourcingFixture, move, readAgain } from '#test/sourcing/fixture.ts'
import { randomId } from '#test/ids.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { upload } from '#test/upload.ts'

async function inviting() {
  const fixture = await createSourcingFixture({ suppliers: 1, settings: { smsPerDay: '50' } })
  const supplierId = fixture.suppliers[0]!.supplierId!
  const project = await createPublished(fixture, { scope: 'invited', invitedIds: [supplierId] })
  return { ...fixture, project, projectId: project.id }
}
const firm = { firmName: '苏州衡远防护科技有限公司', mail: 'Sales@Hengyuan.example.com' }

/** Sends the mail of an invitation, as the worker does; returns the token of its link. */
async function mailed(tenant: TestTenant, invitationId: string): Promise<string> {
  const job = server.jobs.find(({ name }) => name === 'sourcing.mailInvitation')
  if (!job || !('steps' in job)) throw new Error('no job')
  // Each job of the worker has its own number, which is in the id of the mail.
  await job.steps({ ...jobContext(tenant.id), jobId: randomId() }, { invitationId } as never)
  const { rows } = await owner.query<{ text: string }>(
    `select text from kit.outbox where tenant_id = $1 and template = 'sourcing.mailInvitation' order by id desc limit 1`,
    [tenant.id],
  )
  return /projectInvitation\?token=([0-9a-f]{64})/.exec(rows[0]?.text ?? '')?.[1] ?? ''
}
const aStranger = async (tenant: TestTenant) =>
  aPerson(tenant, {
    permissions: ['supplierProject.join'],
    supplierId: await createTestSupplier(database, tenant.id),
  })

test('mail invitations: sent, opened, accepted once by a supplier that then sees the project and enrols', async () => {
  const { tenant, buyer, projectId } = await inviting()
  const sent = await as(buyer, contract.inviteByMail, { projectId, ...firm })
  expect(sent.list).toMatchObject([{ mail: 'sales@hengyuan.example.com', status: 'sent', can: ['resend', 'withdraw'] }])
  expect(await refusalOf(as(buyer, contract.inviteByMail, { projectId, ...firm }))).toBe('mailInvitation.there')
  const token = await mailed(tenant, sent.list[0]!.id)
  const [one, two] = [await aStranger(tenant), await aStranger(tenant)]
  await expect(as(one, getProjectNotice, { id: projectId })).rejects.toThrow('thing.notFound')

  const opened = await as(tenant, contract.openMailInvitation, { token })
  expect(opened).toMatchObject({ firmName: firm.firmName, title: '冬季防寒工作服采购' })
  expect(JSON.stringify(opened)).not.toContain('52480')
  expect((await as(buyer, contract.findMailInvitations, { projectId })).list).toMatchObject([{ status: 'opened' }])

  const race = await outcomes([one, two, one].map((person) => as(person, contract.acceptMailInvitation, { token })))
  expect([count(race, 'ok'), count(race, 'mailInvitation.gone')]).toEqual([1, 2])
  expect(await refusalOf(as(tenant, contract.openMailInvitation, { token }))).toBe('mailInvitation.gone')
  expect((await as(buyer, contract.findMailInvitations, { projectId })).list).toMatchObject([
    { status: 'registered', can: [] },
  ])
  const seen = await Promise.all([one, two].map((person) => refusalOf(as(person, getProjectNotice, { id: projectId }))))
  expect(seen.toSorted()).toEqual(['accepted', 'thing.notFound'])
  const winner = seen[0] === 'accepted' ? one : two
  await as(winner, enrol, {
    projectId,
    contactName: '温如言',
    contactTel: '13900139001',
    statement: '',
    attachments: [],
  })
  expect((await as(buyer, contract.findMailInvitations, { projectId })).list).toMatchObject([{ status: 'enrolled' }])
})

test('mail invitations: an applicant accepts, and is invited when the registration is granted', async () => {
  const { tenant, buyer, projectId } = await inviting()
  const operator = await aPerson(tenant, { entrance: 'operator', permissions: ['supplier.approve', 'supplier.read'] })
  const sent = await as(buyer, contract.inviteByMail, { projectId, ...firm })
  const token = await mailed(tenant, sent.list[0]!.id)

  const mobile = '13900139777'
  await ageCounters(tenant, 61)
  const { validCode: verifyCode, validCodeKey: verifyKey } = solvedCaptcha()
  const uuid = await as(tenant, applying.requestSupplierCode, { mobile, verifyCode, verifyKey })
  await as(tenant, applying.sendSupplierCode, { uuid })
  const msgCode = await lastCode(tenant, mobile)
  const { authToken } = await as(tenant, applying.beginSupplierApplication, { mobile, uuid, msgCode })
  const applicant = { host: tenant.host, token: authToken }
  expect(await as(applicant, contract.acceptMailInvitation, { token })).toEqual({ projectId, isRegistered: false })
  expect((await as(buyer, contract.findMailInvitations, { projectId })).list).toMatchObject([{ status: 'accepted' }])

  const licence = await upload(applicant, uploadFile, { name: 'licence.pdf', content: pdf('营业执照') })
  const { id, version } = await as(applicant, application.apply.save, {
    companyName: firm.firmName,
    shortName: '衡远防护',
    creditCode: '91320583MADEM002X7',
    legalPerson: '贺兰亭',
    contactName: '温如言',
    contactTel: mobile,
    userCode: 'hengyuan777',
    categoryIds: ['1'],
    certificates: [
      { type: 'businessLicence' as const, no: 'L1', issuer: '昆山市', to: '', fileIds: [licence.storageFileId] },
    ],
  })
  const submitted = await as(applicant, application.apply.submit, { id, version })
  const granted = await as(operator, application.actions.grant, {
    id: submitted.id,
    version: submitted.version,
    code: 'S777',
  })
  expect(granted).toMatchObject({ status: '05', can: [] })
  await withWorker(buyer.tenantId, () =>
    vi.waitFor(
      async () =>
        expect((await as(buyer, contract.findMailInvitations, { projectId })).list).toMatchObject([
          { status: 'registered' },
        ]),
      { timeout: 20_000, interval: 200 },
    ),
  )
})

test('mail invitations: a new link ends the old one, and withdrawal, expiry and another tenant end in one refusal', async () => {
  const { tenant, buyer, projectId } = await inviting()
  const other = await inviting()
  const sent = await as(buyer, contract.inviteByMail, { projectId, ...firm })
  const { id } = sent.list[0]!
  const first = await mailed(tenant, id)
  await as(buyer, contract.resendMailInvitation, { id })
  const second = await mailed(tenant, id)
  expect(second).not.toBe(first)
  const open = (token: string, host = tenant) => refusalOf(as(host, contract.openMailInvitation, { token }))
  expect(await open(first)).toBe('mailInvitation.gone')
  expect(await open(second, other.tenant)).toBe('mailInvitation.gone')
  expect(await open(second)).toBe('accepted')
  expect(await refusalOf(as(other.buyer, contract.resendMailInvitation, { id }))).toBe('thing.notFound')
  expect(await refusalOf(as(other.buyer, contract.withdrawMailInvitation, { id }))).toBe('thing.notFound')

  await owner.query(`update sourcing.mail_invitations set expires_at = now() - interval '1 minute' where id = $1`, [id])
  expect(await open(second)).toBe('mailInvitation.gone')
  const stranger = await aStranger(tenant)
  expect(await refusalOf(as(stranger, contract.acceptMailInvitation, { token: second }))).toBe('mailInvitation.gone')
  expect((await as(buyer, contract.findMailInvitations, { projectId })).list).toMatchObject([{ status: 'expired' }])

  await as(buyer, contract.resendMailInvitation, { id })
  const third = await mailed(tenant, id)
  expect((await as(buyer, contract.withdrawMailInvitation, { id })).list).toMatchObject([
    { status: 'withdrawn', can: [] },
  ])
  expect(await open(third)).toBe('mailInvitation.gone')
  expect(await refusalOf(as(buyer, contract.resendMailInvitation, { id }))).toBe('mailInvitation.gone')
})

test('mail invitations: only by the department, for invited suppliers, while they can still enrol', async () => {
  const fixture = await inviting()
  const { tenant, buyer, operator, projectId, project } = fixture
  const open = await createPublished(fixture)
  expect(await refusalOf(as(buyer, contract.inviteByMail, { projectId: open.id, ...firm }))).toBe(
    'mailInvitation.notOpen',
  )
  expect(await refusalOf(as(operator, contract.inviteByMail, { projectId, ...firm }))).toBe('permission.denied')
  const buyerElsewhere = (await inviting()).buyer
  expect(await refusalOf(as(buyerElsewhere, contract.inviteByMail, { projectId, ...firm }))).toBe('thing.notFound')
  const sent = await as(buyer, contract.inviteByMail, { projectId, ...firm })
  const token = await mailed(tenant, sent.list[0]!.id)
  const person = await aPerson(tenant, { permissions: [] })
  expect(await refusalOf(as(person, contract.acceptMailInvitation, { token }))).toBe('permission.denied')
  await move(buyer, await readAgain(buyer, project), 'terminate', '需求取消')
  expect(await refusalOf(as(tenant, contract.openMailInvitation, { token }))).toBe('mailInvitation.gone')
})
