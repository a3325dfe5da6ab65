import { eventsOf } from '#contract/kit/event.ts'
import { Amount, Id, Maybe, Type } from '#contract/kit/schema.ts'
import { InvoiceStatus } from './invoice.ts'
import { ProposalStatus } from './proposals.ts'

const facts = {
  number: Type.String(),
  supplierId: Maybe(Id),
  sellerName: Type.String(),
  gross: Amount,
  ownerId: Maybe(Type.String({ ...Id, description: 'who settles the statements of the supplier' })),
}

const proposalFacts = {
  number: Type.String({ description: 'as read; empty: not readable' }),
  supplierId: Maybe(Type.String({ ...Id, description: 'company of the person who uploaded it; null: the buyer' })),
  sha256: Type.String({ description: 'SHA-256 of the uploaded file' }),
}

export const invoicesEvents = {
  ...eventsOf('invoice', InvoiceStatus, {
    submitted: { ...facts, sha256: Type.String({ description: 'SHA-256 of the uploaded file' }) },
    matched: facts,
    failed: { ...facts, problems: Type.Array(Type.String()), difference: Amount },
    overridden: { ...facts, difference: Amount },
    approved: facts,
    returned: facts,
    verified: { ...facts, verdict: Type.String() },
    contentDiffered: { ...facts, claimed: Type.String({ ...Amount, description: 'gross amount in the refused file' }) },
  }),
  ...eventsOf('invoiceProposal', ProposalStatus, {
    waiting: proposalFacts,
    confirmed: proposalFacts,
    discarded: proposalFacts,
  }),
}
