import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type AuctionRoom, auctionStream, findAuction, findAuctionLog } from '#contract/sourcing/auction/auction.ts'
import type { AuctionFrame, ShownEntry } from '#contract/sourcing/auction/auctionShapes.ts'
import { call, useRead, useReload } from '#web/kit/client/api.ts'
import { readEvents } from '#web/kit/stream/eventStream.ts'
import { useServerClock } from '../countdown/useServerTime.ts'
import { type Followed, followed, mostKept, withLog } from './frames.ts'

export type Connection = 'connecting' | 'live' | 'lost' | 'over'

export interface FollowedAuction extends Followed {
  readonly room: AuctionRoom
  readonly connection: Connection
  /** When the last frame came, in milliseconds of the server. */
  readonly asOf: number
  readonly take: (frame: AuctionFrame) => void
}

const leastWait = 500
const mostWait = 30_000
/** The log after an entry, page by page. */
async function readLog(projectId: string, from: number): Promise<ShownEntry[]> {
  const log: ShownEntry[] = []
  for (let after = from; ;) {
    const page = await call(findAuctionLog, { projectId, after })
    log.push(...page)
    const end = page.at(-1)
    if (end === undefined || page.length < pageLength) return log
    after = end.seq
  }
}
/** Entries in one reply of the log. */
const pageLength = 500

const overPhases: ReadonlySet<string> = new Set(['closed', 'failed', 'cancelled'])

/** Auction that is followed live: read once, then pushed; reconnects by itself, with pauses that become longer. */
export function useAuction(projectId: string): FollowedAuction {
  const room = useRead(findAuction, { projectId })
  const reload = useRef(useReload())
  const [live, setLive] = useState<Followed>(() => followed(undefined, room.frame))
  const [connection, setConnection] = useState<Connection>('connecting')
  // A reply after an act, or after joining, is also a frame.
  const state = useMemo(() => followed(live, room.frame), [live, room.frame])
  const last = useRef(0)
  useEffect(() => {
    last.current = live.entries.at(-1)?.seq ?? 0
  }, [live])
  const take = useCallback((frame: AuctionFrame) => setLive((before) => followed(before, frame)), [])
  useServerClock(new Date(room.frame.now).toISOString())
  const isOver = overPhases.has(state.view.phase)
  const bidderNo = room.own?.no ?? 0
  useEffect(() => {
    // A supplier that has joined has a number, and other frames.
    if (isOver || bidderNo < 0) return undefined
    const stopping = new AbortController()
    const { signal } = stopping
    const follow = async () => {
      let wait = leastWait
      while (!signal.aborted) {
        await readEvents(`${auctionStream}?${new URLSearchParams({ projectId })}`, {
          signal,
          ...(last.current > 0 ? { lastId: String(last.current) } : {}),
          take: ({ data }) => {
            wait = leastWait
            setConnection('live')
            take(data as AuctionFrame)
          },
        }).catch(() => false)
        if (signal.aborted) return
        setConnection('lost')
        // Random, because all of an auction lose their connection at once.
        await new Promise((resume) => setTimeout(resume, wait * (0.5 + Math.random())))
        wait = Math.min(mostWait, wait * 2)
      }
    }
    void follow()
    return () => stopping.abort()
  }, [projectId, isOver, bidderNo, take])
  useEffect(() => {
    if (!state.hasGap) return
    void readLog(projectId, Math.max(0, last.current - mostKept))
      .then((log) => setLive((before) => withLog(before, log)))
      .catch(() => undefined)
  }, [projectId, state.hasGap])
  // What the reader may do, and names, change with the phase.
  const { phase } = state.view
  useEffect(() => {
    if (phase !== room.frame.view.phase) reload.current()
  }, [phase, room.frame.view.phase])
  // Who weighs the bidders sees them by name as they join.
  const isNew = room.mayWeigh && state.view.weights.some(({ no }) => room.names.every((each) => each.no !== no))
  useEffect(() => {
    if (isNew) reload.current()
  }, [isNew])
  // The own limit is not in frames: an annulment ends it, and a colleague may set it.
  const ownLimit =
    state.entries.findLast(({ kind, isMine }) => isMine && (kind === 'limit' || kind === 'annul'))?.seq ?? 0
  const seenLimit = useRef(ownLimit)
  useEffect(() => {
    if (ownLimit !== seenLimit.current) reload.current()
    seenLimit.current = ownLimit
  }, [ownLimit])
  return { ...state, room, connection: isOver ? 'over' : connection, asOf: state.now, take }
}
