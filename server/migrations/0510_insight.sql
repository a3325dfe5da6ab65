-- Insight: facts that statistics add up. A fact is computed from rows of other modules by one view, which events, the rebuild
-- and the audit read alike: facts are what the view answers, however often an event comes.
create schema insight;
grant usage on schema insight to baicai_app;

-- What happened to the money of an order, in order of time: accepted, changed, rejected, closed, cancelled, and what returns gave
-- back. Each counts on its own day, so a correction never changes a day that is over. Line 0 is the order itself: freight, and
-- the order as one.
create view insight.spend_source with (security_invoker = true) as
  with happened as (
    select o.tenant_id, o.id as order_id, 'accepted' as source, o.id as source_id, l.id as line_id, o.accepted_at as at,
      coalesce((
        select (g.value ->> 'before')::int from ordering.changes c cross join jsonb_array_elements(c.lines) g
        where c.tenant_id = o.tenant_id and c.order_id = o.id and c.status = 'effective' and (g.value ->> 'orderLineId')::bigint = l.id
        order by c.finished_at, c.id limit 1), l.quantity) as more, 0::numeric(18, 2) as given_back, 0 as came_back
    from ordering.orders o join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where o.accepted_at is not null
    union all
    select c.tenant_id, c.order_id, 'changed', c.id, (g.value ->> 'orderLineId')::bigint, c.finished_at,
      (g.value ->> 'after')::int - (g.value ->> 'before')::int, 0, 0
    from ordering.changes c cross join jsonb_array_elements(c.lines) g
    where c.status = 'effective' and (g.value ->> 'after')::int <> (g.value ->> 'before')::int
    union all
    select r.tenant_id, r.order_id, 'rejected', r.id, g.order_line_id, r.received_at, -g.rejected, 0, 0
    from ordering.receipts r join ordering.receipt_lines g on g.tenant_id = r.tenant_id and g.receipt_id = r.id
    where g.rejected > 0
    union all
    select o.tenant_id, o.id, 'closed', o.id, l.id, o.finished_at, -l.closed, 0, 0
    from ordering.orders o join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where o.accepted_at is not null and o.status = '95' and o.finished_at is not null and l.closed > 0
    union all
    select t.tenant_id, t.order_id, 'returned', t.id, g.order_line_id, t.finished_at, 0, g.refunded,
      case when t.kind = 'allowance' then 0 else g.restocked + g.scrapped end
    from ordering.returns t join ordering.return_lines g on g.tenant_id = t.tenant_id and g.return_id = t.id
    where t.status = '80' and g.refunded > 0 and t.finished_at is not null
    union all
    -- All that is left of a line goes: a cancelled order was never delivered.
    select o.tenant_id, o.id, 'cancelled', o.id, l.id, o.finished_at, -l.quantity, 0, 0
    from ordering.orders o join ordering.order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
    where o.accepted_at is not null and o.status = '90' and o.finished_at is not null
  ), counted as (
    select h.*, sum(h.more) over line_until as kept, sum(h.more) over line_until - h.more as kept_before
    from happened h
    window line_until as (partition by h.tenant_id, h.order_id, h.line_id order by h.at, h.source_id, h.source
      rows between unbounded preceding and current row)
  ), priced as (
    select c.tenant_id, c.order_id, c.source, c.source_id, c.line_id, c.at, l.line_no, l.product_id, l.name, l.category_path, l.tax_rate,
      (c.more - c.came_back)::int as pieces,
      (case when c.kept = l.quantity then l.amount else round(l.price * c.kept, 2) end
        - case when c.kept_before = 0 then 0 when c.kept_before = l.quantity then l.amount else round(l.price * c.kept_before, 2) end
        - c.given_back)::numeric(18, 2) as gross
    from counted c join ordering.order_lines l on l.tenant_id = c.tenant_id and l.id = c.line_id
    union all
    select o.tenant_id, o.id, 'accepted', o.id, 0, o.accepted_at, 0, 0, '', '{}', 0, 0, o.freight
    from ordering.orders o where o.accepted_at is not null
    union all
    select o.tenant_id, o.id, 'cancelled', o.id, 0, o.finished_at, 0, 0, '', '{}', 0, 0, -o.freight
    from ordering.orders o where o.accepted_at is not null and o.status = '90' and o.finished_at is not null
  )
  select p.tenant_id, p.order_id, p.source, p.source_id, p.line_id, p.at, (p.at at time zone 'Asia/Shanghai')::date as on_day,
    o.dept_id, o.supplier_id, o.project_id,
    case when project.kind is not null then project.kind when o.order_type = 'planned' then 'plan'
      when o.order_type = 'award' then 'inquiry' else o.order_type end as procedure,
    p.product_id, kind.path[1] as top_id, kind.path[cardinality(kind.path)] as leaf_id,
    p.pieces, p.gross, round(p.gross * p.tax_rate / (100 + p.tax_rate), 2)::numeric(18, 2) as tax,
    case when p.line_id <> 0 then 0 when p.source = 'accepted' then 1 else -1 end::smallint as orders,
    case when p.line_id = 0 or p.source not in ('accepted', 'cancelled') then 0
      when row_number() over (partition by p.tenant_id, p.order_id, p.source, p.source_id, kind.path[1] order by p.line_no, p.line_id) > 1 then 0
      when p.source = 'accepted' then 1 else -1 end::smallint as top_orders
  from priced p
  join ordering.orders o on o.tenant_id = p.tenant_id and o.id = p.order_id
  left join sourcing.projects project on project.tenant_id = o.tenant_id and project.id = o.project_id
  cross join lateral (select case when p.line_id = 0 then array[0::bigint] when cardinality(p.category_path) > 0 then p.category_path
    else coalesce((select c.path from catalogue.categories c where c.tenant_id = o.tenant_id and c.id = project.category_ids[1]), array[0::bigint]) end) kind(path);
