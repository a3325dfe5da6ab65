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
    test: {
      file: 'server/src/modules/imports/import.messy.routes.test.ts',
      name: 'import of messy lists: every usable row is kept and every dropped cell is listed',
    },
  },
  {
    guards: 'I-38',
    without: 'the apostrophe before what a spreadsheet would calculate',
    edits: [
      {
        file: 'server/src/kit/spreadsheet/formula.rules.ts',
        from: "return isMarked(text) ? `'${text}` : text",
        to: 'return text',
      },
    ],
    test: {
      file: 'server/src/modules/imports/export/export.routes.test.ts',
      name: 'product export: no cell is a formula',
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
      name: "product export: contains exactly the rows of the user's list",
    },
  },
]
