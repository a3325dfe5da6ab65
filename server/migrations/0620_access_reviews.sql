-- Access reviews 权限复核: at one moment the roles in force are written down, and somebody says of each whether it is still needed.
create schema access_reviews;
grant usage on schema access_reviews to baicai_app;

create table access_reviews.reviews (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  -- 01 open, 02 closed.
  status        text not null default '01' check (status in ('01', '02')),
  name          text not null check (name <> ''),
  due_on        date not null,
  role_names    text[] not null,
  dept_names    text[] not null,
  reviewer_name text not null,
  opened_by     text not null,
  opener_id     bigint not null,
  opened_at     timestamptz not null,
  reminded_on   date,
  closed_at     timestamptz,
  result        text not null default '',
  digest        text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, opener_id) references identity.users (tenant_id, id),
  check ((status = '02') = (closed_at is not null)),
  check (status = '01' or (result <> '' and digest = encode(sha256(convert_to(result, 'UTF8')), 'hex')))
);
comment on column access_reviews.reviews.role_names is 'what it is about; everything if empty';
comment on column access_reviews.reviews.reviewer_name is 'who decides; empty: the manager or head of department of each person';
comment on column access_reviews.reviews.result is 'canonical JSON of all items as they were decided';
create index on access_reviews.reviews (tenant_id, opened_at desc, id desc);
create index on access_reviews.reviews (tenant_id, due_on) where status = '01';
select kit.protect('access_reviews.reviews');

create table access_reviews.items (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  review_id          bigint not null,
  -- 01 to be decided, 02 kept, 03 revoked, 04 ended before a decision, 05 not decided until the due day.
  status             text not null default '01' check (status in ('01', '02', '03', '04', '05')),
  user_id            bigint not null,
  person_id          bigint not null,
  user_code          text not null,
  user_name          text not null,
  dept_name          text not null,
  role_id            bigint not null,
  role_code          text not null,
  role_name          text not null,
  role_en_name       text not null,
  since              timestamptz not null,
  ends_on            date,
  last_login_at      timestamptz,
  reviewer_id        bigint,
  reviewer_person_id bigint,
  reviewer_name      text not null default '',
  reason             text not null default '',
  decided_by         text not null default '',
  decided_person_id  bigint,
  decided_at         timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, review_id, user_id, role_id),
  foreign key (tenant_id, review_id) references access_reviews.reviews (tenant_id, id),
  foreign key (tenant_id, user_id) references identity.users (tenant_id, id),
  constraint "accessReview.own" check (decided_person_id <> person_id),
  check (reviewer_person_id <> person_id),
  check ((status = '01') = (decided_at is null)),
  check (status not in ('02', '03') or decided_person_id is not null),
  check (status <> '03' or reason <> '')
);
comment on table access_reviews.items is 'a role that an account held when the review was opened';
comment on column access_reviews.items.reviewer_id is 'who decides; without one, or with one whose account is not open, holders of access.review';
create index on access_reviews.items (tenant_id, review_id, status);
create index on access_reviews.items (tenant_id, reviewer_person_id, status);
create index on access_reviews.items (tenant_id, user_id) where status = '01';
select kit.protect('access_reviews.items');

-- Whether an account that can sign in holds the role at this moment.
create function access_reviews.is_held(item access_reviews.items) returns boolean language sql stable as $$
  select exists (select from identity.user_roles h join identity.users u on u.tenant_id = h.tenant_id and u.id = h.user_id
    where h.tenant_id = item.tenant_id and h.user_id = item.user_id and h.role_id = item.role_id
      and identity.is_in_time(h) and identity.is_open(u))
$$;

-- Whether a person decides about an item: never about their own.
create function access_reviews.is_for(item access_reviews.items, person bigint, oversees boolean) returns boolean language sql stable as $$
  select item.person_id <> person and (item.reviewer_person_id = person or item.decided_person_id = person
    or oversees and not exists (select from identity.users v
      where v.tenant_id = item.tenant_id and v.id = item.reviewer_id and identity.is_open(v)))
$$;
