import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const wallet = 'server/src/modules/wallet'
const books = 'server/migrations/0461_wallets_and_points.sql'
const refunding = 'server/migrations/0552_ledger_settle.sql'
const charging = `${wallet}/charges/charge.routes.test.ts`
const money = `${wallet}/wallet.routes.test.ts`
const spending = `${wallet}/points/points.routes.test.ts`

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-350',
    without: 'the strictness of wallets',
    edits: [
      {
        file: books,
        from: "if found then return query select missing, 'none', 0.00, 0.00; return; end if;",
        to: '',
      },
    ],
    test: {
      file: money,
      name: 'without a wallet, with a blocked one or with too little in it nothing is bought',
    },
  },
  {
    guards: 'I-350',
    without: 'the look at what is blocked',
    edits: [
      {
        file: books,
        from: "if barred is not null then return query select barred, 'blocked', 0.00, 0.00; return; end if;",
        to: '',
      },
    ],
    test: {
      file: money,
      name: 'without a wallet, with a blocked one or with too little in it nothing is bought',
    },
  },
  {
    guards: 'I-351',
    without: 'the reference of the bank',
    edits: [
      {
        file: 'server/migrations/0462_wallet_requests.sql',
        from: 'create unique index "topUp.refTaken"',
        to: 'create index "topUp.refTaken"',
      },
    ],
    test: {
      file: money,
      name: 'of many confirmations at once one credits, and a transfer of the bank is credited once',
    },
  },
  {
    guards: 'I-351',
    without: 'the person who has reported a transfer',
    edits: [
      { file: `${wallet}/topUps/topUp.rules.ts`, from: "requester === personId && 'topUp.ownRequest'", to: 'false' },
    ],
    test: {
      file: money,
      name: 'nobody credits what they have reported themselves, and a refused or withdrawn top-up is never credited',
    },
  },
  {
    guards: 'I-352',
    without: 'the hold of a withdrawal',
    edits: [
      {
        file: `${wallet}/withdrawals/withdrawal.service.ts`,
        from: 'await holdIn(tx, walletId, withdrawalRef(row.id), amount)',
        to: "(['none', null] as const)[Number(holdIn.length > 0)]",
      },
    ],
    test: {
      file: money,
      name: 'money goes back to an account that it came from: held, approved, paid out once',
    },
  },
  {
    guards: 'I-352',
    without: 'the bank account that a wallet was topped up from',
    edits: [
      {
        file: `${wallet}/withdrawals/withdrawal.service.ts`,
        from: "if (!payer) return refuse('withdrawal.notYours')",
        to: "if (!payer) return refuse('wallet.none')",
      },
    ],
    test: {
      file: money,
      name: 'nobody withdraws without a rule of approval, to an account of others, or pays out their own request',
    },
  },
  {
    guards: 'I-352',
    without: 'the rule of approval',
    edits: [
      {
        file: `${wallet}/withdrawals/withdrawal.service.ts`,
        from: "if (approval.instanceId === null) refuse('withdrawal.noRule')",
        to: '',
      },
    ],
    test: {
      file: money,
      name: 'nobody withdraws without a rule of approval, to an account of others, or pays out their own request',
    },
  },
  {
    guards: 'I-353',
    without: 'the lock on lots',
    edits: [
      {
        file: books,
        from: 'order by l.expires_on, l.id for no key update\n  loop\n    part := least(rest, lot.remaining - lot.held);',
        to: 'order by l.expires_on, l.id\n  loop\n    part := least(rest, lot.remaining - lot.held);',
      },
    ],
    test: {
      file: spending,
      name: 'a hundred tabs spend the same points: as many succeed as there are',
    },
  },
  {
    guards: 'I-353',
    without: 'the order in which lots are spent',
    edits: [
      {
        file: books,
        from: 'order by l.expires_on, l.id for no key update\n  loop\n    part := least(rest, lot.remaining - lot.held);',
        to: 'order by l.expires_on desc, l.id for no key update\n  loop\n    part := least(rest, lot.remaining - lot.held);',
      },
    ],
    test: {
      file: spending,
      name: 'points pay their part on top of the wallet: held, spent, and first to come back to their lots',
    },
  },
  {
    guards: 'I-354',
    without: 'the points that come back first',
    edits: [
      {
        file: refunding,
        from: "coalesce(sum(least(back, held.amount - held.refunded)) filter (where held.kind = 'points'), 0)",
        to: "coalesce(sum(0.00) filter (where held.kind = 'points'), 0)",
      },
    ],
    test: {
      file: spending,
      name: 'a return gives points back first, then money, each once, and no more than was paid',
    },
  },
  {
    guards: 'I-354',
    without: 'the lots that points come back to',
    edits: [
      {
        file: refunding,
        from: "perform ledger.return_lots(g.id, by_points) from unnest(given) g where g.kind = 'points';",
        to: 'null;',
      },
    ],
    test: {
      file: spending,
      name: 'a return gives points back first, then money, each once, and no more than was paid',
    },
  },
  {
    guards: 'I-355',
    without: 'what open orders hold of expired lots',
    edits: [
      {
        file: books,
        from: 'l.remaining - l.held as amount from ledger.lots l',
        to: 'l.remaining as amount from ledger.lots l',
      },
      { file: books, from: 'set remaining = l.held from due', to: 'set remaining = 0, held = 0 from due' },
    ],
    test: {
      file: spending,
      name: 'points expire once, except those that an order holds, which expire when they come back',
    },
  },
  {
    guards: 'I-356',
    without: 'the one time that an order earns',
    edits: [
      { file: books, from: '  unique (tenant_id, source_kind, source_id, rule_id),\n', to: '' },
      {
        file: books,
        from: '  on conflict (tenant_id, source_kind, source_id, rule_id) do nothing returning l.id into lot;',
        to: '  returning l.id into lot;',
      },
      {
        file: `${wallet}/points/points.jobs.service.ts`,
        from: 'if (!(await noteEarned(tx, orderId, total, now))) return',
        to: 'await noteEarned(tx, orderId, total, now)',
      },
    ],
    test: {
      file: spending,
      name: 'an order earns once, when it can no longer be returned, for what was kept and not paid with points',
    },
  },
  {
    guards: 'I-356',
    without: 'the period for returns',
    edits: [
      {
        file: `${wallet}/points/points.rules.ts`,
        from: 'now.getTime() - (returnDays || withoutEnd) * day',
        to: 'now.getTime() - 0 * (returnDays || withoutEnd) * day',
      },
    ],
    test: {
      file: spending,
      name: 'an order earns once, when it can no longer be returned, for what was kept and not paid with points',
    },
  },
  {
    guards: 'I-356',
    without: 'the person who grants points',
    edits: [
      {
        file: `${wallet}/points/points.service.ts`,
        from: "if (buyer.person_id === actor.personId) refuse('points.ownGrant')",
        to: '',
      },
    ],
    test: {
      file: spending,
      name: 'points are granted to buyers by those who manage them, never to oneself, and seen by their owner alone',
    },
  },
  {
    guards: 'I-357',
    without: 'the cap on points',
    edits: [
      {
        file: 'server/src/modules/ordering/cart/points.rules.ts',
        from: 'if (wanted > all) return null',
        to: 'if (wanted > all && all < 0n) return null',
      },
    ],
    test: {
      file: spending,
      name: 'of a submission to several suppliers each order takes its share, and the cap holds for all',
    },
  },
  {
    guards: 'I-607',
    without: 'the guard of the acceptance',
    edits: [
      {
        file: 'server/src/modules/ordering/orders/order.rules.ts',
        from: "unpaid === true && 'order.unpaid'",
        to: 'false',
      },
    ],
    test: {
      file: charging,
      name: 'a supplier accepts an order that is paid online once it is paid, by a notice that comes twice',
    },
  },
  {
    guards: 'I-607',
    without: 'the signature',
    edits: [
      {
        file: `${wallet}/charges/charge.service.ts`,
        from: 'if (!pay?.isSigned(notice, signature))',
        to: 'if (!pay || signature === notice.chargeNo)',
      },
    ],
    test: {
      file: charging,
      name: 'a supplier accepts an order that is paid online once it is paid, by a notice that comes twice',
    },
  },
  {
    guards: 'I-608',
    without: 'the refunds that are counted',
    edits: [
      {
        file: `${wallet}/charges/charge.service.ts`,
        from: '    await store.charges.set(tx, charge, { refunded: sum([charge.refunded, amount]) })\n',
        to: '',
      },
    ],
    test: {
      file: charging,
      name: 'a cancelled order is refunded once, though the provider is away, slow or loses its answers',
    },
  },
]
