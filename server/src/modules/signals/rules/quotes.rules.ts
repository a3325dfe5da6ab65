import { compare, sum, units } from '#contract/kit/money.ts'
import { isAbnormallyLow } from '#contract/sourcing/awarding.ts'
import type { SignalSettings } from '#contract/signals/settings.ts'
import type { Bidder, ProjectFacts } from '../facts/facts.rules.ts'
import { dayMs, figure, type Found, hourMs, percentOf, type Rule } from './found.rules.ts'

/** Rules about the quotes of a project after their opening. */

const about = ({ projectId, no, title }: ProjectFacts) => ({
  subject: `${no} ${title}`,
  windowKey: '',
  projectIds: [projectId],
  orderIds: [],
})
const pairsOf = (bidders: readonly Bidder[]): (readonly [Bidder, Bidder])[] => {
  const ordered = bidders.toSorted((a, b) => compareIds(a.supplierId, b.supplierId))
  return ordered.flatMap((one, at) => ordered.slice(at + 1).map((other) => [one, other] as const))
}
const compareIds = (a: string, b: string): number => (BigInt(a) < BigInt(b) ? -1 : 1)

export const singleBidder: Rule<'project'> = {
  version: 1,
  examines: 'project',
  find(facts) {
    const { kind, bidders, enrolled, projectId } = facts
    const [only, second] = bidders
    if (kind === 'fixed' || !only || second) return []
    return [
      {
        ...about(facts),
        subjectKey: `project ${projectId}`,
        severity: enrolled > 1 ? 'high' : 'medium',
        evidence: [
          figure('quotes', 1),
          figure('enrolled', enrolled),
          figure('supplier', only.name),
          ...(only.total === null ? [] : [figure('total', only.total)]),
        ],
        inputs: { enrolled, supplierId: only.supplierId, total: only.total },
        supplierIds: [only.supplierId],
      },
    ]
  },
}

/** What two quotes have in common. */
function alikeOf(one: Bidder, other: Bidder) {
  const prices = new Map(other.lines.map(({ itemId, price }) => [itemId, price]))
  const common = one.lines.filter(({ itemId }) => prices.has(itemId))
  const equal = common.filter(({ itemId, price }) => compare(price, prices.get(itemId)!) === 0)
  const hasSameTotal = one.total !== null && other.total !== null && compare(one.total, other.total) === 0
  return { common: common.length, equal: equal.length, hasSameTotal }
}

export const ties: Rule<'project'> = {
  version: 1,
  examines: 'project',
  find: (facts, { signalTieItems, signalTieShare }) =>
    pairsOf(facts.bidders).flatMap(([one, other]): Found[] => {
      const { common, equal, hasSameTotal } = alikeOf(one, other)
      const areEqual = equal >= signalTieItems && equal * 100 >= signalTieShare * common
      if (!hasSameTotal && !areEqual) return []
      const ids = [one.supplierId, other.supplierId]
      const earlier = facts.earlierTies
        .filter((tie) => ids.includes(tie.one) && ids.includes(tie.other))
        .map(({ no }) => no)
        .toSorted()
      return [
        {
          ...about(facts),
          subjectKey: `project ${facts.projectId} ${ids.join(' ')}`,
          severity: earlier.length > 0 ? 'high' : hasSameTotal && common > 1 ? 'medium' : 'low',
          evidence: [
            figure('suppliers', `${one.name}、${other.name}`),
            ...(hasSameTotal ? [figure('total', one.total!)] : []),
            figure('itemsAlike', equal),
            figure('itemsCommon', common),
            ...(earlier.length > 0 ? [figure('earlier', earlier.join('、'))] : []),
          ],
          inputs: {
            quotes: [one, other].map(({ supplierId, total, lines }) => ({ supplierId, total, lines })),
            earlier,
          },
          supplierIds: ids,
        },
      ]
    }),
}

export const lateWithdrawal: Rule<'project'> = {
  version: 1,
  examines: 'project',
  find: (facts, { signalLateHours }) =>
    facts.withdrawals.flatMap((withdrawal): Found[] => {
      const { supplierId, name, at, isReplaced } = withdrawal
      const left = Date.parse(facts.quoteEndAt) - Date.parse(at)
      if (isReplaced || left < 0 || left > signalLateHours * hourMs) return []
      return [
        {
          ...about(facts),
          subjectKey: `project ${facts.projectId} ${supplierId}`,
          severity: facts.bidders.length === 1 ? 'high' : 'low',
          evidence: [
            figure('supplier', name),
            figure('withdrawnAt', at),
            figure('quoteEndAt', facts.quoteEndAt),
            figure('hoursLeft', (left / hourMs).toFixed(1)),
            figure('quotes', facts.bidders.length),
          ],
          inputs: { withdrawal, quoteEndAt: facts.quoteEndAt, valid: facts.bidders.map((each) => each.supplierId) },
          supplierIds: [supplierId],
        },
      ]
    }),
}

