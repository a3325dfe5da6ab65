import type { Tooth } from './tooth.ts'

export const contract: readonly Tooth[] = [
  {
    guards: 'I-10',
    without: 'the rounding of a line to the cent',
    edits: [{ file: 'contract/src/kit/money.ts', from: 'left = (left + 50n) / 100n', to: 'left = left / 100n' }],
    test: { file: 'server/src/kit/money.db.test.ts', name: 'what PostgreSQL reckons in numeric' },
  },
  {
    guards: 'I-11',
    without: 'the limit of four decimals',
    edits: [{ file: 'contract/src/kit/money.ts', from: String.raw`\.(\d{1,4})`, to: String.raw`\.(\d+)` }],
    test: { file: 'contract/src/kit/money.test.ts', name: '"0.12345" is refused' },
  },
  {
    guards: 'I-30',
    without: 'the end of every shape',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: 'Type.Object(properties, { additionalProperties: false })',
        to: 'Type.Object(properties)',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/access.routes.test.ts',
      name: 'fields that nobody asked for are refused',
    },
  },
  {
    guards: 'I-37',
    without: 'the letters that no text may hold',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: String.raw`, pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$' })`,
        to: ' })',
      },
    ],
    test: { file: 'server/src/hostile.routes.test.ts', name: 'a text is a text' },
  },
  {
    guards: 'I-37',
    without: 'the largest number of pieces',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: 'Pieces = Type.Integer({ minimum: 0, maximum: 99_999_999 })',
        to: 'Pieces = Type.Integer()',
      },
    ],
    test: { file: 'server/src/hostile.routes.test.ts', name: 'quantities that no order can have' },
  },
]
