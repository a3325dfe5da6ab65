import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const sources = 'server/src/modules/approvals/sources/source.rules.ts'
const sourceTest = 'server/src/modules/approvals/sources/source.routes.test.ts'
const letters = 'server/src/modules/approvals/letters/letter.service.ts'
const letterTest = 'server/src/modules/approvals/letters/letter.routes.test.ts'
const positions = 'server/src/modules/identity/positions/place.service.ts'
const positionTest = 'server/src/modules/identity/positions/position.routes.test.ts'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-610',
    without: 'the person above',
    edits: [
      {
        file: positions,
        from: "    if (await isLedBy(tx, managerId, personId)) return refuse('person.managerCycle')\n",
        to: '',
      },
    ],
    test: {
      file: positionTest,
      name: 'managers: never oneself or somebody below, by any account; nor a closed or supplier account',
    },
  },
  {
    guards: 'I-611',
    without: 'the candidates of the step',
    edits: [
      {
        file: sources,
        from: 'candidates.find(({ userId }) => userId === made?.approverId)',
        to: 'others.find(({ userId }) => userId === made?.approverId)',
      },
    ],
    test: {
      file: sourceTest,
      name: 'choice: somebody whom the rule does not offer is never asked, however the choice came about',
    },
  },
  {
    guards: 'I-611',
    without: 'the removal of the choice',
    edits: [
      {
        file: 'server/src/modules/approvals/start.service.ts',
        from: '  if (requesterIds.length > 0) await removeChoices(tx, { requesterIds })\n',
        to: '',
      },
    ],
    test: {
      file: sourceTest,
      name: 'choice: the requester is asked with whom they may choose, and the choice counts for one submission',
    },
  },
  {
    guards: 'I-612',
    without: 'the count of who has agreed',
    edits: [
      {
        file: 'server/src/modules/approvals/approval.rules.ts',
        from: "  if (agreed >= needed) return 'agree'\n",
        to: "  if (agreed > 0) return 'agree'\n",
      },
    ],
    test: {
      file: sourceTest,
      name: 'ratio: a share of the approvers agrees, rounded up; an objection ends nothing while it can be reached',
    },
  },
  {
    guards: 'I-613',
    without: 'the version',
    edits: [
      {
        file: letters,
        from: "  if (letter.doc_version !== letter.current_version) return refuse('approval.linkChanged')\n",
        to: '',
      },
    ],
    test: {
      file: letterTest,
      name: 'letters: a document that has changed, or a task that is no longer open, is not decided',
    },
  },
  {
    guards: 'I-613',
    without: 'the end',
    edits: [{ file: letters, from: "  if (letter.isOver) return refuse('approval.linkExpired')\n", to: '' }],
    test: {
      file: letterTest,
      name: 'letters: a link opens nothing in another tenant, after its time, or with another secret',
    },
  },
  {
    guards: 'I-668',
    without: 'the second factor',
    edits: [
      {
        file: 'server/src/modules/login/factors/letterProof.service.ts',
        from: ' && pending.secondFactorFor === personId',
        to: '',
      },
    ],
    test: {
      file: letterTest,
      name: 'letters: above the amount a receiver with a second factor shows it in place of the login',
    },
  },
  {
    guards: 'I-668',
    without: 'what the key of a letter is for',
    edits: [
      {
        file: 'server/src/modules/login/pendingLogin.service.ts',
        from: '  if (pending?.letterId !== undefined && !orOfLetter) return undefined\n',
        to: '',
      },
    ],
    test: {
      file: letterTest,
      name: 'letters: the key of a second factor opens no session, changes no factor, and counts for its link alone',
    },
  },
  {
    guards: 'I-613',
    without: 'the login',
    edits: [
      {
        file: letters,
        from: '  if (needsProof(letter, approvalLetterMost, actor)) await demandProof(tx, actor, ports, { letter, receiver, proof })\n',
        to: '',
      },
    ],
    test: {
      file: letterTest,
      name: 'letters: above the amount of the tenant the receiver is logged in, and no one else decides',
    },
  },
]
