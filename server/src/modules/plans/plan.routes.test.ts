import { describe, expect, test } from 'vitest'
import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import { listCollectable } from '#contract/sourcing/demands/demands.ts'
import * as cycles from '#contract/plans/cycles.ts'
import * as contract from '#contract/plans/plans.ts'
import { matchPlanRows, readPlanSheet } from '#contract/plans/planSheet.ts'
import { countPlans } from '#contract/plans/waitingPlans.ts'
import { aPerson, as, aTenant, clock, database, jobContext, refusalOf } from '#test/app.ts'
import { outcomes } from '#test/ordering/atOnce.ts'
import { inDays } from '#test/ordering/days.ts'
import { createPlanning, words } from '#test/ordering/plans.ts'
import { upload } from '#test/upload.ts'
import { buildWorkbook } from '#test/workbook.ts'
import { ownerPool as owner } from '#test/sql/ownerPool.ts'
import { closeDueCycles, movePlanCycle } from './index.ts'

describe('plans: writing', () => {
  test('lines take names and prices of goods from the catalogue, and are copied into the next cycle', async () => {
    const { planner, open, planFor, lineOf, move } = await createPlanning()
    const first = await open()
    const plan = await planFor(planner, first.id, [{ ...lineOf(0, 40), name: '别的', price: '0.01' }, words])
    expect(plan).toMatchObject({ status: 'draft', kinds: 2, amount: '49408.00', can: ['edit', 'submit'] })
    expect(plan.lines[0]).toMatchObject({ price: '35.2000', quantity: 40, lastQuantity: null })
    expect(plan.lines[0]!.name).not.toBe('别的')
    expect(await as(planner, countPlans, {})).toEqual({ waiting: 1 })
    await as(planner, contract.submitPlan, { id: plan.id, version: plan.version })
    expect(await as(planner, countPlans, {})).toEqual({ waiting: 0 })
    await move(first.id, 'close')
    const next = await open()
    expect(next).toMatchObject({ cycleNo: 'JH202701-B1', supplement: 1 })
    const { id, version } = await as(planner, contract.startPlan, { cycleId: next.id })
    const copied = await as(planner, contract.copyPlan, { id, version })
    expect(copied.lines).toMatchObject([{ quantity: 40, lastQuantity: 40, needDate: null }, { name: words.name }])
    expect(await refusalOf(as(planner, contract.submitPlan, { id, version: copied.version }))).toBe(
      'plan.lineIncomplete',
    )
  })

  test('goods once each, with a name, a quantity and a date that is not past', async () => {
    const { planner, open, planFor, lineOf } = await createPlanning()
    const cycle = await open()
    const plan = await planFor(planner, cycle.id, [])
    const ofVersion = { id: plan.id, version: plan.version }
    const save = (...lines: (typeof words)[]) => as(planner, contract.savePlan, { ...ofVersion, lines })
    expect(await refusalOf(save(lineOf(0, 1), lineOf(0, 2)))).toBe('plan.goodsTwice')
    expect(await refusalOf(save({ ...words, name: ' ' }))).toBe('plan.nameMissing')
    expect(await refusalOf(save({ ...words, skuId: '1' }))).toBe('thing.notFound')
    expect(await refusalOf(save({ ...words, quantity: -1 }))).toBe('input.invalid')
    expect(await refusalOf(as(planner, contract.submitPlan, ofVersion))).toBe('plan.noLines')
    const saved = await save({ ...words, needDate: '2020-01-01' })
    expect(await refusalOf(as(planner, contract.submitPlan, { ...ofVersion, version: saved.version }))).toBe(
      'plan.datePast',
    )
    expect(await refusalOf(save(words))).toBe('thing.stale')
  })

  test('lines of a workbook become goods by their codes and lines in words; what is wrong is named', async () => {
    const { planner, goods } = await createPlanning()
    const content = await buildWorkbook([
      ['商品编码', '名称', '单位', '数量', '预计单价', '需求日期'],
      [goods[0]!.skuId, '别的名称', '', '1,200', '', '2099/12/1'],
      ['', '定制展架', '套', '3', '99.5', '2099-01-31'],
      [goods[0]!.skuId, '', '', '5', '', ''],
      ['NONE-1', '', '', '5', '', ''],
      ['', '横幅', '条', '两条', '', '2020-01-01'],
      ['', '', '', '7', '', ''],
    ])
    const { rows, problems } = await upload(planner, readPlanSheet, { name: '计划.xlsx', content })
    expect(problems).toMatchObject([{ row: 6, column: '数量' }])
    const { lines, faults } = await as(planner, matchPlanRows, { rows })
    expect(lines).toMatchObject([
      { skuId: goods[0]!.skuId, quantity: 1200, price: '35.2', needDate: '2099-12-01' },
      { skuId: null, name: '定制展架', unit: '套', quantity: 3, price: '99.5', needDate: '2099-01-31' },
      { skuId: null, name: '横幅', quantity: 0, needDate: null },
    ])
    expect(lines[0]!.name).not.toBe('别的名称')
    expect(faults).toMatchObject([
      { row: 4, fault: 'twice' },
      { row: 5, fault: 'unknown' },
      { row: 6, fault: 'date' },
      { row: 7, fault: 'nameless' },
    ])
    const other = await buildWorkbook([['名称'], ['横幅']])
    expect(await refusalOf(upload(planner, readPlanSheet, { name: '其他.xlsx', content: other }))).toBe('plan.headings')
  })

  test('a plan is its department’s: others neither see nor change it', async () => {
    const { planner, second, officer, open, planFor, lineOf, tenant } = await createPlanning()
    const cycle = await open()
    const { id, version } = await planFor(planner, cycle.id, [lineOf(0, 3)])
    const stranger = await aPerson(await aTenant(), { permissions: ['plan.use', 'plan.consolidate'] })
    const without = await aPerson(tenant, { permissions: ['goods.read'] })
    for (const other of [second, stranger]) {
      expect(await refusalOf(as(other, contract.findPlan, { id }))).toBe('thing.notFound')
      expect(await refusalOf(as(other, contract.savePlan, { id, version, lines: [] }))).toBe('thing.notFound')
      expect(await refusalOf(as(other, contract.submitPlan, { id, version }))).toBe('thing.notFound')
      expect(await refusalOf(as(other, contract.listPlanChanges, { id }))).toBe('thing.notFound')
    }
    expect(await refusalOf(as(stranger, contract.startPlan, { cycleId: cycle.id }))).toBe('thing.notFound')
    expect(await refusalOf(as(stranger, cycles.findPlanCycle, { id: cycle.id }))).toBe('thing.notFound')
    expect((await as(stranger, cycles.listConsolidated, { cycleId: cycle.id })).records).toEqual([])
    expect(await refusalOf(as(without, contract.listPlans, {}))).toBe('permission.denied')
    expect(await refusalOf(as(planner, cycles.listPlanCycles, {}))).toBe('permission.denied')
    expect((await as(second, contract.listPlans, {})).records).toMatchObject([{ planId: null, can: ['start'] }])
    expect((await as(planner, contract.listPlans, {})).records).toMatchObject([{ planId: id, can: ['open'] }])
    expect(await as(officer, contract.findPlan, { id })).toMatchObject({ id, can: [] })
  })

  test('one plan for a department, however many begin it at once', async () => {
    const { planner, open } = await createPlanning()
    const cycle = await open()
    const all = await Promise.all([1, 2, 3, 4].map(() => as(planner, contract.startPlan, { cycleId: cycle.id })))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })
})

