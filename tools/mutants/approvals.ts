import type { Mutant } from './mutant.ts'

const orderApproval = 'server/src/modules/ordering/flow/decide.routes.test.ts'
const decisions = 'server/src/modules/approvals/approval.rules.ts'
const approvalTest = 'server/src/modules/approvals/approval.db.test.ts'
const lastDay = {
  file: 'server/src/modules/approvals/approval.routes.test.ts',
  name: 'approval: accounts after their last day are no approvers of steps and rules, and no successors',
}

export const approvals: readonly Mutant[] = [
  {
    guards: 'I-17',
    without: 'the refusal of one’s own approval, where the task is there: in the order and in the round',
    edits: [
      { file: decisions, from: "  if (round.requester_id === actor.userId) refuse('approval.own')\n", to: '' },
      {
        file: 'server/src/modules/ordering/orders/order.rules.ts',
        from: "  if (order.buyer_id === actor.userId) return 'approval.own'\n",
        to: '',
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
        from: "const open = mine.find(({ status }) => status === 'open')",
        to: 'const [open] = mine',
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
        from: 'people.filter(({ userId }) => userId !== doc.requesterId)',
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
        from: "!task.hasOpenAccount && 'approval.approverDisabled'",
        to: "!task.hasOpenAccount && task.step < 0 && 'approval.approverDisabled'",
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
        from: "identity.is_open(u) and u.entrance <> 'supplier'\n  ) as people",
        to: "not u.disabled and u.entrance <> 'supplier'\n  ) as people",
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
        from: "identity.is_open(u) and u.entrance <> 'supplier'",
        to: "not u.disabled and u.entrance <> 'supplier'",
      },
    ],
    test: lastDay,
  },
]
