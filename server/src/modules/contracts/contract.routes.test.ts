import { describe, expect, test } from 'vitest'
import * as contract from '#contract/contracts/contracts.ts'
import { downloadFile } from '#contract/files/files.ts'
import * as signing from '#contract/contracts/signing.ts'
import { editContractTemplate } from '#contract/contracts/contractTemplates.ts'
import { createContracting, passDays, payerNo } from '#test/contracts/contracting.ts'
import { aPerson, as, ask, aTenant, jobContext, refusalOf } from '#test/app.ts'
import { download } from '#test/upload.ts'
import { dayIn } from '#test/agreements/agreed.ts'
import { count, outcomes } from '#test/ordering/atOnce.ts'
import { createCompanySeal } from '#contract/contracts/companySeals.ts'
import { lapseContracts } from './index.ts'

describe('contracts: drafts', () => {
  test('template, parties, amounts, source and stages are checked', async () => {
    const { drafter, template, rival, draftOf, draft, operator, move } = await createContracting()
    const create = (patch: object) => refusalOf(as(drafter, contract.createContract, draftOf(patch)))
    const own = { no: null, title: '保密', text: '双方保密。' }
    for (const [patch, refusal] of [
      [{ templateId: '12' }, 'contractTemplate.gone'],
      [{ clauses: [own] }, 'contract.clauseMissing'],
      [{ clauses: [{ no: 9, title: '标的', text: '无' }] }, 'contract.clauseUnknown'],
      [{ payerNo: '91320594MA0000000X' }, 'contract.payerGone'],
      [{ supplierId: '12' }, 'contract.supplierGone'],
      [{ source: 'order', sourceId: '12' }, 'contract.sourceGone'],
      [{ source: 'agreement' }, 'contract.sourceGone'],
      [{ gross: '0' }, 'contract.tooMuch'],
      [{ gross: '99999999.01' }, 'contract.tooMuch'],
      [{ gross: '-5' }, 'format.amount'],
      [{ validTo: dayIn(-1) }, 'contract.period'],
      [{ stages: [{ name: '全款', trigger: '验收', percent: '99', dueOn: null }] }, 'contract.percents'],
    ] as const)
      expect([refusal, await create(patch)]).toEqual([refusal, refusal])
    expect(rival.supplierId).not.toBeNull()

    const made = await draft({ values: [], clauses: [...draftOf().clauses.slice(0, 1), own] })
    expect(made).toMatchObject({ status: 'draft', net: '88495.58', tax: '11504.42', payerNo, edition: 1 })
    expect(made.deviations).toEqual([
      { title: '质保', template: '质保期 {质保期} 个月。', contract: null },
      { title: '保密', template: null, contract: '双方保密。' },
    ])
    expect(await refusalOf(move(made.id, 'submit'))).toBe('contract.variableMissing')
    const next = {
      id: template.id,
      version: template.version,
      name: template.name,
      clauses: [{ kind: 'must', title: '新', text: '新' }],
    }
    await as(operator, editContractTemplate, next as never)
    const { id, version } = made
    const edited = await as(drafter, contract.editContract, { ...draftOf(), id, version })
    expect(edited).toMatchObject({ edition: 1, deviations: [] })
    expect(edited.clauses[0]!.text).toBe('甲方向乙方采购摄像机，总价 100,000.00 元。')
  })

  test('a contract is its parties’: others neither see nor decide it', async () => {
    const { tenant, seller, rival, approver, drafter, draft, move, decide, freeze, find, of, buyer } =
      await createContracting({ withApproval: true })
    const { id } = await draft()
    const elsewhere = await aPerson(await aTenant(), { permissions: ['contract.read'] })
    const colleague = await aPerson(tenant, { permissions: ['contract.draft'] })
    const strangers = [rival, buyer, elsewhere, colleague]
    for (const other of [...strangers, seller, approver])
      expect(await refusalOf(find(id, other))).toBe('thing.notFound')
    await move(id, 'submit')
    expect(await find(id, approver)).toMatchObject({ status: 'approving', can: [] })
    expect(await refusalOf(find(id, seller))).toBe('thing.notFound')
    await decide()
    const { document } = await freeze(id)
    expect(await find(id, seller)).toMatchObject({ status: 'signing', can: ['sign', 'refuse'], deviations: [] })
    expect(await as(seller, contract.countSupplierContracts, {})).toEqual({ waiting: 1 })
    expect((await as(rival, contract.listSupplierContracts, {})).records).toEqual([])
    for (const other of strangers) {
      expect(await refusalOf(find(id, other))).toBe('thing.notFound')
      expect((await ask(other, contract.contractPdf, { id })).json()).toMatchObject({ code: 1004 })
      expect(await refusalOf(as(other, contract.listContractChanges, { id }))).toBe('thing.notFound')
    }
    expect(await refusalOf(as(rival, signing.refuseContract, { ...(await of(id)), reason: '无' }))).toBe(
      'thing.notFound',
    )
    expect(document!.sha256).toMatch(/^[0-9a-f]{64}$/)
    await as(seller, signing.refuseContract, { ...(await of(id)), reason: '违约金过高' })
    expect(await find(id, drafter)).toMatchObject({ status: 'draft', reason: '违约金过高', document: null })
    expect(await refusalOf(find(id, seller))).toBe('thing.notFound')
  })
})

