import type { Mutant } from '../mutant.ts'

const base = 'server/src/modules/sourcing/seal'
const folder = 'server/src/modules/sourcing/opening/negotiation'
const service = `${folder}/negotiation.service.ts`
const routes = `${folder}/negotiation.routes.test.ts`
const laterRoundsTest = `${folder}/laterRounds.routes.test.ts`
const auditTest = 'sealing/src/audit/rounds.test.ts'

/** Later rounds of quotes. */
export const negotiation: readonly Mutant[] = [
  {
    guards: 'I-70',
    without: 'the suppliers that were asked',
    edits: [
      {
        file: `${base}/submission/submit.rules.ts`,
        from: "  if (!quoting.isAsked) return 'negotiation.notAsked'\n",
        to: '',
      },
    ],
    test: {
      file: routes,
      name: 'negotiation: the best are invited with the reason; others keep their quotes and cannot quote',
    },
  },
  {
    guards: 'I-70',
    without: 'the comparison of a later quote with the one before',
    edits: [
      {
        file: 'sealing/src/opening/outcome.ts',
        from: 'violations[0]?.violation ?? raiseOf(context, entry, quote)',
        to: 'violations[0]?.violation',
      },
    ],
    test: { file: routes, name: 'negotiation: a higher quote is invalid in its round, and the earlier one remains' },
  },
  {
    guards: 'I-70',
    without: 'the earlier quote of who does not quote again',
    edits: [
      {
        file: 'server/src/modules/sourcing/opening/counting.service.ts',
        from: "quote.status === 'valid' ? isLast(quote) : quote.round === round",
        to: 'quote.round === round',
      },
    ],
    test: {
      file: routes,
      name: 'negotiation: invited suppliers quote again, others keep their last valid quote; the award follows',
    },
  },
  {
    guards: 'I-70',
    without: 'the number of rounds of the rule',
    edits: [{ file: service, from: 'last.round >= project.most_rounds', to: 'last.round > 90' }],
    test: {
      file: routes,
      name: 'negotiation: begun only by the owner, after the opening, within the limits of the rule',
    },
  },
  {
    guards: 'I-70',
    without: 'the lock of the project that is negotiated',
    edits: [
      {
        file: service,
        from: 'await lockProjectFor(tx, actor, input.id, input.version)',
        to: '((await findProjectFor(tx, actor, input.id)) as never as Awaited<ReturnType<typeof lockProjectFor>>)',
      },
      {
        file: service,
        from: 'import { factsOf, lockProjectFor }',
        to: 'import { factsOf, findProjectFor, lockProjectFor }',
      },
    ],
    test: { file: laterRoundsTest, name: 'later rounds: of two concurrent negotiations one begins' },
  },
  {
    guards: 'I-26',
    without: 'the mask of a target price',
    edits: [
      {
        file: `${folder}/negotiation.present.ts`,
        from: "project.is_show_price === '0'",
        to: 'project.id !== row.message',
      },
    ],
    test: {
      file: routes,
      name: 'negotiation: target prices are hidden if the budget is masked, and requests to others always',
    },
  },
  {
    guards: 'I-20',
    without: 'the round of an envelope',
    edits: [
      {
        file: `${base}/submission/submit.rules.ts`,
        from: "(['tenantId', 'projectId', 'round'] as const)",
        to: "(['tenantId', 'projectId'] as const)",
      },
    ],
    test: {
      file: laterRoundsTest,
      name: 'later rounds: an envelope of the first round is refused in the second, whatever its header',
    },
  },
  {
    guards: 'I-20',
    without: 'the key of the round itself',
    edits: [
      {
        file: `${base}/ceremony/keyed.service.ts`,
        from: '.find((each) => each.round === round)',
        to: '.find((each) => each.round < round)',
      },
    ],
    test: {
      file: laterRoundsTest,
      name: 'later rounds: people open the second round with its own keys after the first is countersigned',
    },
  },
  {
    guards: 'I-20',
    without: 'the own copy of a key that its caller overwrites',
    edits: [{ file: 'sealing/src/suites/suiteB.ts', from: 'privateKey.slice()', to: 'privateKey' }],
    test: { file: 'sealing/src/suites/suites.test.ts', name: 'encrypts to a public key' },
  },
  {
    guards: 'I-21',
    without: 'the order of rounds in the log',
    edits: [
      {
        file: 'server/migrations/0125_negotiations.sql',
        from: 'for each row execute function sourcing.follow_entry()',
        to: 'for each row when (false) execute function sourcing.follow_entry()',
      },
    ],
    test: { file: laterRoundsTest, name: 'later rounds: constraints keep the order of rounds and unique keys' },
  },
  {
    guards: 'I-22',
    without: 'the look for raised quotes in an audit file',
    edits: [{ file: 'sealing/src/audit/checks/result.ts', from: '    ...raiseFindings(file),\n', to: '' }],
    test: { file: auditTest, name: 'a lower quote is not reported as raised, and a raised one is invalid' },
  },
  {
    guards: 'I-22',
    without: 'the rounds that an audit file opens',
    edits: [
      {
        file: 'sealing/src/audit/checks/opening.ts',
        from: "unless(isSameList(rounds, roundsOf(file.log)), 'openings')",
        to: "unless(rounds.length > 0, 'openings')",
      },
    ],
    test: { file: auditTest, name: 'a missing round is found' },
  },
  {
    guards: 'I-22',
    without: 'the chain of a log that is verified',
    edits: [
      {
        file: `${base}/log.verify.ts`,
        from: 'unless(broken === undefined,',
        to: 'unless(log.length > 0 || broken === undefined,',
      },
    ],
    test: { file: `${base}/log.verify.db.test.ts`, name: 'is detected' },
  },
  {
    guards: 'I-22',
    without: 'the end of a log that is verified',
    edits: [
      {
        file: `${base}/log.verify.ts`,
        from: 'hexOf(last.head) === end.hash &&',
        to: '',
      },
    ],
    test: { file: `${base}/log.verify.db.test.ts`, name: 'another end of the log' },
  },
  {
    guards: 'I-23',
    without: 'the countersignatures before another round',
    edits: [{ file: service, from: 'missing > 0 ? refuse', to: 'missing > 90 ? refuse' }],
    test: {
      file: laterRoundsTest,
      name: 'later rounds: people open the second round with its own keys after the first is countersigned',
    },
  },
  {
    guards: 'I-23',
    without: 'the keys that are still in force for another round',
    edits: [
      {
        file: `${base}/ceremony/keyed.service.ts`,
        from: '  if (able.length < k) refuse',
        to: '  if (able.length < 0) refuse',
      },
    ],
    test: {
      file: laterRoundsTest,
      name: 'later rounds: a negotiation is refused if too many openers have revoked their keys',
    },
  },
]
