import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Address } from '#contract/ordering/addresses.ts'
import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { Checkout } from '#contract/ordering/checkout.ts'
import { submitOrder } from '#contract/ordering/submit.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { freshKey, Refused, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { DateInput } from '#web/kit/date/DateInput.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { ApprovalChain } from '#web/modules/approvals/ApprovalChain.tsx'
import { FundMeters } from '#web/modules/ordering/parts/FundMeters.tsx'
import { mergedChain } from '#web/modules/approvals/rounds.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { dayFromToday } from '#web/kit/format/time.ts'
import { FilesInput } from '#web/kit/upload/FilesInput.tsx'
import { AddressChoice } from '#web/modules/ordering/addresses/AddressChoice.tsx'
import {
  changesOf,
  firstPrices,
  fundUses,
  linesOf,
  linesWithProblems,
  signatureOf,
  submittedLines,
  type Wish,
  without,
} from './checkout.ts'
import { CheckoutChanges } from './CheckoutChanges.tsx'
import css from './CheckoutForm.module.css'
import { CheckoutLines } from './CheckoutLines.tsx'
import { CheckoutTotal } from './CheckoutTotal.tsx'
import { PaymentAndInvoice } from './PaymentAndInvoice.tsx'

interface CheckoutFormProps {
  readonly order: Checkout
  readonly addresses: readonly Address[]
  readonly titles: readonly InvoiceTitle[]
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
  readonly method: PaymentMethod | undefined
  readonly onMethod: (method: PaymentMethod) => void
}

/** Where to, how paid, what, when and why; then the whole is ordered at once. */
export function CheckoutForm({ order, addresses, titles, wish, onWish, method, onMethod }: CheckoutFormProps) {
  const { t } = useTranslation()
  const [addressId, setAddressId] = useState<string>()
  const [titleId, setTitleId] = useState<string>()
  const [more, setMore] = useState({ expectedDate: '', purpose: '', remark: '' })
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [isUploading, setIsUploading] = useState(false)
  const address = addresses.find((one) => one.addressId === addressId) ?? addresses[0]
  const title = titles.find((one) => one.invoiceTitleId === titleId) ?? titles[0]
  const changes = useChanges(order)
  const submit = useSubmit()
  const [tried, setTried] = useState(false)
  const agreement = useRef<HTMLDivElement>(null)

  const onSubmit = () => {
    setTried(true)
    if (!changes.isAgreed) return agreement.current?.querySelector('input')?.focus()
    if (!address || !title || !method) return window.scrollTo({ top: 0, behavior: 'smooth' })
    submit.mutate({
      ...submittedLines(linesOf(order)),
      addressId: address.addressId,
      invoiceTitleId: title.invoiceTitleId,
      paymentMethod: method,
      ...Object.fromEntries(Object.entries(more).filter(([, text]) => text.trim() !== '')),
      ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
    })
  }
  const field = (name: keyof typeof more) => ({
    value: more[name],
    onChange: (value: unknown) => setMore((all) => ({ ...all, [name]: String(value) })),
  })

  return (
    <>
      <div className={`card ${css['blocks']}`}>
        <AddressChoice addresses={addresses} chosen={address} onChoose={setAddressId} owed={tried} />
        <PaymentAndInvoice
          methods={order.paymentMethods}
          method={method}
          onMethod={(next) => startTransition(() => onMethod(next))}
          titles={titles}
          title={title}
          onTitle={setTitleId}
          owed={tried}
        />
        <div ref={agreement}>
          <CheckoutChanges
            changes={changes.all}
            isAgreed={changes.isAgreed}
            onAgree={changes.agree}
            owed={tried}
            problems={linesWithProblems(linesOf(order))}
            onDrop={(gone) => startTransition(() => onWish(without(wish, gone)))}
          />
          <CheckoutLines order={order} />
        </div>
        <Section bare title={t('ordering.confirm.info')}>
          <div className={css['form']}>
            <Field
              {...field('purpose')}
              label={t('orders.purpose')}
              control={<Input maxLength={200} placeholder={t('common.optional')} />}
            />
            <Field
              {...field('expectedDate')}
              label={t('orders.expected')}
              control={<DateInput min={dayFromToday(0)} />}
            />
            <Field
              {...field('remark')}
              wide
              label={t('orders.remark')}
              control={<Input maxLength={200} placeholder={t('common.optional')} />}
            />
            <Field
              wide
              label={t('common.upload.attachments')}
              hint={t('ordering.confirm.attachmentsHint')}
              value={attachments}
              onChange={(keys) => setAttachments(keys as string[])}
              control={<FilesInput schema={submitOrder.input.properties.attachments} onBusy={setIsUploading} />}
            />
          </div>
        </Section>
        {order.funds.length > 0 && (
          <Section bare title={t('orders.fund.title')}>
            <FundMeters funds={fundUses(order.funds)} />
          </Section>
        )}
        <Approvals order={order} />
      </div>
      <CheckoutTotal order={order} address={address}>
        {submit.message !== undefined && (
          <p className={css['refusal']} role="alert">
            <Icon of={ExclamationCircleFilled} /> {submit.message}
          </p>
        )}
        <Button
          variant="solid"
          size="xl"
          busy={submit.isPending}
          disabled={!order.canSubmit || isUploading}
          onClick={onSubmit}
        >
          {t('ordering.confirm.submit')}
        </Button>
      </CheckoutTotal>
    </>
  )
}