describe('contracts: signing on paper', () => {
  test('both parties sign, in the order of the setting, each checked by somebody else', async () => {
    const { tenant, seller, keeper, witness, drafter, operator, signable, scan, check, find, of, seal } =
      await createContracting()
    const { id } = await signable()
    expect((await find(id, keeper)).can).not.toContain('seal')
    expect(await refusalOf(scan(id, keeper))).toBe('contract.notYourTurn')
    const scanned = await scan(id, seller)
    expect(scanned.signatures).toMatchObject([{ party: 'supplier', status: 'waiting', canWitness: false }])
    expect(await refusalOf(scan(id, seller))).toBe('contract.signed')
    expect(await refusalOf(scan(id, keeper))).toBe('contract.notYourTurn')
    const both = await aPerson(tenant, { permissions: ['contract.read', 'contract.witness'], person: seller.personId })
    expect(await refusalOf(check(id, both))).toBe('contract.ownWitness')
    expect(await refusalOf(check(id, drafter))).not.toBe('accepted')
    expect((await check(id, witness, false)).signatures[0]).toMatchObject({ status: 'rejected', reason: '缺页' })
    await scan(id, seller)
    expect((await check(id)).status).toBe('signing')

    const drafterAsKeeper = await aPerson(tenant, {
      permissions: ['contract.read', 'contract.sign'],
      person: drafter.personId,
    })
    expect(await refusalOf(scan(id, drafterAsKeeper))).toBe('contract.keeperDrafted')
    const other = await aPerson(tenant, { permissions: ['contract.read', 'contract.sign'] })
    expect(await refusalOf(scan(id, other))).toBe('contract.notKeeper')
    const bothSides = await aPerson(tenant, {
      permissions: ['contract.read', 'contract.sign'],
      person: seller.personId,
    })
    await as(operator, createCompanySeal, { payerNo, kind: 'company', keeperId: bothSides.userId })
    expect(await refusalOf(scan(id, bothSides))).toBe('contract.bothSides')
    expect(await as(keeper, signing.listSealsToUse, { id })).toMatchObject([{ id: seal.id, hasCertificate: false }])
    await scan(id, keeper)
    const done = await check(id)
    expect(done).toMatchObject({ status: 'active', document: { state: 'signed' } })
    expect(done.signatures.map(({ party, status }) => [party, status])).toEqual([
      ['ours', 'valid'],
      ['supplier', 'valid'],
      ['supplier', 'rejected'],
    ])
    expect(await refusalOf(as(keeper, signing.refuseContract, { ...(await of(id)), reason: '无' }))).toBe(
      'contract.noChange',
    )
    expect(await refusalOf(as(drafter, contract.voidContract, { ...(await of(id)), reason: '无' }))).toBe(
      'thing.wrongState',
    )
    const scanFile = done.signatures[0]!.scan!.storageFileId
    expect((await download(seller, downloadFile, { storage_file_id: scanFile })).content.toString()).toContain('signed')
  })

  test('both sign at once: each signature is stored once, and the contract concludes once', async () => {
    const { seller, keeper, witness, signable, scan, find, of } = await createContracting({
      settings: { contractSigningOrder: 'any' },
    })
    const { id } = await signable()
    const tries = await outcomes([scan(id, seller), scan(id, keeper), scan(id, seller), scan(id, keeper)])
    expect(count(tries, 'ok')).toBeGreaterThan(0)
    for (const each of [seller, keeper])
      if ((await find(id, each)).can.some((can) => ['sign', 'seal'].includes(can))) await scan(id, each)
    const waiting = (await find(id)).signatures.filter(({ status }) => status === 'waiting')
    expect(waiting.map(({ party }) => party).toSorted()).toEqual(['ours', 'supplier'])
    const accept = async (signatureId: string) =>
      as(witness, signing.witnessScan, { ...(await of(id)), signatureId, isAccepted: true, reason: '' })
    while ((await find(id)).status === 'signing') await outcomes(waiting.map((each) => accept(each.id)))
    const { records } = await as(keeper, contract.listContractChanges, { id, limit: 50 })
    expect(records.filter(({ what }) => what === 'contract.concluded')).toHaveLength(1)
    expect((await find(id)).status).toBe('active')
  })

  test('after the deadline nobody signs, and the signing lapses', async () => {
    const { tenant, seller, signable, scan, find, move, of, drafter } = await createContracting()
    const { id } = await signable()
    await passDays(tenant.id, 11)
    expect(await refusalOf(scan(id, seller))).toBe('contract.signByPast')
    await lapseContracts(jobContext(tenant.id))
    expect(await find(id)).toMatchObject({ status: 'overdue', document: null, can: ['withdraw', 'void'] })
    await move(id, 'withdraw')
    expect(await refusalOf(move(id, 'submit'))).toBe('contract.signByPast')
    const voided = await as(drafter, contract.voidContract, { ...(await of(id)), reason: '不再采购' })
    expect(voided).toMatchObject({ status: 'void', reason: '不再采购' })
  })

  test('copies are marked until both have signed; the original is what was frozen', async () => {
    const { seller, keeper, signable, signAll, find } = await createContracting()
    const { id, document } = await signable()
    const original = await download(seller, contract.contractPdf, { id, original: true })
    const { createHash } = await import('node:crypto')
    expect(createHash('sha256').update(original.content).digest('hex')).toBe(document!.sha256)
    const copy = await download(seller, contract.contractPdf, { id })
    expect(copy.content.equals(original.content)).toBe(false)
    await signAll(id)
    const after = await download(keeper, contract.contractPdf, { id, original: true })
    expect(after.content.equals(original.content)).toBe(true)
    expect((await find(id)).document!.sha256).toBe(document!.sha256)
  })
})

