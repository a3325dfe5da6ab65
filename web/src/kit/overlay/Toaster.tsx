import CheckCircleFilled from '@ant-design/icons-svg/es/asn/CheckCircleFilled.js'
import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import InfoCircleFilled from '@ant-design/icons-svg/es/asn/InfoCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from './Dialog.tsx'
import { confirm, dismissToast, durationOf, overlayStore, type PendingConfirmation, type Toast } from './toast.ts'
import css from './Toaster.module.css'
import { TraceSuffix } from '#web/kit/ui/TraceId.tsx'

const icons = { ok: CheckCircleFilled, err: CloseCircleFilled, info: InfoCircleFilled } as const

/** Renders toasts and confirmations; mounted once, at the root. */
export function Toaster() {
  const { toasts, confirmations } = useSyncExternalStore(
    overlayStore.subscribe,
    overlayStore.state,
    overlayStore.serverState,
  )
  const confirmation = confirmations[0]
  return (
    <>
      <output className={css['toasts']}>
        {toasts.map((each) => (
          <ToastLine key={each.id} toast={each} />
        ))}
      </output>
      {confirmation && <ConfirmDialog key={`${confirmation.title} ${confirmation.text}`} confirmation={confirmation} />}
    </>
  )
}

function ToastLine({ toast }: { readonly toast: Toast }) {
  const { id, tone, text, action } = toast
  // From the rendering, because a busy page renders a toast later than it is shown.
  useEffect(() => {
    const timer = setTimeout(() => dismissToast(id), durationOf(toast))
    return () => clearTimeout(timer)
  }, [id, toast])
  return (
    <p className={css['toast']}>
      <Icon of={icons[tone]} className={css[tone]} />
      {text}
      {action && (
        <button type="button" onClick={() => (dismissToast(id), action.onAction())}>
          {action.label}
        </button>
      )}
    </p>
  )
}

function ConfirmDialog({ confirmation }: { readonly confirmation: PendingConfirmation }) {
  const { title, text, trace, ok, cancel, danger = false, answer } = confirmation
  const foot = (
    <>
      {cancel !== undefined && (
        <Button data-first={danger || undefined} onClick={() => answer(false)}>
          {cancel}
        </Button>
      )}
      <Button data-first={!danger || undefined} variant={danger ? 'danger' : 'solid'} onClick={() => answer(true)}>
        {ok}
      </Button>
    </>
  )
  return (
    <Dialog title={title} width={400} onClose={() => answer(false)} foot={foot}>
      <p>{text}</p>
      {trace !== undefined && <TraceSuffix trace={trace} />}
    </Dialog>
  )
}

/** Confirmation before removing something; the text names the item and the consequences. */
export function useConfirmRemove() {
  const { t } = useTranslation()
  const words = { title: t('common.removeTitle'), ok: t('common.remove'), cancel: t('common.cancel'), danger: true }
  return (text: string) => confirm({ ...words, text })
}
