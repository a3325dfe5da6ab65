import {
  type OfferAction,
  type OfferDraft,
  type OfferStatus,
  offerStatusNames,
  type Rung,
} from '#contract/groups/offer.ts'
import { compare } from '#contract/kit/money.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { flow, type Requirement } from '#kit/flow.ts'

const hour = 3_600_000

/** Facts that the flow of offers evaluates. */
export interface OfferFacts {
  readonly status: OfferStatus
  readonly supplier_id: string
  readonly person_id: string
  readonly ends_at: Date
  /** Whether enough pieces counted at the end. */
  readonly isReached?: boolean
}
type Required = Requirement<OfferFacts>
const isOwn: Required = {
  holds: (offer, { supplierId }) => supplierId === offer.supplier_id,
  otherwise: 'thing.notAllowed',
}
const isOfAnother: Required = { holds: (offer, { personId }) => personId !== offer.person_id, otherwise: 'case.own' }
const isOver = ({ ends_at: endsAt }: OfferFacts, { now }: { readonly now: Date }) =>
  now >= endsAt && ('group.period' as const)

/** Flow of an offer: proposed by a supplier, decided by an operator, ended by time. */
export const offerFlow = flow<OfferFacts, OfferStatus, OfferAction>(
  {
    edit: {
      from: ['10', '25'],
      to: ({ status }) => status,
      into: { '10': ['10'], '25': ['25'] },
      needs: 'group.offer',
      only: isOwn,
    },
    submit: { from: ['10', '25'], to: '20', needs: 'group.offer', only: isOwn },
    withdraw: { from: ['20'], to: '10', needs: 'group.offer', only: isOwn },
    discard: { from: ['10', '25'], to: '90', needs: 'group.offer', only: isOwn },
    approve: { from: ['20'], to: '30', needs: 'group.manage', only: isOfAnother, unless: isOver },
    refuse: { from: ['20'], to: '25', needs: 'group.manage', only: isOfAnother },
    cancel: { from: ['30'], to: '90', needs: 'group.manage', unless: isOver },
    end: {
      from: ['30'],
      to: ({ isReached }) => (isReached ? '40' : '45'),
      into: ['40', '45'],
      needs: 'system',
    },
  },
  offerStatusNames,
)

/** Time from which nobody withdraws. */
export const fixedAtOf = ({ ends_at: endsAt, freeze_hours: hours }: { ends_at: Date; freeze_hours: number }): Date =>
  new Date(endsAt.getTime() - hours * hour)

/** Rung of a quantity; null: too few for the group to come about. */
export const rungOf = (rungs: readonly Rung[], pledged: number): Rung | null =>
  rungs.findLast(({ from }) => from <= pledged) ?? null

type Draft = Pick<OfferDraft, 'rungs' | 'maxQty' | 'startsAt' | 'endsAt' | 'freezeHours'>

/** What makes an offer invalid, or null. */
export function violationOfOffer(draft: Draft, listPrice: string, now: Date): RefusalCode | null {
  const { rungs, maxQty, startsAt, endsAt, freezeHours } = draft
  const isLadder = rungs.every((rung, index) => {
    const before = rungs[index - 1]
    return !before || (rung.from > before.from && compare(rung.price, before.price) < 0)
  })
  if (!isLadder || compare(rungs.at(-1)!.price, '0') <= 0) return 'group.ladder'
  if (compare(rungs[0]!.price, listPrice) >= 0) return 'group.firstPrice'
  if (maxQty < rungs.at(-1)!.from) return 'group.maxTooSmall'
  const begins = Math.max(now.getTime(), startsAt === null ? 0 : new Date(startsAt).getTime())
  const left = new Date(endsAt).getTime() - begins
  if (left <= 0) return 'group.period'
  return freezeHours * hour >= left ? 'group.freeze' : null
}
