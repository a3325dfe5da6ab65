import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { positions as zh } from '../zh-CN/positions.ts'

export const positions: SameKeys<typeof zh> = {
  title: 'Positions',
  purpose: 'Positions of people, which approval rules can name',
  keyword: 'Position',
  hint: 'Code or name',
  none: 'No positions yet',
  noneReason: 'Add one to give it to people and to name it in approval rules.',
  add: 'Add position',
  editTitle: 'Edit position',
  disableTitle: 'Disable this position?',
  disableText: '“{{name}}” can no longer be chosen. People who have it keep it.',
  action: { edit: 'Edit', detail: 'Details', disable: 'Disable', enable: 'Enable' },
  happened: {
    position: { created: 'Position added', edited: 'Position edited', disabled: 'Disabled', enabled: 'Enabled' },
  },
  field: {
    code: { label: 'Code', hint: 'Letters, digits, dots, underscores or hyphens, up to 40 characters' },
    name: 'Position',
    enName: 'English name',
    people: 'People',
  },
}
