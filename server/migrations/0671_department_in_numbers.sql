-- {dept} in patterns of numbers: the code of the department that orders or sources, of the nearest above where its own has no
-- character that numbers have, or 0. Codes are cut, so that numbers keep within their length.
create function tenancy.dept_part(dept bigint) returns text language sql stable as $$
  select coalesce((
    select p.part from identity.departments d
      join identity.departments a on a.tenant_id = d.tenant_id and a.id = any (d.path)
      cross join lateral (select left(regexp_replace(a.code, '[^A-Za-z0-9_./-]', '', 'g'), 8) as part) p
    where d.id = dept and p.part <> '' order by cardinality(a.path) desc limit 1), '0')
$$;

-- As before, with the department where the pattern of the tenant names one.
create function tenancy.next_no(sequence_code text, usual_pattern text, usual_reset text, on_day date, dept bigint)
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
  if position('{dept}' in wanted) > 0 then
    wanted := replace(wanted, '{dept}', tenancy.dept_part(dept));
  end if;
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
create or replace function tenancy.next_no(sequence_code text, usual_pattern text, usual_reset text, on_day date default null)
returns text language sql volatile as $$
  select tenancy.next_no(sequence_code, usual_pattern, usual_reset, on_day, null::bigint)
$$;

create function ordering.next_no(letters text, dept bigint) returns text language sql volatile as $$
  select tenancy.next_no(
    case letters when 'DD' then 'order' when 'FH' then 'delivery' when 'SH' then 'receipt' when 'TH' then 'return'
      when 'DZ' then 'statement' when 'HT' then 'contract' when 'FQ' then 'paymentRequest' when 'PT' then 'group'
      else letters end,
    letters || '{yyyy}{MM}{dd}{seq:6}', 'global', null::date, dept)
$$;
create or replace function ordering.next_no(letters text) returns text language sql volatile as $$
  select ordering.next_no(letters, null::bigint)
$$;

-- What belongs to an order is numbered with the department of the order, which a default cannot know.
create function ordering.number_of_order() returns trigger language plpgsql as $$
declare
  letters text := tg_argv[0];
begin
  new.no := ordering.next_no(letters, (select o.dept_id from ordering.orders o where o.id = new.order_id));
  return new;
end $$;
alter table ordering.deliveries alter column no set default '';
alter table ordering.receipts alter column no set default '';
alter table ordering.returns alter column no set default '';
create trigger number before insert on ordering.deliveries for each row when (new.no = '')
  execute function ordering.number_of_order('FH');
create trigger number before insert on ordering.receipts for each row when (new.no = '')
  execute function ordering.number_of_order('SH');
create trigger number before insert on ordering.returns for each row when (new.no = '')
  execute function ordering.number_of_order('TH');

grant execute on function tenancy.dept_part(bigint), tenancy.next_no(text, text, text, date, bigint),
  ordering.next_no(text, bigint) to baicai_app;
