/** Path of the mall's list of goods with its search params (names of the specification). */
export function mallPath({
  searchWords,
  catalogId,
  supplierId,
  searchType,
}: {
  readonly searchWords?: string
  readonly catalogId?: string
  readonly supplierId?: string
  /** Searches suppliers by name instead of goods. */
  readonly searchType?: 'supplier' | undefined
}): string {
  const requested = new URLSearchParams()
  if (searchType !== undefined) requested.set('searchType', searchType)
  if (searchWords !== undefined) requested.set('searchWords', searchWords)
  if (catalogId !== undefined) requested.set('catalogId', catalogId)
  if (supplierId !== undefined) requested.set('supplierId', supplierId)
  return `/showMallProductList?${requested.toString()}`
}

/** Path of a goods' detail page. */
export const goodsPath = (skuId: string): string => `/productDetail?skuId=${skuId}`

/** Path of a supplier's page. */
export const shopPath = (supplierId: string): string => `/supplierShop?supplierId=${supplierId}`

/** Path of the comparison of these goods. */
export const comparisonPath = (skuIds: readonly string[]): string => `/goodsComparison?skuIds=${skuIds.join(',')}`
