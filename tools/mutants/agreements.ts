import type { Mutant } from './mutant.ts'

const agreements = 'server/src/modules/agreements'
const capTests = `${agreements}/caps/cap.routes.test.ts`
const uses = 'server/src/modules/catalogue/agreements/use.store.ts'
const capMigration = 'server/migrations/0480_agreement_caps.sql'
/** The constraint would refuse alone, without saying what is left. */
const withoutConstraint = {
  file: capMigration,
  from: 'constraint "cap.usedUp" check (used_qty <= max_qty and used_amount <= max_amount)',
  to: 'constraint "cap.usedUp" check (used_qty >= 0)',
}
const lastYuan = {
  file: capTests,
  name: 'agreement caps: of fifty buyers one orders the last yuan, over two orders of one submit',
}

const partyTests = `${agreements}/parties/party.routes.test.ts`
const priceTests = `${agreements}/prices/price.routes.test.ts`
const turnStore = 'server/src/modules/catalogue/agreements/turns/turn.store.ts'
const rotation = {
  file: partyTests,
  name: 'agreement rotation: turns follow the shares, pass on when declined, and replay alike',
}

/** Caps, parties, turns, price rules and awards of agreements. */
export const agreementMutants: readonly Mutant[] = [
  {
    guards: 'I-334',
    without: 'the lock of the caps',
    edits: [
      {
        file: uses,
        from: 'where c.id = any (array(select cap_id from fresh)) order by c.id for update',
        to: 'where c.id = any (array(select cap_id from fresh)) order by c.id',
      },
      withoutConstraint,
    ],
    test: {
      file: capTests,
      name: 'agreement caps: departments order within their share, others within the rest',
    },
  },
  {
    guards: 'I-334',
    without: 'the yuan of a cap',
    edits: [
      {
        file: uses,
        from: 'where not c.is_open or c.used_qty + w.qty > c.max_qty or c.used_amount + w.amount > c.max_amount',
        to: 'where not c.is_open or c.used_qty + w.qty > c.max_qty',
      },
      withoutConstraint,
    ],
    test: lastYuan,
  },
  {
    guards: 'I-334',
    without: 'the yuan of a line',
    edits: [{ file: uses, from: 'where l.used_amount + w.amount > l.max_amount', to: 'where false' }],
    test: {
      file: capTests,
      name: 'agreement caps: what is cancelled, refused or edited away is given back once, to the cent',
    },
  },
  {
    guards: 'I-334',
    without: 'the share of the department',
    edits: [
      {
        file: uses,
        from: 'order by array_position(d.path, c.dept_id) desc nulls last limit 1) n on true\n    where not exists',
        to: 'order by array_position(d.path, c.dept_id) nulls first limit 1) n on true\n    where not exists',
      },
    ],
    test: {
      file: capTests,
      name: 'agreement caps: departments order within their share, others within the rest',
    },
  },
  {
    guards: 'I-335',
    without: 'giving back what caps count',
    edits: [
      {
        file: uses,
        from: 'set used_qty = c.used_qty - m.qty, used_amount = c.used_amount - m.amount\n    from (select cap_id',
        to: 'set used_qty = c.used_qty\n    from (select cap_id',
      },
    ],
    test: {
      file: capTests,
      name: 'agreement caps: what is cancelled, refused or edited away is given back once, to the cent',
    },
  },
  {
    guards: 'I-335',
    without: 'the part of the amount',
    edits: [{ file: uses, from: 'else round(u.amount * g.qty / u.qty, 2) end', to: 'else u.amount end' }],
    test: { file: capTests, name: 'agreement caps: what is not shipped gives back its part of the amount' },
  },
  {
    guards: 'I-336',
    without: 'what was ordered',
    edits: [
      {
        file: `${agreements}/caps/cap.service.ts`,
        from: "if (below.length + shares.length > 0) refuse('agreement.belowUsed'",
        to: "if (below.length + shares.length > 99) refuse('agreement.belowUsed'",
      },
    ],
    test: {
      file: capTests,
      name: 'agreement caps: a cap is not lowered below what was ordered, also while orders are placed',
    },
  },
  {
    guards: 'I-336',
    without: 'the orders before a cap',
    edits: [
      {
        file: 'server/src/modules/catalogue/agreements/owned/caps.store.ts',
        from: 'set used_qty = coalesce(u.qty, 0), used_amount = coalesce(u.amount, 0)',
        to: 'set used_qty = 0, used_amount = 0',
      },
    ],
    test: {
      file: capTests,
      name: 'agreement caps: a cap that comes later counts what was ordered before, and nothing is ordered after the end',
    },
  },
  {
    guards: 'I-337',
    without: 'the look at the named agreements',
    edits: [
      {
        file: 'server/src/modules/sourcing/award/collision.service.ts',
        from: 'const unnamed = numbers.filter((number) => !replaces.includes(number))',
        to: 'const unnamed = numbers.filter((number) => replaces.includes(`${number}!`))',
      },
    ],
    test: {
      file: 'server/src/modules/ordering/awards/award.collision.routes.test.ts',
      name: 'awarded agreement: prices of another agreement end only where the award names it',
    },
  },
  {
    guards: 'I-337',
    without: 'the look before the announcement',
    edits: [
      {
        file: 'server/src/modules/sourcing/flow/move.service.ts',
        from: 'if (awardId !== null)\n    await refuseCollisions',
        to: "if (awardId === '')\n    await refuseCollisions",
      },
    ],
    test: {
      file: 'server/src/modules/ordering/awards/award.collision.routes.test.ts',
      name: 'awarded agreement: an agreement that comes after the proposal stops the announcement',
    },
  },
  {
    guards: 'I-338',
    without: 'the awaited suppliers',
    edits: [
      { file: `${agreements}/parties/party.service.ts`, from: 'if (awaited > 1) {', to: 'if (awaited > 9) {' },
      {
        file: `${agreements}/agreement.rules.ts`,
        from: "status !== '30' || awaitedIds.length > 1 ? status",
        to: "status !== '30' || awaitedIds.length > 9 ? status",
      },
    ],
    test: {
      file: partyTests,
      name: 'agreement parties: in force once all have confirmed; each sees its own lines alone',
    },
  },
  {
    guards: 'I-338',
    without: 'the supplier of a line',
    edits: [
      {
        file: `${agreements}/agreement.present.ts`,
        from: 'lines.filter((line) => line.supplier_id === supplierId)',
        to: "lines.filter((line) => line.supplier_id !== '')",
      },
    ],
    test: {
      file: partyTests,
      name: 'agreement parties: in force once all have confirmed; each sees its own lines alone',
    },
  },
  {
    guards: 'I-339',
    without: 'the lock of the position',
    edits: [
      {
        file: turnStore,
        from: 'where id = any ($ids::bigint[]) order by id for update',
        to: 'where id = any ($ids::bigint[]) order by id',
      },
    ],
    test: rotation,
  },
  {
    guards: 'I-339',
    without: 'the choice',
    edits: [
      {
        file: 'server/src/modules/catalogue/agreements/turns/turn.service.ts',
        from: 'own.some(({ supplierId }) => supplierId !== next.supplierId)',
        to: "own.some(({ supplierId }) => supplierId === '')",
      },
    ],
    test: rotation,
  },
  {
    guards: 'I-339',
    without: 'the turn that passes on',
    edits: [
      {
        file: 'server/src/modules/ordering/flow/reservation.service.ts',
        from: "reason === 'refused' || reason === 'expired' ? 'passed' : 'returned'",
        to: "reason === 'never' ? 'passed' : 'returned'",
      },
    ],
    test: rotation,
  },
  {
    guards: 'I-346',
    without: 'the rows that begin anew',
    edits: [
      {
        file: 'server/src/modules/catalogue/agreements/owned/reprice.store.ts',
        from: 'a.valid_from < $today::date as "hasBegun!"',
        to: 'false as "hasBegun!"',
      },
    ],
    test: {
      file: priceTests,
      name: 'agreement prices: the best price is the lower of agreement and list price, and past days stay',
    },
  },
  {
    guards: 'I-346',
    without: 'the bounds',
    edits: [
      { file: `${agreements}/changes/change.service.ts`, from: 'if (beyond.length > 0)', to: 'if (beyond.length > 9)' },
    ],
    test: { file: priceTests, name: 'agreement prices: factors stay within 0.9 and 1.1, at least 90 days apart' },
  },
  {
    guards: 'I-346',
    without: 'the days',
    edits: [{ file: `${agreements}/changes/change.service.ts`, from: 'if (startsOn < day)', to: "if (startsOn < '')" }],
    test: { file: priceTests, name: 'agreement prices: factors stay within 0.9 and 1.1, at least 90 days apart' },
  },
]
