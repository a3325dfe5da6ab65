import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moveChanges } from '#contract/catalogue/productChanges.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { ReasonDialog } from '#web/kit/overlay/ReasonDialog.tsx'
import css from './Products.module.css'

interface ImportBarProps {
  readonly importId: string
  /** Some changes of the import are pending. */
  readonly waiting: boolean
  readonly onLeave: () => void
}

/** Bar above the changes of one import: decides all pending ones at once. */
export function ImportBar({ importId, waiting, onLeave }: ImportBarProps) {
  const { t } = useTranslation()
  const [isRejecting, setIsRejecting] = useState(false)
  const move = useWrite(moveChanges)
  const decide = (action: 'agree' | 'reject', reason?: string) =>
    move.mutate(
      { importId, action, ...(reason === undefined ? {} : { reason }) },
      {
        onSuccess: ({ moved, left }) => {
          setIsRejecting(false)
          toast.success(t('products.review.movedAll', { moved, left }))
        },
      },
    )
  const agreeAll = async () => {
    const ok = t('products.review.agreeAll')
    const text = t('products.review.agreeAllText')
    if (await confirm({ title: ok, text, ok, cancel: t('common.cancel') })) decide('agree')
  }
  return (
    <div className={css['import']}>
      <span>{t('products.review.importBar')}</span>
      {waiting && (
        <>
          <Button size="sm" variant="danger" onClick={() => setIsRejecting(true)}>
            {t('products.review.rejectAll')}
          </Button>
          <Button size="sm" variant="solid" busy={move.isPending} onClick={() => void agreeAll()}>
            {t('products.review.agreeAll')}
          </Button>
        </>
      )}
      <Button size="sm" onClick={onLeave}>
        {t('products.review.allImports')}
      </Button>
      {isRejecting && (
        <ReasonDialog
          title={t('products.review.rejectAll')}
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
