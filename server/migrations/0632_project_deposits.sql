-- Deposits 投标保证金 that a project asks of who enrols: paid before quoting, given back or forfeited after its end.
alter table sourcing.projects
  add column deposit_amount numeric(18, 2) check (deposit_amount > 0),
  add column deposit_due_at timestamptz,
  add column deposit_payee  text not null default '',
  add constraint "projects_deposit_enrolment" check (deposit_amount is null or audit = '1');
comment on column sourcing.projects.deposit_amount is 'null: the project asks for none';

-- Orders or agreements exist from here on, so that the deposit of a winner can go back.
alter table sourcing.awards add column handed_on_at timestamptz;
grant update (handed_on_at) on sourcing.awards to baicai_app;

create table sourcing.deposits (
  tenant_id           bigint not null,
  id                  bigint not null default kit.next_id(),
  version             int not null default 1,
  project_id          bigint not null,
  supplier_id         bigint not null,
  supplier_name       text not null,
  amount              numeric(18, 2) not null check (amount > 0),
  status              text not null check (status in ('due', 'reported', 'held', 'returned', 'forfeited')),
  paid_on             date not null,
  receipts            jsonb not null default '[]',
  reported_person_id  bigint not null,
  reported_name       text not null,
  reported_at         timestamptz not null,
  confirmed_person_id bigint,
  confirmed_name      text not null default '',
  confirmed_at        timestamptz,
  reason              text not null default '',
  settled_on          date,
  proofs              jsonb not null default '[]',
  settled_person_id   bigint,
  settled_name        text not null default '',
  settled_at          timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, project_id, supplier_id),
  foreign key (tenant_id, project_id) references sourcing.projects (tenant_id, id),
  check ((status in ('held', 'returned', 'forfeited')) = (confirmed_at is not null)),
  check ((status in ('returned', 'forfeited')) = (settled_at is not null)),
  check ((settled_at is null) = (settled_on is null)),
  constraint "projectDeposit.samePerson" check (settled_person_id <> confirmed_person_id)
);
create index on sourcing.deposits (tenant_id, id desc);
comment on column sourcing.deposits.reported_person_id is 'who does not confirm the payment';
select kit.protect('sourcing.deposits');

-- What was returned or forfeited stays so, and an amount never changes.
create function sourcing.keep_deposit() returns trigger language plpgsql as $$
begin
  if old.settled_at is not null or new.amount <> old.amount then
    raise exception 'a settled deposit does not change';
  end if;
  return new;
end
$$;
create trigger keep_deposit before update on sourcing.deposits for each row execute function sourcing.keep_deposit();
