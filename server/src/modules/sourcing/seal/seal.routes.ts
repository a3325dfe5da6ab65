import * as contract from '#contract/sourcing/seal.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { streamHead } from './head/headStream.ts'
import { presentHead, presentLog, presentRound } from './seal.present.ts'
import { presentTrust } from '../audit/trust.present.ts'
import type { Seals } from './seals.ts'
import { readEnvelope } from './submission/envelope.ts'
import { confirmQuote } from './submission/confirm.service.ts'
import { findOwnReceipt, receiptIn, receiptOf } from './submission/receipt.service.ts'
import { presentStanding } from './submission/standing.service.ts'
import { receiveQuote, withdrawQuote } from './submission/submit.service.ts'

export function sealRoutes(app: App, seals: Seals) {
  serve(app, contract.findSealRound, ({ db, actor, input }) => presentRound(db, actor, input, seals))
  serve(app, contract.findSealLog, ({ db, actor, input }) => presentLog(db, actor, input.projectId, input.after))
  serve(app, contract.findAuditTrust, ({ db, actor, input }) => presentTrust(db, actor, input.projectId, seals))
  serve(app, contract.findClosingHead, ({ db, actor, input }) => presentHead(db, actor, input.projectId, seals))
  streamHead(app, seals)

  // Signs the receipt only after the commit, so that no receipt exists for an entry that was not stored.
  serve(app, contract.submitSealedQuote, async ({ db: database, actor, input }) => {
    const envelope = readEnvelope(input.envelope)
    const { entry, round } = await database.write(
      actor.tenantId,
      (tx) => receiveQuote(tx, actor, { ...input, envelope }, seals),
      'generic',
    )
    if (round) return receiptIn(round, entry, seals)
    return database.read(actor.tenantId, (db) => receiptOf(db, input.projectId, entry, seals))
  })
  serve(app, contract.confirmSealedQuote, async ({ db: database, actor, input }) => {
    const entry = await database.write(actor.tenantId, (tx) => confirmQuote(tx, actor, input), 'generic')
    return database.read(actor.tenantId, (db) => receiptOf(db, input.projectId, entry, seals))
  })
  serve(app, contract.withdrawSealedQuote, async ({ db, actor, input }) => {
    await withdrawQuote(db, actor, input, seals)
    return presentStanding(db, actor, input.projectId, seals)
  })
  serve(app, contract.findMySealedQuote, ({ db, actor, input }) => presentStanding(db, actor, input.projectId, seals))
  serve(app, contract.findReceipt, ({ db, actor, input }) => findOwnReceipt(db, actor, input, seals))
}
