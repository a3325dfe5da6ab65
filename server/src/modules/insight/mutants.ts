import type { Mutant } from '../../../../tools/mutants/mutant.ts'

const insight = 'server/src/modules/insight'
const file = `${insight}/insight.routes.test.ts`
const stock = `${insight}/stock/stock.routes.test.ts`
const walls = `${insight}/walls/wall.routes.test.ts`
const migration = 'server/migrations/0510_insight.sql'
const added = {
  file,
  name: 'spend is what accepted orders cost, less what was rejected, returned or cancelled',
}
const scoped = { file, name: 'a reader sees the own department and below, and no figure of another' }

export const mutants: readonly Mutant[] = [
  {
    guards: 'I-520',
    without: 'the rejected pieces',
    edits: [{ file: migration, from: '-g.rejected, 0, 0', to: '-g.rejected * 0, 0, 0' }],
    test: added,
  },
  {
    guards: 'I-520',
    without: 'the cancelled orders',
    edits: [
      {
        file: migration,
        from: "o.status = '90' and o.finished_at is not null\n  ), counted",
        to: "o.status = 'xx' and o.finished_at is not null\n  ), counted",
      },
    ],
    test: added,
  },
  {
    guards: 'I-521',
    without: 'what was counted before',
    edits: [
      { file: migration, from: 'perform insight.add_to_cubes(gone, -1)', to: 'perform insight.add_to_cubes(gone, 0)' },
    ],
    test: added,
  },
  {
    guards: 'I-522',
    without: 'the department of the reader',
    edits: [
      {
        file: `${insight}/scope.rules.ts`,
        from: "reachOf(reader, 'insight.read', 'insight.oversee')",
        to: '({ ...reachOf(reader), isAll: true })',
      },
    ],
    test: scoped,
  },
  {
    guards: 'I-522',
    without: 'the departments below the highest one',
    edits: [
      {
        file: `${insight}/scope.store.ts`,
        from: 'where d.id = $id and ${isWithin}',
        to: 'where d.id = $id and (${isWithin} or d.id = $id)',
      },
    ],
    test: scoped,
  },
  {
    guards: 'I-524',
    without: 'the day for which a view was sent',
    edits: [
      {
        file: `${insight}/views/letter.service.ts`,
        from: 'day !== null && (sentFor === null || sentFor < day)',
        to: "day !== null && (sentFor === null || sentFor < '9999')",
      },
    ],
    test: {
      file: `${insight}/views/view.routes.test.ts`,
      name: 'views: each is queued once for its day, and not for the day on which it was saved',
    },
  },
  {
    guards: 'I-525',
    without: 'the rights of the maker at each read',
    edits: [
      {
        file: `${insight}/walls/wall.service.ts`,
        from: "!maker.permissions.has('insight.share') || !maker.permissions.has('insight.read')",
        to: "maker.userId === ''",
      },
    ],
    test: { file: walls, name: 'walls: the rights of the maker are those of each read' },
  },
  {
    guards: 'I-525',
    without: 'the scope of the maker at each read',
    edits: [
      {
        file: `${insight}/walls/wall.service.ts`,
        from: 'if (!(await findScope(db, maker, link.dept_id ?? undefined)))',
        to: 'if (maker.userId === "")',
      },
      {
        file: `${insight}/walls/wall.service.ts`,
        from: 'readCockpit(db, maker, view, kindNames)',
        to: "readCockpit(db, { ...maker, permissions: maker.permissions.union(new Set(['insight.oversee'] as const)) }, view, kindNames)",
      },
    ],
    test: { file: walls, name: 'walls: the rights of the maker are those of each read' },
  },
  {
    guards: 'I-525',
    without: 'the addresses of a link',
    edits: [
      {
        file: `${insight}/walls/wall.service.ts`,
        from: '!link || !isInNetworks(ip, link.networks)',
        to: '!link || ip === link.name',
      },
    ],
    test: { file: walls, name: 'walls: a link opens from the named addresses alone' },
  },
  {
    guards: 'I-525',
    without: 'the end of a link',
    edits: [{ file: `${insight}/walls/wall.store.ts`, from: 'and k.revoked_at is null and', to: 'and' }],
    test: { file: walls, name: 'walls: a token of another tenant, a revoked, an expired and a guessed one' },
  },
  {
    guards: 'I-526',
    without: 'the permission for the cost of stock',
    edits: [
      {
        file: `${insight}/stock/stockReader.service.ts`,
        from: "mayKnowCost: permissions.has('warehouse.cost')",
        to: 'mayKnowCost: true',
      },
    ],
    test: { file: stock, name: 'stock: who may not know cost has no values' },
  },
  {
    guards: 'I-526',
    without: 'what is outside of the warehouses',
    edits: [{ file: `${insight}/stock/stock.store.ts`, from: 'case when p.is_outside then 0 when', to: 'case when' }],
    test: { file: stock, name: 'stock: value and turnover are what the moves add up to' },
  },
]
