import type { Labels } from '#contract/kit/labels.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, Instant, List, Note, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { CertificateType } from '#contract/suppliers/certificates.ts'

/** What a category asks of suppliers 品类要求; it also holds for the categories below. Without a rule it asks nothing. */

export const CategoryRuleDraft = shape({
  categoryId: Id,
  certificates: { ...List(CertificateType, 16), description: 'required of suppliers that are qualified for it' },
  isGate: {
    ...Type.Boolean(),
    description: 'products go on sale and quotes are submitted only by suppliers qualified for it',
  },
})
export type CategoryRuleDraft = Static<typeof CategoryRuleDraft>

export const CategoryRule = shape({
  id: Id,
  version: Type.Integer(),
  ...CategoryRuleDraft.properties,
  categoryName: { ...Type.String(), description: 'with the names of the categories above it' },
  qualified: { ...Type.Integer(), description: 'suppliers qualified for it today' },
  createdAt: Instant,
})
export type CategoryRule = Static<typeof CategoryRule>
export const categoryRuleLabels = {
  categoryName: ['品类', 'Category'],
  certificates: ['必备证照', 'Required certificates'],
  isGate: ['上架与报价须准入', 'Qualification required'],
  qualified: ['准入供应商', 'Qualified suppliers'],
} as const satisfies Labels<typeof CategoryRule>

const managed = { access: 'qualification.manage', entrances: ['operator'] } as const

export const listCategoryRules = listRoute({
  path: '/orderrest/api/categoryRule/list',
  ...managed,
  summary: 'List what categories ask of suppliers',
  filters: { keyword: Optional(Note(60)) },
  sort: ['categoryName', 'createdAt'],
  record: CategoryRule,
})
export const exportCategoryRules = exportRoute(listCategoryRules, {
  path: '/orderrest/api/categoryRule/export',
  columns: ['categoryName', 'certificates', 'isGate', 'qualified'],
})
export const createCategoryRule = route({
  method: 'POST',
  path: '/orderrest/api/categoryRule/create',
  ...managed,
  summary: 'Say what a category and those below it ask of suppliers',
  input: CategoryRuleDraft,
  reply: CategoryRule,
})
export const editCategoryRule = route({
  method: 'POST',
  path: '/orderrest/api/categoryRule/edit',
  ...managed,
  summary: 'Change what a category asks of suppliers; `version` is the version read',
  input: shape({ id: Id, version: Type.Integer(), ...CategoryRuleDraft.properties }),
  reply: CategoryRule,
})
export const removeCategoryRule = route({
  method: 'POST',
  path: '/orderrest/api/categoryRule/remove',
  ...managed,
  summary: 'Let a category ask nothing of suppliers any more',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Done,
})

export const categoryRuleRefusals = {
  'categoryRule.taken': [44240, '该品类已有要求，请直接修改', 'This category already has requirements. Edit those.'],
  'supplier.notQualified': [
    44207,
    '供应商未取得“{name}”的品类准入，不能上架或报价',
    'The supplier is not qualified for “{name}”, so it can neither list products nor quote.',
  ],
  'supplier.certificateLacking': [
    44208,
    '供应商缺少有效的“{certificate}”，不能在“{name}”上架或报价',
    'The supplier has no “{certificate}” in force, so it can neither list products of “{name}” nor quote.',
  ],
} as const satisfies Refusals
