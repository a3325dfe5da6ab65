import { scoreContestCase } from '#contract/onboarding/contests.ts'
import { contestDays } from '#contract/onboarding/scores.ts'
import type { Actor } from '#kit/actor.ts'
import { applicationFlowOf } from '#kit/case/case.rules.ts'
import { caseOn } from '#kit/case/serveCase.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { revise } from './score.service.ts'
import { contestStore, type ContestRow, excludeFacts, latestOf, scorecards, type ScorecardRow } from './score.store.ts'

export const contestFlow = applicationFlowOf('score.manage')

/** Whether a supplier may contest a scorecard on a day: the latest revision, for some days. */
export const isContestable = (
  { published_at: at }: Pick<ScorecardRow, 'published_at'>,
  isLatest: boolean,
  now: Date,
): boolean => isLatest && at !== null && now.getTime() - at.getTime() < contestDays * 86_400_000

async function cardOf(db: Db, { scorecard_id: id }: ContestRow, supplierId: string | null): Promise<ScorecardRow> {
  const card = await scorecards.findIfThere(db, id)
  return card && card.supplier_id === supplierId && card.published_at !== null ? card : refuse('thing.notFound')
}
const isLatest = async (db: Db, { id, supplier_id: supplierId, period }: ScorecardRow) =>
  (await latestOf(db, { supplierId, period }))?.id === id

async function demandContestable(db: Db, actor: Actor, row: ContestRow): Promise<ScorecardRow> {
  const card = await cardOf(db, row, actor.supplierId)
  if (!isContestable(card, await isLatest(db, card), actor.now)) refuse('scoreContest.late')
  const own = new Set(card.fact_ids)
  if (row.fact_ids.length === 0 || !row.fact_ids.every((id) => own.has(id))) refuse('scoreContest.fact')
  return card
}

export const contests = caseOn(scoreContestCase, {
  store: contestStore,
  flow: contestFlow,
  title: 'period',
  attach: replaceAttachments,
  checkSubmission: async (tx, actor, row) => {
    const { supplier_id: supplierId, period } = await demandContestable(tx, actor, row)
    await contestStore.rows.set(tx, row, { supplier_id: supplierId, period })
  },
  decided: async (tx, actor, { action, before }) => {
    if (action !== 'grant') return {}
    const supplierId = before.supplier_id ?? refuse('thing.notFound')
    const card = await cardOf(tx, before, supplierId)
    if (!(await isLatest(tx, card))) refuse('scoreContest.late')
    await excludeFacts(tx, { contestId: before.id, ids: before.fact_ids, supplierId })
    await revise(tx, actor, card)
    return {}
  },
  name: ['评分异议', 'Contests of scores'],
  columns: { contestReason: ['异议理由', 'Reason'] },
})
