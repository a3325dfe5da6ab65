import { type LegalEntityDraft, listLegalEntities } from '#contract/administration/legalEntities.ts'
import type { Db } from '#kit/database/database.ts'
import { listOf } from '#kit/database/list.ts'
import type { RowIn } from '#kit/database/list/list.page.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { tableOf } from '#kit/database/table.ts'

export const legalEntities = tableOf('administration.legal_entities')

export const legalEntityList = listOf({
  route: listLegalEntities,
  find: (db: Db) =>
    db
      .selectFrom('administration.legal_entities as e')
      .innerJoin('identity.departments as d', (on) =>
        on.onRef('d.tenant_id', '=', 'e.tenant_id').onRef('d.id', '=', 'e.dept_id'),
      ),
  where: { keyword: { contains: ['e.code', 'e.name', 'e.tax_no'] }, status: { disabled: 'e.disabled' } },
  select: (found) =>
    found
      .select(['e.id as entityId', 'e.version', 'e.code', 'e.name', 'e.en_name as enName', 'e.kind', 'e.disabled'])
      .select(['e.tax_no as taxNo', 'e.dept_id as deptId', 'd.full_name as deptName', 'e.address', 'e.phone'])
      .select((eb) => [
        eb
          .selectFrom('tenancy.dictionary_items as i')
          .select('i.name')
          .whereRef('i.tenant_id', '=', 'e.tenant_id')
          .where('i.dictionary', '=', 'LEGAL_ENTITY')
          .where('i.dept_id', 'is', null)
          .whereRef('i.code', '=', 'e.kind')
          .as('kindName'),
        eb
          .selectFrom('tenancy.dictionary_items as i')
          .select('i.en_name')
          .whereRef('i.tenant_id', '=', 'e.tenant_id')
          .where('i.dictionary', '=', 'LEGAL_ENTITY')
          .where('i.dept_id', 'is', null)
          .whereRef('i.code', '=', 'e.kind')
          .as('kindEnName'),
      ]),
  key: 'e.id',
  order: ['e.code'],
  sort: { code: 'e.code', name: 'e.name' },
})
export type LegalEntityRow = RowIn<typeof legalEntityList>

const ofKind = sqlQuery(
  'administration.countLegalEntitiesOfKind',
  'select count(*)::int as "count!" from administration.legal_entities where kind = $kind',
)
export const countLegalEntitiesOfKind = async (db: Db, kind: string): Promise<number> =>
  (await ofKind.one(db, { kind })).count

export const valuesOf = (draft: LegalEntityDraft) => ({
  code: draft.code.trim(),
  name: draft.name.trim(),
  en_name: draft.enName.trim(),
  kind: draft.kind,
  tax_no: draft.taxNo.trim().toUpperCase(),
  dept_id: draft.deptId,
  address: draft.address.trim(),
  phone: draft.phone.trim(),
})
