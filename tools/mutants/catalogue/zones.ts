import type { Mutant } from '../mutant.ts'

const store = 'server/src/modules/catalogue/zones/zone.store.ts'
const file = 'server/src/modules/catalogue/zones/zone.routes.test.ts'
const everyPath = { file, name: 'a zone shows nothing outside its audience and period, on any path' }

export const zones: readonly Mutant[] = [
  {
    guards: 'I-297',
    without: 'the audience',
    edits: [
      {
        file: store,
        from: "\n  and (z.dept_ids = '{}' or z.dept_ids && $deptPath::bigint[])",
        to: '\n  and $deptPath::bigint[] is not null',
      },
    ],
    test: everyPath,
  },
  {
    guards: 'I-297',
    without: 'the period',
    edits: [{ file: store, from: '$today::date between z.starts_on and z.ends_on', to: '$today::date is not null' }],
    test: everyPath,
  },
  {
    guards: 'I-297',
    without: 'the status',
    edits: [{ file: store, from: "z.status = 'published' and $today", to: '$today' }],
    test: { file, name: 'a zone by rule: follows prices and what is on sale, and is empty once taken down' },
  },
  {
    guards: 'I-298',
    without: 'the lock between products and zones',
    edits: [
      {
        file: 'server/src/modules/catalogue/products/listing.store.ts',
        from: '    await shareListing(tx, { tenantId })\n',
        to: '',
      },
    ],
    test: { file, name: 'a product that goes off sale while a zone is filled does not stay in it' },
  },
  {
    guards: 'I-299',
    without: 'the comparison of the goods that exist with those requested',
    edits: [
      {
        file: 'server/src/modules/catalogue/zones/zone.service.ts',
        from: "  if ((await replaceGoods(tx, actor.tenantId, id, requested)) !== requested.length) refuse('zone.goodsGone')",
        to: '  await replaceGoods(tx, actor.tenantId, id, requested)',
      },
    ],
    test: { file, name: 'operators: refusals of a zone, other tenants, and who may not' },
  },
  {
    guards: 'I-299',
    without: 'the comparison of departments, categories and suppliers',
    edits: [
      {
        file: 'server/src/modules/catalogue/zones/zone.service.ts',
        from: "  if (found !== requested) refuse('zone.choiceGone')\n",
        to: '',
      },
    ],
    test: { file, name: 'operators: refusals of a zone, other tenants, and who may not' },
  },
]
