import { Readable } from 'node:stream'
import * as contract from '#contract/sourcing/auction/auction.ts'
import * as templates from '#contract/sourcing/auction/auctionTemplates.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { presentProject } from '../workspace/project.present.ts'
import type { Seals } from '../seal/seals.ts'
import { showEntry } from '#sealing/auction/shown.ts'
import { findSeen } from './audience.service.ts'
import { presentRoom } from './auction.present.ts'
import { answerLevel, placeBid, setBidLimit } from './bid.service.ts'
import { joinAuction } from './join.service.ts'
import { moveAuction } from './organise.service.ts'
import { proofOf } from '../audit/auctionProof.service.ts'
import { recordBid } from './recording/record.service.ts'
import { presentAuctionHead, presentReceipt, presentRefusals } from './receipt.service.ts'
import { streamAuction } from './room/stream.routes.ts'
import { scheduleAuction } from '../auctionFlow/schedule.service.ts'
import { removeTemplate, saveTemplate } from './template.service.ts'
import { listTemplates } from './template.store.ts'
import { weighBidders } from './weighing/weigh.service.ts'

/** Most entries of the log in one reply. */
const mostLogged = 500

export function auctionRoutes(app: App, seals: Seals) {
  serve(app, templates.listAuctionTemplates, ({ db }) => listTemplates(db))
  serve(app, templates.saveAuctionTemplate, ({ db, actor, input }) => saveTemplate(db, actor, input))
  serve(app, templates.removeAuctionTemplate, async ({ db, input }) => {
    await removeTemplate(db, input)
    return null
  })
  serve(app, contract.findAuction, ({ db, actor, input }) => presentRoom(db, actor, input.projectId, seals))
  serve(app, contract.findAuctionLog, async ({ db, actor, input }) => {
    const { folded, audience } = await findSeen(db, actor, input.projectId)
    const found = folded.entries.slice(input.after, input.after + mostLogged)
    return found.map((each) => showEntry(folded.state, each, audience))
  })
  streamAuction(app)

  serve(app, contract.joinAuction, async ({ db, actor, input }) => {
    await joinAuction(db, actor, input, seals)
    return presentRoom(db, actor, input.projectId, seals)
  })
  serve(app, contract.placeBid, ({ db: database, actor, input }) => placeBid(database, actor, input, seals))
  serve(app, contract.answerLevel, ({ db: database, actor, input }) => answerLevel(database, actor, input, seals))
  serve(app, contract.setBidLimit, async ({ db: database, actor, input }) => {
    await setBidLimit(database, actor, input, seals)
    return database.read(actor.tenantId, (db) => presentRoom(db, actor, input.projectId, seals))
  })
  serve(app, contract.recordBid, async ({ db: database, actor, input }) => {
    await recordBid(database, actor, input, seals)
    return database.read(actor.tenantId, (db) => presentRoom(db, actor, input.projectId, seals))
  })
  serve(app, contract.moveAuction, async ({ db: database, actor, input }) => {
    await moveAuction(database, actor, input, seals)
    return database.read(actor.tenantId, (db) => presentRoom(db, actor, input.projectId, seals))
  })
  serve(app, contract.weighBidders, async ({ db, actor, input }) => {
    await weighBidders(db, actor, input)
    return presentRoom(db, actor, input.projectId, seals)
  })
  serve(app, contract.scheduleAuction, async ({ db, actor, input }) =>
    presentProject(db, actor, await scheduleAuction(db, actor, input, seals)),
  )
  serve(app, contract.findBidReceipt, ({ db, actor, input }) => presentReceipt(db, actor, input, seals))
  serve(app, contract.findBidRefusals, ({ db, actor, input }) => presentRefusals(db, actor, input, seals))
  serve(app, contract.findAuctionHead, ({ db, actor, input }) => presentAuctionHead(db, actor, input.projectId, seals))
  serveDownload(app, contract.findAuctionProof, async ({ database, actor, input: { projectId } }) => {
    const { name, file } = await database.read(actor.tenantId, (db) => proofOf(db, actor, projectId, seals))
    return {
      name: `${name}_auction.json`,
      type: 'application/json; charset=utf-8',
      stream: Readable.from([JSON.stringify(file)]),
    }
  })
}
