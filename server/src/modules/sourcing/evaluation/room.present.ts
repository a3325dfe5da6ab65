import { validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import type { Comparison } from '#contract/sourcing/comparison/comparison.ts'
import type { ScoredSupplier, ScoringRoom } from '#contract/sourcing/evaluation/evaluation.ts'
import { comparedTotals, priceScore } from '#contract/sourcing/evaluation/scoring.ts'
import type { ProjectScores } from '#contract/sourcing/evaluation/scoreShapes.ts'
import { compare } from '#contract/kit/money.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import type { ScoreReceipt } from '#sealing/scoring/scoreReceipt.ts'
import { compareQuotes } from '../comparison/comparison.service.ts'
import { textOf } from '../projects/project.columns.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { findRound } from '../seal/round.store.ts'
import type { Seals } from '../seal/seals.ts'
import { dueOf } from './evaluation.present.ts'
import { statusOf } from './myEvaluation.rules.ts'
import { openedAt } from '../scores/opened.store.ts'
import { receiptOf } from './receipt.service.ts'
import { writtenScores } from './scoring.rules.ts'
import { findForExpert, isOpened } from './scoring.access.service.ts'
import { findScores, scoringEnd } from '../scores/scores.service.ts'
import { findCounted } from '../scores/sheet.store.ts'

/** Scoring room of an expert. Shows nothing before the opening, and prices only if the project allows it. */
export async function presentRoom(db: Db, actor: Actor, projectId: string, { platform }: Seals): Promise<ScoringRoom> {
  const { project, sheet } = await findForExpert(db, actor, projectId)
  const opened = await openedAt(db, projectId)
  const closed = await scoringEnd(db, project)
  const compared = (await isOpened(db, project)) && isShown(project) ? await compareQuotes(db, project) : undefined
  const counted = sheet && (await findCounted(db, projectId, [actor.userId]))[0]
  const round = await findRound(db, projectId)
  const submittedAt = textOf(sheet?.submitted_at ?? null)
  const scores = compared && closed !== null ? await findScores(db, project, compared) : undefined
  return {
    id: project.id,
    projectNo: project.project_no,
    title: project.title,
    kind: project.kind,
    deptName: project.dept_name,
    openedAt: textOf(opened),
    dueAt: textOf(dueOf(opened, project)),
    submittedAt,
    status: statusOf({
      opened_at: opened,
      state: project.state,
      closed_at: closed,
      submitted_at: sheet?.submitted_at ?? null,
    }),
    version: sheet?.version ?? 0,
    requirements: project.requirements,
    criteria: project.criteria,
    items: (compared?.items ?? []).map(({ id, name, spec, unit, quantity }) => ({ id, name, spec, unit, quantity })),
    suppliers: compared ? suppliersOf(compared, project.experts_see_prices) : [],
    scores: compared ? writtenScores(sheet?.scores ?? [], scoredIds(compared), project.criteria) : [],
    reopenReason: sheet?.status === 'waiting' ? sheet.reason : '',
    receipt: counted && round ? plain(await receiptOf(round.suite, projectId, counted, platform)) : null,
    all: scores ? shownTo(scores, project.experts_see_prices) : null,
  }
}

const plain = ({ body, sig }: ScoreReceipt) => ({
  body: { ...body, scores: body.scores.map(({ subject, points }) => ({ subject, points: [...points] })) },
  sig,
})

/** A project that ended without a result is not scored. */
const isShown = ({ state }: Pick<ProjectRow, 'state'>): boolean => state !== '9'

/** Quotes in order of submission, which does not reveal their prices. */
const scoredQuotes = ({ quotes }: Comparison) => validQuotes(quotes).toSorted((a, b) => a.seq - b.seq)
const scoredIds = (compared: Comparison) => scoredQuotes(compared).map(({ supplierId }) => supplierId)

function suppliersOf(compared: Comparison, seesPrices: boolean): ScoredSupplier[] {
  const totals = comparedTotals(compared)
  const lowest = totals.map(({ total }) => total).reduce((a, b) => (compare(b, a) < 0 ? b : a), totals[0]?.total ?? '0')
  return scoredQuotes(compared).map(
    ({ seq, supplierId, supplierName, deliveryDays, validUntil, remark, total, lines }) => ({
      supplierId,
      supplierName,
      deliveryDays,
      validUntil,
      remark,
      total: seesPrices ? total : null,
      priceScore: seesPrices ? priceScore(totals.find((each) => each.seq === seq)!.total, lowest) : null,
      lines: lines.map((line) => ({
        itemId: line.itemId,
        brand: line.brand,
        leadDays: line.leadDays,
        remark: line.remark,
        price: seesPrices ? line.price : null,
      })),
    }),
  )
}

/** Hides price scores and totals from experts who must not see prices, since they reveal them. */
const shownTo = (scores: ProjectScores, seesPrices: boolean): ProjectScores =>
  seesPrices ? scores : { ...scores, suppliers: [] }
