import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { joinGroup } from '#contract/groups/groups.ts'
import type { GroupDetail } from '#contract/groups/offer.ts'
import { minus, times } from '#contract/kit/money.ts'
import { queryReceiverAddress } from '#contract/ordering/addresses.ts'
import { checkout } from '#contract/ordering/checkout.ts'
import { listInvoiceTitles } from '#contract/ordering/invoiceTitles.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { useMay, useMe } from '#web/kit/client/me.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Quantity } from '#web/kit/form/quantity/Quantity.tsx'
import { Amount } from '#web/kit/format/Amount.tsx'
import { briefly } from '#web/kit/format/time.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import {
  AllocationFields,
  lacksAllocation,
  noAllocation,
  sentAllocation,
} from '#web/modules/ordering/costCentres/AllocationFields.tsx'
import { useAllocation } from '#web/modules/ordering/costCentres/useAllocation.ts'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'
import { isLess, priceNow } from '../ladder.ts'
import css from './GroupPage.module.css'

interface JoinPanelProps {
  readonly group: GroupDetail
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

/** Panel that joins a group purchase: quantity, address, invoice title, payment, and what is reserved. */
export function JoinPanel({ group, quantity, onQuantity }: JoinPanelProps) {
  const { t } = useTranslation()
  const deptName = useMe()?.deptInfo.deptName
  return (
    <aside className={css['join']}>
      <header>
        <h2>{t('groups.join.title')}</h2>
        <small>{deptName}</small>
      </header>
      {group.canJoin && group.available >= group.minQty ? (
        <JoinForm group={group} quantity={quantity} onQuantity={onQuantity} />
      ) : (
        <WhyNot group={group} />
      )}
      <MyOrders group={group} />
    </aside>
  )
}

function WhyNot({ group: { status, isUpcoming, most, available, minQty } }: Pick<JoinPanelProps, 'group'>) {
  const { t } = useTranslation()
  if (status !== '30') return <Alert tone="info">{t('groups.join.closed')}</Alert>
  if (isUpcoming) return <Alert tone="info">{t('groups.join.upcoming')}</Alert>
  if (most === 0) return <Alert tone="warn">{t('groups.join.full')}</Alert>
  return <Alert tone="warn">{t(available < minQty ? 'groups.join.short' : 'groups.join.noOrder')}</Alert>
}

function JoinForm({ group, quantity, onQuantity }: JoinPanelProps) {
  const { t } = useTranslation()
  const may = useMay()
  const navigate = useNavigate()
  const [key, setKey] = useState(freshKey)
  const [chosen, setChosen] = useState<{ addressId?: string; titleId?: string; method?: PaymentMethod }>({})
  const requested = useAllocation()
  const [allocation, setAllocation] = useState(noAllocation)
  const addresses = useOptionalRead(queryReceiverAddress, {}) ?? []
  const titles = useOptionalRead(listInvoiceTitles, {}) ?? []
  const preview = useOptionalRead(checkout, { lines: [{ skuId: group.skuId, quantity: group.minQty }] })
  const methods = preview?.paymentMethods.filter(({ enabled }) => enabled) ?? []
  const addressId = chosen.addressId ?? addresses[0]?.addressId
  const invoiceTitleId = chosen.titleId ?? titles[0]?.invoiceTitleId
  const paymentMethod = chosen.method ?? methods[0]?.method
  const most = Math.min(group.most, group.available)
  const join = useWrite(joinGroup, {
    idempotencyKey: key,
    onDone: ({ orderId }) => {
      toast.success(t('groups.join.done'))
      void navigate(`/orderDetail?orderId=${orderId}`)
    },
  })
  const first = group.rungs[0]!.price
  const onJoin = () => {
    if (!addressId || !invoiceTitleId || !paymentMethod) return
    join.mutate(
      {
        id: group.id,
        quantity,
        seenPrice: first,
        addressId,
        invoiceTitleId,
        paymentMethod,
        ...sentAllocation(allocation),
      },
      { onError: () => setKey(freshKey()) },
    )
  }
  const hold = times(first, quantity)
  const expected = times(priceNow(group), quantity)
  return (
    <>
      <div className={css['quantity']}>
        <Quantity
          value={quantity}
          onChange={onQuantity}
          min={group.minQty}
          max={Math.max(group.minQty, most)}
          name={group.name}
        />
        <small>{t('groups.join.limits', { most })}</small>
      </div>
      <Field
        label={t('groups.join.address')}
        required
        value={addressId ?? ''}
        onChange={(value) => setChosen({ ...chosen, addressId: String(value) })}
        control={
          <Select
            options={addresses.map((one) => ({ value: one.addressId, label: `${one.fullAddress} · ${one.consignee}` }))}
          />
        }
      />
      {addresses.length === 0 && may('address.manage') && (
        <ButtonLink to="/deliveryAddress" size="sm">
          {t('groups.join.addAddress')}
        </ButtonLink>
      )}
      <Field
        label={t('groups.join.invoiceTitle')}
        required
        value={invoiceTitleId ?? ''}
        onChange={(value) => setChosen({ ...chosen, titleId: String(value) })}
        control={<Select options={titles.map((one) => ({ value: one.invoiceTitleId, label: one.title }))} />}
      />
      <Field
        label={t('groups.join.payment')}
        required
        value={paymentMethod ?? ''}
        onChange={(value) => setChosen({ ...chosen, method: value as PaymentMethod })}
        control={
          <Select options={methods.map(({ method }) => ({ value: method, label: t(`orders.payment.${method}`) }))} />
        }
      />
      {requested && <AllocationFields requested={requested} value={allocation} onChange={setAllocation} />}
      <dl>
        <dt>{t('groups.join.hold', { count: quantity, price: yuan(first) })}</dt>
        <dd>
          <Amount value={hold} />
        </dd>
        <dt>{t('groups.join.expected')}</dt>
        <dd>
          <Amount value={expected} />
        </dd>
        <dt>{t('groups.join.back')}</dt>
        <dd className={css['saved']}>
          <Amount value={minus(hold, expected)} />
        </dd>
        {group.budgetLeft !== null && (
          <>
            <dt>{t('groups.join.budget')}</dt>
            <dd>
              <Amount value={group.budgetLeft} />
            </dd>
          </>
        )}
      </dl>
      <Button
        variant="solid"
        size="xl"
        busy={join.isPending}
        disabled={!addressId || !invoiceTitleId || !paymentMethod || lacksAllocation(allocation, requested)}
        onClick={onJoin}
      >
        {t('groups.join.submit')}
      </Button>
      <small>{t('groups.join.note', { at: briefly(group.fixedAt) })}</small>
      {group.isAgreementPrice && group.myPrice !== null && isLess(group.myPrice, priceNow(group)) && (
        <Alert tone="info">{t('groups.join.agreement', { price: yuan(group.myPrice) })}</Alert>
      )}
    </>
  )
}

function MyOrders({ group: { orders, unit } }: Pick<JoinPanelProps, 'group'>) {
  const { t } = useTranslation()
  if (orders.length === 0) return null
  return (
    <section>
      <small>{t('groups.join.mine')}</small>
      <ul className={css['orders']}>
        {orders.map(({ orderId, orderNo, quantity, status }) => (
          <li key={orderId}>
            <Link to={`/orderDetail?orderId=${orderId}`} className="tap num">
              {orderNo}
            </Link>
            <span>
              {quantity} {unit}
            </span>
            <OrderStatus status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
