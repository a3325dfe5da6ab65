import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing/demands'
const routes = `${folder}/demand.routes.test.ts`
const collected = {
  file: routes,
  name: 'demands: equal ones become one item with its lines; concurrent collections never share a line',
}
const visibilityTest = { file: routes, name: 'demands: visible to their requester, and to those who collect' }

export const demands: readonly Mutant[] = [
  {
    guards: 'I-83',
    without: 'the look at what is taken',
    edits: [
      { file: `${folder}/attach.service.ts`, from: 'if (taken.length > 0 || named > itemOf.size)', to: 'if (false)' },
    ],
    test: collected,
  },
  {
    guards: 'I-83',
    without: 'the comparison of quantities',
    edits: [
      {
        file: `${folder}/attach.service.ts`,
        from: 'if (demandIds.length > 0 && compare(quantity, sum) !== 0)',
        to: 'if (demandIds.length < 0 && compare(quantity, sum) !== 0)',
      },
    ],
    test: {
      file: routes,
      name: 'demands: an item has exactly the demanded quantity; removed lines are open again',
    },
  },
  {
    guards: 'I-83',
    without: 'the release of what an ended project had',
    edits: [
      {
        file: 'server/src/modules/sourcing/moves/finish.service.ts',
        from: '    await releaseDemands(tx, actor, project.id)\n',
        to: '',
      },
    ],
    test: { file: routes, name: "demands: ending a project returns them, with each department's budget" },
  },
  {
    guards: 'I-84',
    without: 'the cents that are left over',
    edits: [{ file: `${folder}/share.rules.ts`, from: '(more.has(at) ? 1n : 0n)', to: '0n' }],
    test: {
      file: `${folder}/share.rules.test.ts`,
      name: 'split amounts: the sum is the amount, and each is within a cent of its exact share',
    },
  },
  {
    guards: 'I-84',
    without: 'the department of a hold',
    edits: [
      {
        file: 'server/src/modules/sourcing/moves/budget.service.ts',
        from: 'deptId: recipient.deptId, amount: amounts[at]!',
        to: 'deptId: project.dept_id, amount: amounts[at]!',
      },
    ],
    test: { file: routes, name: "demands: ending a project returns them, with each department's budget" },
  },
  {
    guards: 'I-85',
    without: 'the scope of the own list',
    edits: [
      {
        file: `${folder}/demand.routes.ts`,
        from: 'scope: ({ userId }) => ({ requesterId: userId })',
        to: 'scope: () => ({ requesterId: null })',
      },
    ],
    test: visibilityTest,
  },
  {
    guards: 'I-85',
    without: 'the look at whose a withdrawn line is',
    edits: [
      {
        file: `${folder}/demand.service.ts`,
        from: "if (row.requester_id !== actor.userId) refuse('thing.notFound')",
        to: '',
      },
    ],
    test: visibilityTest,
  },
]
