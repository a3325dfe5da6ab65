-- Contracts: templates in editions, contracts with their stages, the documents that were frozen of them, and the
-- signatures of both parties on each document.
create schema contracts;
grant usage on schema contracts to baicai_app;

create table contracts.templates (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  version         int not null default 1,
  name            text not null,
  status          text not null check (status in ('draft', 'published', 'disabled')),
  edition         int not null default 0 check (edition >= 0),
  edited_by_name  text not null,
  updated_at      timestamptz not null,
  primary key (tenant_id, id),
  constraint "contractTemplate.nameTaken" unique (tenant_id, name),
  check (status = 'draft' or edition > 0)
);
comment on column contracts.templates.edition is 'newest published edition; 0: none';
select kit.protect('contracts.templates');

create table contracts.editions (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  template_id  bigint not null,
  no           int not null check (no > 0),
  clauses      jsonb not null,
  published_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, template_id, no),
  foreign key (tenant_id, template_id) references contracts.templates (tenant_id, id)
);
comment on column contracts.editions.published_at is 'null: still edited';
select kit.protect('contracts.editions');

-- A published edition never changes: contracts that were drafted from it are compared with it.
create function contracts.keep_published() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published edition of a template does not change';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
create trigger keep_published before update or delete on contracts.editions
  for each row execute function contracts.keep_published();

-- Seals 印章 of both parties, each with the certificate that signs in its place.
create table contracts.seals (
  tenant_id            bigint not null,
  id                   bigint not null default kit.next_id(),
  version              int not null default 1,
  kind                 text not null check (kind in ('company', 'contract', 'legal')),
  party                text not null check (party in ('ours', 'supplier')),
  entity_no            text not null,
  entity_name          text not null,
  supplier_id          bigint,
  keeper_id            bigint not null,
  keeper_person_id     bigint not null,
  keeper_name          text not null,
  status               text not null check (status in ('active', 'disabled')),
  certificate_status   text not null default 'none' check (certificate_status in ('none', 'pending', 'active')),
  fingerprint          text,
  serial               text not null default '',
  subject              text not null default '',
  not_after            timestamptz,
  registered_person_id bigint,
  created_by_name      text not null,
  created_at           timestamptz not null,
  primary key (tenant_id, id),
  check ((party = 'supplier') = (supplier_id is not null)),
  check ((certificate_status = 'none') = (fingerprint is null))
);
comment on column contracts.seals.entity_no is 'tax number of a payer, credit code of a supplier';
comment on column contracts.seals.registered_person_id is 'who has shown the certificate: another person accepts it';
create unique index "companySeal.taken" on contracts.seals (tenant_id, party, entity_no, kind, keeper_person_id)
  where status = 'active';
-- A certificate stands for one entity.
create unique index "companySeal.certificateTaken" on contracts.seals (tenant_id, fingerprint) where fingerprint is not null;
select kit.protect('contracts.seals');

create table contracts.contracts (
  tenant_id        bigint not null,
  id               bigint not null default kit.next_id(),
  version          int not null default 1,
  no               text not null default ordering.next_no('HT'),
  title            text not null,
  status           text not null check (status in
    ('draft', 'approving', 'signing', 'overdue', 'active', 'suspended', 'completed', 'terminated', 'void')),
  template_id      bigint not null,
  template_name    text not null,
  edition          int not null,
  payer_no         text not null,
  payer_title      text not null,
  supplier_id      bigint not null,
  supplier_name    text not null,
  supplier_no      text not null,
  source           text not null check (source in ('none', 'project', 'agreement', 'order')),
  source_id        bigint,
  source_no        text not null default '',
  rate             numeric(5, 2) not null check (rate between 0 and 100),
  net              numeric(18, 2) not null check (net >= 0),
  tax              numeric(18, 2) not null check (tax >= 0),
  gross            numeric(18, 2) not null,
  valid_from       date not null,
  valid_to         date not null,
  sign_by          date not null,
  clauses          jsonb not null,
  values           jsonb not null default '[]',
  approval_id      bigint,
  reason           text not null default '',
  dept_name        text not null,
  person_id        bigint not null,
  created_by       bigint not null,
  created_by_name  text not null,
  created_at       timestamptz not null,
  submitted_at     timestamptz,
  sent_at          timestamptz,
  signed_at        timestamptz,
  ended_at         timestamptz,
  archive_no       text,
  archived_at      timestamptz,
  archived_by_name text not null default '',
  warned_days      int,
  warned_for       date,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, template_id, edition) references contracts.editions (tenant_id, template_id, no),
  check (gross = net + tax),
  check ((source = 'none') = (source_id is null)),
  check ((archive_no is null) = (archived_at is null)),
  constraint "contract.tooMuch" check (gross > 0 and gross <= 99999999),
  constraint "contract.period" check (valid_from <= valid_to)
);
comment on column contracts.contracts.sent_at is 'when the supplier was first allowed to see it; null: not yet, or taken back';
comment on column contracts.contracts.warned_days is 'smallest number of days before the end warned_for at which people got a message';
create unique index "contract.archiveNoTaken" on contracts.contracts (tenant_id, archive_no) where archive_no is not null;
create index contracts_by_status on contracts.contracts (tenant_id, status, id);
create index contracts_of_supplier on contracts.contracts (tenant_id, supplier_id, id);
create index contracts_of_source on contracts.contracts (tenant_id, source, source_id) where source_id is not null;
select kit.protect('contracts.contracts');

