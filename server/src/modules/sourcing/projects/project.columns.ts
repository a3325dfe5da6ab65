import { compare, shortest } from '#contract/kit/money.ts'
import { defaultAuctionRule, isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { ProjectDraft, ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { type OpeningChoice, defaultRounds } from '#contract/sourcing/sealModes.ts'
import type { Timetable } from '#contract/sourcing/schedule.ts'
import type { ItemRow, NewItem, ProjectRow } from './project.store.ts'

/** Conversion between rows of a project and its draft. */

export const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
export const textOf = (date: Date | null): string | null => date?.toISOString() ?? null

type Times = Pick<
  ProjectRow,
  | 'audit'
  | 'publish_at'
  | 'enrol_begin_at'
  | 'enrol_end_at'
  | 'quote_begin_at'
  | 'quote_end_at'
  | 'negotiation_end_at'
  | 'auction_rule'
  | 'auction_begin_at'
  | 'auction_end_at'
>
export const timesOf = (row: Times): Timetable => ({
  audit: row.audit,
  publishAt: textOf(row.publish_at),
  enrolBeginAt: textOf(row.enrol_begin_at),
  enrolEndAt: textOf(row.enrol_end_at),
  quoteBeginAt: textOf(row.quote_begin_at),
  quoteEndAt: textOf(row.quote_end_at),
  negotiationEndAt: textOf(row.negotiation_end_at),
  isLive: isLive(row.auction_rule),
  auctionBeginAt: textOf(row.auction_begin_at),
  auctionEndAt: textOf(row.auction_end_at),
})

/** Announced times, including the deadline of questions. */
export const announcedTimes = (row: Times & Pick<ProjectRow, 'question_end_at'>) => ({
  ...timesOf(row),
  questionEndAt: textOf(row.question_end_at),
})

/** Columns of the project that a draft sets; the kind is fixed. */
export const valuesOf = (draft: Omit<ProjectDraft, 'kind' | 'items' | 'attachments' | 'invitedIds'>) => ({
  title: draft.title.trim(),
  purchase_form: draft.purchaseForm,
  agreement_months: draft.agreementMonths ?? 12,
  is_capped: draft.isCapped ?? false,
  agreement_dept_ids: draft.purchaseForm === '2' ? [...new Set(draft.agreementDeptIds)] : [],
  purchase_content: draft.purchaseContent,
  category_ids: draft.categoryIds,
  region: draft.region,
  delivery_address: draft.deliveryAddress,
  contact_name: draft.contactName,
  contact_tel: draft.contactTel,
  budget_amount: draft.budgetAmount,
  is_show_price: draft.isShowPrice,
  scope: draft.scope,
  audit: draft.audit,
  enrol_requirements: draft.enrolRequirements,
  min_suppliers: draft.minSuppliers,
  publish_at: dateOf(draft.publishAt),
  enrol_begin_at: draft.audit === '1' ? dateOf(draft.enrolBeginAt) : null,
  enrol_end_at: draft.audit === '1' ? dateOf(draft.enrolEndAt) : null,
  question_end_at: dateOf(draft.questionEndAt),
  quote_begin_at: dateOf(draft.quoteBeginAt),
  quote_end_at: dateOf(draft.quoteEndAt),
  ...depositOf(draft),
  extend_days: draft.extendDays,
  evaluation: draft.evaluation,
  award_by: draft.awardBy,
  criteria: draft.evaluation === 'weighted' ? draft.criteria : [],
  ...openingOf(draft),
  ...evaluatorsOf(draft),
  requirements: draft.requirements,
})

/** Auction rule; null for kinds other than bidding. */
export const auctionOf = (
  kind: ProjectKind,
  { auctionRule = defaultAuctionRule }: Pick<ProjectDraft, 'auctionRule'>,
) => ({
  auction_rule: kind === 'bidding' ? auctionRule : null,
})

/** Openers and number of rounds; default: the platform alone. */
const openingOf = ({
  sealMode = 'automatic',
  openerIds = [],
  openersNeeded = 2,
  maxRounds = defaultRounds,
}: Partial<OpeningChoice & Pick<ProjectDraft, 'maxRounds'>>) => ({
  most_rounds: maxRounds,
  seal_mode: sealMode,
  opener_ids: sealMode === 'automatic' ? [] : openerIds,
  seal_k: sealMode === 'automatic' ? 2 : openersNeeded,
})

/** Deposit; none without an enrolment, with which its payment is reported. */
const depositOf = ({
  audit,
  depositAmount = null,
  depositDueAt = null,
  depositPayee = '',
}: Pick<ProjectDraft, 'audit' | 'depositAmount' | 'depositDueAt' | 'depositPayee'>) => {
  const isAsked = audit === '1' && depositAmount !== null && compare(depositAmount, '0') > 0
  return {
    deposit_amount: isAsked ? depositAmount : null,
    deposit_due_at: isAsked ? dateOf(depositDueAt) : null,
    deposit_payee: isAsked ? depositPayee.trim() : '',
  }
}

/** Experts and supervisors; no experts if nothing is scored. */
const evaluatorsOf = ({
  evaluation,
  expertIds = [],
  supervisorIds = [],
  scoringDays = 3,
  expertsSeePrices = false,
}: Pick<ProjectDraft, 'evaluation' | 'expertIds' | 'supervisorIds' | 'scoringDays' | 'expertsSeePrices'>) => ({
  expert_ids: evaluation === 'weighted' ? expertIds : [],
  supervisor_ids: supervisorIds,
  scoring_days: scoringDays,
  experts_see_prices: expertsSeePrices,
})

export const newItemsOf = (projectId: string, items: readonly ProjectItemDraft[]): NewItem[] =>
  items.map((item, index) => ({
    project_id: projectId,
    line_no: index + 1,
    name: item.name,
    spec: item.spec,
    unit: item.unit,
    quantity: item.quantity,
    budget_price: item.budgetPrice === '' ? null : item.budgetPrice,
    need_date: item.needDate,
    remark: item.remark,
    sku_id: item.skuId,
    lot: (item.lot ?? '').trim(),
  }))

export const itemOf = (row: ItemRow) => ({
  id: row.id,
  lineNo: row.line_no,
  name: row.name,
  spec: row.spec,
  unit: row.unit,
  quantity: shortest(row.quantity),
  budgetPrice: row.budget_price === null ? '' : shortest(row.budget_price),
  needDate: row.need_date,
  remark: row.remark,
  skuId: row.sku_id,
  lot: row.lot,
})

/** Draft represented by a project's rows. */
export const draftOf = (row: ProjectRow, items: readonly ItemRow[], invitedIds: readonly string[]) => ({
  kind: row.kind,
  title: row.title,
  purchaseForm: row.purchase_form,
  agreementMonths: row.agreement_months,
  isCapped: row.is_capped,
  agreementDeptIds: row.agreement_dept_ids,
  purchaseContent: row.purchase_content,
  categoryIds: row.category_ids,
  region: row.region,
  deliveryAddress: row.delivery_address,
  contactName: row.contact_name,
  contactTel: row.contact_tel,
  budgetAmount: row.budget_amount === null ? null : shortest(row.budget_amount),
  isShowPrice: row.is_show_price,
  scope: row.scope,
  invitedIds: [...invitedIds],
  audit: row.audit,
  enrolRequirements: row.enrol_requirements,
  minSuppliers: row.min_suppliers,
  publishAt: textOf(row.publish_at),
  enrolBeginAt: textOf(row.enrol_begin_at),
  enrolEndAt: textOf(row.enrol_end_at),
  questionEndAt: textOf(row.question_end_at),
  quoteBeginAt: textOf(row.quote_begin_at),
  quoteEndAt: textOf(row.quote_end_at),
  depositAmount: row.deposit_amount === null ? null : shortest(row.deposit_amount),
  depositDueAt: textOf(row.deposit_due_at),
  depositPayee: row.deposit_payee,
  extendDays: row.extend_days,
  evaluation: row.evaluation,
  awardBy: row.award_by,
  criteria: row.criteria,
  sealMode: row.seal_mode,
  openerIds: row.opener_ids,
  openersNeeded: row.seal_k,
  expertIds: row.expert_ids,
  supervisorIds: row.supervisor_ids,
  scoringDays: row.scoring_days,
  expertsSeePrices: row.experts_see_prices,
  maxRounds: row.most_rounds,
  ...(row.auction_rule ? { auctionRule: row.auction_rule } : {}),
  requirements: row.requirements,
  items: items.map(itemOf),
})

/** Payload of every event of a project. */
export const movedData = (project: ProjectRow) => ({
  projectNo: project.project_no,
  kind: project.kind,
  title: project.title,
  ownerId: project.owner_id,
  deptId: project.dept_id,
})