describe('plans: approval and cycle', () => {
  test('a plan is approved by its rule, read by its approver, and rejected back to a draft', async () => {
    const { planner, approver, open, submit, lineOf } = await createPlanning({ planApproval: true })
    const cycle = await open()
    const { id, status, can } = await submit(planner, cycle.id, [lineOf(0, 3)])
    expect([status, can]).toEqual(['approving', ['withdraw']])
    const decide = async (decision: 'agree' | 'reject') => {
      const { records } = await as(approver, listTasks, { tab: 'todo' })
      const { instanceId, docVersion } = records[0]!
      return as(approver, decideTask, { instanceId, docVersion, decision, opinion: '数量过多' })
    }
    expect(await as(approver, contract.findPlan, { id })).toMatchObject({ status: 'approving', can: [] })
    await decide('reject')
    const rejected = await as(planner, contract.findPlan, { id })
    expect(rejected).toMatchObject({ status: 'draft', reason: '数量过多', can: ['edit', 'submit'] })
    const again = await as(planner, contract.submitPlan, { id, version: rejected.version })
    const back = await as(planner, contract.withdrawPlan, { id, version: again.version })
    expect(back.status).toBe('draft')
    await as(planner, contract.submitPlan, { id, version: back.version })
    await decide('agree')
    expect(await as(planner, contract.findPlan, { id })).toMatchObject({ status: 'approved', can: [] })
  })

  test('a late approval joins the consolidation, and nothing is released before it', async () => {
    const { planner, second, approver, officer, open, submit, lineOf, move, release } = await createPlanning({
      planApproval: true,
    })
    const cycle = await open()
    await submit(planner, cycle.id, [lineOf(0, 3), words])
    await submit(second, cycle.id, [lineOf(0, 5), words])
    await move(cycle.id, 'close')
    const agree = async () => {
      const { records } = await as(approver, listTasks, { tab: 'todo' })
      const { instanceId, docVersion } = records[0]!
      return as(approver, decideTask, { instanceId, docVersion, decision: 'agree', opinion: '' })
    }
    await agree()
    await move(cycle.id, 'consolidate')
    const goods = async () => (await as(officer, cycles.listConsolidated, { cycleId: cycle.id })).records
    expect((await goods()).map(({ departments }) => departments.length)).toEqual([1, 1])
    expect(await refusalOf(release(cycle.id))).toBe('planCycle.approving')
    await agree()
    const all = await goods()
    expect(all.find(({ skuId }) => skuId !== null)).toMatchObject({ quantity: 8, method: 'mall', amount: '281.60' })
    expect(all.find(({ skuId }) => skuId === null)).toMatchObject({ quantity: 2, method: 'sourcing' })
    const ids = all.map(({ id }) => id)
    expect(await refusalOf(as(officer, cycles.choosePlanMethod, { cycleId: cycle.id, ids, method: 'mall' }))).toBe(
      'plan.wordsNeedSourcing',
    )
    await release(cycle.id)
    expect((await as(officer, listCollectable, {})).records).toHaveLength(2)
  })

  test('a plan is submitted or its cycle has closed: never both at once', async () => {
    const { planner, officer, open, planFor, lineOf, tenant } = await createPlanning({ planApproval: true })
    for (let n = 0; n < 6; n++) {
      const cycle = await open(`2027-0${n + 1}`)
      const { id, version } = await planFor(planner, cycle.id, [lineOf(0, 3)])
      const closing = { id: cycle.id, version: cycle.version, action: 'close' as const }
      const all = await outcomes([
        as(planner, contract.submitPlan, { id, version }),
        as(officer, cycles.movePlanCycle, closing),
        closeDueCycles(jobContext(tenant.id, inDays(6))),
      ])
      const plan = await as(planner, contract.findPlan, { id })
      expect([plan.cycleStatus, plan.status]).toEqual(['closed', all[0] === 'ok' ? 'approving' : 'draft'])
      expect(['ok', 'plan.cycleClosed']).toContain(all[0])
      // What was submitted was so before the cycle closed.
      const closed = (await as(officer, cycles.listPlanCycleChanges, { id: cycle.id })).records[0]!
      if (plan.submittedAt) expect(Date.parse(plan.submittedAt)).toBeLessThanOrEqual(Date.parse(closed.at))
      expect(await refusalOf(as(planner, contract.savePlan, { id, version: plan.version, lines: [] }))).not.toBe(
        'accepted',
      )
    }
  })

  test('a plan that is submitted while its cycle closes waits for it, and is refused', async () => {
    const { planner, officer, open, planFor, lineOf, tenant } = await createPlanning({ planApproval: true })
    const cycle = await open()
    const { id, version } = await planFor(planner, cycle.id, [lineOf(0, 3)])
    let outcome: string | undefined
    await database.write(tenant.id, async (tx) => {
      const closing = { id: cycle.id, version: cycle.version, action: 'close' } as const
      await movePlanCycle(tx, { ...officer, now: clock() }, closing)
      void refusalOf(as(planner, contract.submitPlan, { id, version })).then((code) => (outcome = code))
      const isWaiting = async () => (await owner.query('select from pg_locks where not granted')).rowCount !== 0
      await expect.poll(async () => outcome !== undefined || (await isWaiting())).toBe(true)
    })
    await expect.poll(() => outcome).toBe('plan.cycleClosed')
    expect(await as(planner, contract.findPlan, { id })).toMatchObject({ status: 'draft', cycleStatus: 'closed' })
  })

  test('a cycle closes by its date, once, and its supplement follows', async () => {
    const { officer, open, tenant } = await createPlanning()
    const cycle = await open('2027-03', 1)
    expect(await refusalOf(open('2027-03'))).toBe('planCycle.filling')
    await closeDueCycles(jobContext(tenant.id, clock()))
    expect((await as(officer, cycles.findPlanCycle, { id: cycle.id })).status).toBe('filling')
    await Promise.all([1, 2].map(() => closeDueCycles(jobContext(tenant.id, inDays(2)))))
    expect((await as(officer, cycles.findPlanCycle, { id: cycle.id })).status).toBe('closed')
    const { records } = await as(officer, cycles.listPlanCycleChanges, { id: cycle.id })
    expect(records.map(({ what }) => what)).toEqual(['planCycle.closed', 'planCycle.opened'])
    expect(
      await refusalOf(
        as(officer, cycles.openPlanCycle, { month: '2027-04', closesAt: '2020-01-01T00:00:00Z', note: '' }),
      ),
    ).toBe('planCycle.past')
  })
})
