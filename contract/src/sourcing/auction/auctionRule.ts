import { compare } from '#contract/kit/money.ts'
import { Maybe, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Pattern of a bid step: above zero, up to 8 integer digits and 2 decimals. */
export const stepPattern = '^(?!0(\\.0{1,2})?$)(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$'
const Positive = (description: string) => Type.String({ pattern: stepPattern, description })

/** Formats of an auction: 自由降价, 轮次, 日式, 荷式. */
export const AuctionFormat = OneOf(['english', 'turns', 'japanese', 'dutch'])
export type AuctionFormat = Static<typeof AuctionFormat>

/** Most levels of a japanese or dutch auction. */
export const maxLevels = 100

/**
 * Auction rule: how suppliers bid against each other in a bidding, frozen in the terms that are published. Its start
 * price is the amount of the project itself (起拍总价). Bids go down; the server's clock counts. Fields that are
 * missing have the meaning they had before there was a choice: the buyer may hold an auction after an opening, in which
 * everybody bids at any time.
 */
export const AuctionRule = shape({
  stepKind: OneOf(['amount', 'percent']),
  step: Type.String({ pattern: stepPattern, description: 'minimum decrement of a bid in yuan or percent' }),
  /** Reference of the step: the bidder's own last bid, or the leading bid. */
  stepBase: OneOf(['own', 'lead']),
  /** Equal bids: the earlier one ranks first, or they are forbidden. */
  tie: OneOf(['earlier', 'forbidden']),
  /** Extension window in minutes: a bid within it before the end postpones the end; 0: never. */
  extensionWindow: Type.Integer({ minimum: 0, maximum: 60 }),
  extensionMinutes: Type.Integer({ minimum: 1, maximum: 60 }),
  mostExtensions: Type.Integer({ minimum: 1, maximum: 50 }),
  /** Visibility for bidders besides their own bid: own rank, also the lowest price, or nothing. */
  visibility: OneOf(['rank', 'lead', 'own']),
  /** When it begins: at the beginning of the quoting, without sealed quotes, or after their opening. */
  start: Optional(OneOf(['live', 'opened'])),
  format: Optional(AuctionFormat),
  trigger: Optional(OneOf(['any', 'lead'])),
  latestMinutes: Optional(Maybe(Type.Integer({ minimum: 0, maximum: 600 }))),
  confirmDrop: Optional(Maybe(Positive('percent below the last bid from which a bid is confirmed once more'))),
  /** What visitors see while it runs: nothing, the number of bids, or also the lowest price. */
  publicSees: Optional(OneOf(['nothing', 'count', 'lead'])),
  /** Levels: from the start price (japanese) or up to it (dutch), each by a percentage of the start price. */
  levels: Optional(Type.Integer({ minimum: 2, maximum: maxLevels })),
  levelPercent: Optional(Positive('percent of the start price between two levels')),
  levelSeconds: Optional(Type.Integer({ minimum: 10, maximum: 3600 })),
  rounds: Optional(Type.Integer({ minimum: 1, maximum: 20 })),
  turnSeconds: Optional(Type.Integer({ minimum: 10, maximum: 3600 })),
  pauseSeconds: Optional(Type.Integer({ minimum: 0, maximum: 3600 })),
  /** Final bids 最终报价: how many of the best bid once more, hidden from one another; missing or null: none. */
  finalBest: Optional(Maybe(Type.Integer({ minimum: 2, maximum: 20 }))),
  finalMinutes: Optional(Type.Integer({ minimum: 1, maximum: 120 })),
  /** What is ranked: amounts, or values 评审价 by an addition and a factor of each bidder; missing: amounts. */
  compare: Optional(OneOf(['price', 'weighted'])),
  /** Automatic bids 自动报价: the auction bids for a supplier down to its secret limit; missing: it does not. */
  proxy: Optional(Type.Boolean()),
  /** What a bid is for: the whole, each line, or each lot 标段 of items; missing: the whole. */
  scope: Optional(OneOf(['total', 'line', 'lot'])),
  /** Recorded bids 代录报价: the buyer may record a bid for a supplier who cannot bid itself; missing: it may not. */
  surrogate: Optional(Type.Boolean()),
})
export type AuctionRule = Static<typeof AuctionRule>

/** Default auction rule. */
export const defaultAuctionRule: AuctionRule = {
  stepKind: 'percent',
  step: '1',
  stepBase: 'own',
  tie: 'earlier',
  extensionWindow: 3,
  extensionMinutes: 3,
  mostExtensions: 10,
  visibility: 'rank',
}

/** Whether an auction takes the place of sealed quotes. */
export const isLive = (rule: AuctionRule | null | undefined): boolean => rule?.start === 'live'

/** Whether suppliers bid by line or by lot 标段, instead of for the whole. */
export const hasLots = ({ scope = 'total' }: Pick<AuctionRule, 'scope'>): boolean => scope !== 'total'

const maxPercent = '20'

/** Whether a step leaves no room to bid: more than 20 percent, or at least the start price. */
export const isStepTooLarge = ({ stepKind, step }: AuctionRule, startPrice: string | null): boolean =>
  stepKind === 'percent' ? compare(step, maxPercent) > 0 : startPrice !== null && compare(step, startPrice) >= 0

/** What in a rule contradicts itself or the project. */
export type AuctionContradiction =
  | 'leadHidden'
  | 'tieHidden'
  | 'award'
  | 'noStart'
  | 'levels'
  | 'final'
  | 'weights'
  | 'proxy'
  | 'proxyHidden'
  | 'proxyStart'
  | 'lots'
  | 'awardLots'
  | 'lotNames'
export interface AuctionedProject {
  readonly evaluation: 'lowest' | 'weighted'
  readonly awardBy: 'total' | 'line' | 'split'
  readonly budgetAmount: string | null
  readonly isShowPrice: '0' | '1'
  /** Items with their lots; missing: not known yet. */
  readonly items?: readonly { readonly lot?: string }[]
}

/**
 * First contradiction of a rule: refusals would tell a price that is hidden, an auction on the total cannot be awarded
 * by line or score unless it is held by lot, levels need a start price that everybody knows and must stay above zero.
 */
export function contradictionOf(rule: AuctionRule, project: AuctionedProject): AuctionContradiction | undefined {
  const byLot = contradictionOfLots(rule, project)
  if (byLot || rule.start === undefined) return byLot
  const { format = 'english', levels = 0, levelPercent = '0' } = rule
  const hasLevels = format === 'japanese' || format === 'dutch'
  if (!hasLevels && rule.visibility !== 'lead' && rule.stepBase === 'lead') return 'leadHidden'
  if (!hasLevels && rule.visibility !== 'lead' && rule.tie === 'forbidden') return 'tieHidden'
  if (project.evaluation !== 'lowest' || (project.awardBy !== 'total' && !hasLots(rule))) return 'award'
  const hasStart = project.budgetAmount !== null && project.isShowPrice === '0'
  if (hasLevels && !hasStart) return 'noStart'
  if (hasLevels && rule.finalBest != null) return 'final'
  if (hasLevels && rule.compare === 'weighted') return 'weights'
  if (rule.proxy === true && format !== 'english') return 'proxy'
  // An automatic bid just leads, so its amount tells its bidder the one that it beats.
  if (rule.proxy === true && rule.visibility !== 'lead') return 'proxyHidden'
  // Without a first bid or a start price there is nothing to bid below.
  if (rule.proxy === true && !hasStart && rule.start === 'live') return 'proxyStart'
  return hasLevels && (levels < 2 || compare(String(Number(levelPercent) * levels), '100') >= 0) ? 'levels' : undefined
}

/** Lots go with bids at any time that are compared by their amounts; each is awarded to one supplier. */
function contradictionOfLots(rule: AuctionRule, project: AuctionedProject): AuctionContradiction | undefined {
  if (!hasLots(rule)) return undefined
  const isOther = rule.start === undefined || (rule.format ?? 'english') !== 'english'
  if (isOther || rule.finalBest != null || rule.compare === 'weighted' || rule.proxy === true) return 'lots'
  if (project.evaluation !== 'lowest' || project.awardBy !== 'line') return 'awardLots'
  if (rule.scope !== 'lot' || !project.items) return undefined
  return project.items.some(({ lot = '' }) => lot.trim() === '') ? 'lotNames' : undefined
}
