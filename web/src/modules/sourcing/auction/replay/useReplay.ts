import { useEffect, useMemo, useState } from 'react'
import type { AuctionProof } from '#sealing/auction/proof.ts'
import { entriesOf, startOf } from '#sealing/auction/verifyProof.ts'
import { apply } from '#sealing/auction/apply.ts'
import { annotate, showEntry, type ShownEntry } from '#sealing/auction/shown.ts'
import { viewOf } from '#sealing/auction/view.ts'

export const speeds = ['1', '10', '60'] as const
export type Speed = (typeof speeds)[number]

/** Replay of a published auction: the engine runs in this page, over the entries up to a moment. */
export function useReplay(proof: AuctionProof) {
  const frames = useMemo(() => framesOf(proof), [proof])
  const first = proof.log[0]?.at ?? proof.plan.beginAt
  const last = proof.log.at(-1)?.at ?? first
  const [at, setAt] = useState(last)
  const [speed, setSpeed] = useState<Speed>('10')
  const [isPlaying, setIsPlaying] = useState(false)
  const isRunning = isPlaying && at < last
  useEffect(() => {
    if (!isRunning) return undefined
    let before = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      const step = (now - before) * Number(speed)
      before = now
      setAt((current) => Math.min(last, current + step))
    }, 100)
    return () => clearInterval(timer)
  }, [isRunning, speed, last])
  const place = frames.findLastIndex(({ entry }) => entry.at <= at)
  const frame = frames[Math.max(0, place)]
  return {
    first,
    last,
    at,
    setAt,
    speed,
    setSpeed,
    isPlaying: isRunning,
    play: () => {
      if (at >= last) setAt(first)
      setIsPlaying(true)
    },
    stop: () => setIsPlaying(false),
    place,
    view: frame?.view,
    entries: frames.map(({ entry }) => entry),
  }
}

interface ReplayFrame {
  readonly entry: ShownEntry
  readonly view: ReturnType<typeof viewOf>
}

/** State after each entry. Where amounts of others are not published, only those that are give bids. */
function framesOf(proof: AuctionProof): readonly ReplayFrame[] {
  const whole = entriesOf(proof)
  const amounts = new Map(proof.bids.map(({ seq, amount }) => [seq, amount]))
  const log = whole ?? proof.log.map((entry) => ({ ...entry, amount: amounts.get(entry.seq) ?? null }))
  const frames: ReplayFrame[] = []
  let state = startOf(proof)
  for (const entry of log) {
    const isHidden = (entry.kind === 'bid' || entry.kind === 'accept') && entry.amount === null
    const after = isHidden ? { ...state, seq: entry.seq, at: entry.at } : apply(state, entry)
    frames.push({
      // The auction of a file is over, so its final bids are shown in the log.
      entry: showEntry({ ...after, phase: 'closed' }, annotate(state, after, entry), 'organiser'),
      view: viewOf(after, 'organiser'),
    })
    state = after
  }
  return frames
}
