import fc from 'fast-check'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { decimal, minus, sum, taxWithin, times, units } from '#contract/kit/money.ts'

const owner = new pg.Client({ connectionString: inject('databaseUrl') })
await owner.connect()
afterAll(() => owner.end())

const price = fc.bigInt({ min: 0n, max: 99_999_999_9999n }).map((value) => decimal(value, 4))
const line = fc.record({
  price,
  quantity: fc.integer({ min: 1, max: 99_999_999 }),
  rate: fc.constantFrom('0', '1', '3', '6', '9', '13', '17.5'),
})
const order = fc.array(line, { minLength: 1, maxLength: 40 })

/** The same order, computed by PostgreSQL in `numeric`. */
async function reckoned(lines: readonly { price: string; quantity: number; rate: string }[], share: number) {
  const { rows } = await owner.query<{ amounts: string[]; taxes: string[]; total: string; part: string; rest: string }>(
    `with lines as (
       select l.n, round(l.price * l.quantity, 2) as amount, l.rate
       from jsonb_to_recordset($1::jsonb) l(n int, price numeric, quantity numeric, rate numeric)
     ), total as (select sum(amount) as total, trunc(sum(amount) * $2 * 0.01, 2) as part from lines)
     select array_agg(amount::text order by n) as amounts, array_agg(round(amount::numeric(38, 20) * rate / (100 + rate), 2)::text order by n) as taxes,
       (select total::text from total), (select part::text from total), (select (total - part)::text as rest from total)
     from lines`,
    [JSON.stringify(lines.map((one, n) => ({ ...one, n }))), share],
  )
  return rows[0]
}

test('money in SQL: lines, taxes, total and split payments match PostgreSQL numeric', () =>
  fc.assert(
    fc.asyncProperty(order, fc.integer({ min: 0, max: 100 }), async (lines, share) => {
      const amounts = lines.map((one) => times(one.price, one.quantity))
      const total = sum(amounts)
      const part = decimal((((units(total) / 100n) * BigInt(share)) / 100n) * 100n)
      const taxes = lines.map((one, index) => taxWithin(amounts[index]!, one.rate))
      expect(await reckoned(lines, share)).toEqual({ amounts, taxes, total, part, rest: minus(total, part) })
    }),
    { numRuns: 300 },
  ))
