import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { controls as zh } from '../zh-CN/controls.ts'

export const controls: SameKeys<typeof zh> = {
  clear: 'Clear',
  search: 'Type to search',
  clearSearch: 'Clear the search',
  nothing: 'Nothing matches “{{typed}}”',
  chosen: '{{count}} selected',
  removeTag: 'Remove {{name}}',
  firstLevel: 'First level',
  from: 'Start date',
  to: 'End date',
  until: 'to',
  openRange: 'Choose {{name}}',
  days: '{{count}} days',
  notBeforeToday: 'Dates before today cannot be chosen',
  preset: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days', quarter: 'Last 3 months', year: 'This year' },
  time: { open: 'Choose a time', hours: 'Hours', minutes: 'Minutes', now: 'Now' },
  palette: 'Go to',
  paletteHint: 'Type the name of a page, press Enter to open it',
}
