import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { departments as zh } from '../zh-CN/departments.ts'

export const departments: SameKeys<typeof zh> = {
  hint: 'Choose a department',
  title: 'Choose a department',
  titleMany: 'Choose departments (including sub-departments)',
  search: 'Department name or code',
  none: 'No department matches “{{searchStr}}”',
  more: 'Showing the first {{count}}. Type more to narrow the list.',
  own: 'Your department',
  chosen: '{{count}} selected',
  clear: 'Clear selection',
  and: ', ',
}