comment on column insight.spend_source.pieces is 'pieces that were added; negative: that are no longer bought';
grant select on insight.spend_source to baicai_app;

create table insight.spend (
  tenant_id  bigint not null,
  order_id   bigint not null,
  source     text not null check (source in ('accepted', 'changed', 'rejected', 'closed', 'cancelled', 'returned')),
  source_id  bigint not null,
  line_id    bigint not null,
  at         timestamptz not null,
  on_day     date not null,
  dept_id    bigint not null,
  supplier_id bigint not null,
  project_id bigint,
  procedure        text not null,
  product_id bigint not null,
  top_id     bigint not null,
  leaf_id    bigint not null,
  pieces     int not null,
  gross      numeric(18, 2) not null,
  tax        numeric(18, 2) not null,
  orders     smallint not null,
  top_orders smallint not null,
  primary key (tenant_id, order_id, source, source_id, line_id)
);
comment on table insight.spend is 'what was spent, by order line and day, tax included; line 0: freight, and the order as one';
comment on column insight.spend.orders is '1 where an order is counted, -1 where it is counted off';
comment on column insight.spend.top_orders is 'as orders, once for each category of the first level in the order';
create index spend_by_day on insight.spend (tenant_id, on_day);
create index spend_of_supplier on insight.spend (tenant_id, supplier_id, on_day);
create index spend_latest on insight.spend (tenant_id, at desc) where orders = 1;
select kit.protect('insight.spend');

-- Sums by month, for each department with all below it; scope 0: the tenant.
create table insight.cube (
  tenant_id  bigint not null,
  scope_id   bigint not null,
  month      date not null,
  top_id     bigint not null,
  procedure        text not null,
  gross      numeric(18, 2) not null,
  tax        numeric(18, 2) not null,
  pieces     bigint not null,
  orders     int not null,
  top_orders int not null,
  primary key (tenant_id, scope_id, month, top_id, procedure)
);
select kit.protect('insight.cube');
create table insight.cube_supplier (
  tenant_id   bigint not null,
  scope_id    bigint not null,
  month       date not null,
  supplier_id bigint not null,
  gross       numeric(18, 2) not null,
  tax         numeric(18, 2) not null,
  pieces      bigint not null,
  orders      int not null,
  primary key (tenant_id, scope_id, month, supplier_id)
);
select kit.protect('insight.cube_supplier');