/** Orders with the same chain are shown together; where there are several chains, each has the names of its vendors. */
function Approvals({ order }: { readonly order: Checkout }) {
  const { t } = useTranslation()
  const byChain = Map.groupBy(order.groups, ({ approval }) => approval.map(({ name }) => name).join())
  return (
    <Section bare title={t('ordering.confirm.flow')} note={t('ordering.confirm.flowNote')}>
      {[...byChain].map(([chain, groups]) => (
        <div key={chain} className={css['chain']}>
          {byChain.size > 1 && <h3>{groups.map(({ supplierName }) => supplierName).join(' · ')}</h3>}
          <ApprovalChain nodes={mergedChain(groups.map(({ approval }) => approval))} variant="along" />
        </div>
      ))}
    </Section>
  )
}

/** What changed since the buyer saw it, and whether the buyer agreed to exactly this. */
function useChanges(order: Checkout) {
  const lines = linesOf(order)
  const [shown] = useState(() => firstPrices(lines))
  const [agreedTo, setAgreedTo] = useState('')
  const all = changesOf(lines, shown)
  const signature = signatureOf(all)
  return {
    all,
    isAgreed: agreedTo === signature,
    agree: (agreed: boolean) => setAgreedTo(agreed ? signature : ''),
  }
}

/**
 * The key stays over retries of which nobody knows whether they arrived. After an answer the next try is a new one;
 * a refusal may mean that something changed, so the page asks again.
 */
function useSubmit() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [key, setKey] = useState(freshKey)
  const submit = useWrite(submitOrder, {
    silent: true,
    idempotencyKey: key,
    onDone: ({ orders }) => {
      const requested = new URLSearchParams(orders.map(({ orderId }) => ['orderId', orderId]))
      void navigate(`/orderSubmitted?${requested.toString()}`, { replace: true })
    },
  })
  const { error, isPending } = submit
  const message =
    error instanceof Refused ? (error.is('key.reused') ? t('ordering.confirm.arrived') : error.message) : undefined
  const mutate = (input: Parameters<typeof submit.mutate>[0]) =>
    submit.mutate(input, {
      onError: (failure) => {
        if (!(failure instanceof Refused)) return
        setKey(freshKey())
        void client.invalidateQueries()
      },
    })
  return { mutate, isPending, message }
}
