import type { ReturnStatus } from '#contract/ordering/returns/return.ts'
import type { ReturnTab } from '#contract/ordering/returns/returns.ts'

/** States of each tab: those that wait for the buyer, the supplier, the platform, and those that ended. */
export const returnTabs: Readonly<Record<Exclude<ReturnTab, 'all'>, readonly ReturnStatus[]>> = {
  approval: ['20'],
  buyer: ['32', '35', '40', '78'],
  supplier: ['30', '50', '75'],
  arbitration: ['60'],
  ended: ['80', '90', '95'],
}

export const statusesOfTab = (tab: ReturnTab = 'all'): readonly ReturnStatus[] | undefined =>
  tab === 'all' ? undefined : returnTabs[tab]
