import {
  type AgreementAction,
  type AgreementDraft,
  type AgreementStatus,
  agreementStatusNames,
  type ChangeStatus,
  type PartyDraft,
} from '#contract/agreements/agreement.ts'
import { compare, sum, times, units } from '#contract/kit/money.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import { flow, type Requirement } from '#kit/flow.ts'

/** Facts that the flow of agreements evaluates. */
export interface AgreementFacts {
  readonly status: AgreementStatus
  /** Suppliers that have not left. */
  readonly supplierIds: readonly string[]
  /** All suppliers, also those that have left. */
  readonly everSupplierIds: readonly string[]
  /** Suppliers whose confirmation of the agreement, or of the open change, is missing. */
  readonly awaitedIds: readonly string[]
  readonly personId: string
  /** State of the open change; null: there is none. */
  readonly changeStatus: ChangeStatus | null
  readonly changePersonId: string | null
  /** Whether lines hold for single departments. */
  readonly hasDepartmentLines: boolean
  /** Whether the first day has come. */
  readonly hasBegun: boolean
  /** Whether nobody has to decide any more. */
  readonly approved?: boolean
}
type Required = Requirement<AgreementFacts>

const isParty: Required = {
  holds: ({ supplierIds }, { supplierId }) => supplierId !== null && supplierIds.includes(supplierId),
  otherwise: 'thing.notFound',
}
const isAwaited: Required = {
  holds: ({ awaitedIds }, { supplierId }) => awaitedIds.includes(supplierId!),
  otherwise: 'agreement.confirmedAlready',
}
const hasOthers: Required = {
  holds: ({ supplierIds }) => supplierIds.length > 1,
  otherwise: 'agreement.lastParty',
}
/** The supplier's confirmation is a second person's decision: nobody agrees with themselves. */
const isOfAnother: Required = {
  holds: ({ personId, changePersonId, status }, actor) =>
    actor.personId !== (status === '30' ? personId : changePersonId),
  otherwise: 'agreement.ownConfirmation',
}
const awaitsSupplier: Required = {
  holds: ({ status, changeStatus }) => status === '30' || changeStatus === '30',
  otherwise: 'agreement.noChange',
}
const isChanging = ({ changeStatus }: AgreementFacts) => changeStatus !== null && ('agreement.changeOpen' as const)
const isByDepartment: Required = {
  holds: ({ hasDepartmentLines }) => !hasDepartmentLines,
  otherwise: 'agreement.departmentLines',
}
const hasChange: Required = { holds: ({ changeStatus }) => changeStatus !== null, otherwise: 'agreement.noChange' }

const stay = ({ status }: AgreementFacts) => status
/** State after a confirmation: in force once nobody else has to confirm. */
const confirmed = ({ status, hasBegun, awaitedIds }: AgreementFacts): AgreementStatus =>
  status !== '30' || awaitedIds.length > 1 ? status : hasBegun ? '50' : '40'
const needs = 'agreement.manage'
const party = 'supplierAgreement.confirm'

/**
 * Flow of an agreement: drafted and submitted by an operator, approved, confirmed by its supplier, in force from its
 * first to its last day unless it is terminated.
 */
export const agreementFlow = flow<AgreementFacts, AgreementStatus, AgreementAction>(
  {
    edit: { from: ['10'], to: '10', needs },
    submit: { from: ['10'], to: ({ approved }) => (approved ? '30' : '20'), into: ['20', '30'], needs },
    withdraw: { from: ['20', '30'], to: '10', needs },
    discard: { from: ['10'], to: '10', needs },
    confirm: {
      from: ['30', '50'],
      to: confirmed,
      into: { '30': ['30', '40', '50'], '50': ['50'] },
      needs: party,
      only: [isParty, awaitsSupplier, isOfAnother, isAwaited],
    },
    decline: {
      from: ['30', '50'],
      to: ({ status }) => (status === '30' ? '10' : status),
      into: { '30': ['10'], '50': ['50'] },
      needs: party,
      only: [isParty, awaitsSupplier],
    },
    extend: { from: ['50'], to: '50', needs, unless: isChanging },
    change: { from: ['50'], to: '50', needs, only: isByDepartment, unless: isChanging },
    withdrawChange: { from: ['50', '55'], to: stay, into: { '50': ['50'], '55': ['55'] }, needs, only: hasChange },
    suspend: { from: ['50'], to: '55', needs },
    resume: { from: ['55'], to: '50', needs },
    terminate: { from: ['40', '50', '55'], to: '90', needs },
    leave: {
      from: ['50', '55'],
      to: stay,
      into: { '50': ['50'], '55': ['55'] },
      needs: party,
      only: [isParty, hasOthers],
    },
    approve: { from: ['20'], to: '30', needs: 'owner' },
    reject: { from: ['20'], to: '10', needs: 'owner' },
    expireApproval: { from: ['20'], to: '10', needs: 'system' },
    begin: { from: ['40'], to: '50', needs: 'system' },
    expire: { from: ['50', '55'], to: '70', needs: 'system' },
  },
  agreementStatusNames,
)

/** Whether a party sees an agreement: its supplier does once it was sent, and not while it is a draft again. */
export const seesAgreement = (
  { everSupplierIds, status }: Pick<AgreementFacts, 'everSupplierIds' | 'status'>,
  actor: Actor,
): boolean =>
  (actor.entrance === 'operator' && actor.permissions.has(needs)) ||
  (actor.supplierId !== null &&
    everSupplierIds.includes(actor.supplierId) &&
    actor.permissions.has(party) &&
    !['10', '20'].includes(status))

/** What makes a draft invalid before its goods are looked at, or false. */
export function violationOfDraft({
  validFrom,
  validTo,
  parties,
  callOff,
  miniFrom,
}: AgreementDraft): RefusalCode | false {
  if (validFrom > validTo) return 'agreement.period'
  if (new Set(parties.map(({ supplierId }) => supplierId)).size < parties.length) return 'agreement.partyTwice'
  const shares = parties.reduce((all, { share }) => all + units(share ?? '0'), 0n)
  if (callOff === 'rotation' && (parties.length < 2 || shares !== units('100') || parties.some(hasNoShare)))
    return 'agreement.partyShares'
  return (
    callOff === 'mini' && (parties.length < 2 || miniFrom === null || units(miniFrom) === 0n) && 'agreement.miniFrom'
  )
}
const hasNoShare = ({ share }: PartyDraft) => share === null || units(share) === 0n

interface Positioned {
  readonly position: string
  readonly supplier_id: string
}

/** Position of a rotation that has no name, or not one product of each party; undefined: all are complete. */
export function incompletePosition(lines: readonly Positioned[], supplierIds: readonly string[]): string | undefined {
  const isComplete = (own: readonly Positioned[]) =>
    own.length === supplierIds.length && supplierIds.every((id) => own.some((line) => line.supplier_id === id))
  return [...Map.groupBy(lines, ({ position }) => position)].find(
    ([position, own]) => position === '' || !isComplete(own),
  )?.[0]
}

interface Capped {
  readonly price: string
  readonly maxQty: number | null
  readonly maxAmount: string | null
}

/**
 * Amount for the rules of approval: the cap of the whole agreement, otherwise what the caps of the lines allow to order;
 * lines without a cap have none.
 */
export const amountOf = (lines: readonly Capped[], maxAmount: string | null = null): string =>
  maxAmount ??
  sum(
    lines.map(({ price, maxQty, maxAmount: most }) => {
      if (maxQty === null) return most ?? '0.00'
      const pieces = times(price, maxQty)
      return most === null || compare(pieces, most) < 0 ? pieces : most
    }),
  )
