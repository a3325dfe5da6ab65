import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing'
const test = `${folder}/objections/objection.routes.test.ts`

export const objections: readonly Mutant[] = [
  {
    guards: 'I-74',
    without: 'the open objections before a result is published',
    edits: [
      {
        file: `${folder}/objections/objection.access.service.ts`,
        from: "if (open > 0) refuse('result.objected', { count: open })",
        to: 'void open',
      },
    ],
    test: { file: test, name: 'the result is not published; an overseer can release it' },
  },
  {
    guards: 'I-74',
    without: 'the upheld objection before a result is published',
    edits: [
      {
        file: `${folder}/objections/objection.access.service.ts`,
        from: "if (upheld > 0) refuse('result.objectionUpheld')",
        to: 'void upheld',
      },
    ],
    test: { file: test, name: 'one to the result that was upheld asks for another award' },
  },
  {
    guards: 'I-74',
    without: 'the end of the period in which suppliers object',
    edits: [
      {
        file: `${folder}/objections/objection.rules.ts`,
        from: "end !== undefined && now >= end && 'objection.over'",
        to: "end !== undefined && end > now && now >= end && 'objection.over'",
      },
    ],
    test: { file: test, name: 'only of those who take part, within its period' },
  },
  {
    guards: 'I-77',
    without: 'the comparison of an objection with the supplier that has raised it',
    edits: [
      {
        file: `${folder}/objections/objection.access.service.ts`,
        from: "row.supplier_id === actor.supplierId ? 'supplier' : null",
        to: "row.supplier_id === actor.supplierId ? 'supplier' : 'supplier'",
      },
    ],
    test: { file: test, name: 'who has objected is not public' },
  },
  {
    guards: 'I-77',
    without: 'the buyer’s choice whether an answer is published',
    edits: [
      {
        file: `${folder}/objections/objection.store.ts`,
        from: "    .where('is_published', '=', true)\n",
        to: "    .where('answered_at', 'is not', null)\n",
      },
    ],
    test: { file: test, name: 'only where the buyer publishes it' },
  },
  {
    guards: 'I-78',
    without: 'the quotation rule of the department',
    edits: [{ file: `${folder}/seal/terms.ts`, from: ' && !project.quotes_whole,', to: ',' }],
    test: {
      file: `${folder}/seal/quotationRule.routes.test.ts`,
      name: '1 makes such a quote invalid',
    },
  },
]
