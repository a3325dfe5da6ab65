import { compare, shortest } from '#contract/kit/money.ts'
import { type OwnResult, type ProjectResult, type WinNotice, winTypes } from '#contract/sourcing/result.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { type AwardRow, awards, type AwardSupplierRow, findAwardSuppliers } from './award.store.ts'
import { countWins, findOwnLines, type WinnerRow } from './result.store.ts'

export const presentWinner = (row: WinnerRow): WinNotice => ({
  inquiryId: row.id,
  type: winTypes[row.kind],
  projectTitle: row.title,
  projectNo: row.project_no,
  deptName: row.dept_name,
  supplierName: row.supplier_name,
  amount: row.awarded,
  releaseTime: row.published_at.toISOString(),
})

/** Published award of a project with its suppliers; undefined before publication. */
async function findPublishedAward(db: Db, { award_id: awardId }: ProjectRow) {
  if (awardId === null) return undefined
  const award = await awards.find(db, awardId)
  if (award.status !== 'published') return undefined
  return { award, publishedAt: award.published_at!.toISOString(), suppliers: await findAwardSuppliers(db, awardId) }
}

/** Winners ordered by awarded amount, so that their order does not reveal their quotes. */
const winnersOf = (suppliers: readonly AwardSupplierRow[]) =>
  suppliers
    .filter((each) => each.is_winner)
    .toSorted((a, b) => compare(b.awarded, a.awarded))
    .map(({ supplier_name: supplierName, awarded }) => ({ supplierName, amount: awarded }))

/** Result of the actor's own supplier; undefined if it did not take part, which takes a valid quote. */
const ownOf = (suppliers: readonly AwardSupplierRow[], { supplierId }: Actor): AwardSupplierRow | undefined =>
  supplierId === null ? undefined : suppliers.find((each) => each.supplier_id === supplierId)

/** Whether the actor's supplier took part: its valid quote was among those that were compared for the award. */
export const tookPart = async (db: Db, awardId: string, actor: Actor): Promise<boolean> =>
  ownOf(await findAwardSuppliers(db, awardId), actor) !== undefined

/** Public result for users who may see the project (checked by the caller); null before publication. */
export async function presentResult(db: Db, actor: Actor, project: ProjectRow): Promise<ProjectResult | null> {
  const found = await findPublishedAward(db, project)
  if (!found) return null
  return {
    publishedAt: found.publishedAt,
    total: found.award.total,
    winners: winnersOf(found.suppliers),
    isMine: ownOf(found.suppliers, actor) !== undefined,
  }
}

export async function presentResultNotice(db: Db, actor: Actor, project: ProjectRow) {
  const result = (await presentResult(db, actor, project)) ?? refuse('result.none')
  return {
    ...result,
    inquiryId: project.id,
    kind: project.kind,
    purchaseForm: project.purchase_form,
    projectNo: project.project_no,
    projectTitle: project.title,
    purchaseContent: project.purchase_content,
    deptName: project.dept_name,
    quoted: (await findAwardSuppliers(db, project.award_id!)).length,
  }
}

/** Result of the actor's own supplier; refuses suppliers without a valid quote. */
export async function presentOwnResult(db: Db, actor: Actor, project: ProjectRow): Promise<OwnResult> {
  const found = (await findPublishedAward(db, project)) ?? refuse('result.none')
  const own = ownOf(found.suppliers, actor) ?? refuse('thing.notFound')
  const { publishesReasons } = await readSettings(db, 'publishesReasons')
  const lines = await findOwnLines(db, found.award.id, own.supplier_id)
  return {
    inquiryId: project.id,
    projectNo: project.project_no,
    projectTitle: project.title,
    kind: project.kind,
    deptName: project.dept_name,
    contactName: project.contact_name,
    contactTel: project.contact_tel,
    publishedAt: found.publishedAt,
    supplierName: own.supplier_name,
    isWinner: own.is_winner,
    rank: own.rank,
    quoted: found.suppliers.length,
    offered: own.offered,
    awarded: own.awarded,
    lines: lines.map((line) => ({
      itemId: line.id,
      name: line.name,
      spec: line.spec,
      unit: line.unit,
      quantity: shortest(line.quantity),
      price: line.price,
      taxRate: line.tax_rate,
      amount: line.amount,
    })),
    winners: winnersOf(found.suppliers),
    reasons: publishesReasons ? reasonsOf(found.award) : [],
  }
}

/**
 * Reasons of the award as its proposer wrote them; explanations of prices are confidential between buyer and supplier.
 */
const reasonsOf = ({ note, reasons }: Pick<AwardRow, 'note' | 'reasons'>): string[] =>
  [note, ...reasons.map(({ reason }) => reason)].filter((text) => text !== '')

/** Win rate of the actor's supplier, if the tenant publishes it. */
export async function presentWinRate(db: Db, actor: Actor) {
  const { publishesWinRate } = await readSettings(db, 'publishesWinRate')
  return publishesWinRate && actor.supplierId !== null ? countWins(db, actor.supplierId) : null
}
