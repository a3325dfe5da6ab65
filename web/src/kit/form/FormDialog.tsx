import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Form, FormButtons, type FurtherStep } from './Form.tsx'
import type { Form as FormState } from './useForm.ts'

/** Frame of a form dialog: title, size and closing. */
export interface FormDialogFrame {
  readonly title: string
  readonly onClose: () => void
  readonly width?: 400 | 448 | 480 | 600 | 800
  readonly place?: 'middle' | 'bottom' | 'right'
}

interface FormDialogProps extends FormDialogFrame {
  readonly of: FormState<object>
  readonly submit?: string | undefined
  readonly danger?: boolean
  /** Disables submission. */
  readonly disabled?: boolean
  /** Action beyond submitting; the Enter key in a field only submits. */
  readonly further?: FurtherStep
  readonly children: ReactNode
}

/** Form in a dialog. Asks before it closes with unsaved changes. */
export function FormDialog({
  of,
  title,
  onClose,
  submit,
  danger = false,
  disabled = false,
  width = 600,
  place = 'bottom',
  further,
  children,
}: FormDialogProps) {
  const close = useAskBeforeClosing(of, onClose)
  const foot = (
    <FormButtons of={of} submit={submit} onCancel={close} danger={danger} disabled={disabled} further={further} />
  )
  return (
    <Dialog title={title} width={width} place={place} onClose={close} foot={foot}>
      <Form of={of}>{children}</Form>
    </Dialog>
  )
}

function useAskBeforeClosing(of: FormState<object>, onClose: () => void): () => void {
  const { t } = useTranslation()
  return () => {
    if (!of.isDirty) return onClose()
    const confirmation = {
      title: t('form.discard.title'),
      text: t('form.discard.text'),
      ok: t('form.discard.ok'),
      cancel: t('common.unsaved.stay'),
      danger: true,
    }
    void confirm(confirmation).then((discards) => discards && onClose())
  }
}
