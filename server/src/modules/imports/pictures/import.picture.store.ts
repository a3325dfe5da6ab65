import type { Db, Tx } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import { countOfLargeTables } from '#kit/database/list/list.finder.ts'
import { sqlQuery } from '#kit/database/query.ts'

export interface NamedPicture {
  readonly address: string
  readonly row_no: number
  readonly cell: string
}

const link = sqlQuery(
  'imports.linkPictures',
  `
  insert into imports.pictures (tenant_id, import_id, download_id, row_no, cell)
  select distinct on (w.id) $tenantId, $importId, w.id, g.row_no, g.cell from jsonb_to_recordset($named::jsonb) as g(address text, row_no int, cell text)
  join catalogue.picture_downloads w on w.tenant_id = $tenantId and w.supplier_id = $supplierId and w.address = g.address
  order by w.id, g.row_no on conflict do nothing`,
)
/** Links addresses to the import, row and cell that named them first; the catalogue stores the addresses. */
export const linkPictures = (
  tx: Tx,
  by: { tenantId: string; supplierId: string; importId: string },
  named: readonly NamedPicture[],
) => link(tx, { ...by, named })

const countPictures = sqlQuery(
  'imports.countPictures',
  `
  select count(*)::int as "total!", count(*) filter (where w.status = 'done')::int as "done!",
    count(*) filter (where w.status = 'failed')::int as "failed!"
  from imports.pictures i join catalogue.picture_downloads w on w.tenant_id = i.tenant_id and w.id = i.download_id
  where i.import_id = $importId`,
)
export const picturesOf = (db: Db, importId: string) => countPictures.one(db, { importId })

const failed = sqlQuery(
  'imports.failedPictures',
  `select w.id from imports.pictures i join catalogue.picture_downloads w on w.tenant_id = i.tenant_id and w.id = i.download_id
   where i.import_id = $importId and w.status = 'failed' order by w.id`,
)
export const failedPictures = async (db: Db, importId: string): Promise<string[]> =>
  (await failed(db, { importId })).map(({ id }) => id)

export const pictureErrorList = listOf({
  find: (db: Db, { importId }: { readonly importId: string }) =>
    db
      .selectFrom('imports.pictures as i')
      .innerJoin('catalogue.picture_downloads as w', (on) =>
        on.onRef('w.tenant_id', '=', 'i.tenant_id').onRef('w.id', '=', 'i.download_id'),
      )
      .where('i.import_id', '=', importId)
      .where('w.status', '=', 'failed'),
  select: (found) =>
    found.select(['i.row_no', 'i.cell', 'w.address', 'w.facts']).select((e) => e.ref('w.cause').$notNull().as('cause')),
  key: 'w.id',
  order: ['i.row_no'],
  countUpTo: countOfLargeTables,
})
