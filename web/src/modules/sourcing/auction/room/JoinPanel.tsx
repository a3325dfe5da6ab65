import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#contract/kit/format.ts'
import { sum } from '#contract/kit/money.ts'
import { joinAuction } from '#contract/sourcing/auction/auction.ts'
import { lineAmount } from '#sealing/quotes/amount.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../Auction.module.css'
import { twoDigits } from '../AuctionTop.tsx'
import type { FollowedAuction } from '../useAuction.ts'

const pricePattern = /^(?!0+(?:\.0+)?$)(?:0|[1-9]\d{0,7})(?:\.\d{1,4})?$/
const ratePattern = /^\d{1,2}(?:\.\d{1,2})?$/

/** Entrance of a supplier before the auction: base prices, delivery, validity. */
export function JoinPanel({ auction }: { readonly auction: FollowedAuction }) {
  const { t } = useTranslation()
  const { room } = auction
  const own = room.own
  const [prices, setPrices] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries((own?.base ?? []).map(({ itemId, price }) => [itemId, price])),
  )
  const [taxRate, setTaxRate] = useState(own?.base[0]?.taxRate ?? '13')
  const [days, setDays] = useState(String(own?.deliveryDays ?? 15))
  const [validUntil, setValidUntil] = useState(own?.validUntil || dayFromToday(90))
  const [agreed, setAgreed] = useState((own?.no ?? null) !== null)
  const [tried, setTried] = useState(false)
  const join = useWrite(joinAuction, {
    onDone: (reply) => toast.success(t('auctionRoom.join.done', { no: twoDigits(reply.own?.no ?? 0) })),
  })
  const priceOf = (id: string) => (prices[id] ?? '').trim()
  // With lots a supplier joins those that it fills in, each as a whole.
  const { lots } = room.terms
  const filled = lots ? room.items.filter(({ id }) => priceOf(id) !== '') : room.items
  const touched = lots?.filter(({ items }) => items.some((id) => priceOf(id) !== ''))
  const needed = touched ? touched.flatMap(({ items }) => items) : room.items.map(({ id }) => id)
  const isWhole = filled.length > 0 && needed.every((id) => pricePattern.test(priceOf(id)))
  const amounts = room.items.map(({ id, quantity }) =>
    pricePattern.test(priceOf(id)) ? lineAmount(priceOf(id), quantity) : undefined,
  )
  const isValid = isWhole && ratePattern.test(taxRate) && /^\d{1,4}$/.test(days) && validUntil !== ''
  const submit = () => {
    setTried(true)
    if (!isValid || !agreed) return
    join.mutate({
      projectId: room.projectId,
      base: filled.map(({ id }) => ({ itemId: id, price: priceOf(id), taxRate })),
      deliveryDays: Number(days),
      validUntil,
    })
  }
  return (
    <Section title={t('auctionRoom.join.title')} note={t(lots ? 'auctionLots.joinNote' : 'auctionRoom.join.note')}>
      <Stack>
        <div className={css['scroll']}>
          <table className={css['table']}>
            <thead>
              <tr>
                <th>{t('auctionRoom.join.item')}</th>
                <th className={css['number']}>{t('auctionRoom.join.quantity')}</th>
                <th className={css['number']}>{t('auctionRoom.join.price')}</th>
                <th className={css['number']}>{t('auctionRoom.join.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {room.items.map(({ id, name, spec, unit, quantity }, at) => (
                <tr key={id}>
                  <td>
                    {name} <span className={css['muted']}>{spec}</span>{' '}
                    {lots && room.terms.lots!.length < room.items.length && (
                      <small className={css['muted']}>{lots.find(({ items }) => items.includes(id))?.name}</small>
                    )}
                  </td>
                  <td className={css['number']}>
                    {quantity} {unit}
                  </td>
                  <td className={css['number']}>
                    <Input
                      inputMode="decimal"
                      aria-label={`${t('auctionRoom.join.price')} ${name}`}
                      value={prices[id] ?? ''}
                      aria-invalid={(tried && needed.includes(id) && !pricePattern.test(priceOf(id))) || undefined}
                      onChange={(event) => setPrices((all) => ({ ...all, [id]: event.target.value }))}
                    />
                  </td>
                  <td className={css['number']}>{amounts[at] === undefined ? '--' : formatMoney(amounts[at])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={css['labelRow']}>
          <b>{t('auctionRoom.join.total')}</b>
          <b>¥{formatMoney(sum(amounts.filter((each) => each !== undefined)))}</b>
        </p>
        <div className={css['form']}>
          <Field
            label={t('auctionRoom.join.taxRate')}
            value={taxRate}
            onChange={(value) => setTaxRate(String(value))}
            control={<Input inputMode="decimal" maxLength={5} />}
          />
          <Field
            label={t('auctionRoom.join.deliveryDays')}
            value={days}
            onChange={(value) => setDays(String(value))}
            control={<Input inputMode="numeric" maxLength={4} />}
          />
          <Field
            label={t('auctionRoom.join.validUntil')}
            value={validUntil}
            onChange={(value) => setValidUntil(String(value))}
            control={<DateInput />}
          />
        </div>
        <p>
          <Checkbox checked={agreed} onChange={setAgreed} label={t('auctionRoom.join.agree')} />
        </p>
        {tried && !isWhole && (
          <p role="alert" className={css['error']}>
            {t(lots ? 'auctionLots.joinMissing' : 'auctionRoom.join.missing')}
          </p>
        )}
        <Button variant="solid" size="lg" busy={join.isPending} disabled={!agreed} onClick={submit}>
          {t((own?.no ?? null) === null ? 'auctionRoom.join.submit' : 'auctionRoom.join.save')}
        </Button>
      </Stack>
    </Section>
  )
}
