create schema portal;
grant usage on schema portal to baicai_app;

create table portal.articles (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  type           text not null,
  title          text not null,
  -- Paragraphs, a line each.
  content        text not null,
  dept_name      text not null,
  create_user    text not null,
  issued_on      date not null,
  starts_at      timestamptz,
  ends_at        timestamptz,
  -- 00 draft, 01 issued, 02 withdrawn.
  status         text not null default '00' check (status in ('00', '01', '02')),
  is_login_shown boolean not null default false,
  primary key (tenant_id, id)
);
create index articles_on_login on portal.articles (tenant_id, issued_on desc, id desc) where is_login_shown and status = '01';
select kit.protect('portal.articles');
