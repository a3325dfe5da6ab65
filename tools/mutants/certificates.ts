import type { Mutant } from './mutant.ts'

export const certificates: readonly Mutant[] = [
  {
    guards: 'I-33',
    without: 'taking the challenge of a certificate away',
    edits: [
      {
        file: 'server/src/modules/certificates/challenge.service.ts',
        from: 'takeToken<Challenge>(tx, tokenOf(proof.challengeId))',
        to: 'lockToken<Challenge>(tx, tokenOf(proof.challengeId))',
      },
      {
        file: 'server/src/modules/certificates/challenge.service.ts',
        from: 'import { putToken, takeToken }',
        to: 'import { lockToken, putToken }',
      },
    ],
    test: {
      file: 'server/src/modules/certificates/certificate.refusals.routes.test.ts',
      name: 'for the second use of a challenge, even with fifty concurrent attempts',
    },
  },
  {
    guards: 'I-33',
    without: 'what a challenge is for, and whom it was given to',
    edits: [
      {
        file: 'server/src/modules/certificates/challenge.service.ts',
        from: 'stored?.purpose === purpose && stored.ip === actor.ip && stored.userId === actor.userId',
        to: 'stored !== undefined',
      },
    ],
    test: {
      file: 'server/src/modules/certificates/certificate.refusals.routes.test.ts',
      name: 'for challenges of another purpose, person or tenant, and expired ones',
    },
  },
]
