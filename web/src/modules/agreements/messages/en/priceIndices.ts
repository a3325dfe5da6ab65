import { indexValueLabels, priceIndexLabels } from '#contract/agreements/indices/priceIndices.ts'
import { inEnglish } from '#contract/kit/labels.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { priceIndices as zh } from '../zh-CN/priceIndices.ts'

/** Price indices. */
export const priceIndices: SameKeys<typeof zh> = {
  title: 'Price indices',
  purpose:
    'Record the value of each month: agreements that follow it propose new prices. Corrections keep what was there.',
  add: 'New index',
  editTitle: 'Edit index',
  keyword: 'Keyword',
  hint: 'Code, name or source',
  none: 'No matching indices',
  noneReason: 'Change the filters and try again.',
  empty: 'No price indices yet',
  emptyReason: 'Once an index has the value of its base month, agreements can follow it.',
  on: 'Enabled',
  off: 'Disabled',
  values: 'Values',
  noValues: 'No values yet',
  noValuesReason: 'Once one is recorded, agreements that follow the index propose new prices.',
  replaced: 'Replaced',
  corrected: 'Corrected',
  record: 'Record a value: {{name}}',
  recordNote:
    'To correct a month, give the reason. New prices apply once they are approved and confirmed; past prices never change.',
  field: { ...inEnglish(priceIndexLabels), keyword: 'Keyword' },
  form: {
    code: { label: 'Code', hint: 'Letters, digits, dots, hyphens and underscores' },
    name: 'Name',
    source: { label: 'Source', hint: 'Who publishes it and where; suppliers see it' },
  },
  value: {
    title: 'Values',
    field: { ...inEnglish(indexValueLabels) },
    month: 'Month',
    value: { label: 'Value', hint: 'Up to six decimals' },
    reason: 'Reason of the correction',
  },
  action: { record: 'Record', detail: 'Values', edit: 'Edit', disable: 'Disable', enable: 'Enable' },
  disable: { title: 'Disable this index?', text: 'New agreements cannot choose it. Agreements that follow it go on.' },
  happened: {
    priceIndex: {
      saved: 'Saved',
      disabled: 'Disabled',
      enabled: 'Enabled',
      recorded: 'Value recorded',
      corrected: 'Value corrected',
    },
  },
}
