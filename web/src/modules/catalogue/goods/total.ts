import { formatCount } from '#contract/kit/format.ts'
import type { GoodsPage } from '#contract/catalogue/goodsSearch.ts'

/** How many goods a list has, as people read it; counting ends somewhere, and says so: 1000+. */
export const totalOf = ({ total, totalIsCapped }: Pick<GoodsPage, 'total' | 'totalIsCapped'>): string =>
  totalIsCapped ? `${total}+` : formatCount(total)