-- How long orders took, and whether they came when they were promised.
create view insight.cycle_source with (security_invoker = true) as
  select o.tenant_id, o.id as order_id, o.dept_id, o.supplier_id,
    (o.accepted_at at time zone 'Asia/Shanghai')::date as on_day,
    (shipped.first_at at time zone 'Asia/Shanghai')::date as shipped_on,
    (arrived.last_at at time zone 'Asia/Shanghai')::date as received_on,
    coalesce(o.promised_on, o.expected_on) as due_on,
    round(extract(epoch from o.accepted_at - o.submitted_at) / 3600, 2) as hours_to_accept,
    round(extract(epoch from shipped.first_at - o.accepted_at) / 3600, 2) as hours_to_ship,
    round(extract(epoch from arrived.last_at - shipped.first_at) / 3600, 2) as hours_on_the_way,
    round(extract(epoch from arrived.last_at - o.submitted_at) / 3600, 2) as hours,
    lines.shipped as pieces, lines.rejected, coalesce(shipped.carrier, '') as carrier, o.amount
  from ordering.orders o
  cross join lateral (select coalesce(sum(l.shipped), 0)::int as shipped, coalesce(sum(l.rejected), 0)::int as rejected
    from ordering.order_lines l where l.tenant_id = o.tenant_id and l.order_id = o.id) lines
  cross join lateral (select min(d.shipped_at) as first_at, (array_agg(d.carrier order by d.shipped_at, d.id))[1] as carrier
    from ordering.deliveries d where d.tenant_id = o.tenant_id and d.order_id = o.id) shipped
  -- Received as a whole: nothing is awaited any more.
  cross join lateral (select max(r.received_at) as last_at
    from ordering.receipts r where r.tenant_id = o.tenant_id and r.order_id = o.id and o.received_at is not null) arrived
  where o.accepted_at is not null and o.submitted_at is not null and o.status <> '90';
grant select on insight.cycle_source to baicai_app;

create table insight.cycles (
  tenant_id        bigint not null,
  order_id         bigint not null,
  dept_id          bigint not null,
  supplier_id      bigint not null,
  on_day           date not null,
  shipped_on       date,
  received_on      date,
  due_on           date,
  hours_to_accept  numeric not null,
  hours_to_ship    numeric,
  hours_on_the_way numeric,
  hours            numeric,
  pieces           int not null,
  rejected         int not null,
  carrier          text not null,
  amount           numeric(18, 2) not null,
  primary key (tenant_id, order_id)
);
comment on column insight.cycles.on_day is 'day on which the supplier accepted';
comment on column insight.cycles.hours is 'from the submit to the last receipt';
create index cycles_by_receipt on insight.cycles (tenant_id, received_on) where received_on is not null;
create index cycles_by_due_day on insight.cycles (tenant_id, due_on) where due_on is not null;
create index cycles_by_day on insight.cycles (tenant_id, on_day);
select kit.protect('insight.cycles');

