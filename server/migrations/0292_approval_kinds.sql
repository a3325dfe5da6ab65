-- The award of a project is a kind of document of its own, with rules of its own: they begin as copies of the project's.
alter table approvals.instances add column facts jsonb not null default '{}';
comment on column approvals.instances.facts is 'what approvers read beside title and amount, by the names that the kind declares';
update approvals.instances set entity = 'award', facts = jsonb_build_object(
  'suppliers', (
    select coalesce(jsonb_agg(jsonb_build_object('name', s ->> 'supplierName', 'amount', s ->> 'amount')), '[]')
    from jsonb_array_elements(award -> 'suppliers') s),
  'budget', award ->> 'budget',
  'saving', case when amount <= (award ->> 'budget')::numeric then ((award ->> 'budget')::numeric(18, 2) - amount)::text end,
  'excess', case when amount > (award ->> 'budget')::numeric then (amount - (award ->> 'budget')::numeric(18, 2))::text end)
where award is not null;
alter table approvals.instances drop column award;

insert into approvals.rules (tenant_id, name, en_name, entity, priority, enabled, amount_from, amount_to, dept_id, category_id,
  supplier_id, order_type, nodes)
select tenant_id, name, en_name, 'award', priority, enabled, amount_from, amount_to, dept_id, category_id, supplier_id,
  order_type, nodes
from approvals.rules where entity = 'project';
