import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { PictureField } from './CodeField.tsx'
import { usePicture } from './usePicture.ts'

interface PictureDialogProps {
  readonly busy: boolean
  /** Refusal of the previous answer. */
  readonly refusal: Error | null
  readonly onAnswer: (answer: { validCode: string; validCodeKey: string }) => void
  readonly onClose: () => void
}

/** Captcha dialog before a code is sent. */
export function PictureDialog({ busy, refusal, onAnswer, onClose }: PictureDialogProps) {
  const { t } = useTranslation()
  const form = useId()
  const { code, setCode, codeKey, renew, typed } = usePicture()
  const [isBlank, setBlank] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setBlank(typed.code === '')
    if (typed.code === '') return
    onAnswer({ validCode: typed.code, validCodeKey: typed.key })
    renew()
  }
  return (
    <Dialog
      title={t('sms.picture')}
      width={400}
      onClose={onClose}
      foot={
        <Button type="submit" form={form} variant="solid" busy={busy}>
          {t('common.confirm')}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <PictureField
          value={code}
          onChange={setCode}
          codeKey={codeKey}
          onRenew={renew}
          error={isBlank ? t('sms.need.picture') : refusal?.message}
        />
      </form>
    </Dialog>
  )
}
