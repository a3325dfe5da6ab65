import { isLive } from '#contract/sourcing/auction/auctionRule.ts'
import type { StoredFile } from '#contract/files/files.ts'
import { decimal, units } from '#contract/kit/money.ts'
import { contactFor, seesOf, visibilityOf } from '#contract/sourcing/hall/visibility.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { SourcingSettings } from '#contract/sourcing/settings.ts'
import { asksDeposit, type Draft, prunedDraft } from './draft.ts'

export type Reader = 'visitor' | 'enrolled'

interface Circumstances {
  readonly projectNo: string
  readonly deptName: string
  /** Which attempt a re-run is. */
  readonly attempt: number
  /** Saved attachments. */
  readonly attachments: readonly StoredFile[]
  /** Rule of the department, if items are awarded separately. */
  readonly quotesWhole: boolean
  /** Profile of the tenant's audit files. */
  readonly auditProfile: SourcingSettings['auditProfile']
  readonly reader: Reader
  readonly now: Date
}

/** Deposit that a draft asks for; the account is for suppliers. */
const depositOf = (draft: Draft, reader: Reader): ProjectNotice['deposit'] =>
  asksDeposit(draft) && draft.depositAmount && draft.depositDueAt
    ? {
        amount: decimal(units(draft.depositAmount)),
        dueAt: draft.depositDueAt,
        payee: reader === 'visitor' ? '' : (draft.depositPayee ?? ''),
      }
    : null

/** Notice of a draft for a reader, as of its publication. */
export function previewNotice(
  written: Draft,
  { projectNo, deptName, attempt, attachments, quotesWhole, auditProfile, reader, now }: Circumstances,
): ProjectNotice {
  const draft = prunedDraft(written)
  const {
    kind = 'inquiry',
    audit = '2',
    isShowPrice = '1',
    evaluation = 'lowest',
    awardBy = 'total',
    title = '',
  } = draft
  const open = { isBudgetOpen: isShowPrice === '0', auditProfile }
  const sees = (fact: Parameters<typeof seesOf>[0]) => seesOf(fact, reader, open) === 'yes'
  const releaseTime = draft.publishAt ?? now.toISOString()
  const files = attachments.filter(({ storageFileId }) => draft.attachments?.includes(storageFileId))
  const { contactName = '', contactTel = '' } = draft
  return {
    id: '',
    version: 1,
    type: kind,
    projectNo,
    title,
    projectTitle: title,
    purchaseContent: draft.purchaseContent ?? '',
    catalogs: [],
    deptName,
    region: draft.region ?? null,
    needTotal: sees('budget') && draft.budgetAmount ? draft.budgetAmount : null,
    isShowPrice,
    purchaseForm: draft.purchaseForm ?? '1',
    releaseTime,
    now: releaseTime,
    status: audit === '1' ? '4' : '5',
    detailStatus: '',
    ending: null,
    audit,
    endFlow: audit === '1' ? 'signupend' : 'quoteend',
    size1: 0,
    size2: 0,
    enrollDate: draft.enrolBeginAt ?? null,
    deadlineDate: draft.enrolEndAt ?? null,
    quoteBeginDay: draft.quoteBeginAt ?? null,
    quoteEndDay: draft.quoteEndAt ?? null,
    negotiationEndDay: null,
    isLive: isLive(draft.auctionRule),
    auctionBeginDay: null,
    auctionEndDay: null,
    viewer: reader,
    visibility: visibilityOf(open, evaluation === 'weighted'),
    scope: draft.scope ?? 'open',
    evaluation,
    awardBy,
    quotesWhole: awardBy === 'total' || quotesWhole,
    minSuppliers: draft.minSuppliers ?? 1,
    attempt,
    maxRounds: draft.maxRounds ?? 1,
    auctionRule: draft.auctionRule ?? null,
    hasAuction: isLive(draft.auctionRule),
    deliveryAddress: draft.deliveryAddress ?? '',
    requirements: draft.requirements ?? '',
    enrolRequirements: draft.enrolRequirements ?? '',
    deposit: depositOf(draft, reader),
    questionEndAt: draft.questionEndAt ?? null,
    ...contactFor({ contactName, contactTel }, reader),
    reason: '',
    items: (draft.items ?? []).map(
      ({ skuId: _skuId, demandIds: _demandIds, budgetPrice, lot = '', ...item }, place) => ({
        ...item,
        lot,
        id: String(place + 1),
        lineNo: place + 1,
        budgetPrice: sees('budget') ? budgetPrice : null,
      }),
    ),
    fileNames: files.map(({ fileName, size }) => ({ fileName, size })),
    files: sees('files') ? files : [],
    changes: [],
    questions: [],
    objections: [],
    objectionSubjects: [],
    moments: [],
    seal: null,
    result: null,
    enrolment: null,
    quote: null,
    isApply: true,
    can: [],
  }
}
