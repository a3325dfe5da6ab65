import type { Mutant } from './mutant.ts'

export const files: readonly Mutant[] = [
  {
    guards: 'I-37',
    without: 'the look at the encoding of a form',
    edits: [
      {
        file: 'server/src/kit/upload.rules.ts',
        from: String.raw`text.isWellFormed() && !text.includes('\uFFFD')`,
        to: 'text.length >= 0',
      },
    ],
    test: {
      file: 'server/test/system/malformed-forms.routes.test.ts',
      name: 'a name or a field that is no UTF-8 is refused in words',
    },
  },
  {
    guards: 'I-31',
    without: 'the question who may see a file',
    edits: [
      {
        file: 'server/src/modules/files/file.service.ts',
        from: "return isVisible ? file : refuse('thing.notFound')",
        to: "return isVisible || file ? file : refuse('thing.notFound')",
      },
    ],
    test: {
      file: 'server/src/modules/files/file.routes.test.ts',
      name: 'until it hangs on something only its owner sees it',
    },
  },
  {
    guards: 'I-34',
    without: 'the comparison of an upload with what the one before has left',
    edits: [
      {
        file: 'server/src/modules/files/quota.store.ts',
        from: 'where d.files + 1 <= ${most.files}::numeric and d.bytes + excluded.bytes <= ${most.bytes}::numeric',
        to: 'where ${most.files}::numeric > 0',
      },
    ],
    test: {
      file: 'server/src/modules/files/quota.routes.test.ts',
      name: 'as many are taken as the quota has files left',
    },
  },
]
