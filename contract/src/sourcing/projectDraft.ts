import { Attachments } from '#contract/files/files.ts'
import { RichText } from '#contract/kit/richText/schema.ts'
import {
  Day,
  Id,
  List,
  Maybe,
  Note,
  Optional,
  PlannedInstant,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'
import { AuctionRule } from './auction/auctionRule.ts'
import { Audit, AwardBy, Evaluation, IsShowPrice, ProjectKind, ProjectScope, PurchaseForm } from './projectStates.ts'
import { Province } from './provinces.ts'
import { maxRounds, maxSharers, SealMode } from './sealModes.ts'

/** Pattern of a fractional quantity above zero: up to 8 integer digits and 4 decimals. */
export const measurePattern = '^(?!0(\\.0+)?$)(0|[1-9][0-9]{0,7})(\\.[0-9]{1,4})?$'
export const Measure = Type.String({
  pattern: measurePattern,
  description: 'decimal text above 0, up to 4 decimals',
})
/**
 * Pattern of a budget or freight in yuan: up to 8 integer digits (specification, section 9) and 2 decimals, not
 * negative.
 */
export const budgetPattern = '^(0|[1-9][0-9]{0,7})(\\.[0-9]{1,2})?$'
export const WholeCents = Type.String({ pattern: budgetPattern, description: 'yuan, up to 2 decimals' })
/** Pattern of an optional price in yuan. */
export const itemPricePattern = '^((0|[1-9][0-9]{0,7})(\\.[0-9]{1,4})?)?$'
export const NoteOfPrice = Type.String({ pattern: itemPricePattern, description: 'yuan, or empty' })

export const maxItems = 500
export const maxAgreementDepts = 50
export const maxInvited = 200
export const maxCriteria = 10
/** Maximum numbers of experts and supervisors. */
export const maxExperts = 9
export const maxSupervisors = 5
/** Maximum lengths of an item's texts in characters. */
export const itemLengths = { name: 100, spec: 300, unit: 20, remark: 200, lot: 40 } as const

/** Item to buy: typed, chosen from the catalogue (`skuId`), or imported from a workbook. */
export const ProjectItemDraft = shape({
  name: Text(itemLengths.name),
  spec: Note(itemLengths.spec),
  unit: Text(itemLengths.unit),
  quantity: Measure,
  budgetPrice: NoteOfPrice,
  needDate: Maybe(Day),
  remark: Note(itemLengths.remark),
  skuId: Maybe(Id),
  /** Demand lines that the item covers; its quantity is their sum. */
  demandIds: Optional(List(Id, 200)),
  /** Lot 标段 of an auction by lot; items with an equal name are bid for together. */
  lot: Optional(Note(itemLengths.lot)),
})
export type ProjectItemDraft = Static<typeof ProjectItemDraft>

/** Scoring criterion; weights are percentages that add up to 100. */
export const Criterion = shape({
  name: Text(40),
  kind: Type.Unsafe<'price' | 'technical' | 'business'>({ type: 'string', enum: ['price', 'technical', 'business'] }),
  weight: Type.Integer({ minimum: 1, maximum: 100 }),
})
export type Criterion = Static<typeof Criterion>

/** Draft of a project. May be incomplete; missing fields are refused on submission (`project.incomplete`). */
export const ProjectDraft = shape({
  kind: ProjectKind,
  title: Text(120),
  purchaseForm: PurchaseForm,
  /** 框架: validity of the agreement prices in months from the result on, and whether the awarded quantity is a cap. */
  agreementMonths: Optional(Type.Integer({ minimum: 1, maximum: 60 })),
  isCapped: Optional(Type.Boolean()),
  /** Departments for which the agreement prices hold, with those below; none: the project's own. */
  agreementDeptIds: Optional(List(Id, maxAgreementDepts)),
  purchaseContent: Note(1000),
  categoryIds: List(Id, 5),
  region: Maybe(Province),
  deliveryAddress: Note(200),
  contactName: Note(40),
  contactTel: FormattedNote('telephone'),
  budgetAmount: Maybe(WholeCents),
  isShowPrice: IsShowPrice,
  scope: ProjectScope,
  invitedIds: List(Id, maxInvited),
  audit: Audit,
  enrolRequirements: Note(2000),
  minSuppliers: Type.Integer({ minimum: 1, maximum: 20 }),
  publishAt: Maybe(PlannedInstant),
  enrolBeginAt: Maybe(PlannedInstant),
  enrolEndAt: Maybe(PlannedInstant),
  questionEndAt: Maybe(PlannedInstant),
  quoteBeginAt: Maybe(PlannedInstant),
  quoteEndAt: Maybe(PlannedInstant),
  /** Deposit that suppliers pay before quoting; null for none. Needs an enrolment. */
  depositAmount: Optional(Maybe(WholeCents)),
  depositDueAt: Optional(Maybe(PlannedInstant)),
  depositPayee: Optional(Note(300)),
  extendDays: Type.Integer({ minimum: 0, maximum: 30 }),
  evaluation: Evaluation,
  awardBy: AwardBy,
  criteria: List(Criterion, maxCriteria),
  sealMode: Optional(SealMode),
  openerIds: Optional(List(Id, maxSharers)),
  openersNeeded: Optional(Type.Integer({ minimum: 2, maximum: maxSharers + 1 })),
  expertIds: Optional(List(Id, maxExperts)),
  supervisorIds: Optional(List(Id, maxSupervisors)),
  scoringDays: Optional(Type.Integer({ minimum: 1, maximum: 30 })),
  expertsSeePrices: Optional(Type.Boolean()),
  maxRounds: Optional(Type.Integer({ minimum: 1, maximum: maxRounds })),
  /** For biddings only. */
  auctionRule: Optional(AuctionRule),
  requirements: RichText({ max: 5000 }),
  items: List(ProjectItemDraft, maxItems),
  attachments: Optional(Attachments('documents')),
})
export type ProjectDraft = Static<typeof ProjectDraft>
