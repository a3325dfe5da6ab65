import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const plans = 'server/src/modules/plans'
const callOffs = `${plans}/callOff.routes.test.ts`
const writing = `${plans}/plan.routes.test.ts`
const ofDepartment = { file: writing, name: 'a plan is its department’s: others neither see nor change it' }

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-305',
    without: 'the sourced pieces',
    edits: [
      { file: `${plans}/callOffCaps.service.ts`, from: 'quantity > sourced', to: 'quantity > 0' },
      { file: `${plans}/callOffCaps.service.ts`, from: 'maxQty: quantity - sourced', to: 'maxQty: quantity' },
      {
        file: `${plans}/cycles/release.service.ts`,
        from: "lines.filter(({ method }) => method === 'mall')",
        to: 'lines',
      },
      { file: `${plans}/callOff.service.ts`, from: "line.method !== 'mall' || ", to: '' },
    ],
    test: { file: callOffs, name: 'what is sourced is not called off, until its demand is withdrawn; then once' },
  },
  {
    guards: 'I-305',
    without: 'the line that joins a group',
    edits: [
      {
        file: 'server/src/modules/groups/group.service.ts',
        from: '...(planned ? [planned.capId] : [])',
        to: '',
      },
    ],
    test: {
      file: `${plans}/joinGroup.routes.test.ts`,
      name: 'planned groups: a line joins for its quantity once, however many ask and call off at the same time',
    },
  },
  {
    guards: 'I-306',
    without: 'the lock on the cycle',
    edits: [
      {
        file: `${plans}/plan.access.service.ts`,
        from: 'await cycles.share(tx, [sought.cycle_id])',
        to: '[await cycles.find(tx, sought.cycle_id)]',
      },
    ],
    test: { file: writing, name: 'a plan that is submitted while its cycle closes waits for it, and is refused' },
  },
  {
    guards: 'I-307',
    without: 'the department of a written plan',
    edits: [
      {
        file: `${plans}/plan.access.service.ts`,
        from: "if (!isOwnPlan(sought, actor)) refuse('thing.notFound')",
        to: '',
      },
    ],
    test: ofDepartment,
  },
  {
    guards: 'I-307',
    without: 'the reader of a plan',
    edits: [{ file: `${plans}/plan.access.service.ts`, from: 'isOwnPlan(row, actor) || row.approves', to: 'true' }],
    test: ofDepartment,
  },
  {
    guards: 'I-308',
    without: 'the price of a plan',
    edits: [
      {
        file: `${plans}/callOff.service.ts`,
        from: '!isTooDear(seenPrice, line.price, planPricePercent)',
        to: 'planPricePercent >= 0',
      },
    ],
    test: {
      file: callOffs,
      name: 'the usual rules decide on a price more than the percentage above the plan, and on no lower one',
    },
  },
]
