import { useTranslation } from 'react-i18next'
import { type ChangeAction, type ChangeDetail, moveChange } from '#contract/catalogue/productChanges.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RowActions } from '#web/kit/layout/Card.tsx'
import css from './ChangeNotice.module.css'

interface ChangeNoticeProps {
  readonly change: ChangeDetail
  /** The form has changes that are not saved in the change request. */
  readonly isUnsaved: boolean
}

/** State of a change request, the reason of a rejection, and the supplier's actions. */
export function ChangeNotice({ change, isUnsaved }: ChangeNoticeProps) {
  const { t } = useTranslation()
  const buttons = <Moves change={change} isUnsaved={isUnsaved} />
  const isNew = change.reasons.includes('new')
  const reasons = change.reasons.map((reason) => t(`products.reasons.${reason}`)).join(' · ')
  return (
    <div className={css['notice']}>
      {change.status === 'reviewing' && (
        <Alert
          tone="info"
          title={
            isNew ? t('products.reviewingNewTitle') : `${t('products.reviewingTitle')} ${reasons && `(${reasons})`}`
          }
          action={buttons}
        >
          {t(isNew ? 'products.reviewingNewText' : 'products.reviewingText')}
        </Alert>
      )}
      {change.status === 'rejected' && (
        <Alert tone="err" title={t('products.rejectedTitle')} action={buttons}>
          {change.reason}
        </Alert>
      )}
      {change.status === 'draft' && (
        <Alert tone="warn" title={t('products.draftTitle')} action={buttons}>
          {t('products.draftText')}
        </Alert>
      )}
    </div>
  )
}

function Moves({ change: { id, version, can }, isUnsaved }: ChangeNoticeProps) {
  const { t } = useTranslation()
  const move = useWrite(moveChange)
  const onMove = async (action: ChangeAction) => {
    if (isUnsaved && action !== 'discard') return toast.error(t('products.saveFirst'))
    const word = t(`products.move.${action}`)
    const confirmation = {
      title: word,
      text: t('products.discardText'),
      ok: word,
      cancel: t('common.cancel'),
      danger: true,
    }
    if (action === 'discard' && !(await confirm(confirmation))) return
    move.mutate({ id, version, action }, { onSuccess: () => toast.success(t('common.done')) })
  }
  return (
    <RowActions>
      {can.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'discard' ? 'danger' : 'plain'}
          busy={move.isPending && move.variables.action === action}
          onClick={() => void onMove(action)}
        >
          {t(`products.move.${action}`)}
        </Button>
      ))}
    </RowActions>
  )
}
