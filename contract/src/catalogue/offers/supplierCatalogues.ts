import { queueOf } from '#contract/kit/case/queue.ts'
import type { Refusals, StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import {
  Day,
  DayOrNone,
  Done,
  Id,
  Instant,
  List,
  Maybe,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { countWaitingCatalogues } from './waitingCatalogues.ts'

/**
 * Catalogues of suppliers 供应商目录: products that a supplier offers to everybody, to departments, or under an
 * agreement. Products in a published one that is not for everybody are shown and sold to its departments alone.
 */

const path = '/orderrest/api/supplierCatalogues'
export const maxCatalogueProducts = 2000

export const supplierCatalogueStatusNames = {
  '01': ['草稿', 'Draft'],
  '02': ['待审核', 'Under review'],
  '03': ['已发布', 'Published'],
  '04': ['已下架', 'Withdrawn'],
  '05': ['已退回', 'Sent back'],
} as const satisfies StateNames<string>
export const SupplierCatalogueStatus = OneOf(['01', '02', '03', '04', '05'])
export type SupplierCatalogueStatus = Static<typeof SupplierCatalogueStatus>
export const SupplierCatalogueAction = OneOf([
  'save',
  'submit',
  'recall',
  'takeDown',
  'publish',
  'sendBack',
  'withdraw',
])
export type SupplierCatalogueAction = Static<typeof SupplierCatalogueAction>
export const CatalogueScope = OneOf(['all', 'departments', 'agreement'])
export type CatalogueScope = Static<typeof CatalogueScope>
export const catalogueScopeNames = {
  all: ['全部采购人', 'Everyone'],
  departments: ['指定单位', 'Chosen companies'],
  agreement: ['协议单位', 'Companies of an agreement'],
} as const satisfies Readonly<Record<CatalogueScope, readonly [zh: string, en: string]>>

export const SupplierCatalogueDraft = shape({
  name: Text(60),
  scope: CatalogueScope,
  deptIds: { ...List(Id, 50), description: 'with the departments below them; for scope `departments`' },
  agreementId: Optional(Id),
  startsOn: Day,
  endsOn: { ...DayOrNone, description: 'last day; empty without one' },
  productIds: List(Id, maxCatalogueProducts),
})
export type SupplierCatalogueDraft = Static<typeof SupplierCatalogueDraft>

const OwnAction = OneOf(['save', 'submit', 'recall', 'takeDown'])

export const supplierCatalogueCase = queueOf({
  entity: 'supplierCatalogue',
  path,
  manage: 'supplierCatalogue.review',
  count: countWaitingCatalogues,
  singular: 'catalogue of a supplier',
  plural: 'catalogues of suppliers',
  states: supplierCatalogueStatusNames,
  waiting: ['02'],
  own: {
    id: Id,
    version: Type.Integer(),
    supplierName: Type.String(),
    name: Type.String(),
    scope: CatalogueScope,
    deptIds: List(Id, 50),
    agreementId: Maybe(Id),
    audience: Type.String({ description: 'names of the departments, or number of the agreement' }),
    startsOn: Day,
    endsOn: Type.String({ description: 'last day; empty without one' }),
    isInForce: { ...Type.Boolean(), description: 'published, and today is among its days' },
    productIds: List(Id, maxCatalogueProducts),
    reply: Type.String(),
    createdAt: Instant,
    decidedAt: Maybe(Instant),
    ownActions: List(OwnAction),
  },
  handled: { supplierId: Id, author: Type.String(), handler: Type.String() },
  sort: ['createdAt'],
  columns: [
    'supplierName',
    'name',
    'scope',
    'audience',
    'startsOn',
    'endsOn',
    'status',
    'author',
    'handler',
    'createdAt',
    'decidedAt',
  ],
  actions: {
    publish: { summary: 'Publish a catalogue of a supplier after its review' },
    sendBack: { summary: 'Send a catalogue back to its supplier with a reason', input: { reason: Text(500) } },
    withdraw: { summary: 'Withdraw a published catalogue, by an operator', input: { reason: Text(500) } },
  },
})
export type SupplierCatalogue = Static<typeof supplierCatalogueCase.Record>
export type OwnCatalogue = Static<typeof supplierCatalogueCase.Own>

const own = { access: 'product.manage', entrances: ['supplier'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const createSupplierCatalogue = route({
  method: 'POST',
  path: `${path}/create`,
  ...own,
  summary: "Create a catalogue of the caller's supplier",
  input: SupplierCatalogueDraft,
  reply: supplierCatalogueCase.Own,
})
export const saveSupplierCatalogue = route({
  method: 'POST',
  path: `${path}/save`,
  ...own,
  summary: "Change a catalogue of the caller's supplier that is a draft, sent back or withdrawn",
  input: shape({ ...ofVersion, ...SupplierCatalogueDraft.properties }),
  reply: supplierCatalogueCase.Own,
})
const moving = (name: 'submit' | 'recall' | 'takeDown', summary: string) =>
  route({
    method: 'POST',
    path: `${path}/${name}`,
    ...own,
    summary,
    input: shape(ofVersion),
    reply: supplierCatalogueCase.Own,
  })
export const submitSupplierCatalogue = moving('submit', "Submit a catalogue of the caller's supplier for review")
export const recallSupplierCatalogue = moving('recall', 'Take a catalogue back from the review')
export const takeDownSupplierCatalogue = moving('takeDown', "Withdraw a published catalogue of the caller's supplier")
export const removeSupplierCatalogue = route({
  method: 'POST',
  path: `${path}/remove`,
  ...own,
  summary: "Remove a draft of the caller's supplier",
  input: shape(ofVersion),
  reply: Done,
})

const Named = shape({ id: Id, name: Type.String() })
export const listCatalogueChoices = route({
  method: 'GET',
  path: `${path}/choices`,
  ...own,
  summary: "List what a catalogue of the caller's supplier can have: products on sale, companies, agreements",
  input: Nothing,
  reply: shape({
    products: List(Named, maxCatalogueProducts),
    departments: List(Named, 500),
    agreements: List(Named, 200),
  }),
})
export const listCatalogueProducts = route({
  method: 'GET',
  path: `${path}/products`,
  access: 'session',
  entrances: ['operator', 'supplier'],
  summary: 'List the products of a catalogue, for its supplier and for those who review catalogues',
  input: shape({ id: Id }),
  reply: List(
    shape({ id: Id, name: Type.String(), category: Type.String(), isLive: Type.Boolean() }),
    maxCatalogueProducts,
  ),
})

export const supplierCatalogueRefusals = {
  'goods.notOffered': [40480, '该商品未对您所在单位开放', 'This product is not offered to your company.'],
  'supplierCatalogue.audience': [
    40481,
    '请选择目录面向的单位或协议',
    'Choose the companies or the agreement it is for.',
  ],
  'supplierCatalogue.agreement': [
    40482,
    '所选协议不属于本公司，或没有协议价',
    'This agreement is not one of your company, or has no prices.',
  ],
  'supplierCatalogue.department': [40483, '所选单位不存在', 'One of these companies does not exist.'],
  'supplierCatalogue.period': [
    40484,
    '结束日期不得早于开始日期和今天',
    'The last day must not be before the first day or today.',
  ],
  'supplierCatalogue.product': [40485, '所选商品不属于本公司', 'One of these products is not of your company.'],
  'supplierCatalogue.empty': [40486, '请选择目录中的商品', 'Choose the products of the catalogue.'],
} as const satisfies Refusals
