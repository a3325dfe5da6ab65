import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { controls as zh } from '../zh-CN/controls.ts'

export const controls: SameKeys<typeof zh> = {
  clear: 'Clear',
  search: 'Type to search',
  clearSearch: 'Clear search',
  nothing: 'No matches for “{{typed}}”',
  chosen: '{{count}} selected',
  removeTag: 'Remove {{name}}',
  firstLevel: 'Top level',
  from: 'Start date',
  to: 'End date',
  until: 'to',
  openRange: 'Choose {{name}}',
  days: '{{count}} days',
  days_one: '{{count}} day',
  notBeforeToday: "Past dates can't be selected",
  preset: { today: 'Today', week: 'Last 7 days', month: 'Last 30 days', quarter: 'Last 3 months', year: 'This year' },
  time: { open: 'Choose time', hours: 'Hours', minutes: 'Minutes', now: 'Now' },
  palette: 'Go to',
  paletteHint: 'Type a page name, then press Enter',
}
