import { useSyncExternalStore } from 'react'
import type { Goods } from '#contract/catalogue/goods.ts'
import { useMe } from '#web/kit/client/me.ts'

/** Goods chosen for a comparison: kept for a user until the tab is closed. */
export type ChosenGoods = Pick<Goods, 'skuId' | 'name' | 'spec' | 'picture' | 'categoryId'>

/** Goods that fit beside each other; the server refuses more. */
export const MOST = 4
const NONE: readonly ChosenGoods[] = []
const listeners = new Set<() => void>()
let known: { readonly text: string; readonly goods: readonly ChosenGoods[] } = { text: '', goods: NONE }

const keyOf = (userId: string) => `compared.${userId}`

/** Returns the same object while nothing has changed; empty if the stored text is invalid. */
function read(userId: string): readonly ChosenGoods[] {
  const text = sessionStorage.getItem(keyOf(userId)) ?? ''
  if (text !== known.text) known = { text, goods: parse(text) }
  return known.goods
}

function parse(text: string): readonly ChosenGoods[] {
  try {
    const goods: unknown = JSON.parse(text)
    return Array.isArray(goods) ? goods.filter(isGoods).slice(0, MOST) : NONE
  } catch {
    return NONE
  }
}

const isGoods = (one: unknown): one is ChosenGoods =>
  typeof one === 'object' &&
  one !== null &&
  (['skuId', 'name', 'spec', 'picture', 'categoryId'] as const).every(
    (field) => typeof (one as Record<string, unknown>)[field] === 'string',
  )

/** Why goods cannot join those that are chosen. */
export type Obstacle = 'full' | 'otherCategory'
export function obstacleTo(chosen: readonly ChosenGoods[], { categoryId }: ChosenGoods): Obstacle | undefined {
  if (chosen.some((one) => one.categoryId !== categoryId)) return 'otherCategory'
  return chosen.length >= MOST ? 'full' : undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export interface Comparison {
  readonly chosen: readonly ChosenGoods[]
  readonly choose: (goods: readonly ChosenGoods[]) => void
}

/** Chosen goods and a setter for all of them. */
export function useChosenGoods(): Comparison {
  const userId = useMe()?.userInfo.userId ?? ''
  const chosen = useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => NONE,
  )
  const choose = (goods: readonly ChosenGoods[]) => {
    const stored = goods.map(({ skuId, name, spec, picture, categoryId }) => ({
      skuId,
      name,
      spec,
      picture,
      categoryId,
    }))
    sessionStorage.setItem(keyOf(userId), JSON.stringify(stored))
    for (const listener of listeners) listener()
  }
  return { chosen, choose }
}
