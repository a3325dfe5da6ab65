import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'
import { keepersOfContract } from './seals/seal.store.ts'
import { signingOrder } from './contract.access.service.ts'

type OfContract = Event<Extract<EventName, `contract.${string}`>>

const factsOf = ({ data: { contractNo, title, supplierName, gross }, reason }: OfContract) => ({
  contractNo,
  title,
  supplierName,
  gross,
  reason: reason || '-',
})
const toSupplier = (template: TemplateName) => (event: OfContract) =>
  ({ template, to: { supplier: event.data.supplierId }, facts: factsOf(event) }) satisfies MessageOf
const toAuthor = (template: TemplateName) => (event: OfContract) =>
  ({ template, to: event.data.authorId, facts: factsOf(event) }) satisfies MessageOf

/** Requests to sign a contract or a change of one. */
const requests = {
  contract: { sign: 'contractToSign', seal: 'contractToSeal' },
  change: { sign: 'contractChangeToSign', seal: 'contractChangeToSeal' },
} as const
type Subject = keyof typeof requests

/** Keepers of our seals for a contract. */
const toKeepers = async (tx: Tx, event: OfContract, subject: Subject): Promise<MessageOf> => ({
  template: requests[subject].seal,
  to: (await keepersOfContract(tx, { id: event.id })).map(({ keeper_id: keeperId }) => keeperId),
  facts: factsOf(event),
})

/** The party that signs first; both where there is no order. */
const toSigners =
  (subject: Subject) =>
  async (event: OfContract, tx: Tx): Promise<MessageOf[]> => {
    const order = await signingOrder(tx)
    return [
      ...(order === 'oursFirst' ? [] : [toSupplier(requests[subject].sign)(event)]),
      ...(order === 'supplierFirst' ? [] : [await toKeepers(tx, event, subject)]),
    ]
  }

/** The party that signs second, once the first one has. */
async function toSecond(event: Event<'contract.signed'>, tx: Tx): Promise<MessageOf[]> {
  const order = await signingOrder(tx)
  const { party, changeNo } = event.data
  const subject = changeNo === undefined ? 'contract' : 'change'
  if (order === 'supplierFirst' && party === 'supplier') return [await toKeepers(tx, event, subject)]
  return order === 'oursFirst' && party === 'ours' ? [toSupplier(requests[subject].sign)(event)] : []
}

/** The drafter and everybody who had signed; the supplier, unless it refused itself. Templates select by permission. */
const toAllSigners =
  (ours: TemplateName, suppliers: TemplateName) =>
  (event: Event<'contract.refused' | 'contract.changeRefused'>): MessageOf[] => {
    const { authorId, signers, party, supplierId } = event.data
    const facts = factsOf(event)
    return [
      { template: ours, to: [...new Set([authorId, ...signers])], facts },
      { template: suppliers, to: party === 'ours' ? { supplier: supplierId } : signers, facts },
    ]
  }

const stageFacts = (event: Event<'contract.stageDue' | 'contract.stageReported'>, dueOn: string) => ({
  ...factsOf(event),
  stage: event.data.name,
  amount: event.data.amount,
  dueOn,
})

type OfDeposit = Event<
  | 'contract.depositReported'
  | 'contract.depositConfirmed'
  | 'contract.depositDeclined'
  | 'contract.depositReturned'
  | 'contract.depositForfeited'
  | 'contract.depositDue'
>
const depositFacts = (event: OfDeposit) => ({
  ...factsOf(event),
  amount: event.data.amount,
  forfeited: event.data.forfeited,
})
const depositToSupplier = (template: TemplateName) => (event: OfDeposit) =>
  ({ template, to: { supplier: event.data.supplierId }, facts: depositFacts(event) }) satisfies MessageOf

/** Messages of contracts, to the party that acts next and to all whose signatures became void. */
export const contractsMessages: Messages = {
  'contract.approved': toSigners('contract'),
  'contract.changeApproved': toSigners('change'),
  'contract.rejected': toAuthor('contractRejected'),
  'contract.changeRejected': toAuthor('contractChangeRejected'),
  'contract.signed': toSecond,
  'contract.concluded': (event) => [
    toAuthor('contractConcluded')(event),
    toSupplier('contractConcludedForSupplier')(event),
  ],
  'contract.changed': (event) => [toAuthor('contractChanged')(event), toSupplier('contractChangedForSupplier')(event)],
  'contract.changeWithdrawn': (event) => [
    { template: 'contractChangeWithdrawn', to: event.data.signers, facts: factsOf(event) },
    { template: 'contractChangeWithdrawnForSupplier', to: event.data.signers, facts: factsOf(event) },
  ],
  'contract.refused': toAllSigners('contractRefused', 'contractRefusedForSupplier'),
  'contract.changeRefused': toAllSigners('contractChangeRefused', 'contractChangeRefusedForSupplier'),
  'contract.voided': (event) => [
    { template: 'contractRefused', to: event.data.signers, facts: factsOf(event) },
    // What the supplier never saw is not announced as void.
    ...(event.data.wasSent ? [toSupplier('contractRefusedForSupplier')(event)] : []),
  ],
  'contract.lapsed': (event) => [
    {
      template: 'contractLapsed',
      to: [...new Set([event.data.authorId, ...event.data.signers])],
      facts: factsOf(event),
    },
    toSupplier('contractRefusedForSupplier')(event),
  ],
  'contract.scanRejected': (event) =>
    event.data.party === 'supplier'
      ? toSupplier('contractScanRejectedForSupplier')(event)
      : { template: 'contractScanRejected', to: event.data.signerId, facts: factsOf(event) },
  'contract.stageReported': (event) => ({
    template: 'contractStageReported',
    to: event.data.authorId,
    facts: stageFacts(event, '-'),
  }),
  'contract.stageDue': (event) => {
    const facts = stageFacts(event, event.data.dueOn)
    return [
      { template: 'contractStageDue', to: event.data.authorId, facts },
      { template: 'contractStageDueForSupplier', to: { supplier: event.data.supplierId }, facts },
    ]
  },
  'contract.depositReported': (event) => ({
    template: 'contractDepositReported',
    to: event.data.authorId,
    facts: depositFacts(event),
  }),
  'contract.depositConfirmed': depositToSupplier('contractDepositConfirmed'),
  'contract.depositDeclined': depositToSupplier('contractDepositDeclined'),
  'contract.depositDue': (event) => ({
    template: event.data.days < 0 ? 'contractDepositOverdue' : 'contractDepositDue',
    to: event.data.authorId,
    facts: { ...depositFacts(event), dueOn: event.data.dueOn },
  }),
  'contract.depositReturned': depositToSupplier('contractDepositReturned'),
  'contract.depositForfeited': depositToSupplier('contractDepositForfeited'),
  'contract.ending': (event) => {
    const facts = { ...factsOf(event), lastDay: event.data.lastDay }
    return [
      { template: 'contractEnds', to: event.data.authorId, facts },
      { template: 'contractEndsForSupplier', to: { supplier: event.data.supplierId }, facts },
    ]
  },
}
