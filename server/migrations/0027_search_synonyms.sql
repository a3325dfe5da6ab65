-- What a tenant's people call things: groups of terms that stand for one another in a search, beside those that the product ships.
create table catalogue.search_synonyms (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  base_key   text,
  kind       text not null default 'equivalent' check (kind in ('equivalent', 'oneWay')),
  terms      text[] not null,
  is_active  boolean not null default true,
  updated_by bigint not null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "synonym.terms" check (cardinality(terms) >= 2),
  constraint "synonym.baseTaken" unique (tenant_id, base_key)
);
comment on table catalogue.search_synonyms is 'a row with a base_key takes the place of the shipped group of that key; one that is not active switches it off';
comment on column catalogue.search_synonyms.kind is 'equivalent: each term also finds the others; oneWay: the first term also finds the others';
select kit.protect('catalogue.search_synonyms');

-- Search results that processes remember hold as long as the catalogue's version does, so a changed synonym is a new version.
create function catalogue.renew_search() returns trigger language plpgsql as $$
begin
  insert into catalogue.shelf_versions as v (tenant_id) values (coalesce(new.tenant_id, old.tenant_id))
    on conflict (tenant_id) do update set version = v.version + 1;
  return null;
end $$;
create trigger renew_search after insert or update or delete on catalogue.search_synonyms
  for each row execute function catalogue.renew_search();
