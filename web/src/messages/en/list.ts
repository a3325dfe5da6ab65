import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { list as zh } from '../zh-CN/list.ts'

export const list: SameKeys<typeof zh> = {
  unfold: 'More filters',
  fold: 'Fewer filters',
  exportFailed: 'Export failed. Please try again.',
  exportCapped: 'Only the first {{most}} rows were exported. Narrow your filters and export again.',
  mostOnPage: 'Up to {{most}} rows per page. Export to get all of them.',
  settings: 'Columns',
  columns: 'Visible columns',
  compact: 'Compact view',
  usual: 'Restore defaults',
  resize: 'Resize “{{column}}”',
  selection: 'Bulk actions',
  selected: '{{count}} selected',
  select: 'Select this row',
  selectPage: 'Select this page',
  clear: 'Clear selection',
  details: 'Details',
  batchUnreachable: 'Your connection is unstable',
  batchDone: '{{count}} completed',
  batchFailed: '{{count}} completed, {{failed}} failed: {{reason}}',
  state: 'Status',
  availability: { active: 'Active', disabled: 'Disabled' },
}
