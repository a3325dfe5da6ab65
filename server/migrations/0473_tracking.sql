-- Where the parcels of deliveries are, as their carriers answer.
create table ordering.trackings (
  tenant_id    bigint not null,
  delivery_id  bigint not null,
  status       text not null check (status in ('waiting', 'underway', 'delivered', 'problem', 'unknown')),
  asked_at     timestamptz not null,
  next_at      timestamptz,
  failures     int not null default 0,
  delivered_at timestamptz,
  primary key (tenant_id, delivery_id),
  foreign key (tenant_id, delivery_id) references ordering.deliveries (tenant_id, id)
);
comment on column ordering.trackings.status is 'waiting: the carrier does not know the parcel yet; unknown: it was given up';
comment on column ordering.trackings.next_at is 'when the carrier is queried again; null: never';
create index deliveries_by_shipment on ordering.deliveries (tenant_id, shipped_at) where tracking_no <> '';
create index trackings_due on ordering.trackings (tenant_id, next_at) where next_at is not null;
select kit.protect('ordering.trackings');

create table ordering.tracking_events (
  tenant_id   bigint not null,
  delivery_id bigint not null,
  at          timestamptz not null,
  place       text not null,
  text        text not null,
  primary key (tenant_id, delivery_id, at, text),
  foreign key (tenant_id, delivery_id) references ordering.deliveries (tenant_id, id)
);
select kit.protect('ordering.tracking_events');
