import { type GoodsQuery, GoodsQuery as GoodsQuerySchema } from '#contract/catalogue/goodsSearch.ts'
import { pageSizes } from '#contract/kit/list.ts'
import { Id, List, Note, Optional, shape, type Static } from '#contract/kit/schema.ts'
import { changed, writeSearchParams } from '#web/kit/url/searchParams.ts'

const { keyword: _keyword, supplierIds: _supplierIds, ...narrowing } = GoodsQuerySchema.properties

/** Search params of the list of goods: the names of the specification first, then filters and order. */
export const MallAddress = shape({
  searchType: Optional(Note(20)),
  searchWords: Optional(Note(100)),
  searchData: Optional(Note(100)),
  searchName: Optional(Note(100)),
  isNeedSupplier: Optional(Note(1)),
  supplierId: Optional(List(Id, 50)),
  breadcrumb: Optional(Note(200)),
  catalogOpen: Optional(Note(1)),
  /** Picture that the words were recognised in, with `imgStatus`. */
  imageKey: Optional(Note(40)),
  ...narrowing,
})
export type MallAddress = Static<typeof MallAddress>
export type Change = { readonly [K in keyof MallAddress]?: MallAddress[K] | undefined }

export const PAGE_SIZES = pageSizes
const FIRST_SIZE = 20

/** Category; older links pass it as the data of a search of type `catalog`. */
export function categoryIn({ catalogId, searchType, searchData }: MallAddress): string | undefined {
  const given = searchType === 'catalog' && /^[1-9]\d{0,18}$/.test(searchData ?? '') ? searchData : undefined
  return catalogId ?? given
}

/** Whether suppliers are searched by name. */
export const isOfSuppliers = (address: MallAddress): boolean =>
  address.searchType === 'supplier' && keywordOf(address) !== ''

/** Whether the words were recognised in a picture. */
export const isOfPicture = ({ imgStatus }: MallAddress): boolean => imgStatus === '1'

/** Whether the list of group purchases is asked for, which takes both parameters; one alone is ignored. */
export const isOfGroups = ({ includeTag, moduleType }: MallAddress): boolean =>
  includeTag === 'epintuan' && moduleType === 'epintuan'

/** Whether the goods are those of a zone, of its page or by a filter. */
export const isOfZone = ({ zoneAreaId, specialAreaId = '' }: MallAddress): boolean =>
  zoneAreaId !== undefined || specialAreaId !== ''

/** Whether SKUs of one product share a tile; the address names only the opposite. */
export const isMerged = ({ merged }: MallAddress): boolean => merged !== false

/** Keyword; empty if goods are only filtered. */
export const keywordOf = ({ searchWords }: MallAddress): string => searchWords?.trim() ?? ''

/** Query to the server. */
export function goodsQueryOf(address: MallAddress): GoodsQuery {
  const { supplierId, limit = FIRST_SIZE } = address
  const { brandIds, attributes, priceFrom, priceTo, inStock, agreementOnly, sort, imgStatus, page } = address
  const { zoneAreaId, specialAreaId, includeTag, moduleType } = address
  const requested = {
    keyword: keywordOf(address),
    catalogId: categoryIn(address),
    brandIds,
    supplierIds: supplierId,
    attributes,
    priceFrom,
    priceTo,
    inStock,
    agreementOnly,
    merged: isMerged(address),
    sort,
    imgStatus,
    specialAreaId,
    includeTag,
    moduleType,
    page,
    limit,
  }
  const given = Object.entries(requested).filter(([, value]) => value !== undefined && value !== '')
  // The page of a zone without an id is refused, so an empty one is sent.
  return { ...Object.fromEntries(given), ...(zoneAreaId === undefined ? {} : { zoneAreaId }) }
}

/** Change that removes all filters but keeps keyword and category. */
export const unfiltered: Change = {
  brandIds: undefined,
  supplierId: undefined,
  attributes: undefined,
  priceFrom: undefined,
  priceTo: undefined,
  inStock: undefined,
  agreementOnly: undefined,
  specialAreaId: undefined,
}

/** Number of active filters. */
export function filtersIn(address: MallAddress): number {
  const { brandIds = [], supplierId = [], attributes = [], priceFrom, priceTo, inStock, agreementOnly } = address
  const one = (isSet: boolean) => (isSet ? 1 : 0)
  const price = one(priceFrom !== undefined || priceTo !== undefined)
  const lists = brandIds.length + supplierId.length + attributes.length
  return lists + price + one(inStock === true) + one(agreementOnly === true) + one((address.specialAreaId ?? '') !== '')
}

/** Change to another category: keeps the keyword, removes filters that depend on the category. */
export const inCategory = (catalogId: string | undefined): Change => ({
  catalogId,
  attributes: undefined,
  brandIds: undefined,
  searchType: undefined,
  searchData: undefined,
  searchName: undefined,
  breadcrumb: undefined,
})

/** Toggles a value in a multiple choice; undefined if nothing is left. */
export function toggled(chosen: readonly string[] | undefined, one: string): string[] | undefined {
  const rest = (chosen ?? []).filter((other) => other !== one)
  if (rest.length === (chosen ?? []).length) return [...rest, one]
  return rest.length === 0 ? undefined : rest
}

/** Sets the selected values of one attribute, keeps the others. */
export function withAttribute(address: MallAddress, name: string, values: string[] | undefined): Change {
  const others = (address.attributes ?? []).filter((attribute) => attribute.name !== name)
  const all = values === undefined ? others : [...others, { name, values }]
  return { attributes: all.length === 0 ? undefined : all }
}

export const searchOf = (address: MallAddress, change: Change): string =>
  `?${writeSearchParams(changed(address, change)).toString()}`

/** Path of the list of goods with these search params. */
export const listPath = (change: Change): string => `/showMallProductList${searchOf({}, change)}`
/** Path of the page of a zone. */
export const zonePath = (zoneAreaId: string): string => `/zoneGoodsList${searchOf({}, { zoneAreaId })}`
