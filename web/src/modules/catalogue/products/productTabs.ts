import type { Input } from '#contract/kit/route.ts'
import type { listProducts } from '#contract/catalogue/products.ts'

type Query = Pick<Input<typeof listProducts>, 'status' | 'changeStatus'>

export const tabs = ['all', 'live', 'off', 'draft', 'reviewing', 'rejected'] as const
export type Tab = (typeof tabs)[number]

/** Query of each tab: by product status or by status of the change. */
export const wantedBy = (tab: Tab): { [K in keyof Required<Query>]: Query[K] } => ({
  status: tab === 'live' || tab === 'off' ? tab : undefined,
  changeStatus: tab === 'draft' || tab === 'reviewing' || tab === 'rejected' ? tab : undefined,
})

export function tabOf({ status, changeStatus }: { [K in keyof Query]: Query[K] | undefined }): Tab {
  return tabs.find((tab) => tab === (changeStatus ?? status)) ?? 'all'
}
