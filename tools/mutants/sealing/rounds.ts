import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing/seal'
const submissions = `${folder}/submission/submit.routes.test.ts`
const rounds = `${folder}/round.routes.test.ts`
const openings = 'server/src/modules/sourcing/opening/opening.routes.test.ts'
const keepers = `${folder}/keeper/keeper.test.ts`
const submit = `${folder}/submission/submit.service.ts`
const standing = `${folder}/submission/standing.service.ts`
const keeper = `${folder}/keeper/keeper.local.ts`

/**
 * Guards of the server in addition to the cryptography of sealed quotes: deadline, deletion, order, and permission to
 * open.
 */
export const sealedRounds: readonly Mutant[] = [
  {
    guards: 'I-21',
    without: 'the clock of the database for the deadline of quotes',
    edits: [
      {
        file: standing,
        from: '    databaseTime(tx),\n',
        to: '    Promise.resolve(actor.now),\n',
      },
    ],
    test: { file: submissions, name: "sealed quotes: the database clock decides, with the server's clock" },
  },
  {
    guards: 'I-21',
    without: 'the end itself, which is late already',
    edits: [
      {
        file: `${folder}/submission/submit.rules.ts`,
        from: 'now >= quoting.endAt',
        to: 'now.getTime() >= quoting.endAt.getTime() + 50',
      },
    ],
    test: { file: submissions, name: "sealed quotes: the database clock decides, with the server's clock" },
  },
  {
    guards: 'I-21',
    without: 'the lock on the project and its round',
    edits: [
      {
        file: standing,
        from: 'projects.lock(tx, projectId)',
        to: 'projects.find(tx, projectId) as never',
      },
      { file: standing, from: 'lockRound(tx, projectId)', to: 'findRound(tx, projectId) as never' },
    ],
    test: {
      file: submissions,
      name: 'sealed quotes: sixteen concurrent suppliers, each twice: the chain is complete, and nothing is lost',
    },
  },
  {
    guards: 'I-21',
    without: 'the end of the log at the deadline',
    edits: [
      { file: `${folder}/close.service.ts`, from: "setRoundStatus(tx, round, 'closed')", to: 'Promise.resolve()' },
    ],
    test: {
      file: rounds,
      name: 'sealed round: at the deadline the log ends, with its head signed and published immediately',
    },
  },
  {
    guards: 'I-21',
    without: 'the name that a submission gives itself',
    edits: [
      {
        file: submit,
        from: '  if (known) return sameAgain(known, supplierId, envelope)\n\n  const { header }',
        to: '  const { header }',
      },
    ],
    test: {
      file: submissions,
      name: 'sealed quotes: a repeated submission has the same receipt, even concurrently and after the deadline',
    },
  },
  {
    guards: 'I-21',
    without: 'the look at who has submitted under a name',
    edits: [
      { file: submit, from: 'known.supplier_id === supplierId && known.envelope_hash', to: 'known.envelope_hash' },
    ],
    test: {
      file: submissions,
      name: 'sealed quotes: a repeated submission has the same receipt, even concurrently and after the deadline',
    },
  },
  {
    guards: 'I-20',
    without: 'the deletion of a ciphertext that is replaced',
    edits: [
      {
        file: submit,
        from: '    ...(earlier?.envelope_hash ? [removeCiphertext(tx, projectId, earlier.envelope_hash)] : []),\n',
        to: '',
      },
    ],
    test: { file: submissions, name: 'sealed quotes: earlier ciphertexts are deleted on replacement and withdrawal' },
  },
  {
    guards: 'I-20',
    without: 'the deletion of a ciphertext that is withdrawn',
    edits: [{ file: submit, from: '  await removeCiphertext(tx, projectId, last.envelope_hash)\n', to: '' }],
    test: { file: submissions, name: 'sealed quotes: earlier ciphertexts are deleted on replacement and withdrawal' },
  },
  {
    guards: 'I-20',
    without: 'the question who takes part',
    edits: [{ file: standing, from: 'takesPart: takesPart(project, enrolment, actor)', to: 'takesPart: true' }],
    test: { file: submissions, name: 'sealed quotes: only from accepted or invited suppliers, not from buyers' },
  },
  {
    guards: 'I-20',
    without: 'the supplier that a quote was encrypted for',
    edits: [
      {
        file: `${folder}/submission/submit.rules.ts`,
        from: "  if (sealed.subject !== expected.subject) return 'seal.otherSupplier'\n",
        to: '',
      },
    ],
    test: {
      file: submissions,
      name: 'sealed quotes: mismatches of project, round, key, supplier or length are refused, and nothing is written',
    },
  },
  {
    guards: 'I-20',
    without: 'the one length of all quotes',
    edits: [
      {
        file: `${folder}/submission/submit.rules.ts`,
        from: "sealed.length !== expected.length && 'seal.wrongLength'",
        to: 'false',
      },
    ],
    test: {
      file: submissions,
      name: 'sealed quotes: mismatches of project, round, key, supplier or length are refused, and nothing is written',
    },
  },
  {
    guards: 'I-20',
    without: "the deadline by the keeper's own clock",
    edits: [{ file: keeper, from: 'clock().toISOString() < endOf(ticket)', to: "endOf(ticket) === ''" }],
    test: {
      file: openings,
      name: 'opening: nothing is opened before the keeper’s own deadline, whatever the database time; then it continues',
    },
  },
  {
    guards: 'I-20',
    without: 'the signed end of a round, before the keeper releases its shares',
    edits: [{ file: keeper, from: '!isClosed || head.round !== ticket.round', to: 'head.round < 0 && isClosed' }],
    test: { file: keepers, name: 'keeper: nothing is released without the signed closing head of the round' },
  },
  {
    guards: 'I-20',
    without: "the keeper's memory of later deadlines",
    edits: [{ file: keeper, from: '[endAt, kept.deadlineOf(keyId)]', to: '[endAt, keyId.slice(64)]' }],
    test: {
      file: keepers,
      name: 'keeper: a later deadline applies even if the earlier ticket is sent; deadlines never move forward',
    },
  },
  {
    guards: 'I-20',
    without: 'the policy where opened quotes are shown',
    edits: [
      {
        file: 'server/src/modules/sourcing/opening/quotes.routes.ts',
        from: "findProjectShowing(db, actor, projectId, 'quotes')",
        to: "findProjectShowing(db, actor, projectId, 'counts')",
      },
    ],
    test: {
      file: openings,
      name: "opening: opened quotes are readable by the project's department and overseers only",
    },
  },
  {
    guards: 'I-22',
    without: 'the trigger on the log',
    edits: [
      {
        file: 'server/migrations/0094_sealing.sql',
        from: 'for each row execute function sourcing.keep_entry()',
        to: 'for each row when (false) execute function sourcing.keep_entry()',
      },
    ],
    test: { file: rounds, name: 'sealed round: the log is immutable for superusers and the application' },
  },
  {
    guards: 'I-22',
    without: 'the one opening of a round',
    edits: [
      {
        file: 'server/src/modules/sourcing/opening/opening.service.ts',
        from: "project?.state === '6' && round && awaitsOpening(round) ?",
        to: "project?.state === '6' ?",
      },
    ],
    test: { file: openings, name: 'opening: concurrent and repeated openings open once' },
  },
  {
    guards: 'I-20',
    without: 'the state of the project that is opened',
    edits: [
      {
        file: 'server/src/modules/sourcing/opening/opening.service.ts',
        from: "project?.state === '6' && round && awaitsOpening(round)",
        to: 'round && awaitsOpening(round)',
      },
      { file: `${folder}/abandon.service.ts`, from: 'await setRoundStatus', to: 'void setRoundStatus; void' },
    ],
    test: { file: openings, name: 'opening: a terminated project is never opened, and its ciphertexts are deleted' },
  },
  {
    guards: 'I-20',
    without: 'the end of what was sealed for a project that was terminated',
    edits: [
      {
        file: `${folder}/abandon.service.ts`,
        from: 'await removeCiphertexts(tx, projectId)',
        to: 'void removeCiphertexts',
      },
    ],
    test: { file: openings, name: 'opening: a terminated project is never opened, and its ciphertexts are deleted' },
  },
  {
    guards: 'I-21',
    without: 'the one answer of a submission that is sent again',
    edits: [
      {
        file: `${folder}/submission/submit.service.ts`,
        from: '  if (known) return sameAgain(known, supplierId, envelope)\n',
        to: '',
      },
      {
        file: `${folder}/submission/submit.service.ts`,
        from: '  if (meanwhile) return sameAgain(meanwhile, supplierId, envelope)\n',
        to: '',
      },
    ],
    test: {
      file: 'server/test/sourcing/sealed-quotes.faults.test.ts',
      name: 'sealed quotes: after kills of the server during submissions, every quote with a receipt exists exactly once',
    },
  },
  {
    guards: 'I-23',
    without: 'the countersignatures before a result',
    edits: [
      {
        file: 'server/src/modules/sourcing/flow/move.service.ts',
        from: '  await refuseUnsigned(tx, seen.project.id)\n',
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/sourcing/audit/audit.routes.test.ts',
      name: 'audit file: if people open and countersign before the result, the file passes completely',
    },
  },
]
