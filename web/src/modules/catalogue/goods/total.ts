import { formatCount } from '#contract/kit/format.ts'
import type { GoodsPage } from '#contract/catalogue/goodsSearch.ts'

/** Number of goods in a list; a capped count has a plus: 1000+. */
export const totalOf = ({ total, totalIsCapped }: Pick<GoodsPage, 'total' | 'totalIsCapped'>): string =>
  totalIsCapped ? `${total}+` : formatCount(total)
