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
    select id from ledger.accounts
    where kind not in ('issued', 'outside', 'pointsIssued', 'repaid') and available < 0 or frozen < 0`,
  'account {which}: what is frozen is not what its open holds reserve': `
    select a.id from ledger.accounts a left join (
      select tenant_id, account_id, sum(amount) as amount from ledger.holds where state = 'open' group by tenant_id, account_id
    ) h on h.tenant_id = a.tenant_id and h.account_id = a.id
    where a.frozen <> coalesce(h.amount, 0)`,
  'account {which}: what is committed beside it is not what its holds committed and kept': `
    select a.of_id from ledger.accounts a left join (
      select h.tenant_id, h.account_id, sum(h.amount - h.refunded - coalesce(s.amount, 0)) as amount
      from ledger.holds h left join ledger.settled s on s.tenant_id = h.tenant_id and s.ref_id = h.ref_id and s.hold_id = h.id
      where h.state = 'committed' group by h.tenant_id, h.account_id
    ) h on h.tenant_id = a.tenant_id and h.account_id = a.of_id
    where a.kind = 'committed' and a.available <> coalesce(h.amount, 0)`,
  'account {which}: what is actual beside it is not what its holds have settled': `
    select a.of_id from ledger.accounts a left join (
      select h.tenant_id, h.account_id, sum(s.amount) as amount
      from ledger.settled s join ledger.holds h on h.tenant_id = s.tenant_id and h.ref_id = s.ref_id and h.id = s.hold_id
      group by h.tenant_id, h.account_id
    ) s on s.tenant_id = a.tenant_id and s.account_id = a.of_id
    where a.kind = 'actual' and a.available <> coalesce(s.amount, 0)`,
  'hold {which}: more is settled than it has kept': `
    select h.id from ledger.holds h join ledger.settled s on s.tenant_id = h.tenant_id and s.ref_id = h.ref_id and s.hold_id = h.id
    where s.amount > h.amount - h.refunded`,
  'account {which}: what is repaid beside it is not what its bills say': `
    select a.of_id from ledger.accounts a left join (
      select tenant_id, account_id, sum(repaid) as repaid from ledger.quota_bills group by tenant_id, account_id
    ) b on b.tenant_id = a.tenant_id and b.account_id = a.of_id
    where a.kind = 'repaid' and a.available <> -coalesce(b.repaid, 0)`,
  'bill {which}: it is not repaid by what was recorded': `
    select b.id from ledger.quota_bills b left join (
      select tenant_id, bill_id, sum(amount) as amount from ledger.quota_repayments group by tenant_id, bill_id
    ) r on r.tenant_id = b.tenant_id and r.bill_id = b.id
    where b.repaid <> coalesce(r.amount, 0)`,
  'hold {which}: what was given back is not the sum of its refunds': `
    select h.id from ledger.holds h left join ledger.refunds r on r.tenant_id = h.tenant_id and r.ref_id = h.ref_id and r.hold_id = h.id
    group by h.tenant_id, h.id, h.refunded having h.refunded <> coalesce(sum(r.amount), 0)`,
  'account {which}: its points are not those of its lots': `
    select a.id from ledger.accounts a left join (
      select tenant_id, account_id, sum(remaining) as remaining, sum(held) as held from ledger.lots group by tenant_id, account_id
    ) l on l.tenant_id = a.tenant_id and l.account_id = a.id
    where a.kind = 'points' and (a.available + a.frozen <> coalesce(l.remaining, 0) or a.frozen <> coalesce(l.held, 0))`,
  'lot {which}: what is held of it is not what open holds have taken': `
    select l.id from ledger.lots l left join (
      select u.tenant_id, u.lot_id, sum(u.amount) as amount from ledger.lot_uses u
      join ledger.holds h on h.tenant_id = u.tenant_id and h.id = u.hold_id and h.state = 'open'
      group by u.tenant_id, u.lot_id
    ) u on u.tenant_id = l.tenant_id and u.lot_id = l.id
    where l.held <> coalesce(u.amount, 0)`,
  'hold {which}: its points are not those that it took of lots': `
    select h.id from ledger.holds h left join (
      select tenant_id, hold_id, sum(amount) as amount, sum(returned) as returned from ledger.lot_uses group by tenant_id, hold_id
    ) u on u.tenant_id = h.tenant_id and u.hold_id = h.id
    where h.kind = 'points' and (h.amount <> coalesce(u.amount, 0) or h.refunded <> coalesce(u.returned, 0))`,
})
