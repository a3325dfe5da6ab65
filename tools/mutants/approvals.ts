import type { Mutant } from './mutant.ts'

const orderApproval = 'server/src/modules/ordering/flow/decide.routes.test.ts'
const decisions = 'server/src/modules/approvals/approval.rules.ts'
const approvalTest = 'server/src/modules/approvals/approval.db.test.ts'
const reseating = 'server/src/modules/approvals/reseating/reseat.rules.ts'
const reseatTest = 'server/src/modules/approvals/reseating/reseat.routes.test.ts'
const persons = 'server/src/modules/approvals/persons.routes.test.ts'
const lastDay = {
  file: 'server/src/modules/approvals/approval.routes.test.ts',
  name: 'approval: accounts after their last day are no approvers of steps and rules, and no successors',
}

export const approvals: readonly Mutant[] = [
  {
    guards: 'I-17',
    without: 'the refusal of one’s own approval, where the task is there: in the order and in the round',
    edits: [
      { file: decisions, from: "  if (round.requester_person_id === actor.personId) refuse('approval.own')\n", to: '' },
      {
        file: 'server/src/modules/ordering/orders/order.rules.ts',
        from: 'order.buyer_id !== actor.userId',
        to: "order.buyer_id !== '' || order.buyer_id !== actor.userId",
      },
    ],
    test: { file: orderApproval, name: 'nobody approves an order of their own' },
  },
  {
    guards: 'I-17',
    without: 'the turn of the steps',
    edits: [
      {
        file: decisions,
        from: "isForeseen ? 'approval.notYourTurn' : 'approval.decided'",
        to: "isForeseen ? 'approval.decided' : 'approval.decided'",
      },
    ],
    test: {
      file: approvalTest,
      name: 'approval: only the current step can decide; others and disabled accounts are refused',
    },
  },
  {
    guards: 'I-17',
    without: 'the requester’s absence from the chain',
    edits: [
      {
        file: 'server/src/modules/approvals/chain.rules.ts',
        from: 'people.filter(({ personId }) => personId !== doc.requesterPersonId)',
        to: 'people.filter(() => true)',
      },
    ],
    test: {
      file: approvalTest,
      name: 'approval: requesters cannot approve their own documents, even as the only head',
    },
  },
  {
    guards: 'I-17',
    without: 'the version that an approver has read',
    edits: [{ file: decisions, from: "  if (docVersion !== round.doc_version) refuse('approval.changed')\n", to: '' }],
    test: {
      file: approvalTest,
      name: 'approval: a decision needs the current version; a remaining document continues as its next version',
    },
  },
  {
    guards: 'I-17',
    without: 'the lock on a round of approval',
    edits: [
      {
        file: 'server/src/modules/approvals/approval.store.ts',
        from: ".orderBy('id')\n    .forUpdate(),",
        to: ".orderBy('id'),",
      },
    ],
    test: {
      file: 'server/src/modules/approvals/approval.races.db.test.ts',
      name: 'approval: concurrent agreement and rejection by two approvers have one result, fifty times',
    },
  },
  {
    guards: 'I-17',
    without: 'the refusal of an approver who was disabled',
    edits: [
      {
        file: 'server/src/modules/approvals/approval.flow.rules.ts',
        from: 'holds: (task) => task.hasOpenAccount',
        to: 'holds: (task) => task.hasOpenAccount || task.step >= 0',
      },
    ],
    test: {
      file: approvalTest,
      name: 'approval: only the current step can decide; others and disabled accounts are refused',
    },
  },
  {
    guards: 'I-157',
    without: 'the open accounts among the people whom a rule may name',
    edits: [
      {
        file: 'server/src/modules/approvals/approver.store.ts',
        from: '`(identity.is_open(${u}) and',
        to: '`(not ${u}.disabled and',
      },
    ],
    test: lastDay,
  },
  {
    guards: 'I-157',
    without: 'the open accounts among those to whom a task is handed on',
    edits: [
      {
        file: 'server/src/modules/approvals/task.store.ts',
        from: "where ${mayDecide('u')} and (u.id",
        to: 'where not u.disabled and (u.id',
      },
    ],
    test: lastDay,
  },
  {
    guards: 'I-290',
    without: 'the requester’s person among those to whom a task is handed on',
    edits: [
      {
        file: 'server/src/modules/approvals/actions/transfer.rules.ts',
        from: "  if (to.personId === round.requester_person_id) refuse('approval.own')\n",
        to: '',
      },
    ],
    test: {
      file: persons,
      name: 'approval: a second account of the requester is no approver, by the chain, a transfer or a hand-over',
    },
  },
  {
    guards: 'I-290',
    without: 'the requester’s person in a decision',
    edits: [
      { file: decisions, from: "  if (round.requester_person_id === actor.personId) refuse('approval.own')\n", to: '' },
    ],
    test: {
      file: persons,
      name: 'approval: a second account of the requester decides nothing, even with the task and among several',
    },
  },
  {
    guards: 'I-290',
    without: 'the person of the other accounts in a step',
    edits: [
      {
        file: 'server/src/modules/approvals/sources/source.rules.ts',
        from: 'people.findIndex((other) => other.personId === personId) === at',
        to: 'people.findIndex((other) => other.personId === personId) <= at',
      },
    ],
    test: {
      file: persons,
      name: 'approval: both accounts of an approver are asked once, and where only they are left, nobody is',
    },
  },
  {
    guards: 'I-291',
    without: 'the loss of a task whose holder can no longer decide',
    edits: [
      {
        file: reseating,
        from: '(task) => !task.canDecide || (task.origin',
        to: '(task) => (task.origin',
      },
    ],
    test: {
      file: reseatTest,
      name: 'open tasks: of a disabled approver go to the process administrators at once',
    },
  },
  {
    guards: 'I-291',
    without: 'the loss of a task of a step that no longer names its holder',
    edits: [{ file: reseating, from: 'changed.has(task.approver_id) && !isNamed(task)', to: 'changed.has(task.id)' }],
    test: {
      file: reseatTest,
      name: 'open tasks: of an approver who moves go to the head of the document’s department',
    },
  },
  {
    guards: 'I-291',
    without: 'those who have agreed already among whom a step is not asked again',
    edits: [{ file: reseating, from: '!others.some((task) => asks(task, one))', to: '!others.some(() => false)' }],
    test: {
      file: reseatTest,
      name: 'open tasks: where the others have agreed already, somebody else is asked, never nobody',
    },
  },
  {
    guards: 'I-291',
    without: 'the mark of a round that nobody may decide',
    edits: [{ file: reseating, from: 'resolved: null, isStuck: true }', to: 'resolved: null, isStuck: false }' }],
    test: {
      file: reseatTest,
      name: 'open tasks: with everybody gone, the administrator too, the round is stuck, listed, and handed over',
    },
  },
  {
    guards: 'I-291',
    without: 'the search for approvers when a step opens',
    edits: [
      {
        file: 'server/src/modules/approvals/step.service.ts',
        from: '    approvers: found.approvers.map(({ userId }) => userId),',
        to: '    approvers: round.chain.find((node) => node.step === step)!.approvers.map(({ userId }) => userId),',
      },
    ],
    test: {
      file: reseatTest,
      name: 'open tasks: a step whose approvers have left opens for those who are there then, or is stuck',
    },
  },
  {
    guards: 'I-292',
    without: 'the state of a round when it ends overdue',
    edits: [
      {
        file: 'server/src/modules/approvals/kinds/expire.service.ts',
        from: "if (round.status !== 'pending' || !isDue(round)) return",
        to: "if (round.status !== 'pending' || isDue(round)) return",
      },
    ],
    test: {
      file: 'server/test/approvals/newKind.routes.test.ts',
      name: 'a new kind: is configured, listed, decided, exported and held with its manifest and its hook alone',
    },
  },
]
