import type { Mutant } from './mutant.ts'

const stockTest = 'server/src/modules/catalogue/stock/stock.db.test.ts'
const downloads = 'server/src/modules/imports/pictures/import.picture.routes.test.ts'
const synonyms = 'server/src/modules/catalogue/vocabulary/synonym.routes.test.ts'
const synonymService = 'server/src/modules/catalogue/vocabulary/synonym.service.ts'
const races = 'server/src/modules/ordering/flow/races.stock.routes.test.ts'

export const catalogue: readonly Mutant[] = [
  {
    guards: 'I-42',
    without: 'the comparison of a picture with the supplier who brought it in',
    edits: [
      {
        file: 'server/src/modules/catalogue/pictures/picture.store.ts',
        from: "    .where('supplier_id', '=', supplierId)\n    .where('key', 'in', [...keys])\n    .orderBy('key')",
        to: "    .where('key', 'in', [...keys])\n    .orderBy('key')",
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/pictures/picture.products.routes.test.ts',
      name: 'a product names pictures of its own supplier',
    },
  },
  {
    guards: 'I-42',
    without: 'the mark of a picture that a product has named',
    edits: [
      {
        file: 'server/src/modules/catalogue/pictures/picture.store.ts',
        from: "    .where('used_at', 'is', null)\n",
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/pictures/picture.products.routes.test.ts',
      name: 'what no product has named is forgotten after a day',
    },
  },
  {
    guards: 'I-48',
    without: 'the difference between a required and an optional cell',
    edits: [
      {
        file: 'server/src/modules/imports/reading/row.rules.ts',
        from: "kind = isRequired(field) ? 'error' : 'warning'",
        to: "kind = isRequired(field) ? 'error' : 'error'",
      },
    ],
    test: { file: 'server/src/modules/imports/import.messy.routes.test.ts', name: 'of a messy list' },
  },
  {
    guards: 'I-49',
    without: 'the question whether the tenant wants pictures downloaded',
    edits: [
      {
        file: 'server/migrations/0026_import_checks_and_picture_downloads.sql',
        from: "and s.code = 'pictureDownload' and s.val = '1'",
        to: "and s.code = 'productReview'",
      },
    ],
    test: { file: downloads, name: 'off unless an operator turns it on' },
  },
  {
    guards: 'I-49',
    without: 'the most hosts of a tenant at a time',
    edits: [
      {
        file: 'server/migrations/0026_import_checks_and_picture_downloads.sql',
        from: 'r.beat_at >= now() - silent_for) < most',
        to: 'r.beat_at >= now() - silent_for) < most + 1000',
      },
    ],
    test: {
      file: 'server/src/modules/imports/pictures/import.picture.failures.routes.test.ts',
      name: 'a tenant whose sites do not answer holds nobody up',
    },
  },
  {
    guards: 'I-49',
    without: 'the lock on leasing hosts',
    edits: [
      {
        file: 'server/src/modules/catalogue/pictures/picture.host.store.ts',
        from: '  await lockTaking(tx)\n',
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/imports/pictures/import.picture.failures.routes.test.ts',
      name: 'a tenant whose sites do not answer holds nobody up',
    },
  },
  {
    guards: 'I-01',
    without: 'the lock on the stock of a SKU',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'order by s.sku_id for update of s\n  ), short as (',
        to: 'order by s.sku_id\n  ), short as (',
      },
    ],
    test: { file: 'server/src/modules/catalogue/stock/reservation.db.test.ts', name: 'the last unit has one buyer' },
  },
  {
    guards: 'I-01',
    without: 'the check that a SKU has what is asked for',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'where coalesce(l.available, 0) < w.qty',
        to: 'where false',
      },
      {
        file: 'server/migrations/0005_catalogue.sql',
        from: 'constraint "stock.short" check (reserved <= on_hand)',
        to: 'constraint "stock.short" check (reserved <= on_hand + 1000)',
      },
    ],
    test: { file: races, name: 'of the last unit one is sold' },
  },
  {
    guards: 'I-01',
    without: 'the constraint that no more is held than there is',
    edits: [
      {
        file: 'server/migrations/0005_catalogue.sql',
        from: 'constraint "stock.short" check (reserved <= on_hand)',
        to: 'constraint "stock.short" check (true)',
      },
    ],
    test: { file: stockTest, name: 'the database itself lets nobody hold more than there is' },
  },
  {
    guards: 'I-02',
    without: 'the sum over documents with the same goods',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'select sku_id, sum(qty) as qty from fresh group by sku_id',
        to: 'select sku_id, max(qty) as qty from fresh group by sku_id',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/stock/reservation.db.test.ts',
      name: 'the same goods on two lines, or in two documents, count together',
    },
  },
  {
    guards: 'I-03',
    without: 'the refusal of an order that can be held in part only',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.service.ts',
        from: '  if (short.length === 0) return\n',
        to: '  if (short.length >= 0) return\n',
      },
    ],
    test: { file: races, name: 'all lines are held or none' },
  },
  {
    guards: 'I-04',
    without: 'the lock on what is given back',
    edits: [
      {
        file: 'server/src/modules/catalogue/stock/reservation.store.ts',
        from: 'order by r.sku_id, r.ref_id for update of r\n  ), ended as (',
        to: 'order by r.sku_id, r.ref_id\n  ), ended as (',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/stock/stock.lock.db.test.ts',
      name: 'who gives back second waits, and finds nothing',
    },
  },
  {
    guards: 'I-38',
    without: 'the apostrophe before what a spreadsheet would calculate',
    edits: [
      {
        file: 'server/src/kit/spreadsheet/formula.rules.ts',
        from: "(isMarked(text) ? `'${text}` : text)",
        to: 'text',
      },
    ],
    test: {
      file: 'server/src/modules/imports/export/export.routes.test.ts',
      name: 'no cell of an export is ever calculated',
    },
  },
  {
    guards: 'I-38',
    without: 'the supplier whose rows are exported',
    edits: [
      {
        file: 'server/src/modules/imports/export/export.store.ts',
        from: 'where p.supplier_id = $supplierId and p.id > $after',
        to: 'where $supplierId::bigint is not null and p.id > $after',
      },
    ],
    test: {
      file: 'server/src/modules/imports/export/export.routes.test.ts',
      name: 'an export holds the rows that the list shows',
    },
  },
  {
    guards: 'I-50',
    without: 'the noun that a relaxed search keeps',
    edits: [
      {
        file: 'server/src/modules/catalogue/text/relax.rules.ts',
        from: 'nouns.at(-1) ?? (terms.some(isNoun) ? null : keptCode(terms, counts))',
        to: 'nouns.at(-1) ?? keptCode(terms, counts)',
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
        from: '(isMeant(chunk) ? [] : keysOfMisspelt(chunk.text, pinyinDictionary))',
        to: 'keysOfMisspelt(chunk.text, pinyinDictionary)',
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
        from: "  if (group.version !== version) refuse('thing.stale')\n  const row",
        to: '  const row',
      },
    ],
    test: { file: synonyms, name: 'by an operator who has read its latest version' },
  },
  {
    guards: 'I-51',
    without: 'the lock on the vocabulary while groups are counted',
    edits: [{ file: synonymService, from: '    await lockVocabulary(tx, { tenantId: actor.tenantId })\n', to: '' }],
    test: {
      file: 'server/src/modules/catalogue/vocabulary/synonym.limits.routes.test.ts',
      name: 'also where two add the last at once',
    },
  },
  {
    guards: 'I-51',
    without: 'the largest length of a term',
    edits: [
      {
        file: 'server/src/modules/catalogue/vocabulary/synonym.list.rules.ts',
        from: 'Array.from(term).length > most',
        to: 'Array.from(term).length > most * 9',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/vocabulary/synonym.limits.routes.test.ts',
      name: 'each reason by its own code',
    },
  },
]
