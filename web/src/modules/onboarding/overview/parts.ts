import { agreementStatusNames } from '#contract/agreements/agreement.ts'
import { contractStatusNames } from '#contract/contracts/contract.ts'
import { invoiceStatusNames } from '#contract/invoices/invoice.ts'
import { dispositionStatusNames } from '#contract/onboarding/dispositions.ts'
import { incidentStatusNames } from '#contract/onboarding/incidents.ts'
import { qualificationStatusNames } from '#contract/onboarding/qualifications.ts'
import type { PartKind, PartRow } from '#contract/onboarding/supplier360.ts'
import { orderStatusNames } from '#contract/ordering/orderStates.ts'
import { payableStatusNames } from '#contract/settlement/payable.ts'
import { blockKindNames } from '#contract/suppliers/blocks.ts'
import { languageTag } from '#web/kit/client/preferences.ts'

type Names = Readonly<Record<string, readonly [zh: string, en: string]>>
const place = () => (languageTag() === 'en' ? 1 : 0)

/** Words of the states of a part's documents; those of scores are points. */
const names: Readonly<Partial<Record<PartKind, Names>>> = {
  qualifications: qualificationStatusNames,
  agreements: agreementStatusNames,
  contracts: contractStatusNames,
  orders: orderStatusNames,
  invoices: invoiceStatusNames,
  payables: payableStatusNames,
  incidents: incidentStatusNames,
  dispositions: dispositionStatusNames,
}
export const statusText = (kind: PartKind, status: string): string => names[kind]?.[status]?.[place()] ?? status

const lists: Readonly<Record<PartKind, string>> = {
  qualifications: '/qualifications',
  agreements: '/agreements',
  contracts: '/contracts',
  orders: '/tenantOrders',
  invoices: '/invoiceInbox',
  payables: '/payables',
  incidents: '/incidents',
  scores: '/scorecards',
  dispositions: '/supplierDispositions',
}
/** List of a part, with the supplier's documents. */
export const listPathOf = (kind: PartKind, supplierName: string): string =>
  `${lists[kind]}?keyword=${encodeURIComponent(supplierName)}`

const details: Readonly<Partial<Record<PartKind, string>>> = { agreements: '/agreementDetail', contracts: '/contract' }
/** Page of a document, of parts whose documents have one. */
export const rowPathOf = (kind: PartKind, id: string): string | undefined =>
  details[kind] && `${details[kind]}?id=${id}`

/** What names a document, and the line below. */
export function rowTitleOf(kind: PartKind, { no, title }: PartRow): { readonly title: string; readonly under: string } {
  if (kind === 'dispositions') return { title: (blockKindNames as Names)[no]?.[place()] ?? no, under: title }
  if (kind === 'incidents') return { title, under: no }
  if (kind === 'qualifications') return { title, under: no }
  if (kind === 'scores') return { title: no, under: title }
  return title === '' ? { title: no, under: '' } : { title, under: no }
}
