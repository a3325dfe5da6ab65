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
    test: {
      file: test,
      name: 'objection: an open one on the result blocks its publication; an overseer can release it',
    },
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
    test: { file: test, name: 'objection: an upheld one on the result requires another award' },
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
    test: { file: test, name: 'objection: only by participants, in its period, one open at a time for each subject' },
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
    test: {
      file: test,
      name: 'objection: raised with files, accepted, answered publicly and closed; the objector is not public',
    },
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
    test: { file: test, name: 'objection: an answer is in the notice only if the buyer publishes it' },
  },
  {
    guards: 'I-78',
    without: 'the quotation rule of the department',
    edits: [{ file: `${folder}/seal/terms.ts`, from: ' && !project.quotes_whole,', to: ',' }],
    test: {
      file: `${folder}/seal/quotationRule.routes.test.ts`,
      name: 'quotation rule: 0 permits partial quotes for awards by item, 1 invalidates them',
    },
  },
]
