-- Invitations by mail to firms that are not registered yet. The token of a link is a one-time token and is not kept here.
create table sourcing.mail_invitations (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  version        int not null default 1,
  project_id     bigint not null,
  firm_name      text not null,
  mail           text not null check (mail = lower(mail)),
  invited_name   text not null,
  invited_at     timestamptz not null default kit.clock(),
  sends          int not null default 1 check (sends between 1 and 5),
  expires_at     timestamptz not null,
  opened_at      timestamptz,
  -- Account that has accepted; its supplier, once there is one.
  user_id        bigint,
  accepted_at    timestamptz,
  supplier_id    bigint,
  registered_at  timestamptz,
  withdrawn_name text not null default '',
  withdrawn_at   timestamptz,
  primary key (tenant_id, id),
  constraint "mailInvitation.there" unique (tenant_id, project_id, mail),
  foreign key (tenant_id, project_id) references sourcing.projects on delete cascade,
  check ((user_id is null) = (accepted_at is null)),
  check ((supplier_id is null) = (registered_at is null)),
  check (supplier_id is null or user_id is not null)
);
create index on sourcing.mail_invitations (tenant_id, user_id) where supplier_id is null;
select kit.protect('sourcing.mail_invitations');
