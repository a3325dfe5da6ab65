-- Terms of the catalogue that a misspelt one may have meant. `keys` are what a term is found by when it is spelt wrongly: its sound, and
-- each form of it with a letter left out or a character replaced; written by the application, which knows pinyin.
create table catalogue.search_terms (
  tenant_id bigint not null,
  term      text not null,
  keys      text[] not null,
  primary key (tenant_id, term)
);
create index search_terms_by_keys on catalogue.search_terms using gin (tenant_id, keys);
select kit.protect('catalogue.search_terms');
drop function catalogue.spelt_like(text);
drop table catalogue.latin_words;

-- How far a tenant's goods have been cut into tokens anew, after the way of cutting changed.
create table catalogue.search_index (
  tenant_id    bigint primary key,
  tokenizer    int not null,
  next_product bigint not null default 0,
  is_done      boolean not null default false
);
select kit.protect('catalogue.search_index');

-- The search; 0011 says why it looks with its owner's eyes. The questions are asked one after the other, the best first, each along the
-- index and without what the ones before it have found, until there are `most` hits: of a flood the best are kept. `tier` is the number of the
-- question, from 0; what only the last one finds is told apart by the category and the words in the name.
drop function catalogue.search(tsquery, text, bigint[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date, int);
create function catalogue.search(questions tsquery[], named bigint[], called text[],
    leaves bigint[], brands bigint[], suppliers bigint[], answers jsonb, price_from numeric, price_to numeric, in_stock boolean,
    dept_path bigint[], today date, most int)
  returns table (id bigint, brand_id bigint, supplier_id bigint, category_id bigint, list_price numeric, sold bigint, live_at timestamptz,
    name text, attributes text[], has_picture boolean, has_stock boolean, tier int)
  language plpgsql stable security definer set search_path = pg_catalog, catalogue as $$
#variable_conflict use_column
declare
  tenant constant bigint := kit.tenant();
  last constant int := cardinality(questions);
  found_before tsquery;
  asked tsquery;
  hits int := 0;
  added int;
begin
  for place in 1 .. last loop
    asked := questions[place];
    continue when asked is null;
    return query
    select s.id, s.brand_id, s.supplier_id, s.category_id, s.list_price, s.sold, s.live_at, s.name, s.attributes, s.shown_picture <> '',
      coalesce(q.on_hand > q.reserved, false),
      case when place < last then place - 1 when s.category_id = any (named) then last - 1 when s.name like any (called) then last else last + 1 end
    from catalogue.skus s
    left join catalogue.stock q on q.tenant_id = tenant and q.sku_id = s.id
    where s.tenant_id = tenant and s.is_live
      and s.words @@ (case when found_before is null then asked else asked && !! found_before end)
      and (leaves is null or s.category_id = any (leaves))
      and (brands is null or s.brand_id = any (brands))
      and (suppliers is null or s.supplier_id = any (suppliers))
      and (price_from is null or s.list_price >= price_from) and (price_to is null or s.list_price <= price_to)
      and (answers is null or not exists (
        select from jsonb_to_recordset(answers) as a(tokens text[]) where not s.attributes && a.tokens))
      and (in_stock is not true or q.on_hand > q.reserved)
      and (dept_path is null or exists (
        select from catalogue.agreement_prices a
        where a.tenant_id = tenant and a.sku_id = s.id and a.dept_id = any (dept_path) and today between a.valid_from and a.valid_to))
    limit most - hits;
    get diagnostics added = row_count;
    hits := hits + added;
    exit when hits >= most;
    found_before := coalesce(found_before || asked, asked);
  end loop;
end $$;

-- How many goods each of some questions finds, counted up to `most`; the same reason.
create function catalogue.count_hits(questions tsquery[], most int) returns int[]
  language plpgsql stable security definer set search_path = pg_catalog, catalogue as $$
declare
  tenant constant bigint := kit.tenant();
  counts int[] := '{}';
  asked tsquery;
  hits int;
begin
  foreach asked in array questions loop
    select count(*) into hits from (
      select from catalogue.skus s where s.tenant_id = tenant and s.is_live and s.words @@ asked limit most) h;
    counts := counts || hits;
  end loop;
  return counts;
end $$;

-- Terms that share a key with a misspelt one, those that share most first; the same reason.
create function catalogue.terms_like(misspelt text[], most int) returns setof text
  language sql stable security definer set search_path = pg_catalog, catalogue as $$
  select t.term from catalogue.search_terms t where t.tenant_id = kit.tenant() and t.keys && misspelt
  order by (select count(*) from unnest(t.keys) k where k = any (misspelt)) desc, length(t.term), t.term limit most
$$;
revoke all on function
  catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date, int),
  catalogue.count_hits(tsquery[], int), catalogue.terms_like(text[], int) from public;
grant execute on function
  catalogue.search(tsquery[], bigint[], text[], bigint[], bigint[], bigint[], jsonb, numeric, numeric, boolean, bigint[], date, int),
  catalogue.count_hits(tsquery[], int), catalogue.terms_like(text[], int) to baicai_app;
