/** Where the mall's list of goods is, and what it is asked there (names of the specification). */
export function mallPath({
  searchWords,
  catalogId,
  supplierId,
}: {
  readonly searchWords?: string
  readonly catalogId?: string
  readonly supplierId?: string
}): string {
  const requested = new URLSearchParams()
  if (searchWords !== undefined) requested.set('searchWords', searchWords)
  if (catalogId !== undefined) requested.set('catalogId', catalogId)
  if (supplierId !== undefined) requested.set('supplierId', supplierId)
  return `/showMallProductList?${requested.toString()}`
}

/** Where one of the goods is shown. */
export const goodsPath = (skuId: string): string => `/productDetail?skuId=${skuId}`
