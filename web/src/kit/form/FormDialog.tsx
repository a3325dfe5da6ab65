import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { confirm } from '#web/kit/overlay/toast.ts'
import { Form, FormButtons, type FurtherStep } from './Form.tsx'
import type { Form as FormState } from './useForm.ts'

/** How a dialog looks, and what closes it. */
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
  /** There is nothing to submit yet. */
  readonly disabled?: boolean
  /** What goes further than submitting; the key Enter in a field only submits. */
  readonly further?: FurtherStep
  readonly children: ReactNode
}

/** A form in a dialog. Closing it asks first where something would be lost. */
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
