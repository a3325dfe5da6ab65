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
import type { ChosenAllocation } from '#web/modules/ordering/costCentres/AllocationFields.tsx'
import { useAllocation } from '#web/modules/ordering/costCentres/useAllocation.ts'
import { AddressChoice } from '#web/modules/ordering/addresses/AddressChoice.tsx'
import { fundUses, linesOf, linesWithProblems, submittedLines, type Wish, without } from './checkout.ts'
import { CompeteButton } from './CompeteButton.tsx'
import { CheckoutChanges } from './CheckoutChanges.tsx'
import { CheckoutLines } from './CheckoutLines.tsx'
import { CheckoutTotal } from './CheckoutTotal.tsx'
import { OrderInfo, type OrderInfoTexts } from './OrderInfo.tsx'
import { PaymentAndInvoice } from './PaymentAndInvoice.tsx'
import { PointsChoice } from './PointsChoice.tsx'
import { useSaveDrafts } from './useSaveDrafts.ts'
import { CheckoutAllocations } from './CheckoutAllocations.tsx'
import { allocatedLines, lacksAllocations } from './allocations.ts'
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
  readonly onPoints: (usesPoints: boolean) => void
}

/** Checkout form: address, payment, goods, date and purpose; submitted as a whole. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { order, addresses, titles, wish, onWish, method, onMethod, onPoints } = props
  const { t } = useTranslation()
  const [addressId, setAddressId] = useState<string>()
  const [titleId, setTitleId] = useState<string>()
  const [info, setInfo] = useState<OrderInfoTexts>({ expectedDate: '', purpose: '', remark: '' })
  const [attachments, setAttachments] = useState<readonly string[]>([])
  const [needsInspection, setNeedsInspection] = useState(false)
  const [isUploading, setIsUploading] = useState(false)
  const address = addresses.find((one) => one.addressId === addressId) ?? addresses[0]
  const title = titles.find((one) => one.invoiceTitleId === titleId) ?? titles[0]
  const changes = useChanges(order)
  const submit = useSubmit()
  const save = useSaveDrafts()
  const [tried, setTried] = useState(false)
  const requested = useAllocation()
  const [allocations, setAllocations] = useState<ReadonlyMap<string, ChosenAllocation>>(() => new Map())
  const allocating = useRef<HTMLDivElement>(null)
  const agreement = useRef<HTMLDivElement>(null)

  const terms = (paymentMethod: PaymentMethod) => ({
    ...allocatedLines(submittedLines(linesOf(order)), linesOf(order), requested ? allocations : new Map()),
    paymentMethod,
    ...Object.fromEntries(Object.entries(info).filter(([, text]) => text.trim() !== '')),
    ...(attachments.length === 0 ? {} : { attachments: [...attachments] }),
    ...(needsInspection ? { needsInspection } : {}),
  })
  const onSave = () =>
    save.mutate({
      ...terms(method ?? 'term'),
      ...(address ? { addressId: address.addressId } : {}),
      ...(title ? { invoiceTitleId: title.invoiceTitleId } : {}),
    })
  const onSubmit = () => {
    setTried(true)
    if (!changes.isAgreed) return agreement.current?.querySelector('input')?.focus()
    if (!address || !title || !method) return window.scrollTo({ top: 0, behavior: 'smooth' })
    if (lacksAllocations(linesOf(order), allocations, requested))
      return allocating.current?.scrollIntoView({ block: 'center', behavior: 'smooth' })
    submit.mutate({
      ...terms(method),
      ...(order.points.used > 0 ? { points: order.points.used } : {}),
      addressId: address.addressId,
      invoiceTitleId: title.invoiceTitleId,
    })
  }
  const hasPrices = linesOf(order).some(({ price }) => price !== null)
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
        {order.points.most > 0 && (
          <PointsChoice points={order.points} onChange={(next) => startTransition(() => onPoints(next))} />
        )}
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
        {requested && (
          <div ref={allocating}>
            <CheckoutAllocations
              order={order}
              requested={requested}
              values={allocations}
              onChange={setAllocations}
              owed={tried}
            />
          </div>
        )}
        <OrderInfo
          hides={order.hides}
          info={info}
          onInfo={setInfo}
          attachments={attachments}
          onAttachments={setAttachments}
          onUploading={setIsUploading}
          needsInspection={needsInspection}
          onNeedsInspection={setNeedsInspection}
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
            {submit.isCompeted && <CompeteButton lines={linesOf(order)} />}
          </p>
        )}
        <Button size="xl" busy={save.isPending} disabled={isUploading || !hasPrices} onClick={onSave}>
          {t('ordering.confirm.save')}
        </Button>
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
