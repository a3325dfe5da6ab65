import { useRef, useState } from 'react'
import { answerLevel, type BidAnswer, findBidRefusals, placeBid } from '#contract/sourcing/auction/auction.ts'
import { call } from '#web/kit/client/api.ts'
import { saveJson } from '#web/kit/client/download.ts'
import { Refused } from '#web/kit/client/refused.ts'
import { freshKey } from '#web/kit/client/request.ts'
import type { FollowedAuction } from '../useAuction.ts'

/** What a bid is doing: written, confirmed, under way, or answered. Under way it is never called failed. */
export type BidStage =
  | { readonly name: 'writing' }
  | { readonly name: 'confirming'; readonly amount: string; readonly percent?: string }
  | { readonly name: 'sending'; readonly amount: string }
  | { readonly name: 'accepted'; readonly answer: BidAnswer }
  | { readonly name: 'refused'; readonly message: string }

const againMs = 2000
const tries = 30
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** One bid at a time, for a lot where there are lots: asked once, then sent under one key until the server has answered. */
export function useBid({ room, take }: Pick<FollowedAuction, 'room' | 'take'>, lot?: number) {
  const [stage, setStage] = useState<BidStage>({ name: 'writing' })
  const isBusy = useRef(false)
  const { projectId, projectNo, stamp } = room
  const of = lot === undefined ? {} : { lot }

  /** Sends until there is an answer: a lost connection leaves it open whether the bid was received. */
  async function send(amount: string, ask: () => Promise<BidAnswer>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setStage({ name: 'sending', amount })
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await ask()
        take(answer.frame)
        setStage({ name: 'accepted', answer })
        break
      } catch (error) {
        if (error instanceof Refused) {
          setStage(
            error.is('auction.confirmDrop')
              ? { name: 'confirming', amount, percent: percentIn(error.message) }
              : { name: 'refused', message: error.message },
          )
          break
        }
        if (attempt >= tries) {
          setStage({ name: 'refused', message: error instanceof Error ? error.message : '' })
          break
        }
        await pause(againMs)
      }
    }
    isBusy.current = false
  }

  return {
    stage,
    /** Asks for the confirmation of an amount. */
    ask: (amount: string) => setStage({ name: 'confirming', amount }),
    back: () => setStage({ name: 'writing' }),
    confirm: (amount: string, isFar: boolean) => {
      const key = freshKey()
      void send(amount, () => call(placeBid, { projectId, amount, ...of, confirmed: isFar, stamp, key }))
    },
    answer: (answer: 'accept' | 'drop', amount: string) => {
      const key = freshKey()
      void send(amount, () => call(answerLevel, { projectId, answer, amount, stamp, key }))
    },
    /** Saves the signed receipt of the bid that was refused last, in the lot where there are lots. */
    saveRefusal: async () => {
      const refusals = await call(findBidRefusals, { projectId })
      const refusal = refusals.find((each) => each.lot === lot)
      if (refusal) saveJson(refusal, `${projectNo}_refusal_${refusal.seq}.json`)
    },
  }
}

const percentIn = (message: string): string => /\d+(?:\.\d+)?(?=%)/.exec(message)?.[0] ?? ''
