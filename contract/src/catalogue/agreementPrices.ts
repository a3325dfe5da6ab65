import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Count,
  Day,
  Done,
  Id,
  Instant,
  List,
  Note,
  Optional,
  Price,
  shape,
  type Static,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { Tier } from './goods.ts'

export const AgreementPriceDraft = shape({
  skuId: Id,
  deptId: Id,
  agreementNo: Formatted('agreementNumber'),
  title: Note(100),
  price: Price,
  tiers: List(Tier, 10),
  validFrom: Day,
  validTo: Day,
})
export type AgreementPriceDraft = Static<typeof AgreementPriceDraft>
export const AgreementPrice = shape({
  id: Id,
  version: Type.Integer(),
  ...AgreementPriceDraft.properties,
  agreementNo: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  name: Type.String(),
  spec: Type.String(),
  unit: Type.String(),
  supplierSku: Type.String(),
  listPrice: Price,
  deptName: Type.String(),
  createdAt: Instant,
})
export type AgreementPrice = Static<typeof AgreementPrice>

export const listAgreementPrices = listRoute({
  path: '/orderrest/api/agreementPrice/list',
  access: 'agreementPrice.manage',
  summary: 'List the agreement prices of departments',
  filters: {
    keyword: Optional(Note(100)),
    supplierId: Optional(Id),
    deptId: Optional(Id),
    skuId: Optional(Id),
    onDay: Optional(Day),
  },
  sort: ['price', 'validFrom', 'validTo', 'createdAt'],
  record: AgreementPrice,
})
export const exportAgreementPrices = exportRoute(listAgreementPrices, {
  path: '/orderrest/api/agreementPrice/export',
  columns: [
    'agreementNo',
    'title',
    'supplierName',
    'supplierSku',
    'name',
    'spec',
    'unit',
    'deptName',
    'listPrice',
    'price',
    'tiers',
    'validFrom',
    'validTo',
    'createdAt',
  ],
})
export const setAgreementPrices = route({
  method: 'POST',
  path: '/orderrest/api/agreementPrice/set',
  access: 'agreementPrice.manage',
  summary: 'Set agreement prices; a price with the same SKU, department and start day is replaced',
  input: shape({ prices: Type.Array(AgreementPriceDraft, { minItems: 1, maxItems: 500 }) }),
  reply: shape({ set: Count }),
})
export const endAgreementPrice = route({
  method: 'POST',
  path: '/orderrest/api/agreementPrice/end',
  access: 'agreementPrice.manage',
  summary: 'End a price on a day; a price that has not started is deleted',
  input: shape({ id: Id, version: Type.Integer(), lastDay: Day }),
  reply: Done,
})
