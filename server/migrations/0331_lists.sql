-- Lists of goods: favourites of a person, named lists shared with the owner's department, and followed suppliers.
create table ordering.lists (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  owner_id   bigint not null,
  owner_name text not null,
  dept_id    bigint not null,
  dept_name  text not null,
  name       text not null,
  is_default boolean not null default false,
  share      text not null default 'none' check (share in ('none', 'view', 'edit')),
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  check (not is_default or share = 'none')
);
create unique index lists_default on ordering.lists (tenant_id, owner_id) where is_default;
create unique index "goodsList.nameTaken" on ordering.lists (tenant_id, owner_id, name) where not is_default;
create index lists_shared on ordering.lists (tenant_id, dept_id) where share <> 'none';
select kit.protect('ordering.lists');

create table ordering.list_lines (
  tenant_id bigint not null,
  list_id   bigint not null,
  sku_id    bigint not null,
  quantity  int not null check (quantity > 0),
  note      text not null default '',
  name      text not null,
  added_at  timestamptz not null,
  primary key (tenant_id, list_id, sku_id),
  foreign key (tenant_id, list_id) references ordering.lists (tenant_id, id) on delete cascade
);
comment on column ordering.list_lines.name is 'name of the goods when added';
select kit.protect('ordering.list_lines');

create table ordering.supplier_follows (
  tenant_id   bigint not null,
  user_id     bigint not null,
  supplier_id bigint not null,
  followed_at timestamptz not null,
  primary key (tenant_id, user_id, supplier_id)
);
select kit.protect('ordering.supplier_follows');
