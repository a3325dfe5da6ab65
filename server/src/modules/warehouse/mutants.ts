import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const warehouse = 'server/src/modules/warehouse'
const inbound = `${warehouse}/inbound/inbound.routes.test.ts`
const issues = `${warehouse}/issues/issue.routes.test.ts`
const counts = `${warehouse}/counts/count.routes.test.ts`
const migration = 'server/migrations/0500_warehouse.sql'

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-500',
    without: 'the lock on the balances with the constraint',
    edits: [
      {
        file: migration,
        from: 'check (is_outside or held >= 0 and held <= on_hand)',
        to: 'check (true)',
      },
      {
        file: `${warehouse}/stock/ledger.store.ts`,
        from: 'order by b.place_id, b.batch_id for update of b`',
        to: 'order by b.place_id, b.batch_id`',
      },
    ],
    test: { file: issues, name: 'the last pieces wanted by many at once: never less than nothing' },
  },
  {
    guards: 'I-501',
    without: 'the look at reversals with the constraint',
    edits: [
      { file: migration, from: 'constraint "stockMove.reversed" unique (tenant_id, reverses),', to: '' },
      {
        file: `${warehouse}/inbound/putAway.service.ts`,
        from: "  if (await isReversed(tx, moveId)) refuse('stockMove.reversed')\n",
        to: '',
      },
    ],
    test: { file: inbound, name: 'what is put away is reversed once, and waits again' },
  },
  {
    guards: 'I-502',
    without: 'the receipts that are entered, with the constraint',
    edits: [
      {
        file: migration,
        from: 'constraint "stock.sourceTaken" unique (tenant_id, kind, source_kind, source_id),',
        to: '',
      },
      {
        file: `${warehouse}/inbound/receipt.store.ts`,
        from: "w.kind = 'purchaseIn' and w.source_kind = 'receipt'",
        to: "w.kind = 'purchaseIn' and w.source_kind = 'none'",
      },
    ],
    test: { file: inbound, name: 'accepted pieces of a receipt are entered once, and put away in batches' },
  },
  {
    guards: 'I-502',
    without: 'the rest of a line',
    edits: [{ file: migration, from: 'check (done >= 0 and done <= requested)', to: 'check (true)' }],
    test: { file: inbound, name: 'accepted pieces of a receipt are entered once, and put away in batches' },
  },
  {
    guards: 'I-503',
    without: 'the balance at the count',
    edits: [
      {
        file: `${warehouse}/counts/count.store.ts`,
        from: 'r.counted - r.expected as "difference!"',
        to: 'r.counted - b.on_hand as "difference!"',
      },
    ],
    test: { file: counts, name: 'a count ends at what was counted and what moved later' },
  },
  {
    guards: 'I-503',
    without: 'the person who has counted',
    edits: [
      {
        file: `${warehouse}/documents/document.rules.ts`,
        from: 'holds: ({ isCreator, hasCounted }) => !isCreator && !hasCounted,',
        to: 'holds: () => true,',
      },
    ],
    test: { file: counts, name: 'who has counted confirms nothing; without a difference nobody has to' },
  },
  {
    guards: 'I-504',
    without: 'the order by expiry',
    edits: [{ file: `${warehouse}/stock/pick.rules.ts`, from: "rule === 'fefo' ?", to: "rule !== 'fefo' ?" }],
    test: {
      file: issues,
      name: 'the first to expire leaves first, and nothing that is expired; another batch needs a reason',
    },
  },
  {
    guards: 'I-504',
    without: 'the batches that can be issued',
    edits: [
      {
        file: `${warehouse}/stock/ledger.store.ts`,
        from: 'and not t.is_quarantined and coalesce(t.expires_on >= $today::date, true)',
        to: 'and coalesce($today::date is not null, true)',
      },
    ],
    test: {
      file: issues,
      name: 'the first to expire leaves first, and nothing that is expired; another batch needs a reason',
    },
  },
  {
    guards: 'I-505',
    without: 'the own budget',
    edits: [
      {
        file: `${warehouse}/issues/charge.rules.ts`,
        from: 'account === null || payer === account',
        to: 'account === null',
      },
    ],
    test: {
      file: `${warehouse}/issues/charge.rules.test.ts`,
      name: 'charge: the cost with tax, nothing where the own budget has paid, or there is none',
    },
  },
  {
    guards: 'I-505',
    without: 'the rounding of all that is back',
    edits: [
      { file: `${warehouse}/issues/charge.rules.ts`, from: 'units(back) + units(quantity)', to: 'units(quantity)' },
    ],
    test: {
      file: `${warehouse}/issues/charge.rules.test.ts`,
      name: 'charge: parts that come back add up to the charge to the cent',
    },
  },
  {
    guards: 'I-506',
    without: 'the warehouses of a keeper',
    edits: [{ file: `${warehouse}/scope.rules.ts`, from: 'oversees(actor) ? null : actor.userId', to: 'null' }],
    test: { file: inbound, name: 'keepers see their warehouses and no prices; others see none' },
  },
  {
    guards: 'I-506',
    without: 'the department of a request',
    edits: [
      {
        file: `${warehouse}/documents/document.access.service.ts`,
        from: '  deptId === actor.deptId &&\n',
        to: '',
      },
    ],
    test: { file: issues, name: 'a request belongs to its department; keepers of other warehouses do not touch it' },
  },
]
