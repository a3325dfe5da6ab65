-- An opener's shares of a round, handed over to a substitute: whose statement it is follows from the key record.
create table sourcing.seal_hand_overs (
  tenant_id  bigint not null,
  project_id bigint not null,
  round      int not null,
  opener     text not null,
  substitute text not null,
  encryption text not null,
  signing    text not null,
  sig        text not null,
  handed_at  timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  primary key (tenant_id, project_id, round, opener),
  constraint "handOver.taken" unique (tenant_id, project_id, round, substitute),
  foreign key (tenant_id, project_id, round) references sourcing.seal_rounds
);
select kit.protect_append_only('sourcing.seal_hand_overs');
create index on sourcing.seal_hand_overs (tenant_id, substitute);
-- What was encrypted to an opener is encrypted to the substitute instead; its hash stays in the key record.
grant update (sealed) on sourcing.seal_shares to baicai_app;

-- Who sees a project because shares were handed over to them.
alter table sourcing.projects add column substitute_ids bigint[] not null default '{}';
