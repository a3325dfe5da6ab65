-- What would have been sent to people, where nothing outside is set up to send it. Filled in development only.
create table kit.outbox (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  at        timestamptz not null default now(),
  recipient text not null,
  template  text not null,
  text      text not null,
  -- The one thing in it that somebody copies.
  code      text not null default '',
  primary key (tenant_id, id)
);
select kit.protect('kit.outbox');
