import type { Mutant } from '../mutant.ts'

const letters = 'server/src/modules/sourcing/mail/letters.routes.test.ts'

export const sourcingLetters: readonly Mutant[] = [
  {
    guards: 'I-75',
    without: 'the publication before a letter',
    edits: [
      {
        file: 'server/src/modules/sourcing/mail/listeners.ts',
        from: 'return project?.published_at ? project : undefined',
        to: 'return project',
      },
      {
        file: 'server/src/modules/sourcing/mail/letter.service.ts',
        from: ' || !project?.published_at) return undefined',
        to: ' || !project) return undefined',
      },
    ],
    test: { file: letters, name: 'letters: the end of an unpublished project is not sent' },
  },
  {
    guards: 'I-75',
    without: 'whether a follower may see the project',
    edits: [
      {
        file: 'server/src/modules/sourcing/mail/recipient.store.ts',
        from: "(j.scope = 'open'",
        to: "(j.scope <> ''",
      },
    ],
    test: { file: letters, name: 'letters: a follower without access to the project gets none' },
  },
  {
    guards: 'I-75',
    without: 'the line breaks of headers',
    edits: [
      { file: 'server/src/kit/mail/mail.layout.ts', from: ".replaceAll(/[\\p{Cc}\\p{Zl}\\p{Zp}]+/gu, ' ')", to: '' },
    ],
    test: { file: 'server/src/kit/mail/mail.test.ts', name: 'mail: header text is one line of at most 200 characters' },
  },
  {
    guards: 'I-76',
    without: 'the signal of the close',
    edits: [
      {
        file: 'server/src/modules/sourcing/seal/close.service.ts',
        from: '  await signal(tx, actor.tenantId, headTopic(projectId))\n',
        to: '',
      },
    ],
    test: {
      file: 'server/test/system/closing-head.routes.test.ts',
      name: 'closing head: pages at another server receive it when the round closes, and pages opened later immediately',
    },
  },
]
