import * as contract from '#contract/sourcing/quotes.ts'
import { findOpeningSheet } from '#contract/sourcing/seal/openingRecord.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { refuse } from '#kit/refusal.ts'
import { findProjectShowing } from '../projects/policy.service.ts'
import { countLapsed } from '../seal/ciphertext.store.ts'
import { findRound } from '../seal/round.store.ts'
import { findVisibleRound } from '../seal/seal.present.ts'
import { countQuotedIn } from '../seal/negotiation.store.ts'
import { findCountingQuotes } from './counting.service.ts'
import { findOpeningRow, findQuotes } from '../seal/opening.store.ts'
import { presentQuote } from './quote.present.ts'
import { presentOpeningSheet } from './record.present.ts'

export function quoteRoutes(app: App) {
  serve(app, findOpeningSheet, ({ db, actor, input }) => presentOpeningSheet(db, actor, input.projectId))
  serve(app, contract.findOpening, async ({ db, actor, input: { projectId } }) => {
    const { project, round } = await findOwn(db, actor, projectId)
    const { quotes } = await findCountingQuotes(db, projectId, round.round)
    const isOpened = round.status === 'opened'
    const valid = quotes.filter(({ status }) => status === 'valid').length
    return {
      round: round.round,
      status: round.status,
      submitted: await countQuotedIn(db, projectId, round.round),
      unconfirmed: await countLapsed(db, projectId, round.round),
      valid: isOpened ? valid : null,
      minSuppliers: project.min_suppliers,
      isTooFew: isOpened && valid < project.min_suppliers,
      record: (await findOpeningRow(db, projectId, round.round))?.record ?? null,
    }
  })
  serve(app, contract.listQuotes, async ({ db, actor, input: { projectId } }) => {
    const { round } = await findOwn(db, actor, projectId)
    if (round.status !== 'opened') return refuse('seal.notOpened')
    return (await findCountingQuotes(db, projectId, round.round)).quotes.map(presentQuote)
  })
  serve(app, contract.listMyQuotes, async ({ db, actor, input: { projectId } }) => {
    const supplierId = actor.supplierId ?? refuse('thing.notAllowed')
    await findVisibleRound(db, actor, projectId)
    const own = await findQuotes(db, projectId, supplierId)
    return own.toSorted((a, b) => b.round - a.round).map(presentQuote)
  })
}

/** Project and last round, for users to whom the policy shows opened quotes. */
async function findOwn(db: Db, actor: Actor, projectId: string) {
  const project = await findProjectShowing(db, actor, projectId, 'quotes')
  return { project, round: (await findRound(db, projectId)) ?? refuse('seal.noRound') }
}
