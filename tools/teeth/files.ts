import type { Tooth } from './tooth.ts'

export const files: readonly Tooth[] = [
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
]
