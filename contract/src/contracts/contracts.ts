import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Amount,
  Count,
  Day,
  Done,
  Id,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  Rate,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { Formatted } from '#contract/kit/validators.ts'
import { Contract, ContractDetail, ContractDraft, ContractStatus, ofContract } from './contract.ts'
import { ContractChangeKind } from './contractChange.ts'
import { TemplateClause } from './contractTemplates.ts'

const reader = { access: 'contract.read', entrances: ['purchaser'] } as const
const drafter = { access: 'contract.draft', entrances: ['purchaser'] } as const
const supplier = { access: 'supplierContract.read', entrances: ['supplier'] } as const
/** Both sides; the server shows each its own. */
const both = { access: 'session', entrances: ['purchaser', 'supplier', 'operator'] } as const
const columns = [
  'contractNo',
  'title',
  'status',
  'payerTitle',
  'payerNo',
  'supplierName',
  'source',
  'sourceNo',
  'net',
  'tax',
  'gross',
  'validFrom',
  'validTo',
  'signBy',
  'archiveNo',
  'createdByName',
  'createdAt',
] as const

/** 全部 / 草稿 / 审批中 / 待签章 / 履行中 / 已结束 */
export const ContractTab = OneOf(['all', 'draft', 'approving', 'signing', 'active', 'ended'])
export type ContractTab = Static<typeof ContractTab>
const filters = { tab: Optional(ContractTab), status: Optional(ContractStatus), keyword: Optional(Note(100)) }
const ContractCounts = shape({
  all: Count,
  draft: Count,
  approving: Count,
  signing: Count,
  active: Count,
  ended: Count,
})

export const listContracts = listRoute({
  path: '/orderrest/api/contract/list',
  ...reader,
  summary: 'List the contracts of the tenant, newest first',
  filters,
  sort: ['validTo', 'createdAt'],
  record: Contract,
})
export const exportContracts = exportRoute(listContracts, { path: '/orderrest/api/contract/export', columns })
export const countContracts = route({
  method: 'GET',
  path: '/orderrest/api/contract/count',
  ...reader,
  summary: 'Count the contracts of each tab',
  input: Nothing,
  reply: ContractCounts,
})
export const listSupplierContracts = listRoute({
  path: '/orderrest/api/supplierContract/list',
  ...supplier,
  summary: "List the contracts that were sent to the caller's company, newest first",
  filters,
  sort: ['validTo', 'createdAt'],
  record: Contract,
})
export const exportSupplierContracts = exportRoute(listSupplierContracts, {
  path: '/orderrest/api/supplierContract/export',
  columns,
})
export const findContract = route({
  method: 'GET',
  path: '/orderrest/api/contract/find',
  ...both,
  summary: 'Get a contract, for its parties and its approvers',
  input: shape({ id: Id }),
  reply: ContractDetail,
})
export const listContractChanges = changesRoute({
  path: '/orderrest/api/contract/history',
  ...both,
  summary: 'List the history of a contract, for its parties and its approvers',
  key: 'id',
})
export const contractPdf = route({
  method: 'GET',
  path: '/orderrest/api/contract/render',
  ...both,
  download: true,
  summary:
    'Download a document of a contract as PDF, by default the one that is open or was signed last; `original` is the document that is signed, otherwise a copy is marked until both parties have signed',
  input: shape({ id: Id, documentId: Optional(Id), original: Optional(Type.Boolean()) }),
  reply: Done,
})

/** What a contract can be drafted from, with the terms that it gives. */
export const ContractSourceRow = shape({
  id: Id,
  sourceNo: Type.String(),
  title: Type.String(),
  supplierId: Id,
  supplierName: Type.String(),
  payerNo: Type.String({ description: 'tax number of the payer of an order; otherwise empty' }),
  gross: Maybe(Amount),
  rate: Maybe(Rate),
  validFrom: Maybe(Day),
  validTo: Maybe(Day),
})
export type ContractSourceRow = Static<typeof ContractSourceRow>
export const findContractSources = route({
  method: 'GET',
  path: '/orderrest/api/contract/sources',
  ...drafter,
  summary: 'Find awarded projects, agreements in force, or accepted orders, to draft a contract from one; newest first',
  input: shape({ source: OneOf(['project', 'agreement', 'order']), keyword: Optional(Note(100)) }),
  reply: List(ContractSourceRow, 50),
})
export const contractChoices = route({
  method: 'GET',
  path: '/orderrest/api/contract/choices',
  ...drafter,
  summary: 'Get what a draft chooses from: published templates with their clauses, payers, and active suppliers',
  input: Nothing,
  reply: shape({
    templates: List(shape({ id: Id, name: Type.String(), edition: Count, clauses: List(TemplateClause) })),
    payers: List(shape({ payerNo: Type.String(), payerTitle: Type.String() })),
    suppliers: List(shape({ id: Id, name: Type.String() })),
  }),
})
export type ContractChoices = Static<typeof contractChoices.reply>

export const createContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/create',
  ...drafter,
  summary: 'Draft a contract from a template and, if there is one, from a project, agreement or order',
  input: ContractDraft,
  reply: ContractDetail,
})
export const editContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/edit',
  ...drafter,
  summary: 'Update a draft, with its clauses and stages',
  input: shape({ ...ofContract, ...ContractDraft.properties }),
  reply: ContractDetail,
})
export const moveContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/submit',
  ...drafter,
  summary: 'Submit a draft for approval, take a submitted or overdue contract back, or withdraw its open change',
  input: shape({ ...ofContract, action: OneOf(['submit', 'withdraw', 'withdrawChange']) }),
  reply: ContractDetail,
})
export const voidContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/void',
  ...drafter,
  summary: 'Void a contract that not all parties have signed; those who have signed get a message',
  input: shape({ ...ofContract, reason: Text(200) }),
  reply: ContractDetail,
})
export const changeContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/change',
  ...drafter,
  summary:
    'Propose a change of a contract in force: extension, amount, supplementary terms, suspension, resumption or termination; it is approved, then signed by both parties',
  input: shape({
    ...ofContract,
    kind: ContractChangeKind,
    validTo: Maybe(Day),
    gross: Maybe({ ...Formatted('amount'), minLength: 1 }),
    terms: Note(2000),
    note: Text(200),
  }),
  reply: ContractDetail,
})
export const archiveContract = route({
  method: 'POST',
  path: '/orderrest/api/contract/archive',
  access: 'contract.archive',
  entrances: ['purchaser'],
  summary: 'File a signed contract under an archive number',
  input: shape({ ...ofContract, archiveNo: Text(40) }),
  reply: ContractDetail,
})

export const moveStage = route({
  method: 'POST',
  path: '/orderrest/api/contractStage/move',
  ...both,
  summary:
    'Report that a stage is reached, or confirm or return what somebody else has reported; the last confirmed stage completes the contract',
  input: shape({ ...ofContract, stageNo: Count, action: OneOf(['report', 'confirm', 'return']), note: Note(200) }),
  reply: ContractDetail,
})

export const countWaitingContracts = route({
  method: 'GET',
  path: '/orderrest/api/contract/waiting',
  ...reader,
  summary: 'Count the contracts that wait for our signature or for a check of a scan, for the menu',
  input: Nothing,
  reply: shape({ waiting: Count }),
})
export const countSupplierContracts = route({
  method: 'GET',
  path: '/orderrest/api/supplierContract/count',
  ...supplier,
  summary: "Count the contracts and changes that wait for a signature of the caller's company, for the menu",
  input: Nothing,
  reply: shape({ waiting: Count }),
})
