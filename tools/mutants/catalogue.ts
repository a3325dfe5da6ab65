import type { Mutant } from './mutant.ts'

export const catalogue: readonly Mutant[] = [
  {
    guards: 'I-42',
    without: 'the comparison of a picture with the supplier who brought it in',
    edits: [
      {
        file: 'server/src/modules/catalogue/pictures/picture.store.ts',
        from: "    .where('supplier_id', '=', $.supplierId)\n    .where('key', '=', anyOf($.keys))\n    .orderBy('key')",
        to: "    .where('key', '=', anyOf($.keys))\n    .orderBy('key')",
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/pictures/picture.products.routes.test.ts',
      name: 'a product accepts only pictures of its supplier',
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
      name: 'deletes pictures with their content after a day',
    },
  },
  {
    guards: 'I-49',
    without: 'the check whether the tenant wants pictures downloaded',
    edits: [
      {
        file: 'server/migrations/0026_import_checks_and_picture_downloads.sql',
        from: "and s.code = 'pictureDownload' and s.val = '1'",
        to: "and s.code = 'productReview'",
      },
    ],
    test: {
      file: 'server/src/modules/imports/pictures/import.picture.routes.test.ts',
      name: 'import pictures: disabled by default; once enabled, earlier pictures are downloaded',
    },
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
      name: 'import pictures: a tenant with unresponsive sites delays no other',
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
      name: 'import pictures: a tenant with unresponsive sites delays no other',
    },
  },
  {
    guards: 'I-57',
    without: 'sanitising where input is validated',
    edits: [
      {
        file: 'server/src/kit/http/validation.ts',
        from: '= sanitizeRichText(html, rules)',
        to: '= (sanitizeRichText(html, rules), html)',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/products/description.routes.test.ts',
      name: 'sanitises a draft on creation and on update',
    },
  },
  {
    guards: 'I-57',
    without: 'sanitising the rows of a list',
    edits: [
      {
        file: 'server/src/modules/catalogue/products/upsert/upsert.validation.service.ts',
        from: 'return withCleanDescription(rest ?? row)',
        to: 'return rest ?? row',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/products/description.routes.test.ts',
      name: 'sanitises rows of an import',
    },
  },
  {
    guards: 'I-57',
    without: 'the schemes of links',
    edits: [
      {
        file: 'contract/src/kit/richText/linkAddress.ts',
        from: '/^(https?:\\/\\/|mailto:)[^\\s\\\\]+$/i.test(address) && URL.canParse(address)',
        to: 'URL.canParse(address)',
      },
      {
        file: 'server/src/kit/richText/sanitize.ts',
        from: "allowedSchemes: ['http', 'https', 'mailto']",
        to: "allowedSchemes: ['http', 'https', 'mailto', 'javascript']",
      },
    ],
    test: { file: 'server/src/kit/richText/sanitize.test.ts', name: 'javascript:alert' },
  },
  {
    guards: 'I-57',
    without: 'the pictures of a description among those of its product',
    edits: [
      {
        file: 'server/src/modules/catalogue/pictures/picture.rules.ts',
        from: 'const all = [...shown, ...pictures,',
        to: 'const all = [...pictures,',
      },
    ],
    test: {
      file: 'server/src/modules/catalogue/products/description.routes.test.ts',
      name: 'accepts only pictures of the supplier',
    },
  },
]
