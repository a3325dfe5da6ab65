import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { costCentres as zh } from '../zh-CN/costCentres.ts'

export const costCentres: SameKeys<typeof zh> = {
  title: 'Cost centers',
  purpose: 'Cost centers that buyers choose when they order, for all departments or some',
  keyword: 'Cost center',
  hint: 'Code or name',
  none: 'No cost centers yet',
  noneReason: 'Buyers choose one for each item. Settings, under “Orders”, say whether they have to.',
  add: 'Add cost center',
  editTitle: 'Edit cost center',
  allDepts: 'All departments',
  disableTitle: 'Disable this cost center?',
  disableText: 'New orders can no longer name “{{name}}”. Existing orders are not affected.',
  happened: {
    costCentre: {
      created: 'Cost center added',
      edited: 'Cost center edited',
      disabled: 'Cost center disabled',
      enabled: 'Cost center enabled',
    },
  },
  action: { detail: 'Details', edit: 'Edit', disable: 'Disable', enable: 'Enable' },
  field: {
    code: { label: 'Code', hint: 'Letters, digits, dots, underscores or hyphens, up to 40 characters' },
    name: 'Name',
    deptId: { label: 'Department', hint: 'Available to it and its sub-departments. Blank: to all departments.' },
    deptName: 'Department',
  },
}
