import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing/award'
const awarding = 'contract/src/sourcing/awarding.ts'
const rules = 'contract/src/sourcing/awarding.test.ts'
const routes = `${folder}/award.routes.test.ts`
const results = `${folder}/result.routes.test.ts`

const auditFiles = 'server/src/modules/sourcing/audit/audit.routes.test.ts'

export const award: readonly Mutant[] = [
  {
    guards: 'I-64',
    without: 'the sum of the awarded quantities',
    edits: [{ file: awarding, from: 'unitsOf(mine) !== units(quantity)', to: 'mine.length === 0' }],
    test: { file: rules, name: 'is rejected' },
  },
  {
    guards: 'I-64',
    without: 'the price of the item itself',
    edits: [
      { file: awarding, from: 'quote?.lines.find((each) => each.itemId === share.itemId)', to: 'quote?.lines[0]' },
    ],
    test: { file: rules, name: 'award: prices are taken from the quotes, amounts are rounded to the cent' },
  },
  {
    guards: 'I-64',
    without: 'the validity of an awarded quote',
    edits: [
      {
        file: awarding,
        from: 'new Map(validQuotes(quotes).map((quote) => [quote.id, quote]))',
        to: 'new Map(quotes.map((quote) => [quote.id, quote]))',
      },
    ],
    test: { file: rules, name: 'is rejected' },
  },
  {
    guards: 'I-65',
    without: 'the reason and the explanation of an award',
    edits: [
      {
        file: `${folder}/award.service.ts`,
        from: 'if (missing) refuse(',
        to: 'if (missing && lines.length === 0) refuse(',
      },
    ],
    test: { file: routes, name: 'award: a deviation requires a reason, an abnormally low quote an explanation' },
  },
  {
    guards: 'I-65',
    without: 'the budget that follows an award',
    edits: [
      {
        file: `${folder}/outcome.service.ts`,
        from: "if (outcome === 'approved')",
        to: "if (outcome === 'published')",
      },
    ],
    test: { file: routes, name: 'award: to the lowest complete quote, published, with its budget' },
  },
  {
    guards: 'I-65',
    without: 'the cover of an award that costs more than is held',
    edits: [
      {
        file: `${folder}/outcome.service.ts`,
        from: 'compare(awarded[at]!.amount, part.amount) > 0',
        to: 'compare(awarded[at]!.amount, part.amount) > 1',
      },
    ],
    test: { file: routes, name: "award: beyond the department's budget it is refused, and nothing is written" },
  },
  {
    guards: 'I-65',
    without: 'the approvers of the award itself',
    edits: [
      {
        file: 'server/src/modules/sourcing/comparison/comparison.service.ts',
        from: 'return decides ? project',
        to: 'return awardId !== null || decides ? project',
      },
    ],
    test: {
      file: routes,
      name: "award: approved by the project's chain; returned, it can be proposed again with the budget restored",
    },
  },
  {
    guards: 'I-66',
    without: 'the publication of a result',
    edits: [
      {
        file: `${folder}/result.service.ts`,
        from: "if (award.status !== 'published') return undefined",
        to: "if (award.status === 'withdrawn') return undefined",
      },
    ],
    test: { file: results, name: 'result: is invisible to everybody before publication' },
  },
  {
    guards: 'I-66',
    without: 'the supplier of an own result',
    edits: [
      {
        file: `${folder}/result.service.ts`,
        from: 'suppliers.find((each) => each.supplier_id === supplierId)',
        to: 'suppliers[0]',
      },
    ],
    test: { file: results, name: 'result: a supplier sees its own rank, prices and awarded items, and the winner' },
  },
  {
    guards: 'I-66',
    without: 'the scope of winning notices',
    edits: [
      {
        file: `${folder}/result.store.ts`,
        from: "and p.id = a.project_id and p.scope = 'open'",
        to: 'and p.id = a.project_id',
      },
    ],
    test: {
      file: results,
      name: "result: winning notices of open projects, latest first, by the specification's types",
    },
  },
  {
    guards: 'I-161',
    without: 'the own quote of those who read all totals',
    edits: [
      {
        file: 'server/src/modules/sourcing/audit/audit.routes.ts',
        from: '(await tookPart(db, award.id, actor)) ?',
        to: 'actor.supplierId !== null ?',
      },
    ],
    test: { file: auditFiles, name: "audit file: public in the tenant's profile" },
  },
  {
    guards: 'I-161',
    without: 'the names that a profile hides',
    edits: [
      {
        file: 'sealing/src/audit/profiles.ts',
        from: 'subjects: names ? subjects :',
        to: 'subjects: names || named.size > 0 ? subjects :',
      },
    ],
    test: {
      file: 'sealing/src/audit/profiles.test.ts',
      name: 'discloses names, totals and ranks of losers by one policy',
    },
  },
  {
    guards: 'I-161',
    without: 'the ranks that a profile hides',
    edits: [
      {
        file: 'sealing/src/audit/profiles.ts',
        from: 'result: ranks ? result :',
        to: 'result: ranks || named.size > 0 ? result :',
      },
    ],
    test: {
      file: 'sealing/src/audit/profiles.test.ts',
      name: 'discloses names, totals and ranks of losers by one policy',
    },
  },
]
