import type { ProjectKind, PurchaseForm } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { settleDemands } from '../demands/attach.service.ts'
import { releaseBudget } from '../moves/budget.service.ts'
import { projects } from '../projects/project.store.ts'
import { awards } from './award.store.ts'
import { type AwardedShare, sharesOf } from './shares.service.ts'

export interface Awarded {
  readonly projectId: string
  readonly projectNo: string
  readonly title: string
  readonly kind: ProjectKind
  readonly purchaseForm: PurchaseForm
  readonly categoryIds: readonly string[]
  readonly agreementMonths: number
  readonly isCapped: boolean
  /** Departments for which agreement prices hold; none: those that need the goods. */
  readonly agreementDeptIds: readonly string[]
  readonly awardId: string
  /** Numbers of the agreements whose prices for the awarded goods end. */
  readonly replaces: readonly string[]
  readonly shares: readonly AwardedShare[]
}

/**
 * Hands a published award over: releases the project's reserved budgets in the transaction in which the caller reserves
 * them again. Undefined if the project has no award.
 */
export async function handOnAward(tx: Tx, actor: Actor, projectId: string): Promise<Awarded | undefined> {
  const project = await projects.lockIfThere(tx, projectId)
  if (!project || project.state !== '7' || project.award_id === null) return undefined
  const { award_id: awardId } = project
  const shares = await sharesOf(tx, project, awardId)
  const award = await awards.lock(tx, awardId)
  const { replaces } = award
  if (award.handed_on_at === null) await awards.set(tx, award, { handed_on_at: actor.now })
  await releaseBudget(tx, actor, project, 'ordered')
  const demandIds = shares.flatMap(({ parts }) => parts.flatMap(({ demandId }) => demandId ?? []))
  await settleDemands(tx, actor, projectId, new Set(demandIds))
  return {
    projectId,
    projectNo: project.project_no,
    title: project.title,
    kind: project.kind,
    purchaseForm: project.purchase_form,
    categoryIds: project.category_ids,
    agreementMonths: project.agreement_months,
    isCapped: project.is_capped,
    agreementDeptIds: project.agreement_dept_ids,
    awardId,
    replaces,
    shares,
  }
}
