import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import css from './CheckoutForm.module.css'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { startTransition, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from '#contract/ordering/addresses.ts'
import type { InvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import type { Checkout } from '#contract/ordering/checkout.ts'
import type { PaymentMethod } from '#contract/ordering/orderSummary.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FundMeters } from '#web/modules/ordering/parts/FundMeters.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { AddressChoice } from '#web/modules/ordering/addresses/AddressChoice.tsx'
import { fundUses, linesOf, linesWithProblems, submittedLines, type Wish, without } from './checkout.ts'
import { CheckoutChanges } from './CheckoutChanges.tsx'
import { CheckoutLines } from './CheckoutLines.tsx'
import { CheckoutTotal } from './CheckoutTotal.tsx'
import { OrderInfo, type OrderInfoTexts } from './OrderInfo.tsx'
import { PaymentAndInvoice } from './PaymentAndInvoice.tsx'
import { useSubmit } from './useSubmit.ts'
import { useChanges } from './useChanges.ts'
import { CheckoutApprovals } from './CheckoutApprovals.tsx'

interface CheckoutFormProps {
  readonly order: Checkout
  readonly addresses: readonly Address[]
  readonly titles: readonly InvoiceTitle[]
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
  readonly method: PaymentMethod | undefined
  readonly onMethod: (method: PaymentMethod) => void
}

/** Checkout form: address, payment, goods, date and purpose; submitted as a whole. */
export function CheckoutForm({ order, addresses, titles, wish, onWish, method, onMethod }: CheckoutFormProps) {
  const { t } = useTranslation()
  const [addressId, setAddressId] = useState<string>()
  const [titleId, setTitleId] = useState<string>()
  const [info, setInfo] = useState<OrderInfoTexts>({ expectedDate: '', purpose: '', remark: '' })
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
      ...Object.fromEntries(Object.entries(info).filter(([, text]) => text.trim() !== '')),
      ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
    })
  }
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
        <OrderInfo
          info={info}
          onInfo={setInfo}
          attachments={attachments}
          onAttachments={setAttachments}
          onUploading={setIsUploading}
        />
        {order.funds.length > 0 && (
          <Section bare title={t('orders.fund.title')}>
            <FundMeters funds={fundUses(order.funds)} />
          </Section>
        )}
        <CheckoutApprovals order={order} />
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
