import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { Day, Id, Instant, List, Maybe, Note, Optional, Price, shape, type Static, Type } from '#contract/kit/schema.ts'
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
  agreementId: Maybe(Type.String({ ...Id, description: 'agreement that owns the price; null: an imported price' })),
  isClosed: Type.Boolean({ description: 'its agreement was terminated or suspended: it prices nothing' }),
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
