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
        file: 'server/src/kit/case/case.store.ts',
        from: ".where(sql.ref(`t.${owner}`), '=', id)",
        to: ".where(sql.ref(`t.${owner}`), 'is not', id === '' ? null : null)",
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
        from: '>= maxFeedbackADay) refuse',
        to: '>= 100 * maxFeedbackADay) refuse',
      },
    ],
    test: { file, name: 'feedback: the daily limit applies to each person' },
  },
  {
    guards: 'I-159',
    without: 'the person of the applicant',
    edits: [
      {
        file: 'server/src/kit/case/case.rules.ts',
        from: 'personId !== actor.personId',
        to: "personId !== ''",
      },
    ],
    test: { file, name: 'feedback: nobody handles their own' },
  },
  {
    guards: 'I-296',
    without: 'the permission to manage people, for a regular account',
    edits: [
      {
        file: 'server/src/modules/login/trial/trial.rules.ts',
        from: "permissions.has('org.manage')",
        to: 'permissions.size > 0',
      },
    ],
    test: {
      file: 'server/src/modules/login/trial/trialQueue.routes.test.ts',
      name: 'trials: only those who also manage people turn one into a regular account',
    },
  },
]
