import { expect, test } from 'vitest'
import { dayOf } from '#contract/kit/calendar.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import * as contract from '#contract/sourcing/deposits/deposits.ts'
import { enrol, withdrawEnrolment } from '#contract/sourcing/enrolments.ts'
import { getProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { verifyProjects } from '#modules/sourcing/index.ts'
import { aDepartment, aPerson, as, type Person, refusalOf, runJob } from '#test/app.ts'
import { pdf } from '#test/files/contents.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { announce, createMarket, deliverResult } from '#test/sourcing/announced.ts'
import { offer } from '#test/sourcing/awards.ts'
import {
  createDraft,
  createPublished,
  createSourcingFixture,
  move,
  passHours,
  readAgain,
  runDue,
} from '#test/sourcing/fixture.ts'
import { openQuotes } from '#test/sourcing/sealing.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download, upload } from '#test/upload.ts'

const today = dayOf(new Date())
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const asking = (): Partial<ProjectDraft> => ({
  depositAmount: '5000.55',
  depositDueAt: inHours(40),
  depositPayee: '苏州示例集团有限公司 中国银行 0000 1111',
})
const contact = { contactName: '叶知秋', contactTel: '13800000001', statement: '' }
const file = async (person: Person, words = 'paid') =>
  (await upload(person, uploadFile, { name: '回单.pdf', content: pdf(words) })).storageFileId

/** A published project that asks for a deposit, with three suppliers and two people of finance. */
async function deposited() {
  const market = await createMarket(3)
  const finance = await aPerson(market.tenant, { permissions: ['projectDeposit.handle'], name: '钱若水' })
  const second = await aPerson(market.tenant, { permissions: ['projectDeposit.handle'], name: '孙明远' })
  const project = await createPublished(market, asking())
  const { id: projectId } = project
  const join = async (supplier: Person, depositPaidOn: string | null = today) =>
    as(supplier, enrol, { projectId, ...contact, depositPaidOn, depositReceipts: [await file(supplier)] })
  const mine = async (supplier: Person) => (await as(supplier, contract.findMyDeposit, { projectId })).deposit!
  const decide = (by: Person, { id, version }: contract.ProjectDeposit, isAccepted = true, reason = '') =>
    as(by, contract.decideProjectDeposit, { id, version, isAccepted, reason })
  const settle = async (
    by: Person,
    { id, version }: contract.ProjectDeposit,
    outcome: 'return' | 'forfeit' = 'return',
    reason = '',
    settledOn = today,
  ) => as(by, contract.settleProjectDeposit, { id, version, outcome, reason, settledOn, proofs: [await file(by)] })
  return { ...market, project, projectId, finance, second, join, mine, decide, settle }
}

test('project deposits: asked for with an amount, a time and a payee, and shown before enrolment', async () => {
  const fixture = await createSourcingFixture()
  const { buyer, suppliers, tenant } = fixture
  const submitOf = async (over: Partial<ProjectDraft>) =>
    refusalOf(move(buyer, await createDraft(fixture, { ...asking(), ...over }), 'submit'))
  expect(await submitOf({ depositPayee: '' })).toBe('project.incomplete')
  expect(await submitOf({ depositDueAt: null })).toBe('project.incomplete')
  expect(await submitOf({ depositDueAt: inHours(49) })).toBe('project.datesOrder')
  expect(await createDraft(fixture, { ...asking(), depositAmount: '0' })).toMatchObject({ depositAmount: null })
  expect(await createDraft(fixture, { ...asking(), audit: '2' })).toMatchObject({ depositAmount: null })
  const { id } = await createPublished(fixture, asking())
  const terms = { amount: '5000.55', payee: asking().depositPayee }
  expect((await as(suppliers[0]!, getProjectNotice, { id })).deposit).toMatchObject(terms)
  expect((await as({ host: tenant.host }, getProjectNotice, { id })).deposit).toMatchObject({ ...terms, payee: '' })
})

test('project deposits: reported with the enrolment, confirmed once, and needed to quote', async () => {
  const { project, projectId, suppliers, buyer, finance, join, mine, decide, tenant, ...market } = await deposited()
  const [one, two, three] = suppliers as [Person, Person, Person]
  expect(await refusalOf(as(one, enrol, { projectId, ...contact }))).toBe('projectDeposit.proofMissing')
  expect(await refusalOf(join(one, dayOf(new Date(Date.now() + 48 * 3_600_000))))).toBe('projectDeposit.future')
  expect(await refusalOf(join(one, null))).toBe('projectDeposit.proofMissing')
  for (const supplier of [one, two, three]) await join(supplier)
  expect(await mine(one)).toMatchObject({ status: 'reported', amount: '5000.55', can: ['report'] })

  // Who reads them: the buyers of the project and finance.
  const { records } = await as(finance, contract.listProjectDeposits, { keyword: project.projectNo })
  expect(records).toHaveLength(3)
  expect((await as(buyer, contract.listProjectDeposits, { projectId })).total).toBe(3)
  const dept = await aDepartment(tenant)
  const colleague = await aPerson(tenant, { permissions: ['project.manage'], dept })
  expect((await as(colleague, contract.listProjectDeposits, { projectId })).total).toBe(0)
  const stranger = await aPerson(tenant, { permissions: ['approval.decide'] })
  expect(await refusalOf(as(stranger, contract.listProjectDeposits, {}))).toBe('thing.notAllowed')
  const receipt = { storage_file_id: (await mine(one)).receipts[0]!.storageFileId }
  const reads = (person: Person) => refusalOf(download(person, downloadFile, receipt))
  expect([await reads(finance), await reads(buyer), await reads(one)]).toEqual(['accepted', 'accepted', 'accepted'])
  expect([await reads(two), await reads(colleague)]).toEqual(['thing.notFound', 'thing.notFound'])
  expect(await refusalOf(decide(colleague, await mine(one)))).toBe('thing.notFound')
  const sameSide = await aPerson(tenant, { permissions: ['projectDeposit.handle'], person: one.personId })
  expect(await refusalOf(decide(sameSide, await mine(one)))).toBe('projectDeposit.ownPayment')
  expect(await refusalOf(decide(finance, await mine(one), false))).toBe('projectDeposit.reasonMissing')

  await passHours(project, 24.5)
  await runDue({ tenant, suppliers, buyer, ...market })
  expect(await readAgain(buyer, project)).toMatchObject({ state: '5' })
  expect((await as(one, getProjectNotice, { id: projectId })).can).not.toContain('quote')
  expect(await refusalOf(offer(one, project, ['100.0000']))).toBe('projectDeposit.notConfirmed')

  // Confirmed and declined at once: exactly one.
  const reported = await mine(one)
  const tries = await outcomes([
    decide(finance, reported),
    decide(buyer, reported, false, '未查到款项'),
    decide(buyer, reported),
  ])
  expect(count(tries, 'ok')).toBe(1)
  if ((await mine(one)).status === 'due') {
    const receipts = [await file(one)]
    expect(await refusalOf(offer(one, project, ['100.0000']))).toBe('projectDeposit.notConfirmed')
    await as(one, contract.reportProjectDeposit, { projectId, paidOn: today, receipts })
    await decide(finance, await mine(one))
  }
  expect(await mine(one)).toMatchObject({ status: 'held', can: [], confirmedName: '' })
  expect((await as(one, getProjectNotice, { id: projectId })).can).toContain('quote')
  await offer(one, project, ['100.0000'])

  expect(await decide(finance, await mine(two), false, '未查到款项')).toMatchObject({ status: 'due' })
  expect(await refusalOf(offer(two, project, ['101.0000']))).toBe('projectDeposit.notConfirmed')
  await owner.query(`update sourcing.projects set deposit_due_at = now() - interval '1 minute' where id = $1`, [
    projectId,
  ])
  const late = { projectId, paidOn: today, receipts: [await file(two)] }
  expect(await refusalOf(as(two, contract.reportProjectDeposit, late))).toBe('projectDeposit.late')
  // A payment that was reported in time is still confirmed.
  await decide(buyer, await mine(three))
  await offer(three, project, ['102.0000'])
  // Numbers repeat in other tenants, whose projects other tests alter on purpose.
  await owner.query(`update sourcing.projects set project_no = 'own-' || id where id = $1`, [projectId])
  const findings = (await verifyProjects(owner)).filter((wrong) => wrong.includes(`own-${projectId}`))
  expect(findings.filter((wrong) => wrong.includes('deposit'))).toEqual([])
})

test('project deposits: returned or forfeited after the end, by another person, exactly once', async () => {
  const all = await deposited()
  const { project, projectId, suppliers, buyer, finance, second, join, mine, decide, settle, tenant } = all
  const [winner, loser, out] = suppliers as [Person, Person, Person]
  for (const supplier of [winner, loser, out]) {
    await join(supplier)
    await decide(finance, await mine(supplier))
  }
  const { version } = (await as(out, getProjectNotice, { id: projectId })).enrolment!
  await as(out, withdrawEnrolment, { projectId, version })
  expect(await refusalOf(settle(second, await mine(out)))).toBe('projectDeposit.notOver')
  await passHours(project, 24.5)
  await runDue(all)
  // Who does not take part any more gets it back before the end.
  expect(await settle(second, await mine(out))).toMatchObject({ status: 'returned', settledName: '孙明远' })
  await offer(winner, project, ['100.0000'])
  await offer(loser, project, ['110.0000'])
  expect(await refusalOf(settle(second, await mine(loser)))).toBe('projectDeposit.notOver')
  await openQuotes(all, project)
  const awarded = await announce(all, await readAgain(buyer, project))
  expect(awarded.state).toBe('7')

  expect(await refusalOf(settle(finance, await mine(loser)))).toBe('projectDeposit.samePerson')
  expect(await refusalOf(settle(second, await mine(loser), 'forfeit'))).toBe('projectDeposit.reasonMissing')
  const tomorrow = dayOf(new Date(Date.now() + 48 * 3_600_000))
  expect(await refusalOf(settle(second, await mine(loser), 'return', '', tomorrow))).toBe('projectDeposit.future')
  expect(await refusalOf(settle(second, await mine(winner)))).toBe('projectDeposit.winnerWaits')
  expect((await as(second, contract.listProjectDeposits, { projectId, status: 'held' })).total).toBe(2)

  // Returned and forfeited at once: exactly one.
  const held = await mine(loser)
  const tries = await outcomes([
    settle(second, held),
    settle(buyer, held, 'forfeit', '开标后撤销报价'),
    settle(buyer, held),
    settle(second, held, 'forfeit', '开标后撤销报价'),
  ])
  expect(count(tries, 'ok')).toBe(1)
  const settled = await mine(loser)
  expect(['returned', 'forfeited']).toContain(settled.status)
  expect(settled.proofs).toHaveLength(1)
  expect(await refusalOf(settle(buyer, settled))).toBe('thing.wrongState')
  await expect(
    owner.query("update sourcing.deposits set status = 'held' where tenant_id = $1", [tenant.id]),
  ).rejects.toThrow('does not change')

  await deliverResult({ ...all, project: awarded })
  expect(await settle(second, await mine(winner))).toMatchObject({ status: 'returned', isWinner: true })
  const { records } = await as(finance, contract.listDepositChanges, { id: settled.id })
  expect(records.map(({ what }) => what).slice(1)).toEqual(['projectDeposit.confirmed', 'projectDeposit.reported'])
})

test('project deposits: the owner of the project is reminded of those to be returned after its end, each once', async () => {
  const { projectId, suppliers, finance, join, mine, decide, tenant } = await deposited()
  const [one, two] = suppliers as [Person, Person]
  for (const supplier of [one, two]) await join(supplier)
  await decide(finance, await mine(one))
  const endedFor = async (days: number) => {
    await owner.query(
      `update sourcing.projects set state = '9', ending = 'terminated', ended_at = now() - make_interval(days => $2) where id = $1`,
      [projectId, days],
    )
    for (const _ of [1, 2]) await runJob('sourcing.remindOfDeposits', tenant.id)
  }
  const reminders = async () =>
    (
      await owner.query<{ days: number; supplier: string }>(
        `select (data ->> 'days')::int as days, data ->> 'supplierId' as supplier from kit.events
         where tenant_id = $1 and name = 'projectDeposit.due' order by id`,
        [tenant.id],
      )
    ).rows.map(({ days, supplier }) => [days, supplier])
  await runJob('sourcing.remindOfDeposits', tenant.id)
  expect(await reminders()).toEqual([])
  await endedFor(0)
  await endedFor(12)
  await endedFor(16)
  expect(await reminders()).toEqual([15, 3, -1].map((days) => [days, one.supplierId]))
})