-- Projects from their publication on. What depends on quotes is null until they were opened.
create view insight.project_source with (security_invoker = true) as
  select p.tenant_id, p.id as project_id, p.kind, p.dept_id, coalesce(c.path[1], 0) as top_id,
    (p.published_at at time zone 'Asia/Shanghai')::date as on_day,
    (p.ended_at at time zone 'Asia/Shanghai')::date as ended_on,
    p.state in ('7', '9') as is_over, p.ending,
    case when p.is_show_price = '0' or p.state = '7' then p.budget_amount::numeric(18, 2) end as budget,
    case when p.state in ('4', '1', '2', '3') then null else p.enrolled_count end as enrolled,
    opened.valid as quoted,
    a.total as awarded, (a.published_at at time zone 'Asia/Shanghai')::date as awarded_on, a.published_at as awarded_at,
    case when a.id is null then false else exists (select from ordering.orders o
      where o.tenant_id = p.tenant_id and o.project_id = p.id and o.accepted_at is not null) end as is_ordered,
    p.min_suppliers as needed
  from sourcing.projects p
  left join catalogue.categories c on c.tenant_id = p.tenant_id and c.id = p.category_ids[1]
  left join sourcing.awards a on a.tenant_id = p.tenant_id and a.id = p.award_id and a.status = 'published'
  left join lateral (select count(distinct q.supplier_id)::int as valid from sourcing.seal_rounds r
    left join sourcing.quotes q on q.tenant_id = r.tenant_id and q.project_id = r.project_id and q.round = r.round and q.status = 'valid'
    where r.tenant_id = p.tenant_id and r.project_id = p.id and r.round = 1 and r.status = 'opened'
    having count(*) > 0) opened on true
  where p.published_at is not null;
grant select on insight.project_source to baicai_app;

create table insight.projects (
  tenant_id  bigint not null,
  project_id bigint not null,
  kind       text not null,
  dept_id    bigint not null,
  top_id     bigint not null,
  on_day     date not null,
  ended_on   date,
  is_over    boolean not null,
  ending     text,
  budget     numeric(18, 2),
  enrolled   int,
  quoted     int,
  awarded    numeric(18, 2),
  awarded_on date,
  awarded_at timestamptz,
  is_ordered boolean not null,
  needed     int not null,
  primary key (tenant_id, project_id)
);
comment on column insight.projects.on_day is 'day of publication';
comment on column insight.projects.quoted is 'suppliers with a valid quote in the first round; null before the opening';
create index projects_by_day on insight.projects (tenant_id, on_day);
create index projects_awarded on insight.projects (tenant_id, awarded_on) where awarded_on is not null;
select kit.protect('insight.projects');

-- When suppliers quote, of rounds that are closed alone: before, the log would tell who takes part.
create view insight.quote_source with (security_invoker = true) as
  select e.tenant_id, e.project_id, e.seq, p.dept_id, (e.at at time zone 'Asia/Shanghai')::date as on_day,
    extract(isodow from e.at at time zone 'Asia/Shanghai')::smallint as weekday,
    extract(hour from e.at at time zone 'Asia/Shanghai')::smallint as hour
  from sourcing.seal_entries e
  join sourcing.seal_rounds r on r.tenant_id = e.tenant_id and r.project_id = e.project_id and r.round = e.round
    and r.status in ('closed', 'opening', 'opened', 'failed')
  join sourcing.projects p on p.tenant_id = e.tenant_id and p.id = e.project_id
  where e.kind = 'quote';
grant select on insight.quote_source to baicai_app;

create table insight.quotes (
  tenant_id  bigint not null,
  project_id bigint not null,
  seq        int not null,
  dept_id    bigint not null,
  on_day     date not null,
  weekday    smallint not null check (weekday between 1 and 7),
  hour       smallint not null check (hour between 0 and 23),
  primary key (tenant_id, project_id, seq)
);
create index quotes_by_day on insight.quotes (tenant_id, on_day);
select kit.protect('insight.quotes');

-- Approvals that were decided, and how long they took.
create view insight.approval_source with (security_invoker = true) as
  select i.tenant_id, i.id as approval_id, i.entity, i.dept_id, i.status as outcome, i.amount,
    (i.ended_at at time zone 'Asia/Shanghai')::date as on_day,
    round(extract(epoch from i.ended_at - i.started_at) / 3600, 2) as hours,
    (select count(distinct t.step)::int from approvals.tasks t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.decided_at is not null) as steps
  from approvals.instances i where i.status in ('approved', 'rejected') and i.ended_at is not null;
grant select on insight.approval_source to baicai_app;

