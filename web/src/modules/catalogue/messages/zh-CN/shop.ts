/** Page of a supplier. */
export const shop = {
  reviews: '评价',
  region: '所在地',
  search: '搜索本店商品',
} as const
