import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { times } from '#contract/kit/money.ts'
import type { Plan, PlanLine } from '#contract/plans/plan.ts'
import { joinPlanGroup } from '#contract/plans/plans.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { freshKey } from '#web/kit/client/request.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { briefly } from '#web/kit/format/time.ts'
import { yuan } from '#web/kit/format/yuan.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { CallOffLine } from './CallOffLine.tsx'
import { OrderTermsFields } from './OrderTermsFields.tsx'
import { useOrderTerms } from './useOrderTerms.ts'

interface JoinGroupDialogProps {
  readonly plan: Plan
  readonly line: PlanLine & { readonly skuId: string; readonly group: NonNullable<PlanLine['group']> }
  readonly onClose: () => void
}

/** Joins the open group purchase of a line's goods with what is left of the line. */
export function JoinGroupDialog({ plan, line, onClose }: JoinGroupDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { group, skuId } = line
  const most = Math.min(line.remaining, group.left)
  const [quantity, setQuantity] = useState(most)
  const [idempotencyKey, setKey] = useState(freshKey)
  const { lacksAddress, terms, fields } = useOrderTerms(quantity > 0 ? [{ skuId, quantity }] : [])
  const join = useWrite(joinPlanGroup, {
    idempotencyKey,
    onDone: ({ orderId }) => void navigate(`/orderDetail?orderId=${orderId}`),
  })
  const isReady = quantity > 0 && terms !== undefined
  const onJoin = () => {
    if (!isReady) return
    join.mutate(
      { id: plan.id, groupId: group.id, lineId: line.id, quantity, seenPrice: group.price, ...terms },
      { onError: () => setKey(freshKey()) },
    )
  }
  return (
    <Dialog
      title={t('plans.group.title')}
      width={800}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="solid" busy={join.isPending} disabled={!isReady} onClick={onJoin}>
            {t('plans.group.submit')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('plans.group.text', { price: yuan(group.price), at: briefly(group.endsAt) })}</p>
        {lacksAddress && <Alert tone="warn">{t('plans.callOff.noAddress')}</Alert>}
        <ul>
          <CallOffLine
            line={{ ...line, remaining: most }}
            percent={plan.pricePercent}
            price={group.price}
            quantity={quantity}
            onQuantity={setQuantity}
          />
        </ul>
        <OrderTermsFields of={fields} />
        <p aria-live="polite">
          {t('plans.group.total')} <Amount value={times(group.price, quantity)} size="tile" />
        </p>
      </Stack>
    </Dialog>
  )
}
