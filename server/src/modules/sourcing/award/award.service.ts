import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/sourcing/award.ts'
import { awardedLines, demandsOf } from '#contract/sourcing/awarding.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { startApproval } from '#modules/approvals/index.ts'
import { demandDeal } from '#modules/suppliers/index.ts'
import { finishMove } from '../moves/finish.service.ts'
import { factsOf, lockProjectFor } from '../projects/project.access.service.ts'
import { projectFlow } from '../projects/project.rules.ts'
import { findCategories } from '../projects/project.store.ts'
import { factsOfAward, keptReasons, missingWords, suppliersOf, totalOf } from './award.rules.ts'
import { awards, insertAwardLines, insertAwardSuppliers } from './award.store.ts'
import { refuseAboveAgreement, refuseCollisions } from './collision.service.ts'
import { compareQuotes } from '../comparison/comparison.service.ts'
import { coverAward, settleAward } from './outcome.service.ts'

/**
 * Refuses to award a supplier that was suspended (`supplier.suspended`) or blocked (`supplier.restricted`) after
 * quoting; its quote is still compared.
 */
async function refuseSuspended(tx: Tx, actor: Actor, suppliers: ReturnType<typeof suppliersOf>): Promise<void> {
  for (const { supplierId, isWinner } of suppliers) if (isWinner) await demandDeal(tx, supplierId, 'award', actor)
}

/** Proposes an award. Prices are those of the opened quotes, never the caller's. */
export async function proposeAward(
  tx: Tx,
  actor: Actor,
  { id, version, shares, reasons, note, replaces = [] }: Input<typeof contract.proposeAward>,
): Promise<string> {
  const seen = await lockProjectFor(tx, actor, id, version)
  const { project } = seen
  projectFlow.decide(factsOf(seen), 'award', actor)
  const comparison = await compareQuotes(tx, project)
  if (!comparison.isOpened) refuse('seal.notOpened')
  const lines = awardedLines(comparison, shares)
  if ('code' in lines) return refuse(lines.code, { item: lines.item })
  const demands = demandsOf(comparison, lines)
  const missing = missingWords(demands, reasons)
  if (missing) refuse(codeOf(comparison, missing.code), { item: namesOf(comparison, missing.itemIds, actor.lang) })
  await refuseAboveAgreement(tx, project, lines)
  const suppliers = suppliersOf(comparison, lines)
  await refuseSuspended(tx, actor, suppliers)
  const total = totalOf(suppliers)
  const award = await awards.insert(tx, {
    project_id: id,
    round: comparison.round,
    status: 'proposed',
    sheet: comparison,
    reasons: keptReasons(demands, reasons),
    note: note.trim(),
    total,
    proposed_by: actor.userId,
    proposed_name: actor.userName,
    proposed_at: actor.now,
  })
  await insertAwardLines(tx, {
    rows: lines.map((line, at) => ({
      award_id: award.id,
      line_no: at + 1,
      item_id: line.itemId,
      quote_id: line.quoteId,
      supplier_id: line.supplierId,
      quantity: line.quantity,
      price: line.price,
      tax_rate: line.taxRate,
      amount: line.amount,
    })),
  })
  await insertAwardSuppliers(tx, {
    rows: suppliers.map((each) => ({
      award_id: award.id,
      supplier_id: each.supplierId,
      supplier_name: each.supplierName,
      quote_id: each.quoteId,
      rank: each.rank,
      offered: each.offered,
      awarded: each.awarded,
      is_winner: each.isWinner,
    })),
  })
  const replaced = await refuseCollisions(tx, actor, project, { awardId: award.id, replaces })
  if (replaced.length > 0) await awards.set(tx, await awards.lock(tx, award.id), { replaces: replaced })
  const categories = await findCategories(tx, project.category_ids)
  const approval = await startApproval(tx, actor, {
    entity: 'award',
    entityId: id,
    docNo: project.project_no,
    title: project.title,
    version: String(project.version + 1),
    amount: total,
    requesterId: actor.userId,
    requesterPersonId: actor.personId,
    deptId: project.dept_id,
    deptPath: project.dept_path,
    categoryIds: [...new Set(categories.flatMap(({ path }) => path))],
    supplierIds: suppliers.filter(({ isWinner }) => isWinner).map(({ supplierId }) => supplierId),
    orderType: '',
    facts: factsOfAward(suppliers, total, project.budget_amount),
  })
  const approved = approval.status === 'approved'
  await coverAward(tx, actor, project, award.id)
  const after = await finishMove(tx, actor, seen, 'award', {
    patch: { award_id: award.id, approval_id: approval.instanceId, reason: '' },
    after: { approved },
    events: approval.events,
  })
  if (approved) await settleAward(tx, actor, after, 'approved')
  return id
}

/** Refusal code: with scores the reason explains why not the best-ranked supplier, otherwise why not the cheapest. */
const codeOf = ({ evaluation }: Comparison, code: 'award.reasonMissing' | 'award.explanationMissing') =>
  evaluation === 'weighted' && code === 'award.reasonMissing' ? 'award.rankReasonMissing' : code

/** First item names, with an ellipsis if there are more. */
function namesOf({ items }: Comparison, itemIds: readonly (string | null)[], lang: string): string {
  const [zh, en] = ['整单', 'the award']
  const named = itemIds.map((id) => items.find((item) => item.id === id)?.name ?? (lang === 'en' ? en : zh))
  const max = 5
  return named.length > max ? `${named.slice(0, max).join('、')}…` : named.join('、')
}
