import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/ordering'
const routes = `${folder}/awards/award.routes.test.ts`
const completed = {
  file: routes,
  name: 'awarded order: is completed, submitted, accepted and delivered at the awarded price, with its budget',
}
const capped = {
  file: routes,
  name: 'awarded price: a framework project is ordered in the mall by its department and those below, up to the cap',
}

export const awards: readonly Mutant[] = [
  {
    guards: 'I-80',
    without: 'the part of the award that an order is',
    edits: [{ file: `${folder}/awards/award.orders.service.ts`, from: 'award_part: at + 1,', to: 'award_part: null,' }],
    test: { file: routes, name: 'awarded order: concurrent workers create it once' },
  },
  {
    guards: 'I-80',
    without: "the release of the project's budget",
    edits: [
      {
        file: 'server/src/modules/sourcing/award/awarded.service.ts',
        from: "  await releaseBudget(tx, actor, project, 'ordered')\n",
        to: '',
      },
    ],
    test: { file: routes, name: 'awarded order: one draft for each supplier, and the budget moves to them once' },
  },
  {
    guards: 'I-80',
    without: 'the budget that a declined order keeps',
    edits: [
      {
        file: `${folder}/flow/reservation.service.ts`,
        from: 'if (order.award_id !== null && !isOver)',
        to: 'if (order.award_id !== null && isOver)',
      },
    ],
    test: completed,
  },
  {
    guards: 'I-81',
    without: 'the refusal of other lines',
    edits: [
      {
        file: `${folder}/flow/edit.service.ts`,
        from: "if (isAwarded(order) && input.lines !== undefined) refuse('order.awardFixed')",
        to: '',
      },
    ],
    test: completed,
  },
  {
    guards: 'I-82',
    without: 'the comparison with what is left',
    edits: [
      {
        file: 'server/src/modules/catalogue/agreements/use.store.ts',
        from: 'where l.is_stopped or l.used_qty + w.qty > l.max_qty',
        to: 'where false',
      },
      {
        file: 'server/migrations/0140_awards_become_orders.sql',
        from: 'check (max_qty is null or used_qty <= max_qty)',
        to: 'check (true)',
      },
    ],
    test: capped,
  },
  {
    guards: 'I-82',
    without: 'giving back what a cancelled order had ordered',
    edits: [
      {
        file: `${folder}/flow/reservation.service.ts`,
        from: '  if (hasAgreements(order)) await giveBackAgreements(tx, stockRef(order.id), lines)\n',
        to: '  void giveBackAgreements\n',
      },
    ],
    test: capped,
  },
]
