import type { Mutant } from './mutant.ts'

export const records: readonly Mutant[] = [
  {
    guards: 'I-56',
    without: 'the comparison of versions',
    edits: [
      {
        file: 'server/src/kit/database/table.ts',
        from: 'if (version !== undefined && row.version !== version)',
        to: 'if (version !== undefined && row.version < 0)',
      },
    ],
    test: {
      file: 'server/src/kit/database/table.db.test.ts',
      name: 'table: missing, stale, foreign and duplicate rows are refused',
    },
  },
]
