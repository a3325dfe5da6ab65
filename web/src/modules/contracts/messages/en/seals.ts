import { sealLabels } from '#contract/contracts/companySeals.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { seals as zh } from '../zh-CN/seals.ts'

export const seals: SameKeys<typeof zh> = {
  title: 'Seals',
  purpose: 'Register the seals of companies with their keepers, and check the certificates of both parties',
  add: 'Register a seal',
  keyword: 'Keyword',
  hint: 'Company, tax number or keeper',
  none: 'No matching seals',
  noneReason: 'Change the filters and try again.',
  empty: 'No seals yet',
  emptyReason: 'Keepers of registered seals can sign contracts.',
  field: {
    ...inEnglish(sealLabels),
    keyword: 'Keyword',
    payerNo: 'Company',
    keeperId: { label: 'Keeper', hint: "The person who drafts a contract can't keep its seal" },
    kind: {
      label: 'Kind',
      options: { company: 'Company seal', contract: 'Contract seal', legal: 'Legal representative seal' },
    },
    party: { label: 'Party', options: { ours: 'Buyer', supplier: 'Supplier' } },
    status: { label: 'Status', options: { active: 'In use', disabled: 'Disabled' } },
    certificateStatus: { label: 'Certificate', options: { none: 'None', pending: 'To be checked', active: 'Active' } },
  },
  action: { accept: 'Accept certificate', reject: 'Reject certificate', disable: 'Disable', enable: 'Enable' },
  sure: {
    accept: {
      title: 'Accept the certificate?',
      text: 'Check that it names the company. The keeper can then sign contracts with it.',
    },
    reject: { title: 'Reject the certificate?', text: 'The keeper has to register a certificate again.' },
    disable: { title: 'Disable the seal?', text: 'It signs nothing from now on. Signatures so far remain.' },
    enable: { title: 'Enable the seal?', text: 'It can sign contracts again.' },
  },
}
