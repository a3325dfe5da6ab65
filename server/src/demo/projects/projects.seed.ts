import { sql as text } from 'kysely'
import { decimal, units } from '#contract/kit/money.ts'
import type { Permission } from '#contract/permissions.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { createProject, decideProject, endState, enrol, moveProject, type Seals } from '#modules/sourcing/index.ts'
import type { Founded } from '../organisation.ts'
import { type DemoProject, demoProjects } from './demoProjects.ts'

const hour = 3_600_000

/** People of the demo as they act in the product. */
function peopleOf({ tenantId, organisation, departments, userIds }: Founded) {
  const actorOf = (account: string, permissions: readonly Permission[], now: Date): Actor => {
    const [, name, deptCode] = organisation.people.find(([code]) => code === account)!
    const dept = departments.get(deptCode)!
    return {
      ...systemActor(tenantId, '', now),
      entrance: 'purchaser',
      userId: userIds.get(account)!,
      userCode: account,
      userName: name,
      deptId: dept.id,
      deptPath: dept.path,
      deptName: dept.fullName.split('/').at(-1) ?? '',
      permissions: new Set(permissions),
    }
  }
  const heads = organisation.people.filter(([, , , roles]) => roles.includes('deptHead'))
  const buyers = organisation.people.filter(
    ([, , deptCode, roles]) => roles.includes('buyer') && heads.some(([, , code]) => code === deptCode),
  )
  return {
    buyer: (position: number, now: Date) => actorOf(buyers[position % buyers.length]![0], ['project.manage'], now),
    heads: (now: Date) => heads.map(([account]) => actorOf(account, ['approval.decide', 'project.manage'], now)),
    supplier: (supplierId: string, now: Date): Actor => ({
      ...systemActor(tenantId, '', now),
      entrance: 'supplier',
      supplierId,
      permissions: new Set<Permission>(['supplierProject.join']),
    }),
  }
}

/** When the draft was written, so that its times lay ahead then. */
const writtenAgo = ({ stage }: DemoProject): number => ('ago' in stage ? stage.ago + 120 : 48)

function draftOf(project: DemoProject, categoryId: string, buyer: Actor, now: Date): ProjectDraft {
  const { stage } = project
  const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString()
  const audit = stage.at === 'quoting' ? '2' : '1'
  const enrolEnd = stage.at === 'enrolling' ? stage.endsIn : 'ago' in stage ? -stage.ago : 72
  const quoteEnd = stage.at === 'quoting' ? stage.endsIn : enrolEnd + 72
  const begin = -writtenAgo(project)
  const total = project.items.reduce((all, [, , , quantity, price]) => all + units(price) * BigInt(quantity), 0n)
  return {
    kind: project.kind,
    title: project.title,
    purchaseForm: project.form,
    purchaseContent: project.content,
    categoryIds: [categoryId],
    region: project.region,
    deliveryAddress: '高新区产业路 18 号 3 号库',
    contactName: buyer.userName,
    contactTel: '0571-88886666',
    budgetAmount: decimal((total * 21n) / 20n),
    isShowPrice: project.isMasked ? '1' : '0',
    scope: 'open',
    invitedIds: [],
    audit,
    enrolRequirements: '',
    minSuppliers: project.kind === 'fixed' ? 1 : 3,
    publishAt: null,
    enrolBeginAt: audit === '1' ? at(begin + 2) : null,
    enrolEndAt: audit === '1' ? at(enrolEnd) : null,
    questionEndAt: at(Math.min(enrolEnd, quoteEnd)),
    quoteBeginAt: at(audit === '1' ? enrolEnd : begin + 2),
    quoteEndAt: at(quoteEnd),
    extendDays: stage.at === 'enrolling' ? 2 : 0,
    evaluation: 'lowest',
    awardBy: 'total',
    criteria: [],
    requirements: `<ul>${project.requirements.map((text) => `<li><p>${text}</p></li>`).join('')}</ul>`,
    items: project.items.map(([name, spec, unit, quantity, budgetPrice]) => ({
      name,
      spec,
      unit,
      quantity,
      budgetPrice,
      needDate: null,
      remark: '',
      skuId: null,
    })),
  }
}

interface Surroundings {
  readonly seals: Seals
  readonly supplierIds: ReadonlyMap<string, string>
  /** Categories by their codes. */
  readonly leafIds: ReadonlyMap<string, string>
  readonly now: Date
}

/** The projects of a tenant, each made by the product's own services, at the times at which people would have. */
export async function foundProjects(
  database: Database,
  founded: Founded,
  { seals, supplierIds, leafIds, now }: Surroundings,
): Promise<void> {
  const people = peopleOf(founded)
  const suppliers = [...supplierIds.values()]
  // A small organisation has the budget for half of them.
  const isSmall = founded.organisation.departments.length < 5
  for (const [position, project] of demoProjects.filter((_, index) => !isSmall || index % 2 === 0).entries())
    await database.write(founded.tenantId, async (tx) => {
      const then = new Date(now.getTime() - writtenAgo(project) * hour)
      const buyer = people.buyer(position, then)
      const categoryId = leafIds.get(project.category)!
      const id = await createProject(tx, buyer, draftOf(project, categoryId, buyer, now))
      const { stage } = project
      if (stage.at === 'draft') return
      await moveTo(tx, seals, buyer, id, 'submit')
      if (stage.at === 'approval') return
      await approve(tx, people.heads(then), id)
      await moveTo(tx, seals, { ...buyer, now: new Date(then.getTime() + hour) }, id, 'publish')
      if (stage.at === 'enrolling')
        for (let n = 0; n < stage.enrolled; n++) {
          const supplier = people.supplier(suppliers[(position * 3 + n) % suppliers.length]!, now)
          await enrol(tx, supplier, {
            projectId: id,
            contactName: '业务部',
            contactTel: '13800000000',
            statement: '可按期供货。',
          })
        }
      if (stage.at === 'terminated') {
        const later = { ...buyer, now: new Date(now.getTime() - stage.ago * hour) }
        await moveTo(tx, seals, later, id, 'terminate', stage.reason)
      }
      if (stage.at === 'failed') await endState(tx, founded.tenantId, id, seals)
    })
}

interface Standing {
  readonly version: number
  readonly state: string
  /** Who is to decide now. */
  readonly approvers: readonly string[]
}
async function standingOf(tx: Tx, id: string): Promise<Standing> {
  const { rows } = await text<Standing>`
    select p.version, p.state, array(
      select t.approver_id::text from approvals.tasks t where t.tenant_id = p.tenant_id and t.instance_id = p.approval_id and t.status = 'open'
    ) as approvers
    from sourcing.projects p where p.id = ${id}`.execute(tx)
  return rows[0]!
}

const moveTo = async (
  tx: Tx,
  seals: Seals,
  buyer: Actor,
  id: string,
  action: 'submit' | 'publish' | 'terminate',
  reason?: string,
): Promise<void> => {
  const { version } = await standingOf(tx, id)
  await moveProject(tx, buyer, { id, version, action, ...(reason === undefined ? {} : { reason }) }, seals)
}

/** The heads who are asked agree, one after the other. */
async function approve(tx: Tx, heads: readonly Actor[], id: string): Promise<void> {
  for (const head of heads) {
    const { state, version, approvers } = await standingOf(tx, id)
    if (state !== '2') return
    if (approvers.includes(head.userId))
      await decideProject(tx, head, { id, version, decision: 'agree', opinion: '同意' })
  }
}
