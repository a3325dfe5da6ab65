import type { Facets } from '#contract/catalogue/goodsSearch.ts'
import { type Change, type MallAddress, toggled, withAttribute } from '#web/modules/catalogue/mall/mallAddress.ts'

/** Active filter, and the change that removes it. */
export interface ChosenFilter {
  readonly kind: 'brand' | 'supplier' | 'attribute' | 'price'
  /** Undefined for prices, and for values that are not among the facets. */
  readonly name: string | undefined
  readonly key: string
  readonly without: Change
}

/** Active filters in the order of the facets. */
export function chosenFilters(address: MallAddress, facets: Facets): readonly ChosenFilter[] {
  const { brandIds = [], supplierId = [], attributes = [], priceFrom, priceTo } = address
  const nameIn = (all: Facets['brands'], id: string) => all.find((one) => one.id === id)?.name
  const brands = brandIds.map((id) => ({
    kind: 'brand' as const,
    name: nameIn(facets.brands, id),
    key: `brand ${id}`,
    without: { brandIds: toggled(brandIds, id) },
  }))
  const values = attributes.flatMap((attribute) =>
    attribute.values.map((value) => ({
      kind: 'attribute' as const,
      name: value,
      key: `attribute ${attribute.name} ${value}`,
      without: withAttribute(address, attribute.name, toggled(attribute.values, value)),
    })),
  )
  const hasPrice = priceFrom !== undefined || priceTo !== undefined
  const price = {
    kind: 'price' as const,
    name: undefined,
    key: 'price',
    without: { priceFrom: undefined, priceTo: undefined },
  }
  const suppliers = supplierId.map((id) => ({
    kind: 'supplier' as const,
    name: nameIn(facets.suppliers, id),
    key: `supplier ${id}`,
    without: { supplierId: toggled(supplierId, id) },
  }))
  return [...brands, ...values, ...(hasPrice ? [price] : []), ...suppliers]
}
