import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { suppliers as zh } from '../zh-CN/suppliers.ts'

export const suppliers: SameKeys<typeof zh> = {
  title: 'Suppliers',
  purpose: 'Suppliers and their status; the goods of a suspended supplier leave the mall at once',
  add: 'New supplier',
  editTitle: 'Edit supplier',
  supplier: 'Supplier',
  hint: 'Name / code',
  state: 'Status',
  status: { active: 'Active', suspended: 'Suspended' },
  move: { suspend: 'Suspend', resume: 'Resume' },
  suspendTitle: 'Suspend supplier',
  suspendText:
    'The goods of {{name}} leave the mall at once and can no longer be ordered. Existing orders are not affected.',
  none: 'No matching suppliers',
  noneReason: 'Try another keyword or fewer filters.',
  field: {
    name: 'Name',
    shortName: 'Short name',
    code: 'Code',
    creditCode: 'Credit code',
    region: 'Region',
    contactName: 'Contact',
    contactTel: 'Contact phone',
  },
}
