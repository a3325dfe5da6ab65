import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { sequences as zh } from '../zh-CN/sequences.ts'

export const sequences: SameKeys<typeof zh> = {
  title: 'Number sequences',
  purpose:
    'Patterns for the numbers of projects and documents. Numbers already given stay; the next one follows the new pattern.',
  keyword: 'Sequence',
  hint: 'Code, document or pattern',
  none: 'No sequences found',
  noneReason: 'Try another keyword.',
  add: 'Add',
  editTitle: 'Pattern of “{{name}}”',
  preview: 'Preview: {{number}}',
  restoreTitle: 'Restore the default pattern?',
  restoreText: 'Restores {{pattern}}.',
  action: { edit: 'Edit', detail: 'Details', restore: 'Restore default' },
  happened: { sequence: { edited: 'Pattern changed', restored: 'Default restored' } },
  field: {
    code: 'Code',
    name: 'Document',
    pattern: {
      label: 'Pattern',
      hint: '{yyyy} or {yy} year, {MM} month, {dd} day, {dept} code of the department (8 characters), {seq:n} count of n digits; letters, digits and - _ . / beside them',
    },
    reset: {
      label: 'Count restarts',
      options: { never: 'Never', day: 'Daily', month: 'Monthly', year: 'Yearly', global: 'Never, over all documents' },
    },
    usualPattern: 'Default pattern',
    example: 'Example',
  },
}
