import { templateLabels } from '#contract/contracts/contractTemplates.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { contractTemplates as zh } from '../zh-CN/contractTemplates.ts'

export const contractTemplates: SameKeys<typeof zh> = {
  title: 'Contract templates',
  purpose: 'Maintain the clauses of contracts; published editions no longer change',
  add: 'New template',
  editTitle: 'Edit template',
  keyword: 'Keyword',
  hint: 'Name',
  none: 'No matching templates',
  noneReason: 'Change the filters and try again.',
  empty: 'No templates yet',
  emptyReason: 'Create and publish a template to draft contracts from it.',
  editionNo: 'Edition {{number}}',
  hasDraft: 'Unpublished edits',
  clauses: 'Clauses',
  variables:
    'Braces mark placeholders, such as {甲方} (buyer), {乙方} (supplier), {含税金额} (amount) and {金额大写} (amount in words). The drafter fills in any other name.',
  field: {
    ...inEnglish(templateLabels),
    keyword: 'Keyword',
    status: {
      label: 'Status',
      options: { draft: 'Draft', published: 'Published', disabled: 'Disabled' },
    },
    clauses: 'Clauses',
  },
  clause: {
    kind: { label: 'Kind', options: { must: 'Mandatory', may: 'Optional' } },
    title: 'Heading',
    text: 'Text',
  },
  action: { edit: 'Edit', publish: 'Publish', disable: 'Disable', enable: 'Enable' },
  sure: {
    publish: { title: 'Publish the template?', text: 'New contracts use this edition. Others keep theirs.' },
    disable: { title: 'Disable the template?', text: 'It is not offered for new contracts. Others keep theirs.' },
    enable: { title: 'Enable the template?', text: 'It is offered for new contracts again.' },
  },
}
