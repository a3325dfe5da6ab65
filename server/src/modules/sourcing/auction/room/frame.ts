import type { AuctionFrame } from '#contract/sourcing/auction/auctionShapes.ts'
import { hidesFinal } from '#sealing/auction/state.ts'
import { showEntry } from '#sealing/auction/shown.ts'
import { type AuctionAudience, type AuctionView, viewOf } from '#sealing/auction/view.ts'
import { hexOf } from '../../seal/entry.columns.ts'
import type { findRefusals } from '../entry.store.ts'
import type { Folded } from '../folded.service.ts'

/** Most entries in a frame: a page that is further behind reads the log. */
export const mostEntries = 200

interface Framed {
  readonly audience: AuctionAudience
  /** Number of the last entry that the reader has. */
  readonly from: number
  /** Time of the database, in milliseconds since 1970: ends are judged by it. */
  readonly now: number
  readonly online: readonly number[]
  readonly refusals: Awaited<ReturnType<typeof findRefusals>>
}

/** Frame for one audience: the whole state, and the entries that are new to it. What it may not see is not in it. */
export function frameOf(folded: Folded, { audience, from, now, online, refusals }: Framed): AuctionFrame {
  const { row, state, entries } = folded
  const isAll = audience === 'organiser'
  const first = Math.max(from, state.seq - mostEntries)
  const view = viewOf(state, audience)
  return {
    now,
    head: row.head === null ? null : hexOf(row.head),
    from: first,
    view: { ...view, ranking: [...view.ranking], weights: [...view.weights], lots: view.lots.map(shownLot) },
    entries: entries.slice(first).map((each) => showEntry(state, each, audience)),
    online: isAll ? [...online] : [],
    refusals: isAll
      ? refusals.map(({ id, at, no, amount, reason, lot }) => ({
          id,
          at: at.getTime(),
          no,
          amount: hidesFinal(state) ? '' : amount,
          reason,
          lot,
        }))
      : [],
  }
}

const shownLot = (lot: AuctionView['lots'][number]) => ({ ...lot, ranking: [...lot.ranking] })
