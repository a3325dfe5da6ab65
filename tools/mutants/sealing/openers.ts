import type { Mutant } from '../mutant.ts'

const folder = 'server/src/modules/sourcing/seal'
const keys = `${folder}/openers/opener.routes.test.ts`
const ceremonies = `${folder}/ceremony/ceremony.routes.test.ts`
const releases = 'server/src/modules/sourcing/opening/release.routes.test.ts'
const release = 'server/src/modules/sourcing/opening/release.service.ts'
const ceremony = `${folder}/ceremony/ceremony.service.ts`
const keeper = `${folder}/keeper/keeper.local.ts`
const keepers = `${folder}/keeper/keeper.test.ts`
const givenUp = 'server/src/modules/sourcing/opening/givenUp/givenUp.service.ts'
const holdings = 'server/src/modules/sourcing/opening/givenUp/holding.rules.ts'
const givingUp = 'server/src/modules/sourcing/opening/givenUp/givenUp.routes.test.ts'
const handOver = `${folder}/handOver/handOver.service.ts`
const handOvers = `${folder}/handOver/handOver.routes.test.ts`
const participate = 'sealing/src/ceremony/participate.ts'
const atClose = 'sealing/src/opening/participate.ts'

/** Keys are shared by several people: who makes and confirms them, and when shares are released. */
export const openersOfRounds: readonly Mutant[] = [
  {
    guards: 'I-23',
    without: "the keeper's memory of a deadline that it was given once",
    edits: [{ file: keeper, from: '      kept.keepDeadline(keyId, later)\n', to: '' }],
    test: { file: keepers, name: 'keeper: repeating a key with an earlier deadline does not release earlier' },
  },
  {
    guards: 'I-23',
    without: 'the look of the keeper at its own shares',
    edits: [
      {
        file: keeper,
        from: 'for (const { opener } of own) await openShares(record, opener, shares, unseal)',
        to: 'void unseal',
      },
    ],
    test: {
      file: keepers,
      name: 'keeper: refuses keys with foreign or mismatching shares, or that it could open alone',
    },
  },
  {
    guards: 'I-23',
    without: 'the proof that somebody holds the keys that they list',
    edits: [{ file: `${folder}/openers/opener.service.ts`, from: 'if (!isOwn || wrap.owner', to: 'if (wrap.owner' }],
    test: { file: keys, name: 'opener key: foreign keys, invalid keys and wraps of other accounts are refused' },
  },
  {
    guards: 'I-23',
    without: 'the ceremony before a publication',
    edits: [
      {
        file: `${folder}/ceremony/keyed.service.ts`,
        from: 'if (!row || missing.length > 0)',
        to: 'if (!row || row.key_record === null)',
      },
    ],
    test: { file: ceremonies, name: 'ceremony: publication requires all confirmations; missing people are named' },
  },
  {
    guards: 'I-23',
    without: 'the look at keys that were revoked meanwhile',
    edits: [{ file: ceremony, from: 'plans && isOf(rows, plans) ? rows', to: 'plans ? rows' }],
    test: { file: ceremonies, name: 'ceremony: a key revoked meanwhile restarts it; so can the owner' },
  },
  {
    guards: 'I-23',
    without: "the maker's own signing key in a half",
    edits: [
      { file: 'sealing/src/ceremony/keying.ts', from: 'half.signing === listed?.signing', to: 'listed !== undefined' },
    ],
    test: { file: ceremonies, name: 'ceremony: foreign and mismatching halves and statements are refused' },
  },
  {
    guards: 'I-23',
    without: 'the half that a browser remembers to have made',
    edits: [
      { file: participate, from: 'if (own && own.publicKey !== madeKey)', to: 'if (own && madeKey === keyed.plan)' },
    ],
    test: { file: ceremonies, name: 'ceremony: a browser confirms only records matching its plan, half and shares' },
  },
  {
    guards: 'I-23',
    without: 'the signatures of the makers, before others confirm',
    edits: [{ file: participate, from: 'if (!own) for (const half', to: 'if (plan.k < 0) for (const half' }],
    test: { file: ceremonies, name: 'ceremony: a browser confirms only records matching its plan, half and shares' },
  },
  {
    guards: 'I-23',
    without: 'the hash of a share that is released',
    edits: [{ file: release, from: '  for (const share of given) checkOwn(record, share)\n', to: '' }],
    test: { file: releases, name: 'release: altered, foreign and incomplete shares are refused and not stored' },
  },
  {
    guards: 'I-23',
    without: "the deadline by the database's clock, before a share is received",
    edits: [{ file: release, from: '|| (await databaseTime(tx)) < round.quote_end_at', to: '' }],
    test: { file: releases, name: 'before the deadline neither' },
  },
  {
    guards: 'I-23',
    without: 'the number of shares before the platform adds its own',
    edits: [{ file: release, from: 'people + platform >= record.k', to: 'people + platform > 0' }],
    test: {
      file: releases,
      name: "release: assisted: the platform's single share opens nothing, and one person suffices beside it",
    },
  },
  {
    guards: 'I-23',
    without: "the opener's own clock",
    edits: [{ file: atClose, from: ' || own.now.toISOString() < endAt', to: '' }],
    test: { file: releases, name: 'before the deadline neither' },
  },
  {
    guards: 'I-23',
    without: 'the end that was received before',
    edits: [
      { file: atClose, from: 'if (own.received && !isHeadOf', to: 'if (own.received && terms === null && !isHeadOf' },
    ],
    test: { file: releases, name: 'closed round: an unsigned or different head, or other terms, are refused' },
  },
  {
    guards: 'I-23',
    without: 'the comparison of the record with what an opener finds',
    edits: [{ file: atClose, from: 'isInOrder && canonicalText(found) === stated', to: 'isInOrder' }],
    test: { file: releases, name: 'countersignature: an opener’s browser detects an altered record or quote' },
  },
  {
    guards: 'I-23',
    without: 'the key of a countersignature',
    edits: [
      {
        file: release,
        from: '!isCountersigned(record.suite, signing, stated, sig)',
        to: '!isCountersigned(record.suite, signing, stated, sig) && projectId === sig',
      },
    ],
    test: { file: releases, name: 'openers repeat the opening and sign it' },
  },
  {
    guards: 'I-95',
    without: 'the number of those who can still open a round that is given up',
    edits: [{ file: givenUp, from: 'reachableIn(holdings) < round.k ?', to: 'reachableIn(holdings) < 99 ?' }],
    test: { file: givingUp, name: 'given up: refused while enough shares can be released, and before the deadline' },
  },
  {
    guards: 'I-95',
    without: 'the shares that were released before their keys were lost',
    edits: [{ file: holdings, from: "if (hasReleased || kind === 'platform')", to: "if (kind === 'platform')" }],
    test: { file: givingUp, name: 'given up: refused while enough shares can be released, and before the deadline' },
  },
  {
    guards: 'I-95',
    without: 'the second person of the decision to give up',
    edits: [
      { file: givenUp, from: "if (proposal.proposer_id === actor.personId) refuse('opening.ownProposal')", to: '' },
    ],
    test: {
      file: givingUp,
      name: 'given up: one person cannot decide alone, and confirms the current version; others see nothing',
    },
  },
  {
    guards: 'I-95',
    without: 'the reason that was read before it was confirmed',
    edits: [
      { file: givenUp, from: "if (proposal.proposed_at.toISOString() !== proposedAt) refuse('thing.stale')", to: '' },
    ],
    test: {
      file: givingUp,
      name: 'given up: one person cannot decide alone, and confirms the current version; others see nothing',
    },
  },
  {
    guards: 'I-96',
    without: 'the end of what an opener may do once its shares are handed over',
    edits: [
      {
        file: 'sealing/src/ceremony/places.ts',
        from: "({ kind, holder }) => kind === 'person' && holder === personId",
        to: "({ kind, holder, opener }) => kind === 'person' && [holder, opener].includes(personId)",
      },
    ],
    test: { file: handOvers, name: 'hand-over: the opener can no longer release the shares, even with a copy' },
  },
  {
    guards: 'I-96',
    without: 'the look at the suppliers that a substitute works for',
    edits: [{ file: handOver, from: '!taken.has(id) && !ofSuppliers.has(id)', to: '!taken.has(id)' }],
    test: {
      file: handOvers,
      name: 'hand-over: substitutes without permission or key, with a share, or of a supplier are refused',
    },
  },
  {
    guards: 'I-96',
    without: 'the permission of a substitute',
    edits: [
      { file: handOver, from: 'const able = await findPeopleWhoMayOpen(db, personIds)', to: 'const able = personIds' },
    ],
    test: {
      file: handOvers,
      name: 'hand-over: substitutes without permission or key, with a share, or of a supplier are refused',
    },
  },
  {
    guards: 'I-96',
    without: 'the signature under the keys of a substitute',
    edits: [{ file: handOver, from: "if (!isHandedOver(record, statement)) refuse('seal.badSignature')", to: '' }],
    test: {
      file: handOvers,
      name: 'hand-over: substitutes without permission or key, with a share, or of a supplier are refused',
    },
  },
  {
    guards: 'I-96',
    without: 'the second half of a share that is handed over',
    edits: [{ file: handOver, from: "if (!isWhole) refuse('handOver.badShares')", to: '' }],
    test: {
      file: handOvers,
      name: 'hand-over: substitutes without permission or key, with a share, or of a supplier are refused',
    },
  },
  {
    guards: 'I-96',
    without: 'hand-overs in the audit file',
    edits: [
      {
        file: 'server/src/modules/sourcing/audit/audit.service.ts',
        from: 'releases, handOvers, signatures }',
        to: 'releases, handOvers: handOvers.slice(9), signatures }',
      },
    ],
    test: {
      file: 'server/src/modules/sourcing/audit/audit.routes.test.ts',
      name: "audit file: a substitute's countersignature uses a directory key confirmed by the opener",
    },
  },
]
