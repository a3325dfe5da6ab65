import type { Mutant } from '../mutant.ts'

const file = 'server/src/modules/feedbacks/feedback.routes.test.ts'

export const feedbacks: readonly Mutant[] = [
  {
    guards: 'I-113',
    without: 'the sender of a feedback, who reads it and its pictures',
    edits: [
      {
        file: 'server/src/modules/feedbacks/index.ts',
        from: '(await rows.findIfThere(db, id))?.user_id === actor.userId',
        to: '(await rows.findIfThere(db, id)) !== undefined',
      },
    ],
    test: { file, name: 'feedback: a person sends it with a picture' },
  },
  {
    guards: 'I-113',
    without: 'the account whose feedback is listed',
    edits: [
      {
        file: 'server/src/modules/feedbacks/feedback.store.ts',
        from: ".where('t.user_id', '=', userId)",
        to: ".where('t.user_id', 'is not', userId === '' ? null : null)",
      },
    ],
    test: { file, name: 'feedback: a person sends it with a picture' },
  },
  {
    guards: 'I-114',
    without: 'how much one person sends on a day',
    edits: [
      {
        file: 'server/src/modules/feedbacks/feedback.service.ts',
        from: '>= mostFeedbackADay) refuse',
        to: '>= 100 * mostFeedbackADay) refuse',
      },
    ],
    test: { file, name: 'feedback: the daily limit applies to each person' },
  },
]
