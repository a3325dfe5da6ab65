-- Letters in the development mailbox, each once.
alter table kit.outbox
  add column subject text not null default '',
  add column message_id text not null default '';
create unique index on kit.outbox (tenant_id, message_id) where message_id <> '';

-- The language in which somebody last logged in: letters are written in it.
alter table identity.users add column lang text not null default 'zh-CN' check (lang in ('zh-CN', 'en'));
