import { sqlQuery } from '#kit/database/query.ts'
import { todoSql } from '#kit/workbench/todoSql.ts'

const hasSigned = (party: string) => `exists (select from contracts.signatures g
  where g.tenant_id = d.tenant_id and g.document_id = d.id and g.party = '${party}' and g.status in ('waiting', 'valid'))`
const isSigned = (party: string) => `exists (select from contracts.signatures g
  where g.tenant_id = d.tenant_id and g.document_id = d.id and g.party = '${party}' and g.status = 'valid')`
const opened = `contracts.contracts s
  join contracts.documents d on d.tenant_id = s.tenant_id and d.contract_id = s.id and d.state = 'open' and d.sha256 is not null`
const contract = { pick: 's.*', id: 't.id', amount: 't.gross', note: 't.no', since: 'd.created_at' }

/** Contracts and changes that our keeper of the seal signs now. */
export const toSeal = sqlQuery(
  'contracts.todo.seal',
  todoSql({
    ...contract,
    of: `${opened} where not ${hasSigned('ours')} and ($order <> 'supplierFirst' or ${isSigned('supplier')})`,
    title: `t.title || ' ' || t.supplier_name`,
  }),
)
export const toWitness = sqlQuery(
  'contracts.todo.witness',
  todoSql({
    ...contract,
    of: `${opened} where exists (select from contracts.signatures g
      where g.tenant_id = d.tenant_id and g.document_id = d.id and g.status = 'waiting' and g.signer_person_id <> $personId)`,
    title: `t.title || ' ' || t.supplier_name`,
  }),
)
/** Contracts with stages that somebody else has reported. */
export const toConfirm = sqlQuery(
  'contracts.todo.confirmStage',
  todoSql({
    of: `contracts.contracts s
      join lateral (select min(g.reported_at) as since, sum(g.amount) as amount from contracts.stages g
        where g.tenant_id = s.tenant_id and g.contract_id = s.id and g.status = 'reported'
          and g.reported_person_id <> $personId) r on r.since is not null
      where s.status = 'active'`,
    pick: 's.*, r.amount as reported',
    id: 't.id',
    title: `t.title || ' ' || t.supplier_name`,
    note: 't.no',
    amount: 't.reported',
    since: 'r.since',
  }),
)
export const toSign = sqlQuery(
  'contracts.todo.sign',
  todoSql({
    ...contract,
    of: `${opened} where s.supplier_id = $supplierId and not ${hasSigned('supplier')}
      and ($order <> 'oursFirst' or ${isSigned('ours')})`,
    title: `t.title || ' ' || t.payer_title`,
  }),
)
