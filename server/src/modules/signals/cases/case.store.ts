import { type Severity, signalCase } from '#contract/signals/cases.ts'
import type { Figure } from '#contract/signals/evidence.ts'
import type { SignalRule } from '#contract/signals/settings.ts'
import { caseStore } from '#kit/case/case.store.ts'
import type { Db } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import type { RowOfTable } from '#kit/database/table.ts'
import { refuse } from '#kit/refusal.ts'

export const signalStore = caseStore('signals.cases', {
  list: signalCase.list,
  keyword: ['subject', 'handler'],
  waiting: signalCase.waiting,
  hiddenFrom: 'signals.involved',
})
export const signals = signalStore.rows
export type SignalRow = RowOfTable<typeof signals>

const involved = sqlQuery(
  'signals.isInvolved',
  `select exists (select from signals.involved where case_id = $id and person_id = $personId) as "is!"`,
)
/** Whether a case is about a person's own business. */
export const isInvolved = async (db: Db, { personId }: { readonly personId: string }, id: string): Promise<boolean> =>
  (await involved.one(db, { id, personId })).is
/** Refuses a case about the actor's own business as if it did not exist. */
export async function refuseOwn(db: Db, actor: { readonly personId: string }, id: string): Promise<void> {
  if (await isInvolved(db, actor, id)) refuse('thing.notFound')
}

/** Inserts a finding; nothing where the same facts were found before. */
export const addFinding = sqlQuery(
  'signals.addFinding',
  `insert into signals.findings (case_id, exemption_id, rule, rule_version, subject_key, window_key, severity, evidence, inputs, settings, digest, found_at)
   values ($caseId?::bigint, $exemptionId?::bigint, $rule, $ruleVersion, $subjectKey, $windowKey, $severity, $evidence::jsonb, $inputs::jsonb, $settings::jsonb,
     $digest, $at::timestamptz)
   on conflict do nothing returning id`,
)

export const isKnown = sqlQuery(
  'signals.isKnown',
  `select exists (select from signals.findings where rule = $rule and subject_key = $subjectKey and window_key = $windowKey and digest = $digest) as "is!"`,
)

/** Opens the case of a finding, or adds the finding to the one that there is; a closed case is opened again. */
export const openCase = sqlQuery(
  'signals.openCase',
  `insert into signals.cases as c (rule, rule_version, subject_key, window_key, subject, severity, evidence, project_ids, order_ids, supplier_ids, found_at, created_at)
   values ($rule, $ruleVersion, $subjectKey, $windowKey, $subject, $severity, $evidence::jsonb, $projectIds::bigint[], $orderIds::bigint[], $supplierIds::bigint[],
     $at::timestamptz, $at::timestamptz)
   on conflict (tenant_id, rule, subject_key, window_key) do update set
     version = c.version + 1, rule_version = excluded.rule_version, subject = excluded.subject, severity = excluded.severity, evidence = excluded.evidence,
     findings = c.findings + 1, found_at = excluded.found_at,
     status = case when c.handler_id is null then '01' else '02' end,
     project_ids = array(select distinct unnest(c.project_ids || excluded.project_ids) order by 1),
     order_ids = array(select distinct unnest(c.order_ids || excluded.order_ids) order by 1),
     supplier_ids = array(select distinct unnest(c.supplier_ids || excluded.supplier_ids) order by 1)
   returning c.id, c.findings, c.status, c.handler_id`,
)

/** Operators who handle signals and are not involved in this one. */
export const handlersOf = sqlQuery(
  'signals.handlers',
  `select u.id from identity.users u where u.entrance = 'operator' and identity.is_open(u)
     and exists (select from identity.user_roles h join identity.roles r on r.tenant_id = h.tenant_id and r.id = h.role_id
       where h.tenant_id = u.tenant_id and h.user_id = u.id and identity.is_in_time(h) and 'signal.handle' = any (r.permissions))
     and u.person_id not in (select i.person_id from signals.involved i where i.case_id = $id)
   order by u.id limit 500`,
)

export const findingsOf = sqlQuery(
  'signals.findingsOfCase',
  `select f.id, f.rule_version, f.severity, f.evidence, f.settings, f.inputs, f.exemption_id is not null as "is_exempted!", f.found_at
   from signals.cases c
   join signals.findings f on f.tenant_id = c.tenant_id and (f.case_id = c.id or (f.exemption_id is not null and f.rule = c.rule
     and f.subject_key = c.subject_key and f.window_key = c.window_key))
   where c.id = $id order by f.found_at desc, f.id desc limit 50`,
)

export const documentsOf = sqlQuery(
  'signals.documentsOfCase',
  `select d.kind as "kind!", d.id as "id!", d.no as "no!", d.title as "title!" from signals.cases c
   cross join lateral (
     select 'project' as kind, p.id, p.project_no as no, p.title, 1 as place from sourcing.projects p where p.tenant_id = c.tenant_id and p.id = any (c.project_ids)
     union all
     select 'order', o.id, o.no, o.supplier_name, 2 from ordering.orders o where o.tenant_id = c.tenant_id and o.id = any (c.order_ids)
     union all
     select 'supplier', s.id, s.code, s.name, 3 from suppliers.suppliers s where s.tenant_id = c.tenant_id and s.id = any (c.supplier_ids)
   ) d
   where c.id = $id order by d.place, d.id limit 200`,
).narrow<{ kind: 'project' | 'order' | 'supplier' }>()

/** Signals about the quotes of a project, for a person whose decision on its award is awaited; dismissed ones are none. */
export const adviceOn = sqlQuery(
  'signals.adviceOnAward',
  `select c.rule, c.severity, c.evidence from signals.cases c
   where c.project_ids @> array[$projectId::bigint] and c.rule = any ($rules) and c.status <> '04'
     and exists (select from approvals.instances i join approvals.tasks t on t.tenant_id = i.tenant_id and t.instance_id = i.id
       where i.tenant_id = c.tenant_id and i.entity = 'award' and i.entity_id = $projectId and i.status = 'pending'
         and t.status = 'open' and t.approver_id = $userId)
   order by c.rule, c.id limit 100`,
).narrow<{ rule: SignalRule; severity: Severity; evidence: Figure[] }>()
