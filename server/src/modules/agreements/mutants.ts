import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const agreements = 'server/src/modules/agreements'
const owned = 'server/src/modules/catalogue/agreements/owned/owned.store.ts'
const drafts = `${agreements}/agreement.routes.test.ts`
const changes = `${agreements}/change.routes.test.ts`
const parties = { file: drafts, name: 'an agreement is its parties’: others neither see nor decide it' }
const inForce = {
  file: drafts,
  name: 'prices hold once the agreement is approved and the supplier has confirmed it, and not before',
}
const ended = {
  file: changes,
  name: 'agreements: a terminated one prices nothing from then on; a suspended one until it goes on',
}

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-672',
    without: 'the bounds of a step',
    edits: [
      {
        file: `${agreements}/indices/index.rules.ts`,
        from: 'wanted < least ? least : wanted > most ? most : wanted',
        to: 'wanted < least ? least : wanted',
      },
    ],
    test: {
      file: `${agreements}/indices/index.rules.test.ts`,
      name: 'one step stays within the collar around the price that applies, whose bounds are rounded inward',
    },
  },
  {
    guards: 'I-685',
    without: 'the tiers of the next prices',
    edits: [
      {
        file: `${agreements}/indices/follow.service.ts`,
        from: 'indexed(line.base_tiers[at]?.price ?? price, price)',
        to: 'price',
      },
    ],
    test: {
      file: `${agreements}/indices/follow.routes.test.ts`,
      name: 'each tier follows by the same rule, from its own base, within its own collar',
    },
  },
  {
    guards: 'I-673',
    without: 'the values that were followed',
    edits: [
      {
        file: `${agreements}/indices/index.store.ts`,
        from: '(await addRun.first(tx, of)) !== undefined',
        to: "(await addRun.first(tx, of)) !== undefined || of.basis !== ''",
      },
    ],
    test: {
      file: `${agreements}/indices/follow.routes.test.ts`,
      name: 'a declined proposal is not made again, and one that people have open is decided first',
    },
  },
  {
    guards: 'I-320',
    without: 'the state that is confirmed',
    edits: [
      {
        file: `${agreements}/agreement.rules.ts`,
        from: "from: ['30', '50'],\n      to: confirmed",
        to: "from: ['20', '30', '50'],\n      to: confirmed",
      },
      { file: `${agreements}/agreement.rules.ts`, from: "!['10', '20'].includes(status)", to: "status !== '10'" },
    ],
    test: inForce,
  },
  {
    guards: 'I-320',
    without: 'the person who drafted it',
    edits: [
      {
        file: `${agreements}/agreement.rules.ts`,
        from: "actor.personId !== (status === '30' ? personId : changePersonId)",
        to: "actor.personId !== (status === '30' ? '' : changePersonId) || personId === ''",
      },
    ],
    test: parties,
  },
  {
    guards: 'I-322',
    without: 'the holder of the pieces',
    edits: [
      {
        file: 'server/src/modules/catalogue/goods/quote.store.ts',
        from: 'coalesce(a.holder_id, a.id) as agreement_price_id',
        to: 'a.id as agreement_price_id',
      },
    ],
    test: {
      file: changes,
      name: 'agreements: a change prices from its day on, counts against the same cap, and leaves the past as it was',
    },
  },
  {
    guards: 'I-323',
    without: 'the rows that are closed',
    edits: [
      {
        file: owned,
        from: "'catalogue.closeOwnedPrices',\n  `update catalogue.agreement_prices a set version = a.version + 1, is_closed = a.is_closed or a.valid_to >= $today::date",
        to: "'catalogue.closeOwnedPrices',\n  `update catalogue.agreement_prices a set version = a.version + 1, is_closed = a.is_closed",
      },
    ],
    test: ended,
  },
  {
    guards: 'I-323',
    without: 'the rows that are stopped',
    edits: [
      {
        file: 'server/src/modules/catalogue/goods/quote.store.ts',
        from: 'and not a.is_closed and not a.is_stopped',
        to: 'and not a.is_closed',
      },
    ],
    test: ended,
  },
  {
    guards: 'I-324',
    without: 'the reader of an agreement',
    edits: [
      {
        file: `${agreements}/agreement.access.service.ts`,
        from: 'return approves ? row : undefined',
        to: 'return row',
      },
    ],
    test: parties,
  },
  {
    guards: 'I-324',
    without: 'the state that a supplier sees',
    edits: [{ file: `${agreements}/agreement.rules.ts`, from: "!['10', '20'].includes(status))", to: 'true)' }],
    test: parties,
  },
]
