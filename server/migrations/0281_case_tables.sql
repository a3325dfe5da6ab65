-- Columns, constraints and indexes that the tables of all kinds of cases have in common. A kind creates its table with
-- what is its own, then calls this.
create function kit.case_table(target regclass) returns void language plpgsql as $$
begin
  execute format($sql$
    alter table %s
      add column if not exists tenant_id bigint not null,
      add column id           bigint not null default kit.next_id(),
      add column version      int not null default 1,
      -- 01 draft, 02 pending, 03 in progress, 04 more information needed, 05 approved, 06 rejected, 07 withdrawn.
      add column status       text not null default '01' check (status in ('01', '02', '03', '04', '05', '06', '07')),
      add column user_id      bigint not null,
      add column person_id    bigint not null,
      add column applicant    text not null,
      add column dept_name    text not null default '',
      add column attachments  jsonb not null default '[]',
      add column answer       text not null default '',
      add column reply        text not null default '',
      add column handler_id   bigint,
      add column handler      text not null default '',
      add column created_at   timestamptz not null,
      add column submitted_at timestamptz,
      add column decided_at   timestamptz,
      add primary key (tenant_id, id),
      add check (status = '01' or submitted_at is not null),
      add check (status <> '06' or reply <> ''),
      add check (status not in ('05', '06') or (decided_at is not null and handler_id is not null))
  $sql$, target);
  execute format('create index on %s (tenant_id, created_at desc, id desc)', target);
  execute format('create index on %s (tenant_id, status, created_at desc, id desc)', target);
  execute format('create index on %s (tenant_id, person_id, created_at desc, id desc)', target);
  perform kit.protect(target);
end $$;
