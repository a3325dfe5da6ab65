-- Clarifications 澄清: written questions to one bidder after the opening, and its answers. Nobody else of the bidders
-- knows of them, so numbers and hashes are of one bidder's own chain.
create table sourcing.clarifications (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  project_id         bigint not null,
  supplier_id        bigint not null,
  supplier_name      text not null,
  no                 int not null check (no between 1 and 20),
  question           text not null check (question <> ''),
  attachments        jsonb not null default '[]',
  files              jsonb not null default '[]',
  asked_by           bigint not null,
  asked_name         text not null,
  asked_at           timestamptz not null,
  due_at             timestamptz not null,
  prev               text not null,
  hash               text not null,
  answer             text not null default '',
  answer_attachments jsonb not null default '[]',
  answer_files       jsonb not null default '[]',
  answered_name      text not null default '',
  answered_at        timestamptz,
  answer_hash        text,
  primary key (tenant_id, id),
  unique (tenant_id, project_id, supplier_id, no),
  foreign key (tenant_id, project_id) references sourcing.projects (tenant_id, id),
  check (asked_at < due_at),
  check (answered_at < due_at),
  check ((answered_at is null) = (answer_hash is null)),
  check ((answered_at is null) = (answer = ''))
);
comment on column sourcing.clarifications.files is 'names and SHA-256 of the attachments, as they are hashed';
comment on column sourcing.clarifications.prev is 'hash of the question to this bidder before';
select kit.protect('sourcing.clarifications');

-- A question stays as it was asked, an answer as it was given.
create function sourcing.keep_clarified() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.answered_at is not null or
     (new.question, new.files, new.asked_at, new.due_at, new.prev, new.hash, new.supplier_id, new.no) is distinct from
     (old.question, old.files, old.asked_at, old.due_at, old.prev, old.hash, old.supplier_id, old.no) then
    raise exception 'a clarification does not change';
  end if;
  return new;
end
$$;
create trigger keep_clarified before update or delete on sourcing.clarifications
  for each row execute function sourcing.keep_clarified();
