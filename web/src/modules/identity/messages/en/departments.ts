import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { departments as zh } from '../zh-CN/departments.ts'

export const departments: SameKeys<typeof zh> = {
  hint: 'Choose a department',
  title: 'Choose a department',
  titleMany: 'Choose departments, with all below them',
  search: 'Name or code of a department',
  none: 'No department matches “{{searchStr}}”',
  more: 'The first {{count}} are shown. Type more to narrow them down.',
  own: 'your department',
  chosen: '{{count}} chosen',
  clear: 'Clear the department',
  and: ', ',
}
