import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing'
const clarifications = `${folder}/clarifications/clarification.routes.test.ts`
const deposits = `${folder}/deposits/deposit.routes.test.ts`

/** Re-runs, clarifications and deposits. */
export const participation: readonly Mutant[] = [
  {
    guards: 'I-650',
    without: 'the look at live attempts together with the index',
    edits: [
      {
        file: `${folder}/reruns/rerun.service.ts`,
        from: "if (!isFree(attempts)) refuse('project.rerunLive')",
        to: '',
      },
      {
        file: 'server/migrations/0630_reruns.sql',
        from: 'create unique index "project.rerunLive"',
        to: 'create index "project.rerunLive"',
      },
    ],
    test: {
      file: `${folder}/reruns/rerun.routes.test.ts`,
      name: 're-runs: one at a time, from several clients too, and all of a chain belong to the first',
    },
  },
  {
    guards: 'I-651',
    without: 'the comparison of the supplier with the one that was asked',
    edits: [
      {
        file: `${folder}/clarifications/clarification.service.ts`,
        from: "if (found.supplier_id !== supplierId) refuse('thing.notFound')",
        to: '',
      },
    ],
    test: {
      file: clarifications,
      name: 'clarifications: one bidder is asked and answers once; no other bidder learns of it',
    },
  },
  {
    guards: 'I-651',
    without: 'the time of an answer',
    edits: [
      { file: `${folder}/clarifications/clarification.service.ts`, from: 'now >= row.due_at ||', to: '' },
      { file: 'server/migrations/0631_clarifications.sql', from: '  check (answered_at < due_at),\n', to: '' },
    ],
    test: {
      file: clarifications,
      name: 'clarifications: after the opening, before the award, with time to answer, of bidders alone',
    },
  },
  {
    guards: 'I-651',
    without: 'the hash of an answer in the audit file',
    edits: [
      {
        file: 'sealing/src/audit/checks/clarifications.ts',
        from: 'answer === null || answer.hash === answerHash(chain, each.hash, answer)',
        to: 'true',
      },
    ],
    test: {
      file: 'sealing/src/audit/clarifications.test.ts',
      name: 'files with and without pass; each alteration is found, signed again or not',
    },
  },
  {
    guards: 'I-652',
    without: 'the deposit in the rights to quote',
    edits: [
      {
        file: `${folder}/seal/submission/submit.rules.ts`,
        from: "if (!quoting.isPaid) return 'projectDeposit.notConfirmed'",
        to: '',
      },
    ],
    test: {
      file: deposits,
      name: 'project deposits: reported with the enrolment, confirmed once, and needed to quote',
    },
  },
  {
    guards: 'I-653',
    without: 'the person who confirmed a deposit',
    edits: [
      {
        file: `${folder}/deposits/deposit.rules.ts`,
        from: "if (actor.personId === facts.confirmerId) return 'projectDeposit.samePerson'",
        to: '',
      },
      {
        file: 'server/migrations/0632_project_deposits.sql',
        from: 'check (settled_person_id <> confirmed_person_id)',
        to: 'check (true)',
      },
    ],
    test: {
      file: deposits,
      name: 'project deposits: returned or forfeited after the end, by another person, exactly once',
    },
  },
  {
    guards: 'I-653',
    without: 'the award that was handed on',
    edits: [
      {
        file: `${folder}/deposits/deposit.rules.ts`,
        from: "facts.isWinner && !facts.isHandedOn && 'projectDeposit.winnerWaits'",
        to: 'false',
      },
    ],
    test: {
      file: deposits,
      name: 'project deposits: returned or forfeited after the end, by another person, exactly once',
    },
  },
]