create table insight.approvals (
  tenant_id   bigint not null,
  approval_id bigint not null,
  entity      text not null,
  dept_id     bigint not null,
  outcome     text not null check (outcome in ('approved', 'rejected')),
  amount      numeric(18, 2) not null,
  on_day      date not null,
  hours       numeric not null,
  steps       int not null,
  primary key (tenant_id, approval_id)
);
create index approvals_by_day on insight.approvals (tenant_id, on_day);
select kit.protect('insight.approvals');

-- Adds facts to the sums of each department above them, or takes them off.
create function insight.add_to_cubes(facts insight.spend[], sign int) returns void language sql as $$
  with scoped as (
    select f.*, scope.id as scope_id, date_trunc('month', f.on_day)::date as month
    from unnest(facts) f
    left join identity.departments d on d.tenant_id = kit.tenant() and d.id = f.dept_id
    cross join lateral unnest(0::bigint || d.path) scope(id)
  ), plain as (
    insert into insight.cube as c (scope_id, month, top_id, procedure, gross, tax, pieces, orders, top_orders)
    select scope_id, month, top_id, procedure, sign * sum(gross), sign * sum(tax), sign * sum(pieces), sign * sum(orders), sign * sum(top_orders)
    from scoped group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, scope_id, month, top_id, procedure) do update set gross = c.gross + excluded.gross, tax = c.tax + excluded.tax,
      pieces = c.pieces + excluded.pieces, orders = c.orders + excluded.orders, top_orders = c.top_orders + excluded.top_orders
  )
  insert into insight.cube_supplier as c (scope_id, month, supplier_id, gross, tax, pieces, orders)
  select scope_id, month, supplier_id, sign * sum(gross), sign * sum(tax), sign * sum(pieces), sign * sum(orders)
  from scoped group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, scope_id, month, supplier_id) do update set gross = c.gross + excluded.gross, tax = c.tax + excluded.tax,
    pieces = c.pieces + excluded.pieces, orders = c.orders + excluded.orders
$$;

-- One after the other in a tenant: refreshing, rebuilding and regrouping read facts that the others write.
create function insight.lock() returns void language sql as $$
  select pg_advisory_xact_lock(71510, (kit.tenant() & 2147483647)::int)
$$;

-- Brings the facts of orders to what their rows say now. Answers the number of facts that changed.
create function insight.refresh_orders(wanted bigint[]) returns int language plpgsql as $$
declare
  gone insight.spend[];
  fresh insight.spend[];
  changed int;
  cycles int;
begin
  perform insight.lock();
  select array_agg(row(s.tenant_id, s.order_id, s.source, s.source_id, s.line_id, s.at, s.on_day, s.dept_id, s.supplier_id, s.project_id, s.procedure,
    s.product_id, s.top_id, s.leaf_id, s.pieces, s.gross, s.tax, s.orders, s.top_orders)::insight.spend)
  into fresh from insight.spend_source s where s.order_id = any (wanted);
  with old as (
    delete from insight.spend s where s.order_id = any (wanted) and not exists (
      select from unnest(fresh) f where f.order_id = s.order_id and f.source = s.source and f.source_id = s.source_id and f.line_id = s.line_id
        and f is not distinct from s)
    returning s.*
  )
  select array_agg(old::insight.spend) into gone from old;
  with added as (
    insert into insight.spend as s select f.* from unnest(fresh) f
    on conflict (tenant_id, order_id, source, source_id, line_id) do nothing returning s.*
  )
  select array_agg(added::insight.spend) into fresh from added;
  if gone is not null then perform insight.add_to_cubes(gone, -1); end if;
  if fresh is not null then perform insight.add_to_cubes(fresh, 1); end if;
  changed := coalesce(cardinality(gone), 0) + coalesce(cardinality(fresh), 0);
  with read as (select * from insight.cycle_source c where c.order_id = any (wanted)),
  old as (
    delete from insight.cycles c where c.order_id = any (wanted) and not exists (select from read r where r.order_id = c.order_id) returning 1
  ), set as (
    insert into insight.cycles as c select r.* from (select tenant_id, order_id, dept_id, supplier_id, on_day, shipped_on, received_on, due_on,
      hours_to_accept, hours_to_ship, hours_on_the_way, hours, pieces, rejected, carrier, amount from read) r
    on conflict (tenant_id, order_id) do update set dept_id = excluded.dept_id, supplier_id = excluded.supplier_id, on_day = excluded.on_day,
      shipped_on = excluded.shipped_on, received_on = excluded.received_on, due_on = excluded.due_on,
      hours_to_accept = excluded.hours_to_accept, hours_to_ship = excluded.hours_to_ship, hours_on_the_way = excluded.hours_on_the_way,
      hours = excluded.hours, pieces = excluded.pieces, rejected = excluded.rejected, carrier = excluded.carrier, amount = excluded.amount
    where c is distinct from excluded
    returning 1
  )
  select (select count(*) from old) + (select count(*) from set) into cycles;
  return changed + cycles;
