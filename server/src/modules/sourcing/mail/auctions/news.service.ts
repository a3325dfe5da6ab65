import type { Tx } from '#kit/database/database.ts'
import type { Event, Listeners } from '#kit/events/events.ts'
import { job } from '#kit/jobs/jobs.ts'
import { isOver } from '#sealing/auction/state.ts'
import { type LetterKind } from '../letterRequest.ts'
import { auctionSoonJob, outbidJob } from '../../auction/auction.job.ts'
import { findSuppliersOf, mayQuote } from '../recipient.store.ts'
import { type Inform, informSuppliers } from '../request.service.ts'
import { databaseTime, projects } from '../../projects/project.store.ts'
import { planAuctionReminder, remindedAt } from '../../auction/reminder.service.ts'
import { hasQuoted } from '../../auction/auction.columns.ts'
import { type AuctionRow, findAuctionRow } from '../../auction/auction.store.ts'
import { findBidders } from '../../auction/bidder.store.ts'
import { findFolded } from '../../auction/folded.service.ts'
import { onlineIn } from '../../auction/room/rooms.ts'
import { outbidIn } from './outbid.present.ts'

const minute = 60_000

/** Reminds those who were invited, may quote after an enrolment, or have joined. */
const remindOfAuction = (inform: Inform) =>
  job({
    ...auctionSoonJob,
    transaction: async (tx, { projectId }) => {
      const [project, auction] = [await projects.findIfThere(tx, projectId), await findAuctionRow(tx, projectId)]
      if (!project || auction?.phase !== 'scheduled' || auction.seq > 0) return
      const left = auction.begin_at.getTime() - (await databaseTime(tx)).getTime()
      if (left <= 0) return
      await planAuctionReminder(tx, projectId, auction.begin_at)
      const due = remindedAt.findLast((each) => left <= each * minute)
      // The beginning was moved: its own reminders follow.
      if (due === undefined) return
      const asked = (await findSuppliersOf(tx, projectId)).filter(
        ({ parts }) => mayQuote(project)(parts) && !parts.includes('open'),
      )
      const bidders = await findBidders(tx, projectId)
      const reminded = new Set([
        ...bidders.map((each) => each.supplier_id),
        // Who quoted before an auction bids in it; nobody else does.
        ...(bidders.some(hasQuoted) ? [] : asked.map((each) => each.supplierId)),
      ])
      const about = `${due} ${auction.begin_at.toISOString()}`
      await informSuppliers(inform, tx, { kind: 'auctionSoon', projectId, about }, [...reminded])
    },
  })

/** A bidder gets at most one message in this time that it was outbid. */
const quietMs = 10 * minute

/** Informs bidders who no longer lead, unless they are in the room of this process and see it. */
const tellOutbid = (inform: Inform) =>
  job({
    ...outbidJob,
    transaction: async (tx, { projectId }, { tenantId }) => {
      const folded = await findFolded(tx, tenantId, projectId)
      if (!folded || isOver(folded.row)) return
      const online = onlineIn(tenantId, projectId)
      for (const { no, at, lots } of outbidIn(folded.state, folded.entries)) {
        const supplier = folded.bidders.find((each) => each.no === no)
        if (!supplier || online.includes(no)) continue
        const about = `outbid ${Math.floor(at / quietMs)}`
        const request = { kind: 'auctionOutbid' as const, projectId, about, ...lotsNamed(folded.row, lots) }
        await informSuppliers(inform, tx, request, [supplier.supplier_id])
      }
    },
  })

/** More lots than this are not named in a message. */
const mostNamed = 3
/** Names of lots in a message, with the numbers of the room. */
function lotsNamed({ rule }: Pick<AuctionRow, 'rule'>, lots: readonly number[]): { readonly lots?: string } {
  const named = rule.lots?.filter(({ no }) => lots.includes(no)) ?? []
  if (named.length === 0) return {}
  const names = named.slice(0, mostNamed).map(({ no, name }) => `${`${no}`.padStart(2, '0')} ${name}`)
  return { lots: [...names, ...(named.length > mostNamed ? ['…'] : [])].join(' / ') }
}

type OfBidder = 'auction.recorded' | 'auction.annulled' | 'auction.excluded'
/** Informs the bidder about whom an act of the organiser is. */
const toBidder =
  (inform: Inform, kind: LetterKind) =>
  async (tx: Tx, { id, entity_id: projectId, data }: Event<OfBidder>): Promise<void> => {
    const bidder = (await findBidders(tx, projectId)).find(({ no }) => no === data.no)
    const auction = data.lot === undefined ? undefined : await findAuctionRow(tx, projectId)
    const lots = auction && data.lot !== undefined ? lotsNamed(auction, [data.lot]) : {}
    await informSuppliers(inform, tx, { kind, projectId, about: id, ...lots }, bidder ? [bidder.supplier_id] : [])
  }

async function onClosed(inform: Inform, tx: Tx, { id, entity_id: projectId }: Event<'auction.closed'>): Promise<void> {
  const auction = await findAuctionRow(tx, projectId)
  // An auction without a result ends its project, which has a letter of its own.
  if (auction?.phase !== 'closed') return
  const project = await projects.findIfThere(tx, projectId)
  if (project?.ending === 'tooFewQuotes') return
  const bidders = (await findBidders(tx, projectId)).map((each) => each.supplier_id)
  await informSuppliers(inform, tx, { kind: 'auctionEnded', projectId, about: id }, bidders)
}

/** Letters and messages of auctions: listeners and jobs. */
export const auctionNews = (inform: Inform) => ({
  listeners: {
    'auction.recorded': toBidder(inform, 'auctionRecorded'),
    'auction.annulled': toBidder(inform, 'auctionAnnulled'),
    'auction.excluded': toBidder(inform, 'auctionExcluded'),
    'auction.closed': (tx, event) => onClosed(inform, tx, event),
  } satisfies Listeners,
  jobs: [remindOfAuction(inform), tellOutbid(inform)],
})
