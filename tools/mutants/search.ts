import type { Mutant } from './mutant.ts'

const synonyms = 'server/src/modules/catalogue/vocabulary/synonym.routes.test.ts'
const synonymService = 'server/src/modules/catalogue/vocabulary/synonym.service.ts'

export const search: readonly Mutant[] = [
  {
    guards: 'I-50',
    without: 'the noun that a relaxed search keeps',
    edits: [
      {
        file: 'server/src/modules/catalogue/text/relax.rules.ts',
        from: 'terms.some(isNoun) ? keptSeries(terms, counts) : keptCode(terms, counts)',
        to: 'keptCode(terms, counts)',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/goods/search.routes.test.ts',
      name: 'is not there, and nothing is shown for it',
    },
  },
  {
    guards: 'I-50',
    without: 'the trust in a word that the dictionary has',
    edits: [
      {
        file: 'server/src/modules/catalogue/goods/correction.service.ts',
        from: 'isMeant(chunk) ? [] : keysOfMisspelt(chunk.text, pinyinDictionary, vocabulary.tokenizer)',
        to: 'keysOfMisspelt(chunk.text, pinyinDictionary, vocabulary.tokenizer)',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/goods/search.routes.test.ts',
      name: 'is not there, and nothing is shown for it',
    },
  },
  {
    guards: 'I-51',
    without: 'the comparison of the version of a group of synonyms that is changed',
    edits: [
      {
        file: synonymService,
        from: 'synonyms.lock(tx, id, version)\n  const row',
        to: 'synonyms.lock(tx, id)\n  const row',
      },
    ],
    test: { file: synonyms, name: 'an operator updates, disables and deletes a group' },
  },
  {
    guards: 'I-51',
    without: 'the lock on the vocabulary while groups are counted',
    edits: [{ file: synonymService, from: '    await lockVocabulary(tx, { tenantId: actor.tenantId })\n', to: '' }],
    test: {
      file: 'server/src/modules/catalogue/vocabulary/synonym.limits.routes.test.ts',
      name: 'also for concurrent additions',
    },
  },
  {
    guards: 'I-51',
    without: 'the largest length of a term',
    edits: [
      {
        file: 'server/src/modules/catalogue/vocabulary/synonym.list.rules.ts',
        from: 'charactersIn(term) > max',
        to: 'charactersIn(term) > max * 9',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/vocabulary/synonym.limits.routes.test.ts',
      name: 'each reason with its own code',
    },
  },
  {
    guards: 'I-313',
    without: 'the SKU that stands for its product on the shelf',
    edits: [
      {
        file: 'server/src/modules/catalogue/products/listing.parts.ts',
        from: 'k.list_price = 0, k.list_price, k.id) = 1',
        to: 'k.list_price = 0, k.list_price, k.id) > 0',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/goods/facets/merged.routes.test.ts',
      name: 'each product is on one page',
    },
  },
  {
    guards: 'I-313',
    without: 'the mark on one row for each product',
    edits: [
      {
        file: 'server/src/modules/catalogue/goods/facets/filter.store.ts',
        from: ') = 1 as is_lead',
        to: ') >= 1 as is_lead',
      },
    ],
    test: { file: 'server/src/modules/catalogue/goods/facets/merged.routes.test.ts', name: 'a facet counts the tiles' },
  },
]
