import type { Facets } from '#contract/catalogue/goodsSearch.ts'
import { type Change, type MallAddress, toggled, withAttribute } from '#web/modules/catalogue/mall/mallAddress.ts'

/** Filters that are a checkbox beside the sort order. */
const ticks = ['agreementOnly', 'inStock'] as const
type Tick = (typeof ticks)[number]

/** Active filter, and the change that removes it. */
export type ChosenFilter = {
  readonly key: string
  readonly without: Change
} & (
  | { readonly kind: 'attribute'; readonly name: string }
  /** Without a name if it is not among the facets, or a zone that is no longer in force. */
  | { readonly kind: 'brand' | 'supplier' | 'zone'; readonly name: string | undefined }
  | { readonly kind: 'price' | Tick }
)

/** Active filters: the zone, those of the facets in their order, then the checkboxes. `zoneName` is undefined if the zone is not in force. */
export function chosenFilters(address: MallAddress, facets: Facets, zoneName?: string): readonly ChosenFilter[] {
  const zone = { kind: 'zone' as const, name: zoneName, key: 'zone', without: { specialAreaId: undefined } }
  const hasZone = (address.specialAreaId ?? '') !== '' && address.zoneAreaId === undefined
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
    key: 'price',
    without: { priceFrom: undefined, priceTo: undefined },
  }
  const suppliers = supplierId.map((id) => ({
    kind: 'supplier' as const,
    name: nameIn(facets.suppliers, id),
    key: `supplier ${id}`,
    without: { supplierId: toggled(supplierId, id) },
  }))
  const ticked = ticks
    .filter((kind) => address[kind] === true)
    .map((kind) => ({ kind, key: kind, without: { [kind]: undefined } }))
  return [...(hasZone ? [zone] : []), ...brands, ...values, ...(hasPrice ? [price] : []), ...suppliers, ...ticked]
}
