import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing/evaluation'
const scoring = `${folder}/scoring.routes.test.ts`
const award = `${folder}/scoredAward.routes.test.ts`
const properties = 'sealing/src/scoring/scores.properties.test.ts'
const weighted = 'sealing/src/audit/weighted.test.ts'

export const evaluation: readonly Mutant[] = [
  {
    guards: 'I-90',
    without: 'the end of scoring, before which no scores are sent',
    edits: [
      {
        file: 'server/src/modules/sourcing/scores/scores.service.ts',
        from: 'if (closedAt === null) return undefined',
        to: "if (project.evaluation !== 'weighted' || closedAt === undefined) return undefined",
      },
      {
        file: 'server/src/modules/sourcing/scores/scores.service.ts',
        from: 'closedAt: closedAt.toISOString()',
        to: 'closedAt: (closedAt ?? new Date()).toISOString()',
      },
    ],
    test: {
      file: scoring,
      name: 'scoring: experts score independently; the last submission closes it and shows everything',
    },
  },
  {
    guards: 'I-90',
    without: 'the expert who has stepped back',
    edits: [
      {
        file: `${folder}/closing.service.ts`,
        from: 'counted.length === ids.length && !isVacant',
        to: 'counted.length === ids.length',
      },
    ],
    test: {
      file: scoring,
      name: 'scoring: an expert with a conflict of interest loses access, does not count, and is replaced',
    },
  },
  {
    guards: 'I-91',
    without: 'the finality of submitted scores',
    edits: [
      {
        file: `${folder}/scoring.service.ts`,
        from: "if (sheet?.status === 'submitted') refuse('evaluation.submitted')",
        to: '',
      },
    ],
    test: { file: scoring, name: 'scoring: drafts are saved, submitted once, and only when complete' },
  },
  {
    guards: 'I-91',
    without: 'the completeness of submitted scores',
    edits: [
      { file: `${folder}/scoring.service.ts`, from: 'if (missing > 0) refuse(', to: 'if (missing > 99) refuse(' },
    ],
    test: { file: scoring, name: 'scoring: drafts are saved, submitted once, and only when complete' },
  },
  {
    guards: 'I-92',
    without: 'the rounding of a price score',
    edits: [
      {
        file: 'sealing/src/scoring/scores.ts',
        from: '((2n * part + whole) / (2n * whole)) * 100n',
        to: '(part / whole) * 100n',
      },
    ],
    test: { file: properties, name: 'price score: the exact quotient' },
  },
  {
    guards: 'I-92',
    without: 'the criteria that experts score',
    edits: [
      {
        file: `${folder}/scoring.rules.ts`,
        from: ' || each.criterion >= count)',
        to: ')',
      },
    ],
    test: {
      file: scoring,
      name: 'scoring: prices are visible to experts only if configured; price scores are computed',
    },
  },
  {
    guards: 'I-93',
    without: 'the lower total among equal scores',
    edits: [{ file: 'sealing/src/scoring/scores.ts', from: ' || sign(a.price - b.price) ||', to: ' ||' }],
    test: {
      file: properties,
      name: 'ranking: of equal scores the lower total is first, whatever the order of entries',
    },
  },
  {
    guards: 'I-93',
    without: 'the reason for another than the first',
    edits: [
      {
        file: 'contract/src/sourcing/awarding.ts',
        from: 'const needsReason = worst.rank > best.rank',
        to: 'const needsReason = worst.rank > 99',
      },
    ],
    test: { file: award, name: 'scored award: none before scoring is closed' },
  },
  {
    guards: 'I-93',
    without: 'the scores in the check of an audit file',
    edits: [
      {
        file: 'sealing/src/audit/checks/scores.ts',
        from: "return { findings: unless(isSame, 'scores'), totals }",
        to: 'return { findings: [], totals: isSame ? totals : undefined }',
      },
    ],
    test: { file: weighted, name: 'weighted alteration' },
  },
  {
    guards: 'I-94',
    without: 'the owner, who does not score',
    edits: [
      {
        file: 'server/src/modules/sourcing/evaluators/evaluator.rules.ts',
        from: 'all.filter(({ runs }) => runs)',
        to: 'all.filter(({ runs }) => !runs && false)',
      },
    ],
    test: { file: award, name: 'evaluators: separation of duties' },
  },
  {
    guards: 'I-94',
    without: 'the expert who approves the award',
    edits: [
      {
        file: 'server/src/modules/sourcing/flow/decide.service.ts',
        from: "if (kind === 'award' && (await isExpert(tx, actor, project)))",
        to: "if (kind !== 'award' && (await isExpert(tx, actor, project)))",
      },
    ],
    test: { file: award, name: 'scored award: an expert of the project cannot approve its award' },
  },
]