end $$;

-- The same for projects with their quotes, and for approvals.
create function insight.refresh_projects(wanted bigint[]) returns int language plpgsql as $$
declare
  changed int;
begin
  perform insight.lock();
  with old as (
    delete from insight.projects p where p.project_id = any (wanted)
      and not exists (select from insight.project_source s where s.project_id = p.project_id) returning 1
  ), set as (
    insert into insight.projects as p select s.tenant_id, s.project_id, s.kind, s.dept_id, s.top_id, s.on_day, s.ended_on, s.is_over, s.ending,
      s.budget, s.enrolled, s.quoted, s.awarded, s.awarded_on, s.awarded_at, s.is_ordered, s.needed
    from insight.project_source s where s.project_id = any (wanted)
    on conflict (tenant_id, project_id) do update set kind = excluded.kind, dept_id = excluded.dept_id, top_id = excluded.top_id,
      on_day = excluded.on_day, ended_on = excluded.ended_on, is_over = excluded.is_over, ending = excluded.ending, budget = excluded.budget,
      enrolled = excluded.enrolled, quoted = excluded.quoted, awarded = excluded.awarded, awarded_on = excluded.awarded_on,
      awarded_at = excluded.awarded_at, is_ordered = excluded.is_ordered, needed = excluded.needed
    where p is distinct from excluded
    returning 1
  ), quoted as (
    insert into insight.quotes select q.tenant_id, q.project_id, q.seq, q.dept_id, q.on_day, q.weekday, q.hour
    from insight.quote_source q where q.project_id = any (wanted) on conflict do nothing returning 1
  )
  select (select count(*) from old) + (select count(*) from set) + (select count(*) from quoted) into changed;
  return changed;
end $$;

create function insight.refresh_approvals(wanted bigint[]) returns int language plpgsql as $$
declare
  changed int;
begin
  with set as (
    insert into insight.approvals as a select s.tenant_id, s.approval_id, s.entity, s.dept_id, s.outcome, s.amount, s.on_day, s.hours, s.steps
    from insight.approval_source s where s.approval_id = any (wanted)
    on conflict (tenant_id, approval_id) do update set outcome = excluded.outcome, on_day = excluded.on_day, hours = excluded.hours,
      steps = excluded.steps
    where a is distinct from excluded
    returning 1
  )
  select count(*) into changed from set;
  return changed;
end $$;

-- Sums anew by the tree as it is: after departments moved.
create function insight.regroup() returns void language plpgsql as $$
begin
  perform insight.lock();
  delete from insight.cube where tenant_id = kit.tenant();
  delete from insight.cube_supplier where tenant_id = kit.tenant();
  perform insight.add_to_cubes(facts, 1) from (
    select array_agg(s) as facts from insight.spend s where s.tenant_id = kit.tenant() group by date_trunc('month', s.on_day)) months;
end $$;

