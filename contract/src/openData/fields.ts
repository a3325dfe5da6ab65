import { OneOf, type Static } from '#contract/kit/schema.ts'

/**
 * Fields of OCDS that a profile can publish, by their paths in the release schema. What is not in a profile is omitted.
 * Identifiers, dates and tags of a release are always there: without them it is none.
 */

export const treatments = ['omit', 'publish', 'band', 'pseudonym'] as const
export const Treatment = OneOf(treatments)
export type Treatment = Static<typeof Treatment>
export const treatmentNames = {
  omit: ['不公开', 'Omit'],
  publish: ['公开', 'Publish'],
  band: ['公开区间', 'Publish a range'],
  pseudonym: ['公开代号', 'Publish a pseudonym'],
} as const satisfies Readonly<Record<Treatment, readonly [zh: string, en: string]>>

type Words = readonly [zh: string, en: string]
interface Field {
  readonly names: Words
  readonly allowed: readonly Treatment[]
}
const plain = ['omit', 'publish'] as const
const amounts = ['omit', 'publish', 'band'] as const
const field = (zh: string, en: string, allowed: readonly Treatment[] = plain): Field => ({ names: [zh, en], allowed })

export const openDataFields = {
  buyer: field('采购单位', 'Buyer'),
  'tender/title': field('项目名称（自由文本）', 'Title (free text)'),
  'tender/description': field('采购内容（自由文本）', 'Description (free text)'),
  'tender/status': field('项目状态', 'Status'),
  'tender/procurementMethod': field('采购方式', 'Procurement method'),
  'tender/awardCriteria': field('评审方式', 'Award criteria'),
  'tender/tenderPeriod': field('报价时间', 'Tender period'),
  'tender/items': field('采购明细', 'Items'),
  'tender/value': field('预算（仅限公开预算的项目）', 'Budget, where it is shown', amounts),
  'tender/numberOfTenderers': field('报价家数（开标后）', 'Number of tenderers, after the opening'),
  'tender/amendments': field('变更公告', 'Amendments'),
  'awards/date': field('中标日期', 'Award date'),
  'awards/status': field('中标状态', 'Award status'),
  'awards/value': field('中标金额', 'Award value', amounts),
  'awards/suppliers': field('中标供应商', 'Suppliers', ['omit', 'publish', 'pseudonym']),
  'awards/items': field('中标明细', 'Awarded items'),
  'awards/items/unit/value': field('中标单价', 'Unit prices', amounts),
  'contracts/status': field('合同状态', 'Contract status'),
  'contracts/dateSigned': field('合同日期', 'Date signed'),
  'contracts/value': field('合同金额', 'Contract value', amounts),
  'contracts/implementation/milestones': field('到货记录', 'Deliveries'),
  'contracts/implementation/transactions': field('付款记录', 'Payments'),
} as const satisfies Readonly<Record<string, Field>>
export type OpenDataField = keyof typeof openDataFields
export const openDataPaths = Object.keys(openDataFields) as readonly OpenDataField[]
/** What a profile publishes: treatments by path; what is missing is omitted. */
export type ProfileRules = Readonly<Partial<Record<OpenDataField, Treatment>>>
