import { randomBytes } from 'node:crypto'
import type { Input, Reply } from '#contract/kit/route.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { StoredSettings } from '#contract/settings.ts'
import { createProject, getProject, moveProject } from '#contract/sourcing/projects.ts'
import { systemActor } from '#kit/actor.ts'
import { createCategory } from '#modules/catalogue/index.ts'
import { aPerson, aTenant, as, database, type Person, runJob, type TestTenant } from '../app.ts'
import { createTestSupplier } from '../goodsFixture.ts'
import { createApprovalRule, createFund } from '../ordering/setUp.ts'
import { ownerPool as owner } from '../sql/ownerPool.ts'

export type Project = Reply<typeof getProject>

/** Sourcing fixture: a tenant with a buyer, an approver, an operator, suppliers and a category. */
export interface SourcingFixture {
  readonly tenant: TestTenant
  readonly buyer: Person
  readonly approver: Person
  readonly operator: Person
  readonly suppliers: readonly Person[]
  readonly categoryId: string
}

interface Options {
  readonly suppliers?: number
  /** Projects from this budget on need approval. */
  readonly approvalFrom?: string
  readonly budget?: string
  readonly settings?: StoredSettings
}

export async function createSourcingFixture(options: Options = {}): Promise<SourcingFixture> {
  const tenant = await aTenant(options.settings)
  const buyer = await aPerson(tenant, { permissions: ['project.manage'], name: '林知远' })
  const approver = await aPerson(tenant, { permissions: ['approval.decide'], name: '沈若川' })
  const operator = await aPerson(tenant, { permissions: ['project.oversee'], entrance: 'operator' })
  const suppliers: Person[] = []
  for (let n = 0; n < (options.suppliers ?? 1); n++) {
    const supplierId = await createTestSupplier(database, tenant.id)
    suppliers.push(await aPerson(tenant, { permissions: ['supplierProject.join'], supplierId }))
  }
  if (options.approvalFrom)
    for (const kind of ['project', 'award']) await createApprovalRule(tenant, [approver], options.approvalFrom, kind)
  if (options.budget) await createFund(tenant, 'budget', options.budget)
  const { id: categoryId } = await database.write(tenant.id, (tx) =>
    createCategory(tx, systemActor(tenant.id), {
      code: randomBytes(4).toString('hex'),
      name: '劳保安防',
      enName: 'Safety',
      kind: 'goods',
      position: 1,
      picture: '',
      isShield: '0',
      attributes: [],
      taxRate: '13.00',
      taxCategoryCode: '',
    }),
  )
  return { tenant, buyer, approver, operator, suppliers, categoryId }
}

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

/** Complete draft; enrolment is open for a day, quoting for the next day. */
export const draftFor = ({ categoryId }: Pick<SourcingFixture, 'categoryId'>, over: Partial<ProjectDraft> = {}) => ({
  kind: 'inquiry' as const,
  title: '冬季防寒工作服采购',
  purchaseForm: '1' as const,
  purchaseContent: '含反光背心',
  categoryIds: [categoryId],
  region: '330000' as const,
  deliveryAddress: '高新区检测路 6 号',
  contactName: '周文涛',
  contactTel: '13812346207',
  budgetAmount: '52480',
  isShowPrice: '0' as const,
  scope: 'open' as const,
  invitedIds: [],
  audit: '1' as const,
  enrolRequirements: '',
  minSuppliers: 1,
  publishAt: null,
  enrolBeginAt: inHours(-1),
  enrolEndAt: inHours(24),
  questionEndAt: inHours(30),
  quoteBeginAt: inHours(24),
  quoteEndAt: inHours(48),
  extendDays: 0,
  evaluation: 'lowest' as const,
  awardBy: 'total' as const,
  criteria: [],
  requirements: '<p>具有独立法人资格</p>',
  items: [
    {
      name: '防寒工作服',
      spec: 'L 码',
      unit: '套',
      quantity: '320',
      budgetPrice: '150.5',
      needDate: null,
      remark: '',
      skuId: null,
    },
  ],
  ...over,
})

export const createDraft = (fixture: SourcingFixture, over: Partial<ProjectDraft> = {}): Promise<Project> =>
  as(fixture.buyer, createProject, draftFor(fixture, over))

export const move = (person: Person, { id, version }: Project, action: Parameters<typeof moveAs>[2], reason?: string) =>
  moveAs(person, { id, version }, action, reason)
const moveAs = (
  person: Person,
  project: { readonly id: string; readonly version: number },
  action: Input<typeof moveProject>['action'],
  reason?: string,
): Promise<Project> => as(person, moveProject, { ...project, action, ...(reason === undefined ? {} : { reason }) })

/** A published project without approval. */
export async function createPublished(fixture: SourcingFixture, over: Partial<ProjectDraft> = {}): Promise<Project> {
  const submitted = await move(fixture.buyer, await createDraft(fixture, over), 'submit')
  return move(fixture.buyer, submitted, 'publish')
}

export const readAgain = (person: Person, { id }: { readonly id: string }): Promise<Project> =>
  as(person, getProject, { id })

/** Moves all times of a project back by hours. */
export async function passHours({ id }: { readonly id: string }, hours: number): Promise<void> {
  const times = ['publish_at', 'enrol_begin_at', 'enrol_end_at', 'question_end_at', 'quote_begin_at', 'quote_end_at']
  const earlier = [...times, 'negotiation_end_at', 'ends_at'].map(
    (time) => `${time} = ${time} - $2 * interval '1 hour'`,
  )
  await owner.query(`update sourcing.projects set ${earlier.join(', ')} where id = $1`, [id, hours])
  const ofRound = ['quote_begin_at', 'quote_end_at'].map((time) => `${time} = ${time} - $2 * interval '1 hour'`)
  await owner.query(`update sourcing.seal_rounds set ${ofRound.join(', ')} where project_id = $1`, [id, hours])
}

/** Runs due transitions of the tenant. */
export const runDue = ({ tenant }: SourcingFixture): Promise<void> => runJob('sourcing.endOverdue', tenant.id)
