import { decimal, units } from '#contract/kit/money.ts'
import type { ProjectDraft, ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import type { Actor } from '#kit/actor.ts'
import type { Actors, Seller } from './actors.ts'
import type { KindOfProject } from './demoProject.ts'
import { formOf } from './demoProjects.ts'
import { later, type Timetable } from './timetable.ts'

/** Requirements for suppliers by category of the goods. */
const clauses: Readonly<Record<string, string>> = {
  '02': '提供近两年内由有资质机构出具的检测报告。',
  '03': '提供产品合格证与原厂质保承诺。',
  '04': '产品须通过 CCC 认证，并提供两年内的检测报告。',
  '05': '提供原厂配件证明，并注明适配机型。',
  '06': '提供计量校准证书与安装验收方案。',
  '07': '提供原厂授权书，三年上门保修。',
  '09': '提供成分说明及安全技术说明书（MSDS）。',
  '10': '提供食品经营许可证，交货时剩余保质期不少于三分之二。',
  '11': '提供医疗器械经营备案凭证。',
  '12': '含运输、安装与调试，提供承载检测报告。',
}
const commonClauses = ['具有独立法人资格，经营范围包含所投标的。', '送货至指定库房，包装完好，分批到货须提前两日告知。']

export const minSuppliersOf = ({ kind, isInvited }: Pick<KindOfProject, 'kind' | 'isInvited'>): number =>
  kind === 'fixed' ? 1 : isInvited ? 2 : 3

export const criteria: ProjectDraft['criteria'] = [
  { name: '价格', kind: 'price', weight: 50 },
  { name: '技术响应与质量', kind: 'technical', weight: 30 },
  { name: '交付与售后服务', kind: 'business', weight: 20 },
]

/** Items of a project; small organisations buy a fifth of the quantities. */
export const itemsOf = ({ items }: KindOfProject, isSmall: boolean): ProjectItemDraft[] =>
  items.map((line) => {
    const [name = '', spec = '', unit = '', quantity = '', budgetPrice = ''] = line.split(' | ')
    const needed = isSmall ? String(Math.ceil(Number(quantity) / 5)) : quantity
    return { name, spec, unit, quantity: needed, budgetPrice, needDate: null, remark: '', skuId: null }
  })

interface Written {
  readonly project: KindOfProject
  readonly buyer: Actor
  readonly actors: Actors
  readonly participants: readonly Seller[]
  readonly openerIds: readonly string[]
  readonly categoryId: string
  readonly items: readonly ProjectItemDraft[]
  readonly times: Timetable
}

export function draftOf({
  project,
  buyer,
  actors,
  participants,
  openerIds,
  categoryId,
  items,
  times,
}: Written): ProjectDraft {
  const { stage, hasNoEnrolment, mode, isWeighted, negotiations, category } = project
  const at = (time: Date) => time.toISOString()
  const total = items.reduce((all, { quantity, budgetPrice }) => all + units(budgetPrice) * BigInt(quantity), 0n)
  const terms = [...(clauses[category] ? [clauses[category]] : []), ...commonClauses]
  return {
    kind: project.kind,
    title: project.title,
    purchaseForm: formOf(project),
    purchaseContent: project.content,
    categoryIds: [categoryId],
    region: project.region,
    deliveryAddress: '高新区产业路 18 号 3 号库',
    contactName: buyer.userName,
    contactTel: '0571-88886666',
    budgetAmount: decimal((total * 21n) / 20n),
    isShowPrice: project.isMasked ? '1' : '0',
    scope: project.isInvited ? 'invited' : 'open',
    invitedIds: project.isInvited ? participants.map(({ actor }) => actor.supplierId) : [],
    audit: hasNoEnrolment ? '2' : '1',
    enrolRequirements: project.hasReview ? '请上传营业执照副本（加盖公章的扫描件），经营范围须包含所投标的。' : '',
    minSuppliers: minSuppliersOf(project),
    publishAt: stage.at === 'timed' ? at(times.published) : null,
    enrolBeginAt: hasNoEnrolment ? null : at(times.published),
    enrolEndAt: hasNoEnrolment ? null : at(times.enrolEnd),
    questionEndAt: at(stage.at === 'quoting' ? times.quoteEnd : later(times.quoteEnd, -48)),
    quoteBeginAt: at(times.quoteBegin),
    quoteEndAt: at(times.quoteEnd),
    ...(project.deposit
      ? {
          depositAmount: project.deposit,
          depositDueAt: at(times.enrolEnd),
          depositPayee: '户名：启明工业集团有限公司\n开户行：示例银行高新支行\n账号：6200 0000 0000 1234',
        }
      : {}),
    extendDays: stage.at === 'enrolling' ? 2 : 0,
    evaluation: isWeighted ? 'weighted' : 'lowest',
    awardBy: project.awardBy ?? 'total',
    criteria: isWeighted ? criteria : [],
    ...(mode ? { sealMode: mode, openerIds: [...openerIds], openersNeeded: 2 } : {}),
    ...(isWeighted
      ? {
          expertIds: project.hasDraw ? [] : actors.experts.map(({ userId }) => userId),
          supervisorIds: actors.supervisors.map(({ userId }) => userId),
        }
      : {}),
    // Keys must be made for each round, so one spare round is included; automatic projects have three.
    maxRounds: mode ? (negotiations ?? 0) + 2 : 3,
    requirements: `<ul>${terms.map((term) => `<li><p>${term}</p></li>`).join('')}</ul>`,
    items: [...items],
  }
}