export const abnormallyLow: Rule<'project'> = {
  version: 1,
  examines: 'project',
  find(facts, { signalLowQuotes }) {
    const offers = facts.bidders.flatMap(({ total, ...bidder }) => (total === null ? [] : [{ ...bidder, total }]))
    if (offers.length < signalLowQuotes) return []
    return offers.flatMap((offer): Found[] => {
      const others = offers.filter((each) => each !== offer).map(({ total }) => total)
      if (!isAbnormallyLow(offer.total, others)) return []
      const all = units(sum(others))
      const [own, count] = [units(offer.total), BigInt(others.length)]
      const next = others.toSorted(compare)[0]!
      return [
        {
          ...about(facts),
          subjectKey: `project ${facts.projectId} ${offer.supplierId}`,
          severity: own * 2n <= units(next) ? 'high' : 'medium',
          evidence: [
            figure('supplier', offer.name),
            figure('total', offer.total),
            figure('nextTotal', next),
            figure('meanOfOthers', meanOf(all, count)),
            figure('below', percentOf(all - own * count, all)),
            figure('quotes', offers.length),
          ],
          inputs: {
            totals: offers.map(({ supplierId, total }) => ({ supplierId, total })),
            supplierId: offer.supplierId,
          },
          supplierIds: [offer.supplierId],
        },
      ]
    })
  },
}

/** Mean with two decimals, of a sum in ten-thousandths. */
const meanOf = (all: bigint, count: bigint): string => {
  const cents = (all * 2n + 100n * count) / (200n * count)
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

/** Mail providers whose domain says nothing. */
const publicDomains = /^(qq|163|126|sina|sohu|139|189|foxmail|aliyun|gmail|outlook|hotmail|yahoo|icloud|yeah)\./

export const sameOrigin: Rule<'project'> = {
  version: 1,
  examines: 'project',
  find: (facts, settings) =>
    pairsOf(facts.bidders).flatMap(([one, other]): Found[] => {
      const shared = sharedBy(one, other, settings)
      if (shared.length === 0) return []
      const isStrong = shared.length > 1 || shared.some(({ trait }) => trait === 'account' || trait === 'legalPerson')
      return [
        {
          ...about(facts),
          subjectKey: `project ${facts.projectId} ${one.supplierId} ${other.supplierId}`,
          severity: isStrong ? 'high' : 'medium',
          evidence: [
            figure('suppliers', `${one.name}、${other.name}`),
            ...shared.map(({ trait, value }) => figure('shared', `${trait} ${value}`)),
            figure('sharedBy', Math.max(...shared.map(({ firms }) => firms))),
          ],
          inputs: { suppliers: [one.supplierId, other.supplierId], shared },
          supplierIds: [one.supplierId, other.supplierId],
        },
      ]
    }),
}

/** Addresses inside a network, which every connection through a gateway has. */
const privateAddress = /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|::ffff:|f[cde])/

const sharedBy = (one: Bidder, other: Bidder, { signalSharedFirms }: SignalSettings) =>
  one.traits.filter(
    ({ trait, value, firms }) =>
      value !== '' &&
      firms < signalSharedFirms &&
      !(trait === 'mailDomain' && publicDomains.test(value)) &&
      !(trait === 'ip' && privateAddress.test(value)) &&
      other.traits.some((each) => each.trait === trait && each.value === value),
  )

export const shortPeriod: Rule<'project'> = {
  version: 1,
  examines: 'project',
  find(facts, { signalShortDays }) {
    const length = Date.parse(facts.quoteEndAt) - Date.parse(facts.quoteBeginAt)
    if (facts.kind === 'fixed' || facts.isExtended || length >= signalShortDays * dayMs) return []
    return [
      {
        ...about(facts),
        subjectKey: `project ${facts.projectId}`,
        severity: facts.bidders.length <= 1 ? 'high' : 'low',
        evidence: [
          figure('period', (length / dayMs).toFixed(1)),
          figure('quoteEndAt', facts.quoteEndAt),
          figure('quotes', facts.bidders.length),
        ],
        inputs: { quoteBeginAt: facts.quoteBeginAt, quoteEndAt: facts.quoteEndAt, quotes: facts.bidders.length },
        supplierIds: [],
      },
    ]
  },
}