create table contracts.stages (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  contract_id        bigint not null,
  no                 int not null check (no > 0),
  name               text not null,
  trigger            text not null,
  percent            numeric(5, 2) not null check (percent >= 0 and percent <= 100),
  amount             numeric(18, 2) not null check (amount >= 0),
  due_on             date,
  status             text not null default 'open' check (status in ('open', 'reported', 'done')),
  note               text not null default '',
  reported_person_id bigint,
  reported_by_name   text not null default '',
  reported_at        timestamptz,
  done_by_name       text not null default '',
  done_at            timestamptz,
  warned_days        int,
  primary key (tenant_id, id),
  unique (tenant_id, contract_id, no),
  foreign key (tenant_id, contract_id) references contracts.contracts (tenant_id, id),
  check ((status = 'done') = (done_at is not null))
);
select kit.protect('contracts.stages');

-- The stages of a contract add up to it to the cent, once it has left its draft.
create function contracts.stages_add_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from contracts.contracts c
    left join contracts.stages s on s.tenant_id = c.tenant_id and s.contract_id = c.id
    where c.tenant_id = new.tenant_id and c.id = new.contract_id and c.status not in ('draft', 'void')
    group by c.tenant_id, c.id
    having coalesce(sum(s.amount), 0) <> c.gross or coalesce(sum(s.percent), 0) <> 100) then
    raise exception 'the stages of a contract add up neither to less nor to more than it';
  end if;
  return null;
end
$$;
create function contracts.contract_adds_up() returns trigger language plpgsql as $$
begin
  if exists (
    select from contracts.contracts c
    left join contracts.stages s on s.tenant_id = c.tenant_id and s.contract_id = c.id
    where c.tenant_id = new.tenant_id and c.id = new.id and c.status not in ('draft', 'void')
    group by c.tenant_id, c.id
    having coalesce(sum(s.amount), 0) <> c.gross or coalesce(sum(s.percent), 0) <> 100) then
    raise exception 'the stages of a contract add up neither to less nor to more than it';
  end if;
  return null;
end
$$;
create constraint trigger stages_add_up after insert or update on contracts.stages
  deferrable initially deferred for each row execute function contracts.stages_add_up();
create constraint trigger contract_adds_up after update of status, gross on contracts.contracts
  deferrable initially deferred for each row execute function contracts.contract_adds_up();

create table contracts.changes (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  contract_id     bigint not null,
  no              int not null,
  kind            text not null check (kind in ('extension', 'amount', 'terms', 'suspension', 'resumption', 'termination')),
  status          text not null check (status in ('approving', 'signing', 'effective', 'rejected', 'refused', 'withdrawn')),
  before          jsonb not null,
  after           jsonb not null,
  note            text not null,
  reason          text not null default '',
  approval_id     bigint,
  person_id       bigint not null,
  created_by      bigint not null,
  created_by_name text not null,
  created_at      timestamptz not null,
  effective_at    timestamptz,
  ended_at        timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, contract_id, no),
  foreign key (tenant_id, contract_id) references contracts.contracts (tenant_id, id),
  check ((status in ('approving', 'signing')) = (ended_at is null)),
  check ((status = 'effective') = (effective_at is not null))
);
create unique index "contract.changeOpen" on contracts.changes (tenant_id, contract_id) where status in ('approving', 'signing');
select kit.protect('contracts.changes');

