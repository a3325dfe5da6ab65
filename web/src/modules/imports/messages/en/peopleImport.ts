import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { peopleImport as zh } from '../zh-CN/peopleImport.ts'

export const peopleImport: SameKeys<typeof zh> = {
  title: 'Import people',
  hint: 'Fill in the template and upload it. It is checked first, and nothing is saved until you import. Up to {{max}} rows; the people sign in as buyers.',
  template: 'Download template',
  retry: 'Upload again',
  file: 'File',
  total: 'Rows',
  ok: 'Ready',
  wrong: 'With errors',
  sound: 'No errors found. Ready to import.',
  problems: '{{count}} error(s) found. Rows with errors are not imported.',
  manyProblems: '{{count}} errors found; the first {{shown}} are shown. Rows with errors are not imported.',
  row: 'Row',
  column: 'Column',
  value: 'Value',
  message: 'Problem',
  field: {
    userName: 'Name',
    userCode: 'Account',
    dept: 'Department',
    mobile: 'Mobile number',
    email: 'Email',
    position: 'Position',
    manager: 'Manager',
  },
  all: 'Import {{count}} people',
  valid: 'Import {{count}} valid rows',
  imported: '{{count}} people imported',
}
