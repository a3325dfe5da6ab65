import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { list as zh } from '../zh-CN/list.ts'

export const list: SameKeys<typeof zh> = {
  unfold: 'More filters',
  fold: 'Fewer filters',
  exportFailed: 'The file could not be exported.',
  exportCapped: 'Only the first {{most}} rows were exported. Narrow the filter to export the others.',
  mostOnPage: 'A page shows at most {{most}} rows. Use the export to get all of them.',
  settings: 'Columns',
  columns: 'Columns shown',
  compact: 'Compact rows',
  usual: 'Restore defaults',
  resize: 'Width of “{{column}}”',
  selection: 'Batch actions',
  selected: '{{count}} selected',
  select: 'Select this row',
  selectPage: 'Select this page',
  clear: 'Clear selection',
  details: 'Details',
  batchUnreachable: 'The connection is unstable.',
  batchDone: '{{count}} done',
  batchFailed: '{{count}} done, {{failed}} failed: {{reason}}',
  state: 'Status',
  availability: { active: 'Active', disabled: 'Disabled' },
}
