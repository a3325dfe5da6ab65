import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { sourcing as zh } from '../zh-CN/sourcing.ts'

export const sourcing: SameKeys<typeof zh> = {
  title: 'Sourcing',
  purpose: 'Sourcing',
  add: 'Add',
  editTitle: 'Edit',
  keyword: 'Name',
  hint: 'Name or code',
  none: 'No matching entries',
  noneReason: 'Try another keyword.',
  field: { name: 'Name', code: 'Code' },
  action: { detail: 'Details', edit: 'Edit' },
  happened: { project: { created: 'Added', edited: 'Edited' } },
}
