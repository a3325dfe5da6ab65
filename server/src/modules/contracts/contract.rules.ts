import {
  type ClauseDraft,
  type ContractAction,
  type ContractStatus,
  contractStatusNames,
  type Deviation,
  type VariableValue,
} from '#contract/contracts/contract.ts'
import type { ContractChangeStatus } from '#contract/contracts/contractChange.ts'
import type { TemplateClause } from '#contract/contracts/contractTemplates.ts'
import type { ContractParty } from '#contract/contracts/signature.ts'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'

export type SigningOrder = 'supplierFirst' | 'oursFirst' | 'any'

/** Signature on the document that is open for signing. */
export interface SignedBy {
  readonly party: ContractParty
  readonly status: 'waiting' | 'valid'
  readonly personId: string
}

/** Facts that the flow of contracts evaluates. */
export interface ContractFacts {
  readonly status: ContractStatus
  readonly supplierId: string
  /** Who wrote the draft last. */
  readonly personId: string
  /** Whether the supplier was ever allowed to see it. */
  readonly wasSent: boolean
  readonly signBy: string
  readonly order: SigningOrder
  /** Whether the PDF of the open document is there; null: no document is open. */
  readonly isReady: boolean | null
  readonly signed: readonly SignedBy[]
  /** State of the open change; null: there is none. */
  readonly changeStatus: ContractChangeStatus | null
  readonly changePersonId: string | null
  readonly openStages: number
  /** People who have reported stages that nobody has confirmed. */
  readonly reporters: readonly string[]
  readonly isArchived: boolean
  /** Whether nobody has to decide any more. */
  readonly approved?: boolean
}
type Required = Requirement<ContractFacts>

const isParty: Required = {
  holds: ({ supplierId }, actor) => actor.supplierId === supplierId,
  otherwise: 'thing.notFound',
}
const isOpen: Required = {
  holds: ({ status, changeStatus }) => status === 'signing' || changeStatus === 'signing',
  otherwise: 'contract.noChange',
}
const isInTime: Required = {
  holds: ({ status, signBy }, { now }) => status !== 'signing' || signBy >= dayOf(now),
  otherwise: 'contract.signByPast',
}
const isReady: Required = { holds: ({ isReady: ready }) => ready === true, otherwise: 'contract.documentPending' }
const isUnsigned = (party: ContractParty): Required => ({
  holds: ({ signed }) => !signed.some((each) => each.party === party),
  otherwise: 'contract.signed',
})
const isTheirTurn = (party: ContractParty): Required => ({
  holds: ({ order, signed }) =>
    order === 'any' ||
    (order === 'supplierFirst') === (party === 'supplier') ||
    signed.some((each) => each.party !== party && each.status === 'valid'),
  otherwise: 'contract.notYourTurn',
})
/** Nobody seals what they drafted. */
const isOfAnother: Required = {
  holds: ({ personId, changePersonId, status }, actor) =>
    actor.personId !== (status === 'signing' ? personId : changePersonId),
  otherwise: 'contract.keeperDrafted',
}
/** Nobody agrees with themselves. */
const isOneSide: Required = {
  holds: ({ signed }, { personId }) => !signed.some((each) => each.personId === personId),
  otherwise: 'contract.bothSides',
}
const hasScan: Required = {
  holds: ({ signed }) => signed.some(({ status }) => status === 'waiting'),
  otherwise: 'contract.noScan',
}
const scanOfAnother: Required = {
  holds: ({ signed }, { personId }) => signed.some((each) => each.status === 'waiting' && each.personId !== personId),
  otherwise: 'contract.ownWitness',
}
const hasOpenStage: Required = { holds: ({ openStages }) => openStages > 0, otherwise: 'contract.stageState' }
const hasReport: Required = { holds: ({ reporters }) => reporters.length > 0, otherwise: 'contract.stageState' }
const reportOfAnother: Required = {
  holds: ({ reporters }, { personId }) => reporters.some((each) => each !== personId),
  otherwise: 'contract.ownStage',
}
const hasChange: Required = { holds: ({ changeStatus }) => changeStatus !== null, otherwise: 'contract.noChange' }
const isUnarchived: Required = { holds: ({ isArchived }) => !isArchived, otherwise: 'thing.notAllowed' }
const isChanging = ({ changeStatus }: ContractFacts) => changeStatus !== null && ('contract.changeOpen' as const)

const stay = ({ status }: ContractFacts) => status
const inPlace = (...states: ContractStatus[]) => ({
  from: states,
  to: stay,
  into: Object.fromEntries(states.map((state) => [state, [state]])),
})
const drafter = 'contract.draft'
const party = 'supplierContract.sign'
const signable = ['signing', 'active', 'suspended'] as const

/**
 * Flow of a contract: drafted, approved, signed by both parties, in force until its stages are done or it is
 * terminated. A change of a contract in force is signed like the contract itself, whose state stays meanwhile.
 */
