import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChangeDetail, getChange, moveChange } from '#contract/catalogue/products.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { useRead, useWrite } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Check } from '#web/kit/Check.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { succeed } from '#web/kit/messages.ts'
import { ReasonDialog } from '#web/kit/ReasonDialog.tsx'
import { Skeleton } from '#web/kit/Skeleton.tsx'
import { Compared } from './Compared.tsx'
import css from './Products.module.css'

interface ChangeDialogProps {
  readonly id: string
  readonly onClose: () => void
}

/** One change: what is live beside what is asked for, and the decision. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('products.review.detail')} width={800} place="right" onClose={props.onClose}>
      <Suspense fallback={<Skeleton />}>
        <Detail {...props} />
      </Suspense>
    </Dialog>
  )
}

function Detail({ id, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const change = useRead(getChange, { id })
  const [onlyChanged, setOnlyChanged] = useState(change.before !== null)
  return (
    <>
      <p className={css['say']}>
        {change.productName} · {change.supplierName}
      </p>
      {change.status === 'rejected' && (
        <Alert tone="err" title={t('products.rejectedTitle')}>
          {change.reason}
        </Alert>
      )}
      {change.before !== null && (
        <Check checked={onlyChanged} label={t('products.review.onlyChanged')} onChange={setOnlyChanged} />
      )}
      <Compared before={change.before} after={change.after} onlyChanged={onlyChanged} />
      {change.can.includes('agree') && <Decision change={change} onDone={onClose} />}
    </>
  )
}

function Decision({ change: { id, version }, onDone }: { readonly change: ChangeDetail; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const [isRejecting, setIsRejecting] = useState(false)
  const move = useWrite(moveChange)
  const decide = (action: 'agree' | 'reject', reason?: string) =>
    move.mutate(
      { id, version, action, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: () => {
          succeed(t(action === 'agree' ? 'products.review.agreed' : 'products.review.rejected'))
          onDone()
        },
      },
    )
  return (
    <div className={css['buttons']}>
      <Button look="danger" onClick={() => setIsRejecting(true)}>
        {t('products.move.reject')}
      </Button>
      <Button look="solid" busy={move.isPending} onClick={() => decide('agree')}>
        {t('products.move.agree')}
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={t('products.move.reject')}
          text={t('products.review.rejectText')}
          label={t('products.review.reason')}
          ok={t('products.move.reject')}
          danger
          busy={move.isPending}
          onClose={() => setIsRejecting(false)}
          onReason={(reason) => decide('reject', reason)}
        />
      )}
    </div>
  )
}
