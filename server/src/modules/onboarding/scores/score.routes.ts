import * as contract from '#contract/onboarding/scores.ts'
import { scorecardLabels } from '#contract/onboarding/scores.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { refuse } from '#kit/refusal.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'
import { contests, isContestable } from './contest.case.ts'
import { compute, publishAll, readScheme, saveScheme } from './score.service.ts'
import {
  factsOfCard,
  ownScoreList,
  type OwnScoreRow,
  scorecardList,
  type ScorecardRow,
  scorecards,
} from './score.store.ts'

const presentCard = (row: ScorecardRow) => ({
  id: row.id,
  version: row.version,
  period: row.period,
  supplierName: row.supplier_name,
  revision: row.revision,
  points: row.points,
  band: row.band,
  parts: row.parts,
  digest: row.digest,
  publishedAt: row.published_at?.toISOString() ?? null,
})
const present = (row: ScorecardRow): contract.Scorecard => ({
  ...presentCard(row),
  supplierId: row.supplier_id,
  proposal: row.proposal,
  createdAt: row.created_at.toISOString(),
})
const presentOwn = (row: OwnScoreRow, { now }: Actor): contract.OwnScore => ({
  ...presentCard(row),
  isLatest: row.is_latest,
  canContest: isContestable(row, row.is_latest, now),
})

const columns: ColumnsOf<typeof contract.exportScorecards> = {
  period: scorecardLabels.period,
  supplierName: scorecardLabels.supplierName,
  points: { title: scorecardLabels.points, value: ({ points }) => (points === null ? null : Number(points)) },
  band: scorecardLabels.band,
  proposal: { title: scorecardLabels.proposal, words: contract.bandProposalNames },
  revision: scorecardLabels.revision,
  publishedAt: scorecardLabels.publishedAt,
}

const factsOf = async (db: Db, id: string): Promise<contract.ScoreFact[]> =>
  (await factsOfCard(db, { id })).map(({ source_no: sourceNo, at, ...fact }) => ({
    ...fact,
    sourceNo,
    at: at.toISOString(),
  }))

export function scoreRoutes(app: App) {
  const listed = {
    list: scorecardList,
    filter: ({ input }: { readonly input: object }) => input,
    present: (row: ScorecardRow) => present(row),
  }
  serveList(app, contract.listScorecards, listed)
  serveExport(app, contract.exportScorecards, { ...listed, name: ['供应商评分', 'Scorecards'], columns })
  serve(app, contract.computeScorecards, async ({ db, actor, input: { period } }) => ({
    count: await compute(db, actor, period),
  }))
  serve(app, contract.publishScorecards, async ({ db, actor, input: { period } }) => ({
    count: await publishAll(db, actor, period),
  }))
  serve(app, contract.getScoreScheme, ({ db }) => readScheme(db))
  serve(app, contract.saveScoreScheme, async ({ db, actor, input }) => {
    await saveScheme(db, actor, input)
    return readScheme(db)
  })
  serve(app, contract.listScoreFacts, async ({ db, input: { id } }) => {
    await scorecards.find(db, id)
    return factsOf(db, id)
  })
  serveList(app, contract.listOwnScores, {
    list: ownScoreList,
    filter: ({ actor }) => ({ supplierId: actor.supplierId ?? refuse('thing.notAllowed') }),
    present: (row, { actor }) => presentOwn(row, actor),
  })
  serve(app, contract.listOwnScoreFacts, async ({ db, actor, input: { id } }) => {
    const card = await scorecards.find(db, id)
    if (card.supplier_id !== actor.supplierId || card.published_at === null) refuse('thing.notFound')
    return factsOf(db, id)
  })
  contests.routes(app)
}
