-- Numbers of documents by patterns that a tenant may set. Without a pattern numbers are as ever: letters, the day, and a running
-- number that no document of any tenant ever gets again, so nobody waits for anybody. A pattern counts for itself: from 1, anew
-- each day, month or year, under the lock of its counter. Gaps are allowed, the same number twice is not.
create table tenancy.sequences (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  code      text not null,
  pattern   text not null check (length(pattern) <= 64 and pattern ~ '\{seq:[1-9]\}'),
  reset     text not null check (reset in ('never', 'day', 'month', 'year')),
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
select kit.protect('tenancy.sequences');

create table tenancy.sequence_counters (
  tenant_id bigint not null,
  code      text not null,
  period    text not null,
  last      bigint not null,
  primary key (tenant_id, code, period)
);
select kit.protect('tenancy.sequence_counters');
insert into tenancy.sequence_counters (tenant_id, code, period, last)
  select tenant_id, code, to_char(day, 'YYYYMMDD'), last from sourcing.sequences;
drop table sourcing.sequences;

-- Number of a pattern: date parts of the day, and the count with at least the digits that the pattern names.
create function tenancy.render_no(pattern text, on_day date, count bigint) returns text language sql immutable as $$
  select regexp_replace(
    replace(replace(replace(replace(pattern, '{yyyy}', to_char(on_day, 'YYYY')), '{yy}', to_char(on_day, 'YY')),
      '{MM}', to_char(on_day, 'MM')), '{dd}', to_char(on_day, 'DD')),
    '\{seq:[1-9]\}',
    lpad(count::text, greatest(length(count::text), substring(pattern from '\{seq:([1-9])\}')::int), '0'))
$$;

create function tenancy.period_of(reset text, on_day date) returns text language sql immutable as $$
  select case reset when 'day' then to_char(on_day, 'YYYYMMDD') when 'month' then to_char(on_day, 'YYYYMM')
    when 'year' then to_char(on_day, 'YYYY') else '' end
$$;

-- Whether a document of the tenant has the number; numbers of earlier patterns are skipped.
create function tenancy.is_no_taken(sequence_code text, given text) returns boolean language sql stable as $$
  select case sequence_code
    when 'order' then exists (select from ordering.orders where no = given)
    when 'delivery' then exists (select from ordering.deliveries where no = given)
    when 'receipt' then exists (select from ordering.receipts where no = given)
    when 'return' then exists (select from ordering.returns where no = given)
    when 'statement' then exists (select from settlement.statements where no = given)
    when 'contract' then exists (select from contracts.contracts where no = given)
    when 'paymentRequest' then exists (select from payments.requests where no = given)
    when 'group' then exists (select from groups.offers where no = given)
    when 'applySystem' then exists (select from sourcing.projects where project_no = given)
    when 'applyMCC' then exists (select from sourcing.projects where project_no = given)
    when 'applyBidding' then exists (select from sourcing.projects where project_no = given)
    else false
  end
$$;

-- Next number. The usual one may be taken, too, where the tenant had a pattern like it for a time. The shared lock keeps a pattern
-- from being changed while numbers of the former one are not committed.
create function tenancy.next_no(sequence_code text, usual_pattern text, usual_reset text, on_day date default null)
returns text language plpgsql volatile as $$
declare
  today date := coalesce(on_day, (kit.clock() at time zone 'Asia/Shanghai')::date);
  own tenancy.sequences;
  wanted text;
  number text;
  counted bigint;
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('sequence/' || kit.tenant() || '/' || sequence_code, 12));
  select * into own from tenancy.sequences s where s.code = sequence_code;
  wanted := coalesce(own.pattern, usual_pattern);
  if own.id is null and usual_reset = 'global' then
    loop
      number := tenancy.render_no(wanted, today, nextval('kit.doc_seq'));
      exit when not exists (select from tenancy.sequence_counters c where c.code = sequence_code)
        or not tenancy.is_no_taken(sequence_code, number);
    end loop;
    return number;
  end if;
  loop
    insert into tenancy.sequence_counters as c (code, period, last)
      values (sequence_code, tenancy.period_of(coalesce(own.reset, usual_reset), today), 1)
      on conflict (tenant_id, code, period) do update set last = c.last + 1 returning c.last into counted;
    number := tenancy.render_no(wanted, today, counted);
    exit when not tenancy.is_no_taken(sequence_code, number);
  end loop;
  return number;
end $$;
grant execute on function tenancy.next_no(text, text, text, date), tenancy.render_no(text, date, bigint),
  tenancy.period_of(text, date), tenancy.is_no_taken(text, text) to baicai_app;

create or replace function ordering.next_no(letters text) returns text language sql volatile as $$
  select tenancy.next_no(
    case letters when 'DD' then 'order' when 'FH' then 'delivery' when 'SH' then 'receipt' when 'TH' then 'return'
      when 'DZ' then 'statement' when 'HT' then 'contract' when 'FQ' then 'paymentRequest' when 'PT' then 'group'
      else letters end,
    letters || '{yyyy}{MM}{dd}{seq:6}', 'global')
$$;
