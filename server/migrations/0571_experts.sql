-- Expert pool 专家库: accounts that may be drawn for the evaluation of projects, by field of expertise.
create table sourcing.experts (
  tenant_id             bigint not null,
  id                    bigint not null default kit.next_id(),
  version               int not null default 1,
  user_id               bigint not null,
  category_ids          bigint[] not null check (cardinality(category_ids) > 0),
  title                 text not null default '',
  -- Of experts from outside; empty: the department of the account.
  employer              text not null default '',
  -- Suppliers with which the expert has declared a conflict of interest.
  conflict_supplier_ids bigint[] not null default '{}',
  disabled              boolean not null default false,
  created_at            timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  constraint "expert.accountTaken" unique (tenant_id, user_id)
);
select kit.protect('sourcing.experts');

-- Draws of experts. What is prepared is fixed, and the seed is committed to before anybody can influence the choice by
-- the contribution; what was drawn stays.
create table sourcing.expert_draws (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  project_id     bigint not null,
  no             int not null,
  suite          text not null check (suite in ('A', 'B')),
  seats          int not null check (seats between 1 and 9),
  category_ids   bigint[] not null,
  reason         text not null default '',
  -- The expert whose place is drawn again.
  replaced_id    bigint,
  replaced_name  text not null default '',
  candidates     jsonb not null,
  excluded       jsonb not null,
  seed           text not null check (seed ~ '^[0-9a-f]{64}$'),
  commitment     text not null check (commitment ~ '^[0-9a-f]{64}$'),
  prepared_name  text not null,
  prepared_at    timestamptz not null default kit.clock(),
  contribution   text check (contribution ~ '^[0-9a-f]{64}$'),
  dropped        jsonb not null default '[]',
  chosen         jsonb not null default '[]',
  chosen_name    text not null default '',
  chosen_at      timestamptz,
  voided_name    text not null default '',
  voided_at      timestamptz,
  void_reason    text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, project_id, no),
  foreign key (tenant_id, project_id) references sourcing.projects on delete cascade,
  check ((contribution is null) = (chosen_at is null)),
  check (chosen_at is null or voided_at is null)
);
create unique index expert_draws_prepared on sourcing.expert_draws (tenant_id, project_id)
  where chosen_at is null and voided_at is null;
select kit.protect('sourcing.expert_draws');
revoke delete on sourcing.expert_draws from baicai_app;

create function sourcing.keep_draw() returns trigger language plpgsql as $$
begin
  if old.chosen_at is not null or old.voided_at is not null then
    raise exception 'a draw that is over does not change';
  end if;
  if (new.project_id, new.no, new.suite, new.seats, new.category_ids, new.replaced_id, new.candidates, new.excluded, new.seed, new.commitment)
    is distinct from (old.project_id, old.no, old.suite, old.seats, old.category_ids, old.replaced_id, old.candidates, old.excluded, old.seed, old.commitment) then
    raise exception 'a prepared draw does not change';
  end if;
  return new;
end
$$;
create trigger keep_draw before update on sourcing.expert_draws for each row execute function sourcing.keep_draw();
