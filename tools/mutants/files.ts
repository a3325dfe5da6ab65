import type { Mutant } from './mutant.ts'

export const files: readonly Mutant[] = [
  {
    guards: 'I-37',
    without: 'the look at the encoding of a form',
    edits: [
      {
        file: 'server/src/kit/files/upload.rules.ts',
        from: String.raw`!hasInvalidCharacters(text) && !text.includes('\uFFFD')`,
        to: 'text.length >= 0',
      },
    ],
    test: {
      file: 'server/test/system/malformed-forms.routes.test.ts',
      name: 'malformed forms: a name or field that is not UTF-8 is refused with a message, and nothing is stored',
    },
  },
  {
    guards: 'I-31',
    without: 'the check who may see a file',
    edits: [
      {
        file: 'server/src/modules/files/file.service.ts',
        from: "return isVisible ? file : refuse('thing.notFound')",
        to: "return isVisible || file ? file : refuse('thing.notFound')",
      },
    ],
    test: {
      file: 'server/src/modules/files/file.routes.test.ts',
      name: 'files: an unattached file is visible only to its owner, an attached one to readers of its record',
    },
  },
  {
    guards: 'I-31',
    without: 'the check who has uploaded an attachment',
    edits: [
      {
        file: 'server/src/modules/files/file.store.ts',
        from: "    .where('key', '=', anyOf($.keys))\n    .where('created_by', '=', $.userId)",
        to: "    .where('key', '=', anyOf($.keys))\n    .where('created_by', '<=', $.userId)",
      },
    ],
    test: {
      file: 'server/src/modules/files/file.routes.test.ts',
      name: 'files: only own uploads of the required kind can be attached, once',
    },
  },
  {
    guards: 'I-31',
    without: 'the kind of attachment',
    edits: [
      {
        file: 'server/src/modules/files/file.rules.ts',
        from: 'if (!isAccepted) return',
        to: 'if (!isAccepted && kind === null) return',
      },
    ],
    test: {
      file: 'server/src/modules/files/file.routes.test.ts',
      name: 'files: only own uploads of the required kind can be attached, once',
    },
  },
  {
    guards: 'I-31',
    without: 'the order that attachments hang on',
    edits: [
      {
        file: 'server/src/modules/ordering/attachments.service.ts',
        from: '.some((order) => partyOf(factsOf(order), actor) !== null)',
        to: '.some((order) => order.id !== actor.userId)',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/attachments.routes.test.ts',
      name: 'attachments: orders of one submission share attachments, visible to readers of any of them',
    },
  },
  {
    guards: 'I-34',
    without: 'the comparison of an upload with what the one before has left',
    edits: [
      {
        file: 'server/src/modules/files/quota.store.ts',
        from: 'where d.files + 1 <= $maxFiles::float8 and d.bytes + excluded.bytes <= $maxBytes::float8',
        to: 'where $maxFiles::float8 > 0',
      },
    ],
    test: {
      file: 'server/src/modules/files/quota.routes.test.ts',
      name: 'upload quota: concurrent uploads are accepted up to the remaining number of files',
    },
  },
]
