-- Batches that go to the bank directly 银企直联, instead of by a file that a person uploads there.
alter table payments.batches add column channel text not null default 'file' check (channel in ('file', 'bank'));
alter table payments.batches add column bank_state text not null default '' check (bank_state in ('', 'queued', 'sending', 'accepted'));
alter table payments.batches add column submitted_at timestamptz;
alter table payments.batches add column asked_at timestamptz;
alter table payments.batches add column failures int not null default 0;
alter table payments.batches add constraint "payment.channel" check ((channel = 'bank') = (bank_state <> ''));
comment on column payments.batches.bank_state is 'sending: the bank was informed, or is being informed; it is asked, never informed again';
create index batches_at_bank on payments.batches (tenant_id, id) where channel = 'bank' and status = 'sent';
alter table payments.payments add column not_found int not null default 0;
comment on column payments.payments.not_found is 'answers of the bank that it does not know the serial';

-- A batch is informed to the bank once: its state there never goes back.
create or replace function payments.keep_batch() returns trigger language plpgsql as $$
begin
  if (new.no, new.payments, new.total, new.file, new.file_name, new.sha256, new.executor, new.channel)
    is distinct from (old.no, old.payments, old.total, old.file, old.file_name, old.sha256, old.executor, old.channel) then
    raise exception 'a bank file does not change';
  end if;
  if old.bank_state <> new.bank_state and (old.bank_state, new.bank_state) not in (('queued', 'sending'), ('sending', 'accepted')) then
    raise exception 'a batch is informed to the bank once';
  end if;
  return new;
end
$$;
