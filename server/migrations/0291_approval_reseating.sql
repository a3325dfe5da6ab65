-- Approvers are found when a step opens: until then the chain holds a forecast and where its approvers come from.
update approvals.instances i set chain = (
  select jsonb_agg(node || jsonb_build_object('sources', jsonb_build_array(jsonb_build_object(
    'source', 'users', 'roleCode', null,
    'userIds', coalesce((select jsonb_agg(person -> 'userId') from jsonb_array_elements(node -> 'approvers') person), '[]')
  ))) order by (node ->> 'step')::int)
  from jsonb_array_elements(i.chain) node
) where jsonb_array_length(i.chain) > 0;
delete from approvals.tasks where status = 'waiting';

alter table approvals.tasks
  drop constraint tasks_status_check,
  add constraint tasks_status_check check (status in ('open', 'agreed', 'rejected', 'cancelled', 'skipped', 'lapsed')),
  add column origin text not null default 'rule' check (origin in ('rule', 'transfer'));
comment on column approvals.tasks.origin is 'rule: named by the rule; transfer: handed to this person, who keeps it while they may decide';

-- A round that nobody may decide waits for a hand-over, and is listed with the time since when.
alter table approvals.instances add column stuck_since timestamptz;
create index instances_pending on approvals.instances (tenant_id, started_at) where status = 'pending';
