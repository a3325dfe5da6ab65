import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { printTemplates as zh } from '../zh-CN/printTemplates.ts'

export const printTemplates: SameKeys<typeof zh> = {
  title: 'Print templates',
  purpose: 'Header, footer, notes, logo and columns of printed documents; used from the next print on',
  add: 'New template',
  keyword: 'Print template',
  hint: 'Document',
  none: 'No templates found',
  noneReason: 'Try another keyword.',
  editTitle: 'Print template: {{name}}',
  restoreTitle: 'Restore the default template?',
  restoreText: '“{{name}}” is then printed as usual.',
  preview: 'Preview',
  usual: 'Default',
  own: 'Own',
  yes: 'Shown',
  no: 'Not shown',
  action: { edit: 'Edit', detail: 'Details', restore: 'Restore default' },
  happened: { printTemplate: { edited: 'Template edited', restored: 'Default restored' } },
  field: {
    name: 'Document',
    header: { label: 'Header', hint: 'At the top right of each page' },
    footer: { label: 'Footer', hint: 'At the foot of each page, after the number' },
    notes: { label: 'Notes', hint: 'At the end of the document, up to 1,000 characters' },
    showLogo: {
      label: 'Show the portal logo',
      hint: 'At the top left of each page; the logo must be a PNG or JPEG image',
    },
    hidden: { label: 'Columns left out', hint: 'Without a choice all columns are printed' },
    kind: 'Document',
    state: 'Template',
  },
}
