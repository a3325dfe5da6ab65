import { usualAuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import type { Criterion, ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import type { Project, ProjectItem } from '#contract/sourcing/projects.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { usualRounds } from '#contract/sourcing/sealModes.ts'
import { blankItem, isBlankItem } from '../items/items.ts'
import { suggestedTimes } from './suggestedTimes.ts'

export type Draft = Partial<ProjectDraft>

const itemOf = ({ name, spec, unit, quantity, budgetPrice, needDate, remark, skuId, demandIds }: ProjectItem) => ({
  name,
  spec,
  unit,
  quantity,
  budgetPrice,
  needDate,
  remark,
  skuId,
  ...(demandIds ? { demandIds } : {}),
})

/** A bidding has an auction rule, also where its draft was begun before there were any. */
const auctionOf = (kind: ProjectKind, auctionRule = usualAuctionRule) => (kind === 'bidding' ? { auctionRule } : {})

/** What a project says, as its author writes it. */
export function writtenOf(project: Project): Draft {
  return {
    ...project,
    ...auctionOf(project.kind, project.auctionRule),
    items: project.items.map(itemOf),
    attachments: project.attachments.map(({ storageFileId }) => storageFileId),
  }
}

/** With a row to write the first item in. */
export const withFirstRow = (draft: Draft): Draft => ({
  ...draft,
  items: draft.items && draft.items.length > 0 ? draft.items : [blankItem],
})

/** What a new project begins with: one row for its first item, and times that suit most projects. */
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
  mostRounds: usualRounds,
  ...auctionOf(kind),
  contactName,
  items: [blankItem],
  ...suggestedTimes(kind === 'fixed' ? '2' : '1', now),
})

const isBlankCriterion = ({ name, weight }: Criterion) => name === '' && (weight as unknown) === ''
const notAsked = { enrolRequirements: '', enrolBeginAt: null, enrolEndAt: null, extendDays: 0 }

/** Rows that nobody has filled in are not written; an answer that is not asked for is neither checked nor sent. */
export const prunedDraft = ({ auctionRule, ...draft }: Draft): Draft => ({
  ...draft,
  ...(draft.kind === 'bidding' && auctionRule ? { auctionRule } : {}),
  ...(draft.audit === '2' ? notAsked : {}),
  invitedIds: draft.scope === 'invited' ? (draft.invitedIds ?? []) : [],
  items: (draft.items ?? []).filter((item) => !isBlankItem(item)),
  expertIds: draft.evaluation === 'weighted' ? (draft.expertIds ?? []) : [],
  criteria: draft.evaluation === 'weighted' ? (draft.criteria ?? []).filter((each) => !isBlankCriterion(each)) : [],
})

/** The sections of the form, in their order, with the fields that each asks for. */
export const sections = {
  basics: [
    'title',
    'purchaseForm',
    'agreementMonths',
    'isCapped',
    'categoryIds',
    'region',
    'purchaseContent',
    'deliveryAddress',
    'contactName',
    'contactTel',
  ],
  participants: ['scope', 'invitedIds', 'audit', 'enrolRequirements', 'minSuppliers', 'extendDays'],
  times: ['publishAt', 'enrolBeginAt', 'enrolEndAt', 'questionEndAt', 'quoteBeginAt', 'quoteEndAt'],
  rules: ['budgetAmount', 'isShowPrice', 'evaluation', 'awardBy', 'mostRounds', 'criteria'],
  auction: ['auctionRule'],
  opening: ['sealMode', 'openerIds', 'openersNeeded'],
  evaluation: ['expertIds', 'supervisorIds', 'scoringDays', 'expertsSeePrices'],
  items: ['items'],
  requirements: ['requirements'],
  attachments: ['attachments'],
} as const satisfies Readonly<Record<string, readonly (keyof ProjectDraft)[]>>
export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as readonly SectionName[]
/** The sections that the form of a project of this kind has. */
export const sectionsOf = (kind: ProjectKind): readonly SectionName[] =>
  sectionNames.filter((name) => name !== 'auction' || kind === 'bidding')
