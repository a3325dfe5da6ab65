-- Agreements with several suppliers: each confirms, and each can leave.
create table agreements.parties (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  agreement_id      bigint not null,
  place             int not null,
  supplier_id       bigint not null,
  supplier_name     text not null,
  share             numeric(5, 2) check (share > 0 and share <= 100),
  confirmed_at      timestamptz,
  confirmed_by_name text not null default '',
  confirmed_change  int,
  left_at           timestamptz,
  reason            text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, agreement_id) references agreements.agreements (tenant_id, id),
  constraint "agreement.partyTwice" unique (tenant_id, agreement_id, supplier_id)
);
comment on column agreements.parties.share is 'percentage of the orders of a rotation';
comment on column agreements.parties.confirmed_change is 'number of the last change that it confirmed';
create index parties_of_supplier on agreements.parties (tenant_id, supplier_id, agreement_id);
select kit.protect('agreements.parties');

insert into agreements.parties (tenant_id, agreement_id, place, supplier_id, supplier_name, confirmed_at, confirmed_by_name)
select tenant_id, id, 1, supplier_id, supplier_name, confirmed_at, confirmed_by_name from agreements.agreements;

alter table agreements.agreements
  add column call_off text not null default 'direct' check (call_off in ('direct', 'rotation', 'mini')),
  add column mini_from numeric(16, 2) check (mini_from > 0),
  add check ((call_off = 'mini') = (mini_from is not null));
comment on column agreements.agreements.supplier_id is 'first of its parties';
comment on column agreements.agreements.supplier_name is 'names of its parties';

alter table agreements.lines
  add column supplier_id bigint,
  add column position text not null default '';
update agreements.lines l set supplier_id = a.supplier_id from agreements.agreements a
where a.tenant_id = l.tenant_id and a.id = l.agreement_id;
alter table agreements.lines alter column supplier_id set not null;
comment on column agreements.lines.position is 'need that the goods meet; in a rotation each party has goods for each';

-- Rotation: whose turn it is to supply a position. Turns are kept, so that each choice can be replayed.
create table catalogue.positions (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  agreement_id bigint not null,
  name         text not null,
  last_turn    int not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, agreement_id, name)
);
select kit.protect('catalogue.positions');

create table catalogue.turn_shares (
  tenant_id   bigint not null,
  position_id bigint not null,
  supplier_id bigint not null,
  share       numeric(5, 2) not null check (share > 0),
  used        numeric(16, 2) not null default 0 check (used >= 0),
  last_turn   int not null default 0,
  is_open     boolean not null default true,
  primary key (tenant_id, position_id, supplier_id),
  foreign key (tenant_id, position_id) references catalogue.positions (tenant_id, id)
);
select kit.protect('catalogue.turn_shares');

create table catalogue.turns (
  tenant_id   bigint not null,
  position_id bigint not null,
  no          int not null,
  kind        text not null check (kind in ('given', 'passed', 'returned')),
  ref_kind    text not null,
  ref_id      bigint not null,
  supplier_id bigint not null,
  amount      numeric(16, 2) not null check (amount >= 0),
  candidates  jsonb not null default '[]',
  at          timestamptz not null default kit.clock(),
  primary key (tenant_id, position_id, no),
  foreign key (tenant_id, position_id) references catalogue.positions (tenant_id, id)
);
comment on column catalogue.turns.candidates is 'who could have been given it, with share, use and last turn at that time';
create index turns_of_document on catalogue.turns (tenant_id, ref_kind, ref_id);
select kit.protect_append_only('catalogue.turns');

alter table catalogue.agreement_prices
  add column position_id bigint,
  add column mini_from numeric(16, 2);
comment on column catalogue.agreement_prices.mini_from is 'amount of an order from which the parties compete; null: never';