describe('contracts: stages and changes', () => {
  test('a stage is confirmed by another person than its reporter; the last one completes the contract', async () => {
    const { tenant, drafter, seller, witness, keeper, active, stage, of } = await createContracting()
    const { id } = await active()
    await stage(id, seller, 1, 'report')
    expect(await refusalOf(stage(id, seller, 1, 'confirm'))).toBe('thing.notAllowed')
    const both = await aPerson(tenant, { permissions: ['contract.read', 'contract.witness'], person: seller.personId })
    expect(await refusalOf(stage(id, both, 1, 'confirm'))).toBe('contract.ownStage')
    await stage(id, witness, 1, 'return')
    await stage(id, drafter, 1, 'report')
    expect((await stage(id, witness, 1, 'confirm')).status).toBe('active')
    expect(await refusalOf(stage(id, drafter, 1, 'report'))).toBe('contract.stageState')
    await stage(id, drafter, 2, 'report')
    expect(await stage(id, witness, 2, 'confirm')).toMatchObject({ status: 'completed', stagesDone: 2 })
    const archived = await as(keeper, contract.archiveContract, { ...(await of(id)), archiveNo: 'A-2026-001' })
    expect(archived.archiveNo).toBe('A-2026-001')
    expect(await refusalOf(as(keeper, contract.archiveContract, { ...(await of(id)), archiveNo: 'B' }))).toBe(
      'thing.notAllowed',
    )
  })

  test('a change holds once both parties have signed it, and its stages add up', async () => {
    const { drafter, witness, seller, active, change, freeze, signAll, stage, find, of } = await createContracting()
    const { id } = await active()
    await stage(id, drafter, 1, 'report')
    await stage(id, witness, 1, 'confirm')
    for (const [patch, refusal] of [
      [{ kind: 'extension', validTo: dayIn(90) }, 'contract.notLater'],
      [{ kind: 'amount', gross: '100000' }, 'contract.sameAmount'],
      [{ kind: 'amount', gross: '29999.99' }, 'contract.belowDone'],
      [{ kind: 'amount', gross: '99999999.5' }, 'contract.tooMuch'],
      [{ kind: 'terms' }, 'contract.noTerms'],
      [{ kind: 'resumption' }, 'contract.kindOfState'],
    ] as const)
      expect([refusal, await refusalOf(change(id, patch))]).toEqual([refusal, refusal])
    await change(id, { kind: 'amount', gross: '120000.01' })
    expect(await refusalOf(change(id, { kind: 'terms', terms: '加急' }))).toBe('contract.changeOpen')
    expect((await find(id)).gross).toBe('100000.00')
    await freeze(id)
    const changed = await signAll(id)
    expect(changed).toMatchObject({
      gross: '120000.01',
      status: 'active',
      changes: [{ kind: 'amount', status: 'effective' }],
    })
    expect(changed.stages.map(({ amount }) => amount)).toEqual(['30000.00', '90000.01'])
    await change(id, { kind: 'suspension' })
    await freeze(id)
    await as(seller, signing.refuseContract, { ...(await of(id)), reason: '不同意' })
    expect((await find(id)).changes[0]).toMatchObject({ kind: 'suspension', status: 'refused', reason: '不同意' })
    for (const [kind, status] of [
      ['suspension', 'suspended'],
      ['resumption', 'active'],
      ['termination', 'terminated'],
    ] as const) {
      await change(id, { kind })
      await freeze(id)
      expect((await signAll(id)).status).toBe(status)
    }
  })
})
