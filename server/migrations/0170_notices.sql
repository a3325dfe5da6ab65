-- Articles 公告: columns 栏目 in a tree, what is written, and the editions that were published.
create schema notices;
grant usage on schema notices to baicai_app;

create table notices.article_columns (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  parent_id bigint,
  -- From the root to this one, itself included.
  path      bigint[] not null,
  name      text not null,
  en_name   text not null default '',
  -- What the specification calls the type of an article.
  value     text not null,
  place     int not null default 1,
  disabled  boolean not null default false,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references notices.article_columns,
  constraint "column.valueTaken" unique (tenant_id, value)
);
create index on notices.article_columns (tenant_id, parent_id, place);
select kit.protect('notices.article_columns');

create table notices.articles (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  version            int not null default 1,
  column_id          bigint not null,
  title              text not null,
  content            text not null default '',
  audience           text not null check (audience in ('all', 'signedIn', 'chosen')),
  entrances          text[] not null default '{}',
  dept_ids           bigint[] not null default '{}',
  publish_at         timestamptz,
  starts_at          timestamptz,
  ends_at            timestamptz,
  is_pop_up          boolean not null default false,
  is_login_shown     boolean not null default false,
  attachments        jsonb not null default '[]',
  member_attachments jsonb not null default '[]',
  -- 00 draft, 01 published, 02 withdrawn, 03 in review, 04 approved and waiting for its time.
  status             text not null default '00' check (status in ('00', '01', '02', '03', '04')),
  dept_id            bigint not null,
  dept_name          text not null,
  create_user        text not null,
  -- The people who have written what is not published yet: none of them reviews it.
  writer_ids         bigint[] not null default '{}',
  -- Who has approved it.
  issue_user         text not null default '',
  note               text not null default '',
  -- The place among the articles that stand above all others; null for all others.
  pin_place          int check (pin_place between 1 and 99),
  -- How many editions there are.
  editions           int not null default 0,
  is_live            boolean not null default false,
  issued_on          date,
  created_at         timestamptz not null,
  changed_at         timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, column_id) references notices.article_columns,
  check (status <> '01' or is_live),
  check (not is_live or (editions > 0 and issued_on is not null)),
  check (status <> '04' or publish_at is not null)
);
create index on notices.articles (tenant_id, id desc);
create index on notices.articles (tenant_id, column_id);
create index on notices.articles (tenant_id, publish_at) where status = '04';
select kit.protect('notices.articles');

-- What was published, each time as a whole. The live one is what people read.
create table notices.editions (
  tenant_id          bigint not null,
  id                 bigint not null default kit.next_id(),
  article_id         bigint not null,
  no                 int not null,
  column_id          bigint not null,
  title              text not null,
  content            text not null,
  excerpt            text not null default '',
  audience           text not null check (audience in ('all', 'signedIn', 'chosen')),
  entrances          text[] not null default '{}',
  dept_ids           bigint[] not null default '{}',
  starts_at          timestamptz,
  ends_at            timestamptz,
  is_pop_up          boolean not null,
  is_login_shown     boolean not null,
  attachments        jsonb not null default '[]',
  member_attachments jsonb not null default '[]',
  dept_id            bigint not null,
  dept_name          text not null,
  create_user        text not null,
  issue_user         text not null,
  issued_on          date not null,
  published_at       timestamptz not null,
  is_live            boolean not null default false,
  -- What it is found by, and the number of the tokenizer that has cut it; 0 where none has.
  words              tsvector not null default '',
  tokenizer          int not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, article_id, no),
  foreign key (tenant_id, article_id) references notices.articles on delete cascade,
  foreign key (tenant_id, column_id) references notices.article_columns
);
create unique index on notices.editions (tenant_id, article_id) where is_live;
create index on notices.editions (tenant_id, issued_on desc, article_id desc) where is_live;
create index editions_by_words on notices.editions using gin (words) where is_live;
create index on notices.editions (tenant_id, tokenizer) where is_live;
select kit.protect('notices.editions');

-- Who has seen an article in which hour, for some hours, and how often it was seen.
create table notices.views (
  tenant_id  bigint not null,
  article_id bigint not null,
  visitor    text not null,
  hour       timestamptz not null,
  primary key (tenant_id, article_id, visitor, hour),
  foreign key (tenant_id, article_id) references notices.articles on delete cascade
);
create index on notices.views (tenant_id, hour);
select kit.protect('notices.views');
create table notices.view_counts (
  tenant_id  bigint not null,
  article_id bigint not null,
  views      bigint not null,
  primary key (tenant_id, article_id),
  foreign key (tenant_id, article_id) references notices.articles on delete cascade
);
select kit.protect('notices.view_counts');

-- Reminders that people have closed; each pops up once.
create table notices.closed_reminders (
  tenant_id  bigint not null,
  user_id    bigint not null,
  article_id bigint not null,
  at         timestamptz not null,
  primary key (tenant_id, user_id, article_id),
  foreign key (tenant_id, article_id) references notices.articles on delete cascade
);
select kit.protect('notices.closed_reminders');

-- The notices of the login become articles: a column for each of their types, a department and an author by name alone.
insert into notices.article_columns (tenant_id, id, path, name, value, place)
select t.tenant_id, t.id, array[t.id], t.type, t.type, row_number() over (partition by t.tenant_id order by t.type)
from (select tenant_id, type, kit.next_id() as id from (select distinct tenant_id, type from portal.articles) as d) as t;

insert into notices.articles (tenant_id, id, column_id, title, content, audience, starts_at, ends_at, is_login_shown, status,
  dept_id, dept_name, create_user, issue_user, editions, is_live, issued_on, created_at, changed_at)
select a.tenant_id, a.id, c.id, a.title, p.html, 'all', a.starts_at, a.ends_at, a.is_login_shown, a.status, 0, a.dept_name, a.create_user, a.create_user,
  case a.status when '01' then 1 else 0 end, a.status = '01', a.issued_on, a.issued_on, a.issued_on
from portal.articles a join notices.article_columns c on c.tenant_id = a.tenant_id and c.value = a.type
cross join lateral (select coalesce(string_agg('<p>' || replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>', '' order by at), '') as html
  from unnest(string_to_array(a.content, E'\n')) with ordinality as l(line, at) where btrim(line) <> '') as p;

insert into notices.editions (tenant_id, article_id, no, column_id, title, content, audience, starts_at, ends_at, is_pop_up, is_login_shown,
  dept_id, dept_name, create_user, issue_user, issued_on, published_at, is_live)
select tenant_id, id, 1, column_id, title, content, audience, starts_at, ends_at, false, is_login_shown,
  dept_id, dept_name, create_user, create_user, issued_on, created_at, true
from notices.articles where is_live;

drop table portal.articles;
drop schema portal;

-- Who configures the portal has written its notices so far.
update identity.roles set permissions = permissions || '{article.manage,article.review,article.configure}'::text[]
where 'portal.configure' = any (permissions) and not 'article.manage' = any (permissions);
