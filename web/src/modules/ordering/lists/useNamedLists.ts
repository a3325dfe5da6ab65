import { type GoodsList, listGoodsLists, maxLists } from '#contract/ordering/lists/goodsLists.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'

/** Lists of the person, and those shared with the person's department; without the favourites. */
export const useNamedLists = (): readonly GoodsList[] =>
  useOptionalRead(listGoodsLists, { limit: 2 * maxLists })?.records.filter(({ isDefault }) => !isDefault) ?? []
