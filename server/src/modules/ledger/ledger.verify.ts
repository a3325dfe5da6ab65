import { verifier } from '#kit/verification.ts'

/** Consistency checks of the ledgers of all tenants. */
export const verifyLedger = verifier({
  'posting {which}: the debits are not the credits':
    'select posting from ledger.entries group by tenant_id, posting having sum(dr) <> sum(cr)',
  'account {which}: the balances are not its entries': `
    select a.id from ledger.accounts a left join (
      select tenant_id, account_id, sum(cr - dr) filter (where part = 'available') as available,
        sum(cr - dr) filter (where part = 'frozen') as frozen
      from ledger.entries group by tenant_id, account_id
    ) e on e.tenant_id = a.tenant_id and e.account_id = a.id
    where a.available <> coalesce(e.available, 0) or a.frozen <> coalesce(e.frozen, 0)`,
  'entry {which}: its account does not exist': `
    select e.seq from ledger.entries e
    where not exists (select from ledger.accounts a where a.tenant_id = e.tenant_id and a.id = e.account_id)`,
  'hold {which}: its account does not exist': `
    select h.id from ledger.holds h
    where not exists (select from ledger.accounts a where a.tenant_id = h.tenant_id and a.id = h.account_id)`,
  'account {which}: it stands below zero': `
    select id from ledger.accounts where kind <> 'issued' and (available < 0 or frozen < 0)`,
  'account {which}: what is frozen is not what its open holds reserve': `
    select a.id from ledger.accounts a left join (
      select tenant_id, account_id, sum(amount) as amount from ledger.holds where state = 'open' group by tenant_id, account_id
    ) h on h.tenant_id = a.tenant_id and h.account_id = a.id
    where a.frozen <> coalesce(h.amount, 0)`,
  'account {which}: what is committed beside it is not what its holds committed and kept': `
    select a.of_id from ledger.accounts a left join (
      select tenant_id, account_id, sum(amount - refunded) as amount
      from ledger.holds where state = 'committed' group by tenant_id, account_id
    ) h on h.tenant_id = a.tenant_id and h.account_id = a.of_id
    where a.kind = 'committed' and a.available <> coalesce(h.amount, 0)`,
  'hold {which}: what was given back is not the sum of its refunds': `
    select h.id from ledger.holds h left join ledger.refunds r on r.tenant_id = h.tenant_id and r.ref_id = h.ref_id and r.hold_id = h.id
    group by h.tenant_id, h.id, h.refunded having h.refunded <> coalesce(sum(r.amount), 0)`,
})
