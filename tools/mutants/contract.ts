import type { Mutant } from './mutant.ts'

const fields = 'server/test/system/unknown-fields.routes.test.ts'

export const contract: readonly Mutant[] = [
  {
    guards: 'I-10',
    without: 'the rounding of a line to the cent',
    edits: [{ file: 'contract/src/kit/money.ts', from: 'left = (left + 50n) / 100n', to: 'left = left / 100n' }],
    test: {
      file: 'server/src/kit/database/money.db.test.ts',
      name: 'money in SQL: lines, taxes, total and split payments match PostgreSQL numeric',
    },
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
      file: 'server/src/modules/ordering/orders/prices.routes.test.ts',
      name: 'unknown fields are refused in every body',
    },
  },
  {
    guards: 'I-37',
    without: 'the letters that no text may hold',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: String.raw`pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ud800-\\udfff]*$'`,
        to: "pattern: '^'",
      },
    ],
    test: { file: 'contract/src/kit/schema.test.ts', name: 'a text is well-formed Unicode' },
  },
  {
    guards: 'I-37',
    without: 'the largest id that a column holds',
    edits: [
      {
        file: 'contract/src/kit/schema.ts',
        from: 'pattern: `^${idPattern}$`',
        to: "pattern: '^[1-9][0-9]{0,18}$'",
      },
    ],
    test: { file: fields, name: 'every field of every call refuses impossible values' },
  },
  {
    guards: 'I-37',
    without: 'the days of the calendar',
    edits: [
      {
        file: 'contract/src/kit/dayPattern.ts',
        from: 'dayPattern = `^(?!0000)(?:[0-9]{4}-(?:${dayOfMonth})|${leapYear}-02-29)$`',
        to: "dayPattern = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'",
      },
    ],
    test: { file: fields, name: 'every field of every call refuses impossible values' },
  },
  {
    guards: 'I-37',
    without: 'the look at every text for what cannot be stored',
    edits: [
      {
        file: 'server/src/kit/http/validation.ts',
        from: "!hasInvalidCharacters(text) && !text.includes('\\0')",
        to: 'text.length >= 0',
      },
    ],
    test: { file: fields, name: 'every field of every call refuses impossible values' },
  },
  {
    guards: 'I-37',
    without: 'the encoding of a body',
    edits: [
      { file: 'server/src/kit/http/jsonBody.ts', from: 'if (isUtf8(body as Buffer))', to: 'if (body.length > 0)' },
    ],
    test: { file: 'server/test/system/malformed-bodies.routes.test.ts', name: 'a text that is not UTF-8' },
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
    test: {
      file: 'server/test/system/malformed-input.routes.test.ts',
      name: 'malformed input: impossible quantities are refused, and the order is unchanged',
    },
  },
]
