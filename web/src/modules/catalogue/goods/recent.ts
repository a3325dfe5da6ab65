import { useSyncExternalStore } from 'react'
import type { Goods } from '#contract/catalogue/goods.ts'
import { useMe } from '#web/kit/client/me.ts'

/** Recently viewed goods, stored in this browser for each user. */
export type RecentGoods = Pick<Goods, 'skuId' | 'name' | 'spec' | 'picture' | 'categoryId' | 'price'>

const MOST = 12
const NONE: readonly RecentGoods[] = []
const listeners = new Set<() => void>()
let known: { readonly text: string; readonly goods: readonly RecentGoods[] } = { text: '', goods: NONE }

const keyOf = (userId: string) => `recentGoods.${userId}`

/** Returns the same object while nothing has changed; empty if the stored text is invalid. */
function read(userId: string): readonly RecentGoods[] {
  const text = localStorage.getItem(keyOf(userId)) ?? ''
  if (text !== known.text) known = { text, goods: parse(text) }
  return known.goods
}

function parse(text: string): readonly RecentGoods[] {
  try {
    const goods: unknown = JSON.parse(text)
    return Array.isArray(goods) ? goods.filter(isGoods) : NONE
  } catch {
    return NONE
  }
}

const isGoods = (one: unknown): one is RecentGoods =>
  typeof one === 'object' &&
  one !== null &&
  (['skuId', 'name', 'spec', 'picture', 'categoryId', 'price'] as const).every(
    (field) => typeof (one as Record<string, unknown>)[field] === 'string',
  )

/** Latest first; repeated goods move to the front. */
export function withRecent(goods: readonly RecentGoods[], seen: RecentGoods): readonly RecentGoods[] {
  const { skuId, name, spec, picture, categoryId, price } = seen
  const others = goods.filter((one) => one.skuId !== skuId)
  return [{ skuId, name, spec, picture, categoryId, price }, ...others].slice(0, MOST)
}

export function rememberGoods(userId: string, seen: RecentGoods): void {
  localStorage.setItem(keyOf(userId), JSON.stringify(withRecent(read(userId), seen)))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useRecentGoods(): readonly RecentGoods[] {
  const userId = useMe()?.userInfo.userId ?? ''
  return useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => NONE,
  )
}