-- Documents: what approval froze, as text, then as the bytes of its PDF. Both parties sign these bytes.
create table contracts.documents (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  contract_id bigint not null,
  change_id   bigint,
  no          int not null,
  content     jsonb not null,
  file_key    text,
  sha256      text,
  sm3         text,
  size        int,
  state       text not null check (state in ('open', 'signed', 'void')),
  created_at  timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, contract_id, no),
  foreign key (tenant_id, contract_id) references contracts.contracts (tenant_id, id),
  foreign key (tenant_id, change_id) references contracts.changes (tenant_id, id),
  check ((file_key is null) = (sha256 is null) and (file_key is null) = (sm3 is null) and (file_key is null) = (size is null)),
  check (state <> 'signed' or file_key is not null)
);
comment on column contracts.documents.no is 'version of the document within its contract';
comment on column contracts.documents.file_key is 'null: its PDF is still being rendered';
create unique index documents_open on contracts.documents (tenant_id, contract_id) where state = 'open';
select kit.protect('contracts.documents');

create function contracts.keep_document() returns trigger language plpgsql as $$
begin
  if old.content is distinct from new.content or old.no <> new.no or old.contract_id <> new.contract_id
    or old.change_id is distinct from new.change_id
    or (old.file_key is not null and (old.file_key, old.sha256, old.sm3, old.size) is distinct from (new.file_key, new.sha256, new.sm3, new.size)) then
    raise exception 'a frozen document does not change';
  end if;
  return new;
end
$$;
create trigger keep_document before update on contracts.documents for each row execute function contracts.keep_document();

create table contracts.signatures (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  contract_id       bigint not null,
  document_id       bigint not null,
  party             text not null check (party in ('ours', 'supplier')),
  how               text not null check (how in ('paper', 'key')),
  status            text not null check (status in ('waiting', 'valid', 'rejected', 'void')),
  seal_id           bigint,
  signer_id         bigint not null,
  signer_person_id  bigint not null,
  signer_name       text not null,
  signed_at         timestamptz not null,
  digest            text not null,
  scan              jsonb,
  scan_sha256       text,
  witness_person_id bigint,
  witness_name      text not null default '',
  witnessed_at      timestamptz,
  reason            text not null default '',
  serial            text not null default '',
  subject           text not null default '',
  issuer            text not null default '',
  fingerprint       text,
  cms               bytea,
  primary key (tenant_id, id),
  foreign key (tenant_id, contract_id) references contracts.contracts (tenant_id, id),
  foreign key (tenant_id, document_id) references contracts.documents (tenant_id, id),
  foreign key (tenant_id, seal_id) references contracts.seals (tenant_id, id),
  check ((how = 'paper') = (scan is not null)),
  check ((how = 'key') = (cms is not null)),
  check (how = 'key' or status <> 'valid' or witness_person_id is not null),
  check (witness_person_id is distinct from signer_person_id)
);
comment on column contracts.signatures.digest is 'SHA-256 of the document that was signed';
comment on column contracts.signatures.cms is 'detached signature over the bytes of the document';
-- One signature of a party on a version of the document.
create unique index "contract.signed" on contracts.signatures (tenant_id, document_id, party) where status in ('waiting', 'valid');
create index signatures_of_contract on contracts.signatures (tenant_id, contract_id, id);
select kit.protect('contracts.signatures');

create view inv.contract as
  select id, tenant_id as tenant, status as state, gross, net, tax from contracts.contracts;
create view inv.contract_stage as
  select id, tenant_id as tenant, contract_id as contract, percent, amount, status as state from contracts.stages;
create view inv.contract_signature as
  select id, tenant_id as tenant, contract_id as contract, document_id as document, party, how, status as state,
    signer_person_id as signer, witness_person_id as witness
  from contracts.signatures;
grant select on inv.contract, inv.contract_stage, inv.contract_signature to baicai_auditor;
