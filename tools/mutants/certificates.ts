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
      name: 'twice with one challenge, though it is tried fifty times at once',
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
      name: 'with a challenge that was made for something else, for somebody else, elsewhere, or too long ago',
    },
  },
]
