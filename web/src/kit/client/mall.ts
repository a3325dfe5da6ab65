/** Where the mall's list of goods is, and what it is asked there (names of the specification). */
export function mallPath({
  searchWords,
  catalogId,
  supplierId,
  searchType,
}: {
  readonly searchWords?: string
  readonly catalogId?: string
  readonly supplierId?: string
  /** Suppliers are searched for by their names; without it goods are. */
  readonly searchType?: 'supplier' | undefined
}): string {
  const requested = new URLSearchParams()
  if (searchType !== undefined) requested.set('searchType', searchType)
  if (searchWords !== undefined) requested.set('searchWords', searchWords)
  if (catalogId !== undefined) requested.set('catalogId', catalogId)
  if (supplierId !== undefined) requested.set('supplierId', supplierId)
  return `/showMallProductList?${requested.toString()}`
}

/** Where one of the goods is shown. */
export const goodsPath = (skuId: string): string => `/productDetail?skuId=${skuId}`
