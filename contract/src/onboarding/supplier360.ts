import { route } from '#contract/kit/route.ts'
import { Amount, Count, Id, Instant, List, Maybe, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'
import { SupplierProfile } from '#contract/suppliers/profile.ts'
import { SupplierStatus } from '#contract/suppliers/suppliers.ts'

/** Supplier at a glance 供应商全景: each part for those who may read its list. */

export const partKinds = [
  'qualifications',
  'agreements',
  'contracts',
  'orders',
  'invoices',
  'payables',
  'incidents',
  'scores',
  'dispositions',
] as const
export const PartKind = OneOf(partKinds)
export type PartKind = Static<typeof PartKind>

/** What a figure counts or adds up. */
export const figureNames = ['total', 'open', 'inForce', 'expiring', 'overdue', 'amount', 'rest', 'paid'] as const
export const FigureName = OneOf(figureNames)
export type FigureName = Static<typeof FigureName>

/** Newest documents of a part; `status` in the words of their list. */
export const PartRow = shape({
  id: Id,
  no: Type.String(),
  title: Type.String(),
  status: Type.String(),
  amount: Maybe(Amount),
  at: Maybe(Instant),
})
export type PartRow = Static<typeof PartRow>
export const SupplierPart = shape({
  kind: PartKind,
  counts: List(shape({ name: FigureName, count: Count })),
  amounts: List(shape({ name: FigureName, amount: Amount })),
  rows: List(PartRow, 5),
})
export type SupplierPart = Static<typeof SupplierPart>

export const Supplier360 = shape({
  id: Id,
  name: Type.String(),
  shortName: Type.String(),
  code: Type.String(),
  creditCode: Type.String(),
  region: Type.String(),
  contactName: Type.String(),
  contactTel: Type.String(),
  status: SupplierStatus,
  createdAt: Instant,
  profile: Maybe(SupplierProfile),
  parts: List(SupplierPart, 9),
})
export type Supplier360 = Static<typeof Supplier360>

export const findSupplier360 = route({
  method: 'GET',
  path: '/orderrest/api/supplier360/find',
  access: 'supplier.read',
  entrances: ['purchaser', 'operator'],
  summary:
    'Get a supplier at a glance: its profile for operators, and of agreements, contracts, orders and so on the parts whose lists the caller may read',
  input: shape({ id: Id }),
  reply: Supplier360,
})
