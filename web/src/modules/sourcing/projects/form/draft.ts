import { type AuctionRule, defaultAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import type { Criterion, ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { Project, ProjectItem } from '#contract/sourcing/projects.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { defaultRounds } from '#contract/sourcing/sealModes.ts'
import { blankItem, isBlankItem } from '../items/items.ts'
import { suggestedTimes } from './suggestedTimes.ts'

export type Draft = Partial<ProjectDraft>

const itemOf = ({ name, spec, unit, quantity, budgetPrice, needDate, remark, skuId, demandIds, lot }: ProjectItem) => ({
  name,
  spec,
  unit,
  quantity,
  budgetPrice,
  needDate,
  remark,
  skuId,
  ...(demandIds ? { demandIds } : {}),
  ...(lot ? { lot } : {}),
})

/** Rule of a new bidding: suppliers bid live from the start. */
export const newAuctionRule: AuctionRule = { ...defaultAuctionRule, start: 'live', format: 'english' }
/** Adds the default auction rule to biddings whose draft has none. */
const auctionOf = (kind: ProjectKind, auctionRule: AuctionRule = defaultAuctionRule) =>
  kind === 'bidding' ? { auctionRule } : {}

/** Project in the format of the form. */
export function writtenOf(project: Project): Draft {
  return {
    ...project,
    ...auctionOf(project.kind, project.auctionRule),
    items: project.items.map(itemOf),
    attachments: project.attachments.map(({ storageFileId }) => storageFileId),
  }
}

/** Adds an empty row for the first item. */
export const withFirstRow = (draft: Draft): Draft => ({
  ...draft,
  items: draft.items && draft.items.length > 0 ? draft.items : [blankItem],
})

/** Initial values of a project: one empty row, and suggested times. */
export const newDraft = (kind: ProjectKind, contactName: string, now: Date, opener?: string): Draft => ({
  kind,
  purchaseForm: '1',
  agreementMonths: 12,
  isCapped: false,
  isShowPrice: '1',
  scope: kind === 'fixed' ? 'invited' : 'open',
  audit: kind === 'fixed' ? '2' : '1',
  minSuppliers: kind === 'fixed' ? 1 : 3,
  extendDays: kind === 'fixed' ? 0 : 3,
  evaluation: 'lowest',
  awardBy: 'total',
  sealMode: opener === undefined ? 'automatic' : 'assisted',
  openerIds: opener === undefined ? [] : [opener],
  openersNeeded: 2,
  expertIds: [],
  supervisorIds: [],
  scoringDays: 3,
  expertsSeePrices: false,
  maxRounds: defaultRounds,
  ...auctionOf(kind, newAuctionRule),
  contactName,
  items: [blankItem],
  ...suggestedTimes(kind === 'fixed' ? '2' : '1', now),
})

const isBlankCriterion = ({ name, weight }: Criterion) => name === '' && (weight as unknown) === ''
const noDeposit = { depositAmount: null, depositDueAt: null, depositPayee: '' }
const notAsked = { enrolRequirements: '', enrolBeginAt: null, enrolEndAt: null, extendDays: 0, ...noDeposit }
/** Whether the draft asks for a deposit. */
export const asksDeposit = ({ audit, depositAmount }: Draft): boolean =>
  audit === '1' && depositAmount != null && Number(depositAmount) > 0

/** Removes empty rows, and values of fields that do not apply. */
export const prunedDraft = ({ auctionRule, ...draft }: Draft): Draft => ({
  ...draft,
  ...(draft.kind === 'bidding' && auctionRule ? { auctionRule } : {}),
  ...(draft.audit === '2' ? notAsked : asksDeposit(draft) ? {} : noDeposit),
  invitedIds: draft.scope === 'invited' ? (draft.invitedIds ?? []) : [],
  items: (draft.items ?? []).filter((item) => !isBlankItem(item)),
  expertIds: draft.evaluation === 'weighted' ? (draft.expertIds ?? []) : [],
  criteria: draft.evaluation === 'weighted' ? (draft.criteria ?? []).filter((each) => !isBlankCriterion(each)) : [],
})

/** Sections of the form in order, with their fields. */
export const sections = {
  basics: [
    'title',
    'purchaseForm',
    'agreementMonths',
    'isCapped',
    'agreementDeptIds',
    'categoryIds',
    'region',
    'purchaseContent',
    'deliveryAddress',
    'contactName',
    'contactTel',
  ],
  participants: [
    'scope',
    'invitedIds',
    'audit',
    'enrolRequirements',
    'minSuppliers',
    'extendDays',
    'depositAmount',
    'depositDueAt',
    'depositPayee',
  ],
  times: ['publishAt', 'enrolBeginAt', 'enrolEndAt', 'questionEndAt', 'quoteBeginAt', 'quoteEndAt'],
  rules: ['budgetAmount', 'isShowPrice', 'evaluation', 'awardBy', 'maxRounds', 'criteria'],
  auction: ['auctionRule'],
  opening: ['sealMode', 'openerIds', 'openersNeeded'],
  evaluation: ['expertIds', 'supervisorIds', 'scoringDays', 'expertsSeePrices'],
  items: ['items'],
  requirements: ['requirements'],
  attachments: ['attachments'],
} as const satisfies Readonly<Record<string, readonly (keyof ProjectDraft)[]>>
export type SectionName = keyof typeof sections
const sectionNames = Object.keys(sections) as readonly SectionName[]
/** Sections of a kind of projects. */
export const sectionsOf = (kind: ProjectKind): readonly SectionName[] =>
  sectionNames.filter((name) => name !== 'auction' || kind === 'bidding')
