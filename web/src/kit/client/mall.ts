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
  const asked = new URLSearchParams()
  if (searchWords !== undefined) asked.set('searchWords', searchWords)
  if (catalogId !== undefined) asked.set('catalogId', catalogId)
  if (supplierId !== undefined) asked.set('supplierId', supplierId)
  return `/showMallProductList?${asked.toString()}`
}

/** Where one of the goods is shown. */
export const goodsPath = (skuId: string): string => `/productDetail?skuId=${skuId}`
