import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { columns as zh } from '../zh-CN/articleColumns.ts'

export const columns: SameKeys<typeof zh> = {
  title: 'Announcement columns',
  purpose: 'The hierarchy, names and order of columns for announcements and help',
  keyword: 'Column',
  hint: 'Name or type value',
  none: 'No matching columns',
  noneReason: 'Try another name, or fewer filters.',
  empty: 'No columns yet',
  emptyReason: 'Add a column to start writing announcements.',
  add: 'Add column',
  editTitle: 'Edit column',
  moveTitle: 'Move “{{name}}”',
  disableTitle: 'Disable this column?',
  disableText: 'Announcements in “{{name}}” and below it are hidden until you enable it again.',
  top: 'Top level',
  choose: 'Choose a column',
  happened: {
    column: {
      added: 'Column added',
      edited: 'Column edited',
      moved: 'Column moved',
      disabled: 'Column disabled',
      enabled: 'Column enabled',
    },
  },
  action: {
    detail: 'Details',
    addBelow: 'Add below',
    edit: 'Edit',
    move: 'Move to…',
    up: 'Move up',
    down: 'Move down',
    disable: 'Disable',
    enable: 'Enable',
  },
  field: {
    name: 'Name',
    enName: 'English name',
    value: { label: 'Type value', hint: 'The type of its announcements; no spaces or commas' },
    pid: 'Parent column',
    place: 'Position',
    level: 'Level',
    articles: 'Announcements',
  },
}
