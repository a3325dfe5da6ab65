import type { Mutant } from '../mutant.ts'

const address = 'server/src/modules/ordering/addresses/address.service.ts'
const addressTest = 'server/src/modules/ordering/addresses/address.routes.test.ts'

export const invoiceTitles: readonly Mutant[] = [
  {
    guards: 'I-46',
    without: 'the check whether an invoice title is the last',
    edits: [{ file: address, from: "  if (usable.length === 1) refuse('invoiceTitle.last')\n", to: '' }],
    test: { file: addressTest, name: 'addresses: the last invoice title of a department cannot be removed' },
  },
  {
    guards: 'I-46',
    without: 'the lock on the invoice titles of a department',
    edits: [
      {
        file: 'server/src/modules/ordering/addresses/invoiceTitle.store.ts',
        from: "'select id from ordering.invoice_titles where dept_id = any ($deptPath::bigint[]) order by id for update'",
        to: "'select id from ordering.invoice_titles where dept_id = any ($deptPath::bigint[]) order by id'",
      },
    ],
    test: { file: addressTest, name: 'addresses: concurrent removals of all titles leave one' },
  },
]
