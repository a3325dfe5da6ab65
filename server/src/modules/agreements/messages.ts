import type { EventName } from '#contract/events.ts'
import type { TemplateName } from '#contract/messages.ts'
import type { Event } from '#kit/events/events.ts'
import type { MessageOf, Messages } from '#kit/messages.ts'

type OfAgreement = Event<
  Exclude<
    Extract<EventName, `agreement.${string}`>,
    'agreement.expiring' | 'agreement.capReached' | 'agreement.indexMissing'
  >
>

const factsOf = ({ data: { agreementNo, title }, reason }: OfAgreement) => ({
  agreementNo,
  title,
  reason: reason || '-',
})
const toSupplier =
  (template: TemplateName) =>
  (event: OfAgreement): MessageOf[] =>
    event.data.supplierIds.map((supplier) => ({ template, to: { supplier }, facts: factsOf(event) }))
const toAuthor =
  (template: TemplateName) =>
  (event: OfAgreement): MessageOf => ({ template, to: event.data.authorId, facts: factsOf(event) })

const ofParty = (
  template: TemplateName,
  event: Event<'agreement.partyConfirmed' | 'agreement.partyLeft'>,
): MessageOf => ({
  template,
  to: event.data.authorId,
  facts: { ...factsOf(event), supplierName: event.data.supplierName },
})

/** Messages of agreements: to the supplier what it has to confirm or know, to the author what became of it. */
export const agreementsMessages: Messages = {
  'agreement.approved': toSupplier('agreementToConfirm'),
  'agreement.changeApproved': toSupplier('agreementToConfirm'),
  'agreement.rejected': toAuthor('agreementRejected'),
  'agreement.changeRejected': toAuthor('agreementRejected'),
  'agreement.confirmed': toAuthor('agreementConfirmed'),
  'agreement.changeConfirmed': toAuthor('agreementConfirmed'),
  'agreement.declined': toAuthor('agreementDeclined'),
  'agreement.changeDeclined': toAuthor('agreementDeclined'),
  'agreement.replaced': (event) => [
    ...toSupplier('agreementReplacedForSupplier')(event),
    toAuthor('agreementReplaced')(event),
  ],
  'agreement.partyConfirmed': (event) => ofParty('agreementPartyConfirmed', event),
  'agreement.partyLeft': (event) => ofParty('agreementPartyLeft', event),
  // What people propose they know.
  'agreement.changeProposed': (event) =>
    event.data.isByIndex === true ? toAuthor('agreementIndexProposed')(event) : [],
  'agreement.indexMissing': ({ data: { agreementNo, title, code, name, month } }) => ({
    template: 'agreementIndexMissing',
    to: { operatorsWith: 'priceIndex.manage' },
    facts: { agreementNo, title, code, name, month, reason: '' },
  }),
  'agreement.suspended': toSupplier('agreementPaused'),
  'agreement.resumed': toSupplier('agreementGoesOn'),
  'agreement.terminated': toSupplier('agreementEnded'),
  'agreement.capReached': ({ data: { agreementNo, title, supplierIds, authorId, name, percent } }) => {
    const facts = { agreementNo, title, name, percent: String(percent), reason: '' }
    return [
      ...supplierIds.map((supplier) => ({ template: 'agreementUseForSupplier' as const, to: { supplier }, facts })),
      { template: 'agreementUse', to: authorId, facts },
    ]
  },
  'agreement.expiring': ({ data: { agreementNo, title, supplierIds, lastDay } }) => {
    const facts = { agreementNo, title, lastDay, reason: '' }
    return [
      ...supplierIds.map((supplier) => ({ template: 'agreementEndsForSupplier' as const, to: { supplier }, facts })),
      { template: 'agreementEnds', to: { operatorsWith: 'agreement.manage' }, facts },
    ]
  },
}
