import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getChange, moveChange } from '#contract/catalogue/productChanges.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Image } from '#web/kit/ui/Image.tsx'
import { Compared } from './Compared.tsx'
import css from './Products.module.css'

interface ChangeDialogProps {
  readonly id: string
  /** Changes of the list, among which it goes back and forth. */
  readonly ids: readonly string[]
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}

/** Dialog of a change request: live and requested content, and the decision. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { t } = useTranslation()
  const { id, ids, onOpen } = props
  const place = ids.indexOf(id)
  const step = (label: string, to: string | undefined) => (
    <Button disabled={to === undefined} onClick={() => to !== undefined && onOpen(to)}>
      {label}
    </Button>
  )
  const foot = (
    <>
      {place >= 0 && step(t('products.review.previous'), ids[place - 1])}
      {place >= 0 && step(t('products.review.next'), ids[place + 1])}
      <Suspense key={id}>
        <Decision {...props} />
      </Suspense>
    </>
  )
  return (
    <Dialog title={t('products.review.detail')} width={800} place="right" onClose={props.onClose} foot={foot}>
      <Suspense key={id} fallback={<Skeleton />}>
        <Detail {...props} />
      </Suspense>
    </Dialog>
  )
}

function Detail({ id }: Pick<ChangeDialogProps, 'id'>) {
  const { t } = useTranslation()
  const change = useRead(getChange, { id })
  const [onlyChanged, setOnlyChanged] = useState(change.before !== null)
  const { after } = change
  const picture = after.pictures[0] ?? after.skus.find((sku) => sku.picture !== '')?.picture ?? ''
  return (
    <>
      <div className={css['product']}>
        <Image src={picture} id={change.productId} size={72} />
        <p className={css['say']}>
          {change.productName} · {change.supplierName}
        </p>
      </div>
      {change.status === 'rejected' && (
        <Alert tone="err" title={t('products.rejectedTitle')}>
          {change.reason}
        </Alert>
      )}
      {change.before !== null && (
        <Checkbox checked={onlyChanged} label={t('products.review.onlyChanged')} onChange={setOnlyChanged} />
      )}
      <Compared before={change.before} after={after} onlyChanged={onlyChanged} prices={change.prices} />
    </>
  )
}

function Decision({ id, onClose }: ChangeDialogProps) {
  const { t } = useTranslation()
  const { version, can } = useRead(getChange, { id })
  const [isRejecting, setIsRejecting] = useState(false)
  const move = useWrite(moveChange)
  const decide = (action: 'agree' | 'reject', reason?: string) =>
    move.mutate(
      { id, version, action, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: () => {
          toast.success(t(action === 'agree' ? 'products.review.agreed' : 'products.review.rejected'))
          onClose()
        },
      },
    )
  if (!can.includes('agree')) return null
  return (
    <>
      <Button variant="danger" onClick={() => setIsRejecting(true)}>
        {t('products.move.reject')}
      </Button>
      <Button variant="solid" busy={move.isPending} onClick={() => decide('agree')}>
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
    </>
  )
}
