import { expect, test } from 'vitest'
import * as contract from '#contract/contracts/contracts.ts'
import * as deposit from '#contract/contracts/deposit.ts'
import { findContractPerformance } from '#contract/contracts/performance.ts'
import { downloadFile, uploadFile } from '#contract/files/files.ts'
import { dayIn } from '#test/agreements/agreed.ts'
import { aPerson, as, type Person, refusalOf, runJob } from '#test/app.ts'
import { createContracting } from '#test/contracts/contracting.ts'
import { pdf } from '#test/files/contents.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { download, upload } from '#test/upload.ts'

async function deposited() {
  const all = await createContracting()
  const { id } = await all.active({ deposit: '5000.00', depositDueOn: dayIn(5) })
  const report = async (by: Person = all.seller, paidOn = dayIn(0)) => {
    const { storageFileId } = await upload(by, uploadFile, { name: '回单.pdf', content: pdf('paid') })
    return as(by, deposit.reportDeposit, { ...(await all.of(id)), paidOn, receipts: [storageFileId] })
  }
  const decide = async (by: Person, isAccepted = true, reason = '') =>
    as(by, deposit.decideDeposit, { ...(await all.of(id)), isAccepted, reason })
  const settle = async (forfeited: string, by: Person = all.drafter) =>
    as(by, deposit.settleDeposit, { ...(await all.of(id)), forfeited, reason: '延期交付违约金' })
  const state = async (by?: Person) => (await all.find(id, by)).depositState
  return { ...all, id, report, decide, settle, state }
}

test('deposit: agreed up to a tenth, demanded once both have signed, and part of what they sign', async () => {
  const { drafter, draft, draftOf, active, find } = await createContracting()
  const create = (patch: object) => refusalOf(as(drafter, contract.createContract, draftOf(patch)))
  expect(await create({ deposit: '10000.01' })).toBe('contract.depositTooMuch')
  expect(await create({ deposit: '-1' })).toBe('format.amount')
  expect(await draft({ deposit: '0' })).toMatchObject({ deposit: '', depositDueOn: null, depositState: null })
  const { id } = await draft({ deposit: '10000' })
  expect(await find(id)).toMatchObject({ deposit: '10000.00', depositDueOn: dayIn(0), depositState: null })
  expect((await active({})).depositState).toBeNull()
})

test('deposit: paid by the supplier, confirmed by us, returned or kept by two people', async () => {
  const { tenant, id, seller, rival, drafter, witness, report, decide, settle, state, find, change } = await deposited()
  expect(await state()).toMatchObject({ amount: '5000.00', status: 'due', can: [] })
  expect(await state(seller)).toMatchObject({ can: ['reportDeposit'] })
  expect(await refusalOf(report(rival))).toBe('thing.notFound')
  expect(await refusalOf(report(seller, dayIn(1)))).toBe('contract.depositFuture')
  await report()
  const { receipts } = (await state(seller))!
  const file = { storage_file_id: receipts[0]!.storageFileId }
  expect((await download(witness, downloadFile, file)).content.toString()).toContain('paid')
  expect(await refusalOf(as(rival, downloadFile, file))).toBe('thing.notFound')
  expect(await refusalOf(decide(witness, false))).toBe('input.invalid')
  expect((await decide(witness, false, '未到账')).deposit).toMatchObject({ status: 'due', reason: '未到账' })
  await report()
  const sameSide = await aPerson(tenant, {
    permissions: ['contract.read', 'contract.witness'],
    person: seller.personId,
  })
  expect(await refusalOf(decide(sameSide))).toBe('contract.ownDeposit')
  expect(await refusalOf(settle('0'))).toBe('thing.wrongState')
  expect((await decide(witness)).deposit).toMatchObject({ status: 'held' })
  expect(await refusalOf(change(id, { kind: 'amount', gross: '49999' }))).toBe('contract.depositTooMuch')

  expect(await refusalOf(settle('5000.01'))).toBe('contract.forfeitTooMuch')
  await settle('1200.50')
  expect(await state(seller)).toMatchObject({ status: 'held', forfeited: '0.00', reason: '' })
  const own = await aPerson(tenant, { permissions: ['contract.read', 'contract.witness'], person: drafter.personId })
  expect(await refusalOf(decide(own))).toBe('contract.ownDeposit')
  expect((await decide(witness, false, '金额有误')).deposit).toMatchObject({ status: 'held', forfeited: '0.00' })
  await settle('1200.50')
  const second = await aPerson(tenant, { permissions: ['contract.read', 'contract.witness'] })
  const tries = await outcomes([decide(witness), decide(second), decide(witness, false, '不同意')])
  expect(count(tries, 'ok')).toBe(1)
  if ((await state())!.status === 'held') {
    await settle('1200.50')
    await decide(witness)
  }
  expect(await state(seller)).toMatchObject({ status: 'forfeited', forfeited: '1200.50', can: [] })
  expect(await refusalOf(settle('0'))).toBe('thing.wrongState')
  await expect(
    owner.query('update contracts.deposits set forfeited = 0 where tenant_id = $1', [tenant.id]),
  ).rejects.toThrow('does not change')
  expect((await find(id)).status).toBe('active')
})

test('performance: stages and orders of a contract, for its parties', async () => {
  const { id, seller, rival, drafter, witness, stage } = await deposited()
  await stage(id, drafter, 1, 'report')
  await stage(id, witness, 1, 'confirm')
  expect(await as(seller, findContractPerformance, { id })).toMatchObject({
    stagesDone: 1,
    stageCount: 2,
    doneAmount: '30000.00',
    orders: null,
    ordered: '0.00',
    paid: '0.00',
  })
  expect(await refusalOf(as(rival, findContractPerformance, { id }))).toBe('thing.notFound')
})

test('deposit: who drafted the contract is reminded before it ends and once its day has passed, each once', async () => {
  const { tenant, id, report, decide } = await deposited()
  const endIn = async (days: number) => {
    await owner.query('update contracts.contracts set valid_to = $2::date, valid_from = $2::date - 30 where id = $1', [
      id,
      dayIn(days),
    ])
    for (const _ of [1, 2]) await runJob('contracts.warnOfDates', tenant.id)
  }
  const reminders = async () =>
    (
      await owner.query<{ days: number }>(
        `select (data ->> 'days')::int as days from kit.events where tenant_id = $1 and name = 'contract.depositDue' order by id`,
        [tenant.id],
      )
    ).rows.map(({ days }) => days)
  await endIn(10)
  expect(await reminders()).toEqual([])
  await report()
  await decide(await aPerson(tenant, { permissions: ['contract.read', 'contract.witness'] }))
  await endIn(20)
  expect(await reminders()).toEqual([])
  await endIn(15)
  await endIn(3)
  await endIn(-2)
  expect(await reminders()).toEqual([15, 3, -2])
})
