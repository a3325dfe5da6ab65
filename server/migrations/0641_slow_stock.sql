-- Slow movers: what is on hand in a warehouse and has not moved there for so many days. Lists and statistics ask the same.
create function warehouse.is_slow(of_item bigint, in_warehouse bigint, days int) returns boolean language sql stable as $$
  select exists (select from warehouse.balances b where b.tenant_id = kit.tenant() and b.item_id = of_item and b.warehouse_id = in_warehouse
      and not b.is_outside and b.on_hand > 0)
    and not exists (select from warehouse.moves m
      join warehouse.places p on p.tenant_id = m.tenant_id and p.id in (m.from_id, m.to_id)
      where m.tenant_id = kit.tenant() and m.item_id = of_item and p.warehouse_id = in_warehouse
        and m.at >= ((kit.clock() at time zone 'Asia/Shanghai')::date - days)::timestamp at time zone 'Asia/Shanghai')
$$;
grant execute on function warehouse.is_slow(bigint, bigint, int) to baicai_app;
