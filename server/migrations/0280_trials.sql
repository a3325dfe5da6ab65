-- Trials are handled in a queue: who follows them up, with what result.
alter table login.trials
  add column version    int not null default 1,
  -- 01 new, 02 in contact, 03 converted, 04 ended.
  add column status     text not null default '01' check (status in ('01', '02', '03', '04')),
  -- Name of the trial account, which its prospect signs in with.
  add column account    text not null default '',
  add column handler_id bigint,
  add column handler    text not null default '',
  add column reply      text not null default '',
  add column replied_at timestamptz;
update login.trials t set account = u.code from identity.users u where u.tenant_id = t.tenant_id and u.id = t.user_id;
create index on login.trials (tenant_id, created_at desc, id desc);
create index on login.trials (tenant_id, status, created_at desc, id desc);
