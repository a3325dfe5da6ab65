import { DayOrNone, Id, List, OneOf, shape, type Static } from '#contract/kit/schema.ts'

/** What a supplier may not do for the time being, as decided by dispositions. */

/** Purposes for which one deals with a supplier. */
export const DealPurpose = OneOf(['join', 'quote', 'award', 'publish', 'order', 'agreement'])
export type DealPurpose = Static<typeof DealPurpose>
export const dealPurposeNames = {
  join: ['报名项目', 'Join projects'],
  quote: ['报价', 'Quote'],
  award: ['定标', 'Award'],
  publish: ['商品上架', 'List products'],
  order: ['接收新订单', 'New orders'],
  agreement: ['新签协议', 'New agreements'],
} as const satisfies Readonly<Record<DealPurpose, readonly [zh: string, en: string]>>
export const dealPurposes = Object.keys(dealPurposeNames) as readonly DealPurpose[]

export const BlockKind = OneOf(['warning', 'restricted', 'suspended', 'blacklisted'])
export type BlockKind = Static<typeof BlockKind>
export const blockKindNames = {
  warning: ['警告', 'Warning'],
  restricted: ['限制', 'Restricted'],
  suspended: ['暂停', 'Suspended'],
  blacklisted: ['黑名单', 'Blacklisted'],
} as const satisfies Readonly<Record<BlockKind, readonly [zh: string, en: string]>>

export const SupplierBlock = shape({
  /** Disposition that decided it. */
  id: Id,
  kind: BlockKind,
  purposes: List(DealPurpose, 6),
  until: { ...DayOrNone, description: 'last day; empty until it is lifted' },
})
export type SupplierBlock = Static<typeof SupplierBlock>
