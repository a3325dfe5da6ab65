import { decideTask, listTasks } from '#contract/approvals/approvalTasks.ts'
import type { ContractDraft } from '#contract/contracts/contract.ts'
import * as contract from '#contract/contracts/contracts.ts'
import { createCompanySeal } from '#contract/contracts/companySeals.ts'
import { createContractTemplate, moveContractTemplate } from '#contract/contracts/contractTemplates.ts'
import * as signing from '#contract/contracts/signing.ts'
import { uploadFile } from '#contract/files/files.ts'
import { systemActor } from '#kit/actor.ts'
import { importRevocationList, trustAuthority } from '#modules/certificates/index.ts'
import { renderDocument } from '#modules/contracts/index.ts'
import { dayIn } from '../agreements/agreed.ts'
import { aPerson, as, contents, database, jobContext, type Person } from '../app.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'
import { pdf } from '../files/contents.ts'
import { createApprovalRule } from '../ordering/setUp.ts'
import { createOrderingFixture, type OrderingFixtureOptions } from '../orderingFixture.ts'
import { upload } from '../upload.ts'

export const payerNo = '91110000100000000X'
let templates = 0

/** People of both parties, a template, and a seal of ours. */
export async function createContracting({
  withApproval = false,
  ...options
}: OrderingFixtureOptions & { readonly withApproval?: boolean } = {}) {
  const market = await createOrderingFixture({ suppliers: 2, ...options })
  const { tenant, suppliers, approver } = market
  const person = (permissions: Parameters<typeof aPerson>[1]) => aPerson(tenant, permissions)
  const drafter = await person({ permissions: ['contract.read', 'contract.draft'] })
  const keeper = await person({ permissions: ['contract.read', 'contract.sign', 'contract.archive'] })
  const witness = await person({ permissions: ['contract.read', 'contract.witness'] })
  const operator = await person({
    permissions: ['contractTemplate.manage', 'companySeal.manage'],
    entrance: 'operator',
  })
  const selling = ['supplierContract.read', 'supplierContract.sign'] as const
  const sellers: Person[] = []
  for (const { supplierId } of suppliers) sellers.push(await person({ permissions: selling, supplierId: supplierId! }))
  const [seller, rival] = sellers as [Person, Person]
  if (withApproval) await createApprovalRule(tenant, [approver], '0', 'contract')

  const made = await as(operator, createContractTemplate, {
    name: `采购合同 ${(templates += 1)}`,
    clauses: [
      { kind: 'must', title: '标的', text: '甲方向乙方采购{标的}，总价 {含税金额} 元。' },
      { kind: 'may', title: '质保', text: '质保期 {质保期} 个月。' },
    ],
  })
  const template = await as(operator, moveContractTemplate, { id: made.id, version: made.version, action: 'publish' })
  const seal = await as(operator, createCompanySeal, { payerNo, kind: 'contract', keeperId: keeper.userId })

  const draftOf = (patch: Partial<ContractDraft> = {}): ContractDraft => ({
    title: '厂区监控摄像机采购合同',
    templateId: template.id,
    source: 'none',
    sourceId: null,
    payerNo,
    supplierId: seller.supplierId!,
    gross: '100000.00',
    rate: '13',
    validFrom: dayIn(0),
    validTo: dayIn(90),
    signBy: dayIn(10),
    clauses: template.clauses.map(({ no, title, text }) => ({ no, title, text })),
    values: [
      { name: '标的', value: '摄像机' },
      { name: '质保期', value: '24' },
    ],
    stages: [
      { name: '预付款', trigger: '合同生效后', percent: '30', dueOn: dayIn(7) },
      { name: '验收款', trigger: '验收合格后', percent: '70', dueOn: null },
    ],
    ...patch,
  })
  const find = (id: string, by: Person = drafter) => as(by, contract.findContract, { id })
  const of = async (id: string) => ({ id, version: (await find(id)).version })
  const draft = (patch: Partial<ContractDraft> = {}) => as(drafter, contract.createContract, draftOf(patch))
  const move = async (id: string, action: 'submit' | 'withdraw' | 'withdrawChange') =>
    as(drafter, contract.moveContract, { ...(await of(id)), action })
  const decide = async (decision: 'agree' | 'reject' = 'agree') => {
    const { records } = await as(approver, listTasks, { tab: 'todo' })
    const { instanceId, docVersion } = records[0]!
    return as(approver, decideTask, { instanceId, docVersion, decision, opinion: '同意' })
  }
  /** Renders the PDF of the open document, as its job does. */
  const freeze = async (id: string) => {
    const { document } = await find(id)
    await renderDocument(contents, jobContext(tenant.id), document!.id)
    return find(id)
  }
  /** Contract that both parties can sign. */
  const signable = async (patch: Partial<ContractDraft> = {}) => {
    const { id } = await draft(patch)
    await move(id, 'submit')
    if (withApproval) await decide()
    return freeze(id)
  }
  const scan = async (id: string, by: Person) => {
    const { storageFileId } = await upload(by, uploadFile, { name: '签署页.pdf', content: pdf('signed') })
    const sealed = by.supplierId === null ? { sealId: seal.id } : {}
    return as(by, signing.signOnPaper, { ...(await of(id)), ...sealed, scan: [storageFileId] })
  }
  const check = async (id: string, by: Person = witness, isAccepted = true) => {
    const { signatures } = await find(id)
    const { id: signatureId } = signatures.find(({ status }) => status === 'waiting')!
    return as(by, signing.witnessScan, { ...(await of(id)), signatureId, isAccepted, reason: isAccepted ? '' : '缺页' })
  }
  /** Signs for both parties on paper. */
  const signAll = async (id: string) => {
    await scan(id, seller)
    await check(id)
    await scan(id, keeper)
    return check(id)
  }
  const active = async (patch: Partial<ContractDraft> = {}) => signAll((await signable(patch)).id)
  const change = async (id: string, patch: object) =>
    as(drafter, contract.changeContract, {
      ...(await of(id)),
      kind: 'terms',
      validTo: null,
      gross: null,
      terms: '',
      note: '双方协商一致',
      ...patch,
    } as never)
  const stage = async (id: string, by: Person, stageNo: number, action: 'report' | 'confirm' | 'return') =>
    as(by, contract.moveStage, { ...(await of(id)), stageNo, action, note: '' })
  return {
    ...market,
    drafter,
    keeper,
    witness,
    operator,
    seller,
    rival,
    template,
    seal,
    draftOf,
    draft,
    find,
    of,
    move,
    decide,
    freeze,
    signable,
    scan,
    check,
    signAll,
    active,
    change,
    stage,
  }
}
export type Contracting = Awaited<ReturnType<typeof createContracting>>

/** Lets days pass for the contracts of a tenant: all their days lie earlier. */
export const passDays = (tenantId: string, days: number) =>
  owner.query(
    `update contracts.contracts set valid_from = valid_from - $2::int, valid_to = valid_to - $2::int,
       sign_by = sign_by - $2::int where tenant_id = $1`,
    [tenantId, days],
  )

/** The tenant trusts these authorities. */
export const trust = (tenantId: string, pems: readonly string[], lists: readonly Buffer[]) =>
  database.write(tenantId, async (tx) => {
    for (const certificate of pems) await trustAuthority(tx, systemActor(tenantId), { certificate })
    for (const list of lists) await importRevocationList(tx, systemActor(tenantId), list)
  })
