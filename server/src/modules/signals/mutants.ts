import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const signals = 'server/src/modules/signals'
const file = `${signals}/signals.routes.test.ts`

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-590',
    without: 'the people who are involved',
    edits: [
      {
        file: `${signals}/cases/case.store.ts`,
        from: "hiddenFrom: 'signals.involved',",
        to: '',
      },
    ],
    test: {
      file,
      name: 'signals: nobody sees one about their own project, approval or company, with whichever account',
    },
  },
  {
    guards: 'I-591',
    without: 'the opening',
    edits: [
      {
        file: `${signals}/facts/quotes.store.ts`,
        from: "r.round = 1 and r.status = 'opened'\n   cross join lateral (",
        to: 'r.round = 1\n   cross join lateral (',
      },
    ],
    test: { file, name: 'signals: nothing of a round before its opening, in no call' },
  },
]
