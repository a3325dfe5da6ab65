-- What people have called: writes, and calls that took long. The one mechanism that serves routes writes it, in batches; what was changed
-- stands in the events of the same trace.
create table kit.calls (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  at           timestamptz not null,
  actor_id     bigint not null,
  on_behalf_of bigint,
  path         text not null,
  writes       boolean not null,
  document_id  bigint,
  -- 0, or the number of the refusal.
  code         int not null,
  ms           int not null,
  ip           text not null,
  agent        text not null,
  trace_id     text not null,
  primary key (tenant_id, id)
);
create index calls_of_actor on kit.calls (tenant_id, actor_id, id);
create index calls_of_document on kit.calls (tenant_id, document_id, id) where document_id is not null;
create index calls_slow on kit.calls (tenant_id, id) where ms > 500;
select kit.protect('kit.calls');

-- Exports, each written before its first byte leaves.
create table kit.exports (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  at          timestamptz not null,
  actor_id    bigint not null,
  path        text not null,
  file_name   text not null default '',
  filter      jsonb not null default '{}',
  ip          text not null,
  trace_id    text not null,
  bytes       bigint,
  finished_at timestamptz,
  primary key (tenant_id, id)
);
select kit.protect('kit.exports');

-- Who acts on behalf of whom is part of an event; it has been hashed from the beginning.
create index events_of_actor on kit.events (tenant_id, actor_id, id);
create index events_of_trace on kit.events (tenant_id, trace_id) where trace_id is not null and trace_id <> '';
create index logins_by_time on identity.logins (tenant_id, id);

create schema logs;
grant usage on schema logs to baicai_app;

-- Each look at the whole audit chain, with what was found.
create table logs.verifications (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  at        timestamptz not null,
  actor_id  bigint not null,
  links     bigint not null,
  head      text not null,
  bad_link  bigint,
  primary key (tenant_id, id)
);
select kit.protect('logs.verifications');