-- Money of a scope in days: whole months out of the cube, the days at both ends out of the facts. `kind`: 'plain' without
-- suppliers, 'supplier' with suppliers alone, 'facts' with everything.
create function insight.cells(of_scope bigint, since date, before date, kind text)
returns table (month date, supplier_id bigint, top_id bigint, leaf_id bigint, procedure text, gross numeric, tax numeric, pieces bigint, orders bigint, top_orders bigint)
language sql stable as $$
  with bound as (
    select date_trunc('month', since + interval '1 month' - interval '1 day')::date as first, date_trunc('month', before)::date as last
  )
  select c.month, 0, c.top_id, 0, c.procedure, c.gross, c.tax, c.pieces, c.orders::bigint, c.top_orders::bigint from insight.cube c, bound b
  where kind = 'plain' and c.tenant_id = kit.tenant() and c.scope_id = of_scope and c.month >= b.first and c.month < b.last
  union all
  select c.month, c.supplier_id, 0, 0, '', c.gross, c.tax, c.pieces, c.orders::bigint, 0 from insight.cube_supplier c, bound b
  where kind = 'supplier' and c.tenant_id = kit.tenant() and c.scope_id = of_scope and c.month >= b.first and c.month < b.last
  union all
  select date_trunc('month', s.on_day)::date, s.supplier_id, s.top_id, s.leaf_id, s.procedure, s.gross, s.tax, s.pieces, s.orders, s.top_orders
  from bound b
  cross join lateral (values
    (since, case when kind = 'facts' then before else least(b.first, before) end),
    (greatest(b.first, b.last), case when kind = 'facts' then since else before end)) edge(since, before)
  join insight.spend s on s.tenant_id = kit.tenant() and s.on_day >= edge.since and s.on_day < edge.before
  where of_scope = 0 or exists (select from identity.departments d
    where d.tenant_id = s.tenant_id and d.id = s.dept_id and of_scope = any (d.path))
$$;
grant execute on all functions in schema insight to baicai_app;

-- Facts of what there was before.
insert into insight.spend select tenant_id, order_id, source, source_id, line_id, at, on_day, dept_id, supplier_id, project_id, procedure, product_id,
  top_id, leaf_id, pieces, gross, tax, orders, top_orders from insight.spend_source;
insert into insight.cycles select tenant_id, order_id, dept_id, supplier_id, on_day, shipped_on, received_on, due_on, hours_to_accept, hours_to_ship,
  hours_on_the_way, hours, pieces, rejected, carrier, amount from insight.cycle_source;
insert into insight.projects select tenant_id, project_id, kind, dept_id, top_id, on_day, ended_on, is_over, ending, budget, enrolled, quoted,
  awarded, awarded_on, awarded_at, is_ordered, needed from insight.project_source;
insert into insight.quotes select tenant_id, project_id, seq, dept_id, on_day, weekday, hour from insight.quote_source;
insert into insight.approvals select tenant_id, approval_id, entity, dept_id, outcome, amount, on_day, hours, steps from insight.approval_source;
insert into insight.cube (tenant_id, scope_id, month, top_id, procedure, gross, tax, pieces, orders, top_orders)
select s.tenant_id, scope.id, date_trunc('month', s.on_day)::date, s.top_id, s.procedure, sum(s.gross), sum(s.tax), sum(s.pieces), sum(s.orders), sum(s.top_orders)
from insight.spend s left join identity.departments d on d.tenant_id = s.tenant_id and d.id = s.dept_id
cross join lateral unnest(0::bigint || d.path) scope(id) group by 1, 2, 3, 4, 5;
insert into insight.cube_supplier (tenant_id, scope_id, month, supplier_id, gross, tax, pieces, orders)
select s.tenant_id, scope.id, date_trunc('month', s.on_day)::date, s.supplier_id, sum(s.gross), sum(s.tax), sum(s.pieces), sum(s.orders)
from insight.spend s left join identity.departments d on d.tenant_id = s.tenant_id and d.id = s.dept_id
cross join lateral unnest(0::bigint || d.path) scope(id) group by 1, 2, 3, 4;
