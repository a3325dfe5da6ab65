import type { Mutant } from './mutant.ts'

export const spreadsheets: readonly Mutant[] = [
  {
    guards: 'I-48',
    without: 'the difference between a required and an optional cell',
    edits: [
      {
        file: 'server/src/modules/imports/reading/row.rules.ts',
        from: "kind = isRequired(field) ? 'error' : 'warning'",
        to: "kind = isRequired(field) ? 'error' : 'error'",
      },
    ],
    test: { file: 'server/src/modules/imports/import.messy.routes.test.ts', name: 'of a messy list' },
  },
  {
    guards: 'I-38',
    without: 'the apostrophe before what a spreadsheet would calculate',
    edits: [
      {
        file: 'server/src/kit/spreadsheet/formula.rules.ts',
        from: "(isMarked(text) ? `'${text}` : text)",
        to: 'text',
      },
    ],
    test: {
      file: 'server/src/modules/imports/export/export.routes.test.ts',
      name: 'no cell of an export is ever calculated',
    },
  },
  {
    guards: 'I-38',
    without: 'the supplier whose rows are exported',
    edits: [
      {
        file: 'server/src/modules/imports/export/export.store.ts',
        from: 'where p.supplier_id = $supplierId and p.id > $after',
        to: 'where $supplierId::bigint is not null and p.id > $after',
      },
    ],
    test: {
      file: 'server/src/modules/imports/export/export.routes.test.ts',
      name: 'an export holds the rows that the list shows',
    },
  },
]
