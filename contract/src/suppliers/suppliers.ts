import type { Refusals, StateNames } from '#contract/kit/refusals.ts'
import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'
import { Formatted, FormattedNote } from '#contract/kit/validators.ts'

export const SupplierStatus = OneOf(['active', 'suspended'])
export type SupplierStatus = Static<typeof SupplierStatus>
export const supplierStatusNames = {
  active: ['合作中', 'Active'],
  suspended: ['暂停合作', 'Suspended'],
} as const satisfies StateNames<SupplierStatus>
export const SupplierAction = OneOf(['suspend', 'resume'])
export type SupplierAction = Static<typeof SupplierAction>

export const SupplierDraft = shape({
  code: Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' }),
  name: Text(100),
  shortName: Text(40),
  creditCode: Formatted('creditCode'),
  region: Note(60),
  contactName: Note(40),
  contactTel: FormattedNote('telephone'),
})
export type SupplierDraft = Static<typeof SupplierDraft>

export const Supplier = shape({
  ...SupplierDraft.properties,
  creditCode: Type.String(),
  contactTel: Type.String(),
  id: Id,
  version: Type.Integer(),
  status: SupplierStatus,
  createdAt: Instant,
  can: List(SupplierAction),
})
export type Supplier = Static<typeof Supplier>
export const supplierLabels = {
  name: ['供应商名称', 'Supplier name'],
  shortName: ['简称', 'Short name'],
  code: ['供应商编码', 'Supplier code'],
  creditCode: ['统一社会信用代码', 'Credit code'],
  region: ['所在地', 'Region'],
  contactName: ['联系人', 'Contact'],
  contactTel: ['联系人电话', 'Contact phone'],
  status: ['合作状态', 'Status'],
  createdAt: ['创建时间', 'Created'],
} as const satisfies Labels<typeof Supplier>

/** Suppliers that are listed at once to choose one. */
export const maxSupplierChoices = 1000

/** Supplier data visible to buyers. */
export const SupplierCard = shape({ id: Id, name: Type.String(), shortName: Type.String(), region: Type.String() })
export type SupplierCard = Static<typeof SupplierCard>

export const listSuppliers = listRoute({
  path: '/sysrest/api/supplier/list',
  access: 'supplier.read',
  summary: "List the tenant's suppliers",
  filters: { keyword: Optional(Note(100)), status: Optional(SupplierStatus) },
  sort: ['name', 'region', 'createdAt'],
  record: Supplier,
})
export const exportSuppliers = exportRoute(listSuppliers, {
  path: '/sysrest/api/supplier/export',
  columns: ['name', 'shortName', 'code', 'creditCode', 'region', 'contactName', 'contactTel', 'status', 'createdAt'],
})
export const listSupplierChoices = route({
  method: 'GET',
  path: '/sysrest/api/supplier/choices',
  access: 'session',
  entrances: ['operator'],
  summary: 'List suppliers by name, also suspended ones, to choose one',
  input: shape({
    keyword: Optional(Note(100)),
    limit: Optional(Type.Integer({ minimum: 1, maximum: maxSupplierChoices, default: maxSupplierChoices })),
  }),
  reply: List(shape({ id: Id, name: Type.String() })),
})
export const getSupplier = route({
  method: 'GET',
  path: '/sysrest/api/supplier/detail',
  access: 'supplier.read',
  summary: 'Get a supplier',
  input: shape({ id: Id }),
  reply: Supplier,
})
export const getSupplierCard = route({
  method: 'GET',
  path: '/sysrest/api/supplier/card',
  access: 'goods.read',
  summary: 'Get the supplier data visible to buyers',
  input: shape({ id: Id }),
  reply: SupplierCard,
})
export const createSupplier = route({
  method: 'POST',
  path: '/sysrest/api/supplier/create',
  access: 'supplier.manage',
  summary: 'Create a supplier',
  input: SupplierDraft,
  reply: Supplier,
})
export const editSupplier = route({
  method: 'POST',
  path: '/sysrest/api/supplier/edit',
  access: 'supplier.manage',
  summary: 'Update a supplier; `version` is the version read',
  input: shape({ id: Id, version: Type.Integer(), ...SupplierDraft.properties }),
  reply: Supplier,
})
export const moveSupplier = route({
  method: 'POST',
  path: '/sysrest/api/supplier/move',
  access: 'supplier.manage',
  summary: 'Suspend a supplier, whose goods leave the mall immediately, or reinstate it',
  input: shape({ id: Id, action: SupplierAction, reason: Optional(Note(500)) }),
  reply: Supplier,
})

export const suppliersRefusals = {
  'supplier.codeTaken': [30901, '该供应商编码已存在', 'This supplier code is already in use.'],
  'supplier.creditCodeTaken': [
    30902,
    '该统一社会信用代码已被登记',
    'A supplier with this unified social credit code is already registered.',
  ],
  'supplier.suspended': [30903, '该供应商已被暂停合作', 'This supplier is suspended.'],
  'supplier.restricted': [
    44206,
    '该供应商处于限制期，暂不能办理此业务',
    "This supplier is restricted and can't be dealt with in this way at present.",
  ],
  'supplier.reasonMissing': [30904, '请填写暂停合作的原因', 'Enter a reason for the suspension.'],
} as const satisfies Refusals
