import { dayOf } from '#contract/kit/calendar.ts'
import type { QualificationProposal } from '#contract/onboarding/qualifications.ts'
import type { CertificateType } from '#contract/suppliers/certificates.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { createCategoryRule } from '#modules/catalogue/index.ts'
import * as onboarding from '#modules/onboarding/index.ts'
import { findSupplierByCode } from '#modules/suppliers/index.ts'
import type { Founded } from '../organisation.ts'
import { type Actors, actorsOf } from '../projects/actors.ts'

const day = 86_400_000

/** Requirements by the code of a category; none of them is a gate, so that every demo supplier goes on selling. */
const rules: readonly (readonly [category: string, certificates: readonly CertificateType[]])[] = [
  ['02', ['businessLicence']],
  ['03', ['businessLicence', 'iso9001']],
  ['11', ['medicalDevice']],
]

interface DemoQualification {
  readonly supplier: string
  readonly categories: readonly string[]
  readonly daysAgo: number
  /** Absent: an operator has opened it, and the supplier has not begun. */
  readonly statement?: string
  readonly proposal?: QualificationProposal
  readonly opinion?: string
  /** Days after today on which it ends; absent: it is not decided, or not qualified. */
  readonly days?: number
  readonly refused?: string
}

const qualifications: readonly DemoQualification[] = [
  {
    supplier: 'S13',
    categories: ['02'],
    daysAgo: 40,
    statement: '代理手部、足部防护三大品牌，华东设有 2 个前置仓，月供货能力 300 万元。',
    proposal: 'qualified',
    opinion: '样品抽检 5 项合格，仓库现场核查通过。',
    days: 330,
  },
  {
    supplier: 'S08',
    categories: ['01'],
    daysAgo: 350,
    statement: '办公用品品类齐全，承诺次日达。',
    proposal: 'qualified',
    opinion: '历史履约良好。',
    days: 18,
  },
  {
    supplier: 'S14',
    categories: ['12'],
    daysAgo: 25,
    statement: '自有纸箱与缓冲材料产线，可按需定制规格。',
    proposal: 'conditional',
    opinion: '产能充足，环境管理体系证书即将到期。',
    days: 150,
  },
  {
    supplier: 'S09',
    categories: ['06'],
    daysAgo: 12,
    statement: '实验耗材现货 2,000 余种。',
    proposal: 'qualified',
    opinion: '资质齐全，建议准入一年。',
  },
  { supplier: 'S10', categories: ['04', '05'], daysAgo: 4, statement: '申请扩展电工电气与备件品类。' },
  {
    supplier: 'S06',
    categories: ['08'],
    daysAgo: 30,
    statement: '申请增加设备品类。',
    proposal: 'unqualified',
    opinion: '无同类业绩，售后网点不足。',
    refused: '缺少同类设备供货业绩，请补充后重新申请。',
  },
  { supplier: 'S12', categories: ['12'], daysAgo: 2 },
]

/** Creates requirements of categories, and qualifications of suppliers in all states. */
export async function foundQualifications(
  database: Database,
  { tenantId }: Founded,
  categoryIds: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> {
  const actors = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const reviewer = actors.of('editor')
  if (!reviewer) return
  await database.write(tenantId, async (tx) => {
    for (const [code, certificates] of rules)
      await createCategoryRule(tx, actors.operator, {
        categoryId: categoryIds.get(code)!,
        certificates: [...certificates],
        isGate: false,
      })
  })
  for (const one of qualifications)
    await database.write(tenantId, (tx) => found(tx, { actors, reviewer, categoryIds, now }, one))
}

interface Facts {
  readonly actors: Actors
  readonly reviewer: Actors['operator']
  readonly categoryIds: ReadonlyMap<string, string>
  readonly now: Date
}

async function found(tx: Tx, { actors, reviewer, categoryIds, now }: Facts, one: DemoQualification): Promise<void> {
  const { statement, proposal, opinion = '', days, refused } = one
  const supplier = await findSupplierByCode(tx, one.supplier)
  const ids = one.categories.map((code) => categoryIds.get(code)!)
  const at = async (after: number) => {
    const then = new Date(now.getTime() - (one.daysAgo - after) * day)
    await setTransactionTime(tx, then)
    return then
  }
  const begun = await at(0)
  if (statement === undefined) {
    await onboarding.openQualification(
      tx,
      { ...actors.operator, now: begun },
      { supplierId: supplier.id, categoryIds: ids },
    )
    return
  }
  const seller = { ...actors.salesOf(supplier.id), now: begun }
  const id = await onboarding.applyForQualification(tx, seller, { categoryIds: ids, statement })
  if (!proposal) return
  await onboarding.review(tx, { ...reviewer, now: await at(1) }, { id, version: 2, proposal, opinion })
  const decider = { ...actors.operator, now: await at(2) }
  if (refused !== undefined) await onboarding.disqualify(tx, decider, { id, version: 3, reason: refused })
  if (days === undefined) return
  const validTo = dayOf(new Date(now.getTime() + days * day))
  if (proposal === 'qualified') await onboarding.qualify(tx, decider, { id, version: 3, validTo, reply: '' })
  else {
    const conditions = '到期前 30 日内提交换发后的环境管理体系证书。'
    await onboarding.condition(tx, decider, { id, version: 3, validTo, conditions })
  }
}