export const contractFlow = flow<ContractFacts, ContractStatus, ContractAction>(
  {
    sign: {
      ...inPlace(...signable),
      needs: party,
      only: [
        isParty,
        isOpen,
        isUnsigned('supplier'),
        isInTime,
        isTheirTurn('supplier'),
        isReady,
        isOfAnother,
        isOneSide,
      ],
    },
    seal: {
      ...inPlace(...signable),
      needs: 'contract.sign',
      only: [isOpen, isUnsigned('ours'), isInTime, isTheirTurn('ours'), isReady, isOfAnother, isOneSide],
    },
    witness: { ...inPlace(...signable), needs: 'contract.witness', only: [isOpen, hasScan, scanOfAnother] },
    edit: { from: ['draft'], to: 'draft', needs: drafter },
    submit: {
      from: ['draft'],
      to: ({ approved }) => (approved ? 'signing' : 'approving'),
      into: ['approving', 'signing'],
      needs: drafter,
    },
    withdraw: { from: ['approving', 'overdue'], to: 'draft', needs: drafter },
    change: { ...inPlace('active', 'suspended'), needs: drafter, unless: isChanging },
    withdrawChange: { ...inPlace('active', 'suspended'), needs: drafter, only: hasChange },
    reportStage: { ...inPlace('active'), needs: drafter, only: hasOpenStage },
    claimStage: { ...inPlace('active'), needs: party, only: [isParty, hasOpenStage] },
    confirmStage: { ...inPlace('active'), needs: 'contract.witness', only: [hasReport, reportOfAnother] },
    archive: {
      ...inPlace('active', 'suspended', 'completed', 'terminated'),
      needs: 'contract.archive',
      only: isUnarchived,
    },
    refuse: {
      from: [...signable],
      to: ({ status }) => (status === 'signing' ? 'draft' : status),
      into: { signing: ['draft'], active: ['active'], suspended: ['suspended'] },
      needs: party,
      only: [isParty, isOpen],
    },
    sendBack: {
      from: [...signable],
      to: ({ status }) => (status === 'signing' ? 'draft' : status),
      into: { signing: ['draft'], active: ['active'], suspended: ['suspended'] },
      needs: 'contract.sign',
      only: isOpen,
    },
    void: { from: ['draft', 'signing', 'overdue'], to: 'void', needs: drafter },
    approve: { from: ['approving'], to: 'signing', needs: 'owner' },
    reject: { from: ['approving'], to: 'draft', needs: 'owner' },
    expireApproval: { from: ['approving'], to: 'draft', needs: 'system' },
    conclude: { from: ['signing'], to: 'active', needs: 'owner' },
    lapse: { from: ['signing'], to: 'overdue', needs: 'system' },
    finish: { from: ['active'], to: 'completed', needs: 'owner' },
    suspend: { from: ['active'], to: 'suspended', needs: 'owner' },
    resume: { from: ['suspended'], to: 'active', needs: 'owner' },
    terminate: { from: ['active', 'suspended'], to: 'terminated', needs: 'owner' },
  },
  contractStatusNames,
)

const readers = ['contract.read', 'contract.sign', 'contract.witness', 'contract.archive'] as const
/** Whether a party sees a contract: its supplier does once it was sent, and not while it is a draft again. */
export const seesContract = (
  { supplierId, status, personId, wasSent }: Pick<ContractFacts, 'supplierId' | 'status' | 'personId' | 'wasSent'>,
  actor: Actor,
): boolean =>
  (actor.entrance === 'purchaser' &&
    (readers.some((each) => actor.permissions.has(each)) ||
      (actor.permissions.has(drafter) && actor.personId === personId))) ||
  (actor.supplierId === supplierId &&
    actor.permissions.has('supplierContract.read') &&
    wasSent &&
    status !== 'draft' &&
    status !== 'approving')

/** Names of the placeholders in a text, such as `{质保期}`. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([^{}\n]{1,30})\}/g)].map(([, name]) => name!.trim())),
]

/** Text with its placeholders filled in; what has no value stays visible. */
export const filled = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\{([^{}\n]{1,30})\}/g, (whole, name: string) => values.get(name.trim()) || whole)

/** First placeholder without a value, or undefined. */
export const missingValue = (
  clauses: readonly ClauseDraft[],
  values: ReadonlyMap<string, string>,
): string | undefined => clauses.flatMap(({ text }) => placeholdersIn(text)).find((name) => !values.get(name))

/** Values that the drafter gives, by name. */
export const valuesByName = (values: readonly VariableValue[]): [string, string][] =>
  values.map(({ name, value }) => [name.trim(), value.trim()])

/** Title of the first clause that the template demands and the contract lacks, or undefined. */
export const missingClause = (
  template: readonly TemplateClause[],
  clauses: readonly ClauseDraft[],
): string | undefined =>
  template.find(({ kind, no }) => kind === 'must' && !clauses.some((clause) => clause.no === no))?.title

/** Whether the clauses name those of the template, each at most once. */
export function areOfTemplate(template: readonly TemplateClause[], clauses: readonly ClauseDraft[]): boolean {
  const numbers = clauses.flatMap(({ no }) => (no === null ? [] : [no]))
  return new Set(numbers).size === numbers.length && numbers.every((no) => template.some((each) => each.no === no))
}

/** Differences of a contract from the edition of its template, in the order of the template, then own clauses. */
export function deviationsOf(template: readonly TemplateClause[], clauses: readonly ClauseDraft[]): Deviation[] {
  const ofTemplate = template.flatMap(({ no, title, text }): Deviation[] => {
    const clause = clauses.find((each) => each.no === no)
    if (!clause) return [{ title, template: text, contract: null }]
    return clause.text === text && clause.title === title
      ? []
      : [{ title: clause.title, template: text, contract: clause.text }]
  })
  const own = clauses.filter(({ no }) => no === null)
  return [...ofTemplate, ...own.map(({ title, text }) => ({ title, template: null, contract: text }))]
}
