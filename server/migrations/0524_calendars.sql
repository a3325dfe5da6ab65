-- Days that are not as the week says: holidays, and make-up days at weekends. Without any, Monday to Friday are working days.
create table tenancy.calendar_days (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  day       date not null,
  kind      text not null check (kind in ('rest', 'work')),
  name      text not null check (name <> ''),
  en_name   text not null,
  primary key (tenant_id, id),
  constraint "calendar.dayTaken" unique (tenant_id, day)
);
select kit.protect('tenancy.calendar_days');
